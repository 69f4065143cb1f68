import { type RefObject, useEffect, useRef } from 'react';
import { AnchoredLayer } from '../../../lib/anchored-layer.tsx';
import type { CellOption } from './editor.types.ts';

export interface CellListProps {
  anchor: RefObject<HTMLElement | null>;
  id: string;
  optionId: (at: number) => string;
  label: string;
  options: readonly CellOption[];
  /** The one that Enter takes. */
  picked: number;
  /** Below the options: what is under way, or why there is none. */
  note?: string | undefined;
  onPick: (at: number) => void;
  /** Escape closes the list: it is not the field's. */
  onEscape: (event: KeyboardEvent) => void;
  onClose: () => void;
}

/** The choices under a cell. The focus stays in the cell. */
export default function CellList(props: CellListProps) {
  const list = useRef<HTMLDivElement>(null);
  const { picked } = props;
  useEffect(() => {
    if (picked >= 0) list.current?.children[picked]?.scrollIntoView({ block: 'nearest' });
  }, [picked]);
  return (
    <AnchoredLayer
      anchor={props.anchor}
      role="presentation"
      onClose={props.onClose}
      onEscapeKeyDown={props.onEscape}
      onOpenAutoFocus={(event) => event.preventDefault()}
      onCloseAutoFocus={(event) => event.preventDefault()}
      className="max-h-[min(240px,var(--radix-popover-content-available-height))] min-w-(--radix-popover-trigger-width) overflow-auto py-1"
    >
      <div ref={list} role="listbox" id={props.id} aria-label={props.label}>
        {props.options.map((option, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the cell's field
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the cell's field
          <div
            key={option.value}
            id={props.optionId(at)}
            role="option"
            aria-selected={at === picked}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => props.onPick(at)}
            className="flex min-h-menu-item cursor-pointer items-center px-3 text-body whitespace-nowrap hover:bg-surface-hover aria-selected:bg-surface-current aria-selected:shadow-[inset_3px_0_0_var(--accent-border)]"
          >
            {option.label}
          </div>
        ))}
      </div>
      {props.note !== undefined && (
        <p role="status" className="px-3 py-1 text-label text-muted">
          {props.note}
        </p>
      )}
    </AnchoredLayer>
  );
}
