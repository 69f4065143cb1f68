import { CircleAlert } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { AnchoredLayer } from '../../lib/anchored-layer.tsx';
import { hangOn } from '../../lib/return-focus.ts';
import { Button } from '../button/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { CardContext, CardHead } from './card-parts.tsx';
import { type PopoverCardMessages, popoverCardMessages } from './popover-card.messages.ts';
import type { PopoverCardProps } from './popover-card.types.ts';

export interface CardLayerProps<T> extends Omit<PopoverCardProps<T>, 'children' | 'toggleOnClick' | 'defaultOpen'> {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  /** What Shift Tab goes back to, and what the focus returns to: the anchor, or the field it stands in. */
  home: RefObject<HTMLElement | null>;
  layer: RefObject<HTMLDivElement | null>;
  pinned: boolean;
  onPin: (pinned: boolean) => void;
  onClose: () => void;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}

type State<T> = { status: 'loading' } | { status: 'ready'; data: T } | { status: 'error' };

/** Asks when mounted, that is when the card opens; aborts when it closes. */
function useCardData<T>({ data, load }: Pick<CardLayerProps<T>, 'data' | 'load'>): [State<T>, () => void] {
  const [state, setState] = useState<State<T>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const ask = useRef(load);
  const asking = data === undefined && load !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    if (!asking) return;
    const abort = new AbortController();
    const set = (next: State<T>) => abort.signal.aborted || setState(next);
    Promise.resolve()
      .then(() => ask.current?.(abort.signal) as Promise<T>)
      .then(
        (found) => set({ status: 'ready', data: found }),
        () => set({ status: 'error' }),
      );
    return () => abort.abort();
  }, [asking, attempt]);
  const retry = () => {
    setState({ status: 'loading' });
    setAttempt((before) => before + 1);
  };
  return [data === undefined ? state : { status: 'ready', data }, retry];
}

const TABBABLE = 'a[href],button:not(:disabled),[tabindex="0"]';

/** The floating half of the card: loaded with the first one. A Radix layer, so Escape peels it before anything below. */
export default function CardLayer<T>(props: CardLayerProps<T>): ReactNode {
  const { id, label, content, width = 320, messages, anchor, home, layer, pinned, onPin, onClose, ...rest } = props;
  const text: PopoverCardMessages = { ...popoverCardMessages, ...messages };
  const [state, retry] = useCardData(rest);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Tab' || event.defaultPrevented || event.ctrlKey || event.altKey) return;
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(TABBABLE)];
    const edge = event.shiftKey ? stops[0] : stops.at(-1);
    if (document.activeElement !== edge) return;
    // Out of the card is where the trigger is: backwards onto it, forwards to what follows it.
    (event.shiftKey ? home : anchor).current?.focus();
    if (event.shiftKey) event.preventDefault();
  };
  return (
    <AnchoredLayer
      id={id}
      ref={(node) => {
        layer.current = node;
        // A dialog opened from the card gives the focus back to what the card hangs on.
        if (node && home.current) hangOn(node, home.current);
      }}
      anchor={anchor}
      aria-label={label}
      data-slot="popover-card"
      data-state={state.status}
      sideOffset={8}
      style={{ width, maxWidth: 'calc(100vw - 16px)' }}
      onClose={onClose}
      onOpenAutoFocus={(event) => event.preventDefault()}
      onCloseAutoFocus={(event) => event.preventDefault()}
      onInteractOutside={(event) => (pinned || home.current?.contains(event.target as Node)) && event.preventDefault()}
      onKeyDown={onKeyDown}
      onPointerEnter={rest.onPointerEnter}
      onPointerLeave={rest.onPointerLeave}
      // The invisible rim covers the gap to the trigger: a pointer on its way to the card does not leave both.
      className="px-3 py-2 text-body text-default before:absolute before:-inset-2 before:-z-10 before:content-['']"
    >
      <CardContext value={{ pinned, onPin, text }}>
        {state.status === 'ready' ? (
          content(state.data)
        ) : (
          <>
            <CardHead title={label} />
            {state.status === 'loading' ? (
              <Skeleton rows={3} label={text.loading(label)} />
            ) : (
              <div role="alert" className="flex min-h-grid-row items-center gap-2 py-1">
                <CircleAlert aria-hidden className="size-icon-sm flex-none text-danger-fg" strokeWidth={1.75} />
                <span className="min-w-0 flex-1">{text.failed(label)}</span>
                <Button size="sm" onClick={retry}>
                  {text.retry}
                </Button>
              </div>
            )}
          </>
        )}
      </CardContext>
      <Popover.Arrow
        width={12}
        height={6}
        className="relative -top-px fill-surface-raised stroke-(--border-default) [stroke-dasharray:0_30_37] [vector-effect:non-scaling-stroke]"
      />
    </AnchoredLayer>
  );
}
