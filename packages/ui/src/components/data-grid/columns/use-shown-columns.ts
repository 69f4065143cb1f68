import { useMemo } from 'react';
import { SELECT_COLUMN, selectColumn } from '../selection/select-box.tsx';
import type { GridColumn } from './column.types.ts';
import { drawColumns } from './column-look.ts';
import type { GridState } from './grid-state.ts';
import { useGridTable } from './grid-table.ts';
import { trackStyle } from './tracks.ts';

/** The columns that are drawn, the boxes before all others. */
export function useShownColumns<R>(given: readonly GridColumn<R>[], boxes: boolean, state: GridState, width: number) {
  const columns = useMemo(
    (): readonly GridColumn<R>[] => (boxes ? [selectColumn as GridColumn<unknown> as GridColumn<R>, ...given] : given),
    [boxes, given],
  );
  const held = useMemo((): GridState => {
    if (!boxes) return state;
    // The naming column stays at the start beside the boxes, as it does without them.
    const kept = state.pinned.length > 0 ? state.pinned : given.slice(0, 1).map(({ id }) => id);
    const order = state.order.length > 0 ? [SELECT_COLUMN, ...state.order] : state.order;
    return { ...state, order, pinned: [SELECT_COLUMN, ...kept] };
  }, [boxes, state, given]);
  // Without columns that give way the width does not matter: the first measure draws no head again.
  const givesWay = given.some((column) => column.priority !== undefined);
  const shown = useGridTable(columns, held, givesWay ? width : 0);
  return {
    columns,
    shown: shown.columns,
    drawn: useMemo(() => drawColumns(shown.columns, shown.pinned), [shown]),
    style: useMemo(() => trackStyle(shown.columns, shown.pinned, state.widths), [shown, state.widths]),
  };
}
