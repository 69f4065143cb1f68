import type { CSSProperties } from 'react';
import { SELECT_COLUMN } from '../selection/select-box.tsx';
import type { GridColumn } from './column.types.ts';
import { pinnedOffset } from './tracks.ts';

/** Columns as drawn: what depends on the column alone is worked out once, not in every cell. */
export interface DrawnColumn<R> {
  column: GridColumn<R>;
  /** Place among the columns shown, from 0. */
  at: number;
  role: 'rowheader' | 'gridcell';
  /** Classes of a cell. */
  cell: string;
  /** Classes of the head. */
  head: string;
  /** The end it is kept at. */
  kept: 'start' | 'end' | undefined;
  /** Classes of its place: kept at an end, ruled off from its neighbour. */
  place: string;
  /** Where a column kept at an end stands. */
  style: CSSProperties | undefined;
}

const kinds: Record<NonNullable<GridColumn<unknown>['kind']>, string> = {
  text: '',
  number: 'text-right figures',
  money: 'text-right figures',
  date: 'figures',
  identifier: 'font-[550] identifier',
  muted: 'text-muted',
};

const box =
  'min-w-0 border-b border-hairline leading-[calc(var(--grid-row)-1px)] scroll-mt-grid-head focus:outline-2 focus:-outline-offset-2 focus:outline-focus-ring focus:bg-surface-base';

/** A box has the width of its column in every density; what rows hold has more room in the wider ones. */
const padding = (id: string) => (id === SELECT_COLUMN ? 'px-2' : 'px-cell');

/** Columns of figures stand at the end of their cells. */
export const isFigure = (kind: GridColumn<unknown>['kind']) => kind === 'number' || kind === 'money';

/** The columns shown with their looks; `pinned` of them are kept at the start, or the first one if none is, `pinnedEnd` at the end. */
export function drawColumns<R>(columns: readonly GridColumn<R>[], pinned: number, pinnedEnd: number): DrawnColumn<R>[] {
  const named = Math.max(
    0,
    columns.findIndex((column) => column.rowHeader),
  );
  const start = Math.max(1, pinned);
  const end = columns.length - pinnedEnd;
  return columns.map((column, at) => {
    const kind = column.kind ?? 'text';
    // The naming column alone needs no rule, nor does it beside the boxes.
    const last = at === start - 1 && pinned > (columns[0]?.id === SELECT_COLUMN ? 2 : 1);
    const kept = at < start ? 'start' : at >= end ? 'end' : undefined;
    const sticky = kept ? `sticky z-sticky-cell bg-inherit ${at === 0 ? 'start-0' : ''}` : '';
    const rules = [
      last ? 'border-e border-e-(--border-default)' : '',
      at === end && at > 0 ? 'border-s border-s-(--border-default)' : '',
      at > 0 && at !== end && column.under !== columns[at - 1]?.under ? 'border-s border-s-(--border-hairline)' : '',
    ].join(' ');
    const place = `${sticky} ${rules}`;
    return {
      column,
      at,
      role: at === named ? 'rowheader' : 'gridcell',
      cell: [
        box,
        padding(column.id),
        column.render ? 'flex items-center overflow-clip' : 'truncate',
        column.render && isFigure(kind) ? 'justify-end' : '',
        kinds[kind],
        place,
        at === 0 ? 'group-data-current/row:shadow-[inset_3px_0_0_var(--accent-border)] row-grip' : '',
      ].join(' '),
      head: [isFigure(kind) ? 'justify-end' : '', padding(column.id), place].join(' '),
      kept,
      place,
      style:
        kept === 'end'
          ? { insetInlineEnd: pinnedOffset(at + 1, columns.length - 1 - at) }
          : kept && at > 0
            ? { insetInlineStart: pinnedOffset(0, at) }
            : undefined,
    };
  });
}
