import { Component, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button/index.ts';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHead,
  startFocus,
} from '../../components/dialog/index.ts';
import { dialogsMessages as messages } from './dialogs.messages.ts';
import type { DialogEntry } from './dialogs.store.ts';

/** A dialog whose content throws says so and can be closed; the levels below live on. */
class Boundary extends Component<{ onClose: () => void; children: ReactNode }, { failed: boolean }> {
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
        </DialogFooter>
      </>
    );
  }
}

/** Comes with the body, which may have been fetched after the dialog was shown: only then there is something to focus. */
function StartFocus() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const dialog = place.current?.closest('[data-slot=dialog]') ?? null;
    const active = document.activeElement;
    // Whoever moved the focus meanwhile keeps it.
    if (active === dialog || active?.closest('[data-slot=dialog-head]')) startFocus(dialog);
  }, []);
  return <span ref={place} hidden />;
}

/** All levels stay mounted: only the top one takes input, the ones below keep what was typed in them. */
export function DialogStack({ stack }: { stack: readonly DialogEntry[] }) {
  // One level per commit: Radix hides everything that is in the page when a dialog mounts, so of two that mount together the upper
  // one would be hidden by the lower.
  const [levels, setLevels] = useState(1);
  const next = stack.length > levels ? levels + 1 : Math.max(1, stack.length);
  // oxlint-disable-next-line react/set-state-in-effect -- the next commit is what is wanted, see above
  useEffect(() => setLevels(next), [next]);
  return stack.slice(0, levels).map((entry) => {
    const { id, component: Body, props, options, control, version, opener, requestDismiss } = entry;
    return (
      <Dialog key={id} open onDismiss={requestDismiss}>
        <DialogContent
          size={options.size}
          role={options.role}
          label={options.label}
          closeOnOutside={options.closeOnOutside}
          opener={opener}
        >
          {options.title !== undefined && <DialogHead title={options.title} subtitle={options.subtitle} />}
          <Boundary key={version} onClose={() => control.dismiss('close')}>
            <Suspense fallback={<DialogBody aria-busy="true">{messages.loading}</DialogBody>}>
              <Body {...props} dialog={control} />
              <StartFocus />
            </Suspense>
          </Boundary>
        </DialogContent>
      </Dialog>
    );
  });
}
