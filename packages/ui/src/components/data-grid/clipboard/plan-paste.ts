import type { Cell } from '../body/use-active-cell.ts';
import type { GridColumn } from '../columns/column.types.ts';
import type { RowKey } from '../data-grid.types.ts';
import type { CellEdit } from '../editing/edit.types.ts';
import type { CellRange } from '../selection/cell-range.ts';

export interface PasteTarget<R> {
  columns: readonly GridColumn<R>[];
  lineCount: number;
  rowAt: (line: number) => R | undefined;
  keyAt: (line: number) => RowKey | undefined;
  /** True, or why a cell is not to be changed. */
  editable: (column: GridColumn<R>, row: R) => true | string;
}

export interface PasteRefusal {
  key: RowKey;
  column: string;
  text: string;
  message: string;
}

export interface PastePlan<R> {
  edits: CellEdit<R>[];
  refusals: PasteRefusal[];
  /** Cells of the block that fell beyond the grid's edges. */
  outside: number;
  range: CellRange;
}

/** What a pasted block does: cells it changes and cells that refuse it, each with the reason. One cell over a range fills the range. */
export function planPaste<R>(
  block: readonly (readonly string[])[],
  at: CellRange,
  target: PasteTarget<R>,
): PastePlan<R> {
  const single = block.length === 1 && block[0]?.length === 1;
  const height = single ? at.bottom - at.top + 1 : block.length;
  const width = single ? at.right - at.left + 1 : Math.max(0, ...block.map((line) => line.length));
  const edits: CellEdit<R>[] = [];
  const refusals: PasteRefusal[] = [];
  let outside = 0;
  for (let down = 0; down < height; down++) {
    for (let along = 0; along < width; along++) {
      const text = single ? (block[0]?.[0] ?? '') : block[down]?.[along];
      if (text === undefined) continue;
      const cell: Cell = { row: at.top + down, column: at.left + along };
      const column = target.columns[cell.column];
      const row = cell.row < target.lineCount ? target.rowAt(cell.row) : undefined;
      const key = row === undefined ? undefined : target.keyAt(cell.row);
      if (!column || row === undefined || key === undefined) {
        outside++;
        continue;
      }
      const refuse = (message: string) => refusals.push({ key, column: column.id, text, message });
      const may = target.editable(column, row);
      if (may !== true || !column.editor) {
        refuse(may === true ? '' : may);
        continue;
      }
      const reading = column.editor.parse(text);
      if (reading.state === 'refused') refuse(reading.message);
      else {
        const before = column.value(row);
        if (!Object.is(before ?? null, reading.value ?? null))
          edits.push({ row, key, column: column.id, before, value: reading.value });
      }
    }
  }
  const range = {
    top: at.top,
    left: at.left,
    bottom: Math.min(at.top + height, target.lineCount) - 1,
    right: Math.min(at.left + width, target.columns.length) - 1,
  };
  return { edits, refusals, outside, range };
}
