import type { GridHandle, RowKey } from '@closewright/ui/data-grid';
import { type RefObject, useEffect, useRef } from 'react';

/** Puts the first row of its kind in hand, with the focus; where an answer has yet to bring it, as soon as it is there. */
export function useGoTo<R>(
  rows: readonly R[],
  grid: RefObject<GridHandle | null>,
  { keyOf, column }: { keyOf(row: R): RowKey; column: string },
): (isWanted: (row: R) => boolean) => void {
  const wanted = useRef<((row: R) => boolean) | null>(null);
  // Who asks may have been drawn before the row came.
  const latest = useRef(rows);
  const go = () => {
    const row = wanted.current && latest.current.find(wanted.current);
    if (!row) return;
    wanted.current = null;
    grid.current?.goTo(keyOf(row), column);
  };
  useEffect(() => {
    latest.current = rows;
    go();
  });
  return (isWanted) => {
    wanted.current = isWanted;
    go();
  };
}
