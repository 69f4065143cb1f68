import { useMemo, useRef } from 'react';
import { chunk, useLoaded } from '../../../lib/on-demand.ts';
import { SELECT_COLUMN, selectColumn } from '../selection/select-box.tsx';
import type { GridColumn } from './column.types.ts';
import { drawColumns } from './column-look.ts';
import type { GridState } from './grid-state.ts';
import { columnsAsGiven, droppedByWidth, isArranged, type ShownColumns } from './shown-columns.ts';
import { trackStyle } from './tracks.ts';

/** TanStack Table: comes with the first columns that somebody arranged, or is about to. */
export const columnTable = chunk(async () => (await import('./grid-table.ts')).arrangeColumns);
const noTable = {};
const none: { columns: readonly never[]; pinned: number; pinnedEnd: number } = { columns: [], pinned: 0, pinnedEnd: 0 };

/** The columns that are drawn, the boxes before all others. */
export function useShownColumns<R>(given: readonly GridColumn<R>[], boxes: boolean, state: GridState, width: number) {
  const columns = useMemo(
    (): readonly GridColumn<R>[] => (boxes ? [selectColumn as GridColumn<unknown> as GridColumn<R>, ...given] : given),
    [boxes, given],
  );
  const arranged = isArranged(state);
  const held = useMemo((): GridState => {
    if (!boxes || !arranged) return state;
    // The naming column stays at the start beside the boxes, as it does without them.
    const kept = state.pinned.length > 0 ? state.pinned : given.slice(0, 1).map(({ id }) => id);
    const order = state.order.length > 0 ? [SELECT_COLUMN, ...state.order] : state.order;
    return { ...state, order, pinned: [SELECT_COLUMN, ...kept] };
  }, [boxes, arranged, state, given]);
  // Without columns that give way the width does not matter: the first measure draws no head again.
  const room = given.some((column) => column.priority !== undefined) ? width : 0;
  const isReady = useLoaded(arranged ? columnTable : noTable);
  // Another width that drops the same columns draws no head and no row again.
  const dropped = [...droppedByWidth(columns, state.widths, room)].join('\n');
  const plain = useMemo(
    () => columnsAsGiven(columns, new Set(dropped.split('\n')), boxes ? 2 : 0),
    [columns, dropped, boxes],
  );
  const table = useMemo(
    () => (arranged && isReady ? (columnTable.value?.(columns, held, room) ?? null) : null),
    [arranged, isReady, columns, held, room],
  );
  const before = useRef<{ columns: readonly GridColumn<R>[]; shown: ShownColumns<R> } | null>(null);
  // While the table is on its way the columns stay as they are, so that they move once only.
  const known = before.current?.columns === columns ? before.current.shown : null;
  const shown = arranged ? (table ?? known) : plain;
  before.current = shown && { columns, shown };
  const { columns: inOrder, pinned, pinnedEnd } = shown ?? none;
  return {
    columns,
    /** Nobody knows yet how they stand: nothing can be drawn. */
    areComing: shown === null,
    shown: inOrder,
    drawn: useMemo(() => drawColumns(inOrder, pinned, pinnedEnd), [inOrder, pinned, pinnedEnd]),
    style: useMemo(
      () => trackStyle(inOrder, { pinned, pinnedEnd }, state.widths),
      [inOrder, pinned, pinnedEnd, state.widths],
    ),
  };
}
