import { CircleAlert } from 'lucide-react';
import { Popper } from 'radix-ui/internal';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Cell } from '../body/use-active-cell.ts';

export interface CellMessageProps {
  grid: HTMLElement | null;
  cell: Cell;
  /** In the columns at the end it grows toward the start. */
  atEnd: boolean;
  message: string;
}

const isElsewhere = (grid: HTMLElement | null, focused: Node | null) =>
  focused !== null && focused !== document.body && grid?.contains(focused) === false;

/** What is wrong with a cell, hung on it over the page: the box of a grid of one row has no room for it. Gone while the focus is elsewhere. */
export default function CellMessage({ grid, cell, atEnd, message }: CellMessageProps) {
  const anchor = useRef<HTMLElement>(null);
  // What turns wrong while the focus is elsewhere is told there.
  const [isLeft, setIsLeft] = useState(() => isElsewhere(grid, document.activeElement));
  // Rows are drawn anew as they scroll.
  useLayoutEffect(() => {
    anchor.current = grid?.querySelector<HTMLElement>(`[data-row="${cell.row}"] [data-col="${cell.column}"]`) ?? null;
  });
  useEffect(() => {
    const look = ({ target }: FocusEvent) => setIsLeft(target instanceof Node && isElsewhere(grid, target));
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [grid]);
  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={anchor} />
      {!isLeft &&
        createPortal(
          // Also of the element that Popper puts around: a press goes to the row below.
          <div className="pointer-events-none">
            <Popper.Content
              data-slot="cell-message"
              aria-hidden
              side="bottom"
              align={atEnd ? 'end' : 'start'}
              sideOffset={2}
              collisionPadding={8}
              hideWhenDetached
              className="z-layer flex w-max max-w-80 items-start gap-1.5 rounded-md border border-danger-border bg-surface-raised px-2 py-1 text-label text-default shadow-layer"
            >
              <CircleAlert className="mt-px size-3.5 flex-none text-danger-fg" strokeWidth={2} />
              {message}
            </Popper.Content>
          </div>,
          document.body,
        )}
    </Popper.Root>
  );
}
