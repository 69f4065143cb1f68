import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { AnchoredLayer } from '../../lib/anchored-layer.tsx';

export interface NotesLayerProps {
  anchor: RefObject<HTMLElement | null>;
  /** Distance to the anchor, px. */
  offset: number;
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** The note of an item. Escape, the close button or a press elsewhere close it; the info icon gets the focus back. */
export default function NotesLayer({ anchor, offset, title, closeLabel, onClose, children }: NotesLayerProps) {
  return (
    <AnchoredLayer
      anchor={anchor}
      align="end"
      sideOffset={offset}
      aria-label={title}
      data-slot="tree-note"
      onClose={onClose}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        anchor.current?.querySelector('button')?.focus();
      }}
      className="w-70 pt-2 pe-2 pb-3 ps-3.5 text-body text-default"
    >
      <div className="mb-1 flex items-center gap-2">
        <b className="min-w-0 flex-1 truncate font-semibold">{title}</b>
        {/* No tooltip: it would be a layer of its own, and take the first Escape. */}
        <button
          type="button"
          aria-label={closeLabel}
          onClick={onClose}
          className="inline-flex size-6 flex-none cursor-pointer items-center justify-center rounded-sm text-accent-fg hover:bg-accent-bg"
        >
          <X aria-hidden className="size-icon-sm" strokeWidth={1.75} />
        </button>
      </div>
      <div className="pe-1.5 break-words whitespace-pre-line">{children}</div>
    </AnchoredLayer>
  );
}
