import type { GridColumn } from '../columns/column.types.ts';
import type { RowKey } from '../data-grid.types.ts';
import type { CellEdit, RefusedCell } from '../editing/edit.types.ts';
import type { CellRange } from '../selection/cell-range.ts';

export interface PasteTarget<R> {
  columns: readonly GridColumn<R>[];
  lineCount: number;
  rowAt: (line: number) => R | undefined;
  rowKey: (row: R) => RowKey;
  /** True, or why a cell is not to be changed. */
  editable: (column: GridColumn<R>, row: R) => true | string;
  /** Makes the next row below the last line; null where it may not. */
  create: () => R | null;
}

export interface PastePlan<R> {
  /** Rows made below the last line. */
  added: R[];
  edits: CellEdit<R>[];
  refusals: RefusedCell[];
  /** Lines of the block that have no row: below the last one, or on the head of a group. */
  left: { lines: string[][]; isBelow: boolean };
  /** Cells with a text beyond the last column. */
  beside: number;
  range: CellRange;
}

/**
 * What a pasted block does: rows it makes, cells it changes, and cells that refuse it, each with the reason. A line of the block goes into
 * a row whole or not at all. One cell over a range fills the range.
 */
export function planPaste<R>(
  block: readonly (readonly string[])[],
  at: CellRange,
  target: PasteTarget<R>,
): PastePlan<R> {
  const single = block.length === 1 && block[0]?.length === 1;
  const height = single ? at.bottom - at.top + 1 : block.length;
  const width = single ? at.right - at.left + 1 : Math.max(0, ...block.map((line) => line.length));
  const isBlank = (line: readonly string[] | undefined) => line?.every((text) => text.trim() === '') === true;
  // Empty lines at the end make no rows.
  let end = height;
  while (!single && at.top + end > target.lineCount && isBlank(block[end - 1])) end--;
  const added: R[] = [];
  const edits: CellEdit<R>[] = [];
  const refusals: RefusedCell[] = [];
  const left: PastePlan<R>['left'] = { lines: [], isBelow: false };
  let beside = 0;
  for (let down = 0; down < end; down++) {
    const line = at.top + down;
    const isBelow = line >= target.lineCount;
    const row = isBelow ? (left.isBelow ? null : target.create()) : target.rowAt(line);
    if (row === undefined || row === null) {
      if (!single) left.lines.push([...(block[down] ?? [])]);
      left.isBelow ||= isBelow;
      continue;
    }
    if (isBelow) added.push(row);
    const key = target.rowKey(row);
    for (let along = 0; along < width; along++) {
      const text = single ? (block[0]?.[0] ?? '') : block[down]?.[along];
      if (text === undefined) continue;
      const column = target.columns[at.left + along];
      if (!column) {
        if (text.trim() !== '') beside++;
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
    bottom: Math.min(at.top + height, target.lineCount + added.length) - 1,
    right: Math.min(at.left + width, target.columns.length) - 1,
  };
  return { added, edits, refusals, left, beside, range };
}
