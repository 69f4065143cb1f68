import { DismissableLayer } from 'radix-ui/internal';
import { type ReactNode, type RefObject, useRef } from 'react';
import { createPortal } from 'react-dom';
import { usePlacement } from './use-placement.ts';

export interface ListLayerProps {
  /** The box the list hangs on: presses on it do not count as outside. */
  anchor: RefObject<HTMLElement | null>;
  /** Least width, px. Default: the anchor's. */
  width: number | undefined;
  /** Asked to close: Escape, a press or focus outside. */
  onClose: () => void;
  onEscapeKeyDown: (event: Event) => void;
  children: ReactNode;
}

/**
 * The layer of a combobox's list: a Radix layer as every other, so that it closes rightly in dialogs, without the part of Radix that
 * holds the focus, since the focus never comes here.
 */
export function ListLayer({ anchor, width, onClose, onEscapeKeyDown, children }: ListLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const style = usePlacement(layer, anchor, width);
  return createPortal(
    <DismissableLayer.Root
      ref={layer}
      role="presentation"
      data-state="open"
      onDismiss={onClose}
      onEscapeKeyDown={onEscapeKeyDown}
      onInteractOutside={(event) => {
        if (anchor.current?.contains(event.target as Node)) event.preventDefault();
      }}
      // The focus stays in the input, wherever in the list is pressed.
      onMouseDown={(event) => event.preventDefault()}
      style={style}
      className="fixed z-layer flex w-max animate-layer flex-col overflow-hidden rounded-md border border-default bg-surface-raised py-1 shadow-layer outline-none"
    >
      {children}
    </DismissableLayer.Root>,
    document.body,
  );
}
