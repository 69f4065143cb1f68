import { useEffect, useRef, useState } from 'react';
import type { DataGridProps, RowKey } from '../data-grid.types.ts';

/** The row in hand: that of the tab stop while the grid has the focus, and the last one after. */
export function useCurrentRow<R>(
  props: Pick<DataGridProps<R>, 'currentKey' | 'onCurrentChange'>,
  line: number,
  rowAt: (line: number) => R | undefined,
  keyAt: (line: number) => RowKey | undefined,
) {
  const [focused, setFocused] = useState(false);
  const [touched, setTouched] = useState(false);
  const reported = useRef<RowKey | undefined>(undefined);
  const latest = useRef({ props, rowAt });
  latest.current = { props, rowAt };
  const key = line >= 0 ? keyAt(line) : undefined;
  useEffect(() => {
    if (!focused || reported.current === key) return;
    reported.current = key;
    latest.current.props.onCurrentChange?.(latest.current.rowAt(line) ?? null);
  }, [focused, key, line]);
  return {
    key: props.currentKey === undefined ? (focused ? key : reported.current) : props.currentKey,
    /** The grid had the focus once. */
    touched,
    setFocused(now: boolean) {
      setFocused(now);
      if (now) setTouched(true);
    },
  };
}
