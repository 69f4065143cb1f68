// biome-ignore-all lint/a11y/useSemanticElements: a windowed grid with tracks of its own cannot be a table element
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells take the focus where keys come to them
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: the role is gridcell
import type { ReactNode } from 'react';
import type { GridColumn } from '../columns/column.types.ts';
import type { DrawnColumn } from '../columns/column-look.ts';
import type { DataGridMessages } from '../data-grid.messages.ts';
import { hangingClass, valueText } from '../row-model/cell-text.ts';
import type { GridOwnLine } from '../row-model/own-line.types.ts';
import { CellMarks, MarkedFigure, markedCellClass } from './row-marks.tsx';

export interface OwnCellsProps<R> {
  columns: readonly DrawnColumn<R>[];
  line: Pick<GridOwnLine, 'cells' | 'states'> | undefined;
  /** What a column shows that the line says nothing about. */
  otherwise?: (column: GridColumn<R>) => string;
  text: DataGridMessages;
  /** Column of the tab stop, -1 if it is in another line; null where keys do not come. */
  activeColumn: number | null;
}

/** What a cell of the page's own shows: figures as those of the column. */
function shownIn<R>(column: GridColumn<R>, cell: ReactNode): ReactNode {
  return typeof cell === 'number' || typeof cell === 'bigint' ? valueText(column, cell) : cell;
}

/** Cells of a line that is no row of the caller's. */
export function OwnCells<R>({ columns, line, otherwise, text, activeColumn }: OwnCellsProps<R>) {
  return columns.map(({ column, at, cell, style }) => {
    const mark = line?.states?.[column.id];
    const own = line?.cells?.[column.id];
    const content = own === undefined ? otherwise?.(column) : shownIn(column, own);
    const hanging = hangingClass(column.kind, typeof content === 'string' ? content : '');
    return (
      <div
        key={column.id}
        role="gridcell"
        aria-colindex={at + 1}
        aria-invalid={mark?.error ? true : undefined}
        data-col={activeColumn === null ? undefined : at}
        tabIndex={activeColumn === null ? undefined : at === activeColumn ? 0 : -1}
        className={`${cell}${hanging}${mark ? ` ${markedCellClass}` : ''}`}
        style={style}
      >
        {mark ? (
          <>
            <MarkedFigure mark={mark} column={column} text={text}>
              {content}
            </MarkedFigure>
            <CellMarks mark={mark} />
          </>
        ) : (
          content
        )}
      </div>
    );
  });
}

/** Where the title of such a line begins: in the naming column. */
export const titleStart = <R,>(columns: readonly DrawnColumn<R>[]): number =>
  Math.max(
    0,
    columns.findIndex(({ role }) => role === 'rowheader'),
  );

/** The column behind a title that begins at `from`: the next one that shows something. */
export function titleEnd<R>(
  columns: readonly DrawnColumn<R>[],
  from: number,
  shows: (column: GridColumn<R>) => boolean,
): number {
  const to = columns.findIndex(({ column, at }) => at > from && shows(column));
  return to < 0 ? columns.length : to;
}
