import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { type Busy, useBusy } from '../../services/busy/index.ts';
import { busyMessages } from './busy.messages.ts';
import { BusyCard } from './busy-card.tsx';
import { useCover } from './cover.ts';

export interface BusyOverlayProps {
  /** Default: the app's queue. */
  queue?: Busy;
  messages?: Partial<typeof busyMessages>;
}

/**
 * Covers the whole app, dialogs too, from the moment the queue is not empty; it is seen after 300 ms. Only for what allows nothing else
 * meanwhile. Escape cancels what can be cancelled, and closes nothing below.
 */
export function BusyOverlay({ queue, messages }: BusyOverlayProps) {
  const state = useBusy(queue);
  const box = useRef<HTMLDivElement>(null);
  const { busy, visible, item } = state;

  useCover(busy, box, () =>
    [...document.body.children].filter(
      (element): element is HTMLElement => element instanceof HTMLElement && !element.contains(box.current),
    ),
  );
  const cancel = item?.onCancel;
  useEffect(() => {
    if (!busy) return;
    // Before every layer and shortcut: keys that are not for the card are dropped on purpose.
    const onKeyDown = (event: KeyboardEvent) => {
      const card = event.target instanceof Node && box.current?.contains(event.target) && event.target !== box.current;
      if (event.key === 'Escape') {
        event.preventDefault();
        event.stopImmediatePropagation();
        cancel?.();
      } else if (!card && event.key !== 'Tab') event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [busy, cancel]);

  if (!busy && !visible) return null;
  return createPortal(
    <div
      ref={box}
      tabIndex={-1}
      data-slot="busy-overlay"
      data-state={visible ? 'busy' : 'waiting'}
      aria-busy="true"
      className={
        visible
          ? 'pointer-events-auto fixed inset-0 z-app-busy flex animate-fade items-start justify-center bg-surface-scrim pt-[20vh] outline-none'
          : 'pointer-events-auto fixed inset-0 z-app-busy cursor-progress outline-none'
      }
    >
      {visible && <BusyCard {...state} item={item} text={{ ...busyMessages, ...messages }} />}
    </div>,
    document.body,
  );
}
