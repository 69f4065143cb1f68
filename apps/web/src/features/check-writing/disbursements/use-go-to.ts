import type { GridHandle } from '@closewright/ui/data-grid';
import { type RefObject, useEffect, useRef } from 'react';
import type { Row } from './rows.ts';

/** Goes to the first row of its kind in the list; where an answer has yet to bring it, as soon as it is there. */
export function useGoTo(
  rows: readonly Row[],
  grid: RefObject<GridHandle | null>,
): (isWanted: (row: Row) => boolean) => void {
  const wanted = useRef<{ readonly from: readonly Row[]; isWanted(row: Row): boolean } | null>(null);
  const go = (isWanted: (row: Row) => boolean): boolean => {
    const row = rows.find(isWanted);
    if (row) grid.current?.goTo(row.key, 'payee');
    return row !== undefined;
  };
  useEffect(() => {
    if (wanted.current === null || wanted.current.from === rows) return;
    if (go(wanted.current.isWanted)) wanted.current = null;
  });
  return (isWanted) => {
    wanted.current = go(isWanted) ? null : { from: rows, isWanted };
  };
}
