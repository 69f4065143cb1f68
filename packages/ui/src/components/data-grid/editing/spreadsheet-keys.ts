import type { KeyboardEvent } from 'react';
import type { Cell } from '../body/use-active-cell.ts';
import type { GridInside } from '../grid-inside.ts';
import type { RowsChange } from '../rows/row-acts.types.ts';
import { rangeOf } from '../selection/cell-range.ts';
import type { CellRanges } from '../selection/use-cell-range.ts';
import { cellAt, mayEdit } from './cell-access.ts';
import { clearCells, fillDown, resetCells } from './range-edits.ts';
import type { Edits } from './use-edits.ts';

export interface KeyContext<R> {
  inside: GridInside<R>;
  ranges: CellRanges;
  edits: Edits<R>;
  /** Edits a cell, with what was typed over it. False if it cannot be. */
  start: (cell: Cell, typed?: string) => boolean;
  /** Goes to the rows that a change brings, moves or leaves. */
  goToRows: (change: RowsChange<R>) => void;
}

/** The keys of a spreadsheet, on a cell that is not being edited. True if the key was taken. */
export function spreadsheetKey<R>(event: KeyboardEvent<HTMLElement>, context: KeyContext<R>): boolean {
  const { inside, ranges, edits, start } = context;
  const { active } = inside;
  const far = event.ctrlKey || event.metaKey;
  const letter = event.key.toLowerCase();

  if (event.shiftKey && !event.altKey) {
    const to = inside.target(event, ranges.corner() ?? active);
    if (to) {
      ranges.extend(to);
      return true;
    }
  }
  if (far && !event.altKey) {
    if (letter === 'a') ranges.all();
    else if (event.key === 'Backspace') return resetCells(inside, ranges.range ?? rangeOf(active, active), edits);
    else if (letter === 'd' && inside.props.onCellsChange)
      fillDown(inside, ranges.range ?? rangeOf(active, active), edits);
    else if (letter === 'z' || letter === 'y') {
      const back = letter === 'z' && !event.shiftKey;
      return goTo(context, back ? edits.undo : edits.redo, back ? inside.text.undone : inside.text.redone);
    } else {
      ranges.clearBy(event.key);
      return false;
    }
    return true;
  }
  switch (event.key) {
    case 'F2':
      return start(active);
    case 'Enter':
      return !event.altKey && !event.shiftKey && start(active);
    case 'Delete':
    case 'Backspace':
      return clearCells(inside, ranges.range ?? rangeOf(active, active), edits);
    case 'Escape': {
      const cell = cellAt(inside, active);
      const forgot = cell !== null && edits.forget(cell.key, cell.column.id);
      return ranges.clear() || forgot;
    }
    default: {
      const editor = cellAt(inside, active)?.column.editor;
      const opens = editor?.options ?? editor?.search ?? editor?.calendar;
      if (event.altKey && event.key === 'ArrowDown' && opens) return start(active);
      const types = [...event.key].length === 1 && (event.key !== ' ' || editor?.toggle) && !event.altKey;
      if (types) {
        const cell = cellAt(inside, active);
        return cell !== null && mayEdit(inside, cell.column, cell.row) === true && start(active, event.key);
      }
      ranges.clearBy(event.key);
      return false;
    }
  }
}

/** Takes the last change back, or makes it again, and goes to its rows or else to its first cell. */
function goTo<R>(context: KeyContext<R>, travel: () => RowsChange<R> | null, words: string): boolean {
  const { inside } = context;
  const change = travel();
  if (!change) return false;
  const [edit] = change.cells;
  if (change.rows.length > 0) context.goToRows(change);
  else if (edit) {
    const row = inside.placeOf(edit.key);
    const column = inside.columns.findIndex((each) => each.column.id === edit.column);
    if (row >= 0) inside.move({ row, column: Math.max(0, column) });
  }
  inside.announce(words);
  return true;
}
