import type { CSSProperties } from 'react';
import { SELECT_COLUMN } from '../selection/select-box.tsx';
import type { GridColumn } from './column.types.ts';
import { pinnedStart } from './tracks.ts';

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
  /** Where a column kept at the start stands. */
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
  'min-w-0 border-b border-hairline px-cell leading-[calc(var(--grid-row)-1px)] scroll-mt-grid-head focus:outline-2 focus:-outline-offset-2 focus:outline-focus-ring focus:bg-surface-base';

/** Columns of figures stand at the end of their cells. */
export const isFigure = (kind: GridColumn<unknown>['kind']) => kind === 'number' || kind === 'money';

/** The columns shown with their looks; `pinned` of them are kept at the start, or the first one if none is. */
export function drawColumns<R>(columns: readonly GridColumn<R>[], pinned: number): DrawnColumn<R>[] {
  const named = Math.max(
    0,
    columns.findIndex((column) => column.rowHeader),
  );
  const kept = Math.max(1, pinned);
  return columns.map((column, at) => {
    const kind = column.kind ?? 'text';
    // The naming column alone needs no rule, nor does it beside the boxes.
    const last = at === kept - 1 && pinned > (columns[0]?.id === SELECT_COLUMN ? 2 : 1);
    const sticky = at < kept ? `sticky z-sticky-cell bg-inherit ${at === 0 ? 'start-0' : ''}` : '';
    const rule = last ? 'border-e border-e-(--border-default)' : '';
    return {
      column,
      at,
      role: at === named ? 'rowheader' : 'gridcell',
      cell: [
        box,
        column.render ? 'flex items-center overflow-clip' : 'truncate',
        column.render && isFigure(kind) ? 'justify-end' : '',
        kinds[kind],
        sticky,
        at === 0 ? 'group-data-current/row:shadow-[inset_3px_0_0_var(--accent-border)]' : '',
        rule,
      ].join(' '),
      head: [isFigure(kind) ? 'justify-end' : '', sticky, rule].join(' '),
      style: at > 0 && at < kept ? { insetInlineStart: pinnedStart(at) } : undefined,
    };
  });
}
