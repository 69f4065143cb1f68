import type { GridInside } from '../grid-inside.ts';
import type { CellRange } from '../selection/cell-range.ts';
import { cellAt, mayEdit } from './cell-access.ts';
import type { CellEdit, EditDetails, RefusedCell } from './edit.types.ts';
import type { Edits } from './use-edits.ts';

/** Every cell of a block that can be edited. */
export function* editableCells<R>(inside: GridInside<R>, range: CellRange) {
  for (let row = range.top; row <= range.bottom; row++)
    for (let column = range.left; column <= range.right; column++) {
      const cell = cellAt(inside, { row, column });
      if (cell && mayEdit(inside, cell.column, cell.row) === true) yield { ...cell, place: { row, column } };
    }
}

/** Empties the cells of a block that may be empty. False if none can be edited. */
export function clearCells<R>(
  inside: GridInside<R>,
  range: CellRange,
  edits: Edits<R>,
  reason: EditDetails['reason'] = 'clear',
): boolean {
  const changes: CellEdit<R>[] = [];
  const refusals: RefusedCell[] = [];
  let any = false;
  for (const { row, key, column } of editableCells(inside, range)) {
    any = true;
    const reading = column.editor?.parse('');
    if (reading?.state === 'read')
      changes.push({ row, key, column: column.id, before: column.value(row), value: reading.value });
    else if (reading) refusals.push({ key, column: column.id, text: '', message: reading.message });
  }
  edits.apply(changes, reason, refusals);
  return any;
}

/** Takes back what was typed over figures that the page works out. False if none was. */
export function resetCells<R>(inside: GridInside<R>, range: CellRange, edits: Edits<R>): boolean {
  const changes: CellEdit<R>[] = [];
  for (const { row, key, column } of editableCells(inside, range)) {
    const { origin, worked } = inside.stateOf(row)?.cells?.[column.id] ?? {};
    if (origin === 'overridden')
      changes.push({ row, key, column: column.id, before: column.value(row), value: worked, isWorked: true });
  }
  edits.apply(changes, 'reset');
  if (changes.length > 0) inside.announce(inside.text.cellsReset(changes.length));
  return changes.length > 0;
}

/** Copies the first line of a block over those below; a block of one line takes the line above it. */
export function fillDown<R>(inside: GridInside<R>, range: CellRange, edits: Edits<R>): void {
  const from = range.top === range.bottom ? range.top - 1 : range.top;
  const changes: CellEdit<R>[] = [];
  for (const { row, key, column, place } of editableCells(inside, { ...range, top: from + 1 })) {
    const source = cellAt(inside, { row: from, column: place.column });
    if (source)
      changes.push({ row, key, column: column.id, before: column.value(row), value: column.value(source.row) });
  }
  edits.apply(changes, 'fill');
}
