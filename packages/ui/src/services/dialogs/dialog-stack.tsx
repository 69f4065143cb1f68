import { CircleAlert } from 'lucide-react';
import { Component, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { BusyRegion } from '../../components/busy/index.ts';
import { Button } from '../../components/button/index.ts';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHead,
  startFocus,
} from '../../components/dialog/index.ts';
import { KeysHeld } from '../../lib/keys-held.ts';
import { useLoaded } from '../../lib/on-demand.ts';
import { dialogsMessages as messages } from './dialogs.messages.ts';
import type { DialogEntry } from './dialogs.store.ts';
import type { DialogProblem } from './dialogs.types.ts';

/** A dialog whose content throws says so and can be closed; the levels below live on. */
class Boundary extends Component<
  { onClose: () => void; onRetry: () => void; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: unknown) {
    console.error(error);
  }
  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <>
        <DialogBody>
          <p role="alert">{messages.failed}</p>
        </DialogBody>
        <DialogFooter>
          <Button onClick={this.props.onClose}>{messages.close}</Button>
          <Button variant="primary" data-autofocus="" onClick={this.props.onRetry}>
            {messages.retry}
          </Button>
        </DialogFooter>
      </>
    );
  }
}

/** Work of the level failed: what, and Try again. What was typed stays. */
function Problem({ problem }: { problem: DialogProblem }) {
  return (
    <div
      role="alert"
      data-slot="dialog-problem"
      className="flex flex-none items-center gap-2 border-b border-danger-line bg-danger-bg py-1.5 ps-4 pe-2"
    >
      <CircleAlert aria-hidden className="size-icon-sm flex-none text-danger-fg" strokeWidth={1.75} />
      <p className="min-w-0 flex-1 font-medium">{problem.message}</p>
      <Button size="sm" onClick={problem.onRetry}>
        {messages.retry}
      </Button>
      <Button size="sm" variant="quiet" onClick={problem.onGiveUp}>
        {messages.giveUp}
      </Button>
    </div>
  );
}

/** Comes with the body, which may have been fetched after the dialog was shown, and may read its data first: only then there is something to focus. */
function StartFocus() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const dialog = place.current?.closest('[data-slot=dialog]') ?? null;
    const active = document.activeElement;
    // Whoever moved the focus meanwhile keeps it.
    if (active === dialog || active?.closest('[data-slot=dialog-head]')) startFocus(dialog);
    const isSettled = () => document.activeElement !== dialog && dialog?.contains(document.activeElement) === true;
    if (dialog === null || isSettled()) return;
    const content = new MutationObserver(() => {
      if (document.activeElement === dialog) startFocus(dialog);
      if (isSettled()) content.disconnect();
    });
    content.observe(dialog, { childList: true, subtree: true });
    return () => content.disconnect();
  }, []);
  return <span ref={place} hidden />;
}

/** All levels stay mounted: only the top one takes input, the ones below keep what was typed in them. */
export function DialogStack({ stack, onReload }: { stack: readonly DialogEntry[]; onReload: (id: number) => void }) {
  // One level per commit: Radix hides everything that is in the page when a dialog mounts, so of two that mount together the upper
  // one would be hidden by the lower.
  const [levels, setLevels] = useState(1);
  const next = stack.length > levels ? levels + 1 : Math.max(1, stack.length);
  // oxlint-disable-next-line react/set-state-in-effect -- the next commit is what is wanted, see above
  useEffect(() => setLevels(next), [next]);
  return stack.slice(0, levels).map((entry) => <Level key={entry.id} entry={entry} onReload={onReload} />);
}

const Loading = () => <DialogBody aria-busy="true">{messages.loading}</DialogBody>;

/** A body with a chunk of its own is waited for here, because Suspense, which is for what others bring, would add to the wait. */
function Content({ entry: { component: Body, props, control } }: { entry: DialogEntry }) {
  if (!useLoaded(Body))
    return (
      <>
        <Loading />
        <KeysHeld />
      </>
    );
  return (
    <>
      <Body {...props} dialog={control} />
      <StartFocus />
    </>
  );
}

const column = 'flex min-h-0 flex-auto flex-col';

function Level({ entry, onReload }: { entry: DialogEntry; onReload: (id: number) => void }) {
  const { id, options, control, version, opener, problem, requestDismiss } = entry;
  const question = options.role === 'alertdialog' || options.size === 'confirm';
  return (
    <Dialog open onDismiss={requestDismiss}>
      <DialogContent
        size={options.size}
        role={options.role}
        label={options.label}
        closeOnOutside={options.closeOnOutside}
        opener={opener}
        movable={options.movable ?? (options.title !== undefined && !question)}
        name={options.name}
      >
        {options.title !== undefined && <DialogHead title={options.title} subtitle={options.subtitle} />}
        {problem && <Problem problem={problem} />}
        <BusyRegion queue={control.busy} className={column} contentClassName={column}>
          <Boundary key={version} onClose={() => control.dismiss('close')} onRetry={() => onReload(id)}>
            <Suspense fallback={<Loading />}>
              <Content entry={entry} />
            </Suspense>
          </Boundary>
        </BusyRegion>
      </DialogContent>
    </Dialog>
  );
}
