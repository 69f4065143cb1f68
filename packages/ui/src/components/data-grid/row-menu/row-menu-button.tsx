import { Ellipsis } from 'lucide-react';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { GridInside } from '../grid-inside.ts';
import { rowMenuText } from './row-menu.messages.ts';

export interface RowMenuButtonProps {
  inside: RefObject<GridInside<unknown>>;
  /** Column of the button. */
  column: number;
  isOpen: boolean;
  onOpen: (byKey: boolean) => void;
}

/** The button of the row in hand. It stands in a cell that the grid leaves empty, so no row renders again for it. */
export function RowMenuButton({ inside, column, isOpen, onOpen }: RowMenuButtonProps) {
  const [host] = useState(() => {
    const element = document.createElement('span');
    element.className = 'contents';
    return element;
  });
  const { active, lines, text } = inside.current;
  const isRow = lines.rowAt(active.row) !== undefined;
  // After every change: the row may have another element by now.
  useLayoutEffect(() => {
    const cell = inside.current.root()?.querySelector(`[data-row="${active.row}"] [data-col="${column}"]`);
    if (isRow && cell) {
      if (host.parentNode !== cell) cell.append(host);
    } else host.remove();
  });
  useLayoutEffect(() => () => host.remove(), [host]);
  const { rowMenu } = rowMenuText(text);
  return createPortal(
    <button
      type="button"
      aria-label={rowMenu}
      title={`${rowMenu} (Shift F10)`}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      // The grid is one tab stop; on the cell itself Enter does the same.
      tabIndex={-1}
      onClick={(event) => onOpen(event.detail === 0)}
      className="invisible mx-auto h-[calc(var(--grid-row)-1px)] min-w-6 cursor-pointer rounded-md text-muted group-data-current/row:visible hover:bg-surface-hover hover:text-default"
    >
      <Ellipsis aria-hidden className="mx-auto size-3.5" strokeWidth={1.75} />
    </button>,
    host,
  );
}
