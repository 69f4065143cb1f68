import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DrawnColumn } from '../columns/column-look.ts';
import type { DataGridProps, RowKey } from '../data-grid.types.ts';
import { isOwnColumn } from '../selection/select-box.tsx';
import type { useActiveCell } from './use-active-cell.ts';

type Told<R> = Pick<DataGridProps<R>, 'currentKey' | 'onCurrentChange' | 'onActiveCellChange'>;

/** The row and the cell in hand: those of the tab stop while the grid has the focus, and the last ones after. */
export function useCurrentRow<R>(
  props: Told<R>,
  { active, goTo }: Pick<ReturnType<typeof useActiveCell>, 'active' | 'goTo'>,
  columns: readonly DrawnColumn<R>[],
  rowAt: (line: number) => R | undefined,
  keyAt: (line: number) => RowKey | undefined,
) {
  const [focused, setFocused] = useState(false);
  const [touched, setTouched] = useState(false);
  const reported = useRef<RowKey | undefined>(undefined);
  const line = active.row;
  const key = line >= 0 ? keyAt(line) : undefined;
  const id = columns[active.column]?.column.id;
  const column = isOwnColumn(id) ? undefined : id;
  const latest = useRef({ props, rowAt, goTo, key });
  latest.current = { props, rowAt, goTo, key };
  useEffect(() => {
    if (!focused || reported.current === key) return;
    reported.current = key;
    latest.current.props.onCurrentChange?.(latest.current.rowAt(line) ?? null);
  }, [focused, key, line]);
  useEffect(() => {
    if (!focused) return;
    const isCell = key !== undefined && column !== undefined;
    latest.current.props.onActiveCellChange?.(isCell ? { rowKey: key, columnId: column } : null);
  }, [focused, key, column]);
  const { currentKey } = props;
  // Tab comes back to the row in hand, also where the page put another one into it meanwhile.
  useLayoutEffect(() => {
    if (!focused && currentKey !== undefined && currentKey !== null && currentKey !== latest.current.key)
      latest.current.goTo(currentKey, null, false);
  }, [focused, currentKey]);
  return {
    key: currentKey === undefined ? (focused ? key : reported.current) : currentKey,
    /** The grid had the focus once. */
    touched,
    setFocused(now: boolean) {
      setFocused(now);
      if (now) setTouched(true);
    },
  };
}
