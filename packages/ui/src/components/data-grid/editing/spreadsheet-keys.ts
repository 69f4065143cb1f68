import type { KeyboardEvent } from 'react';
import type { Cell } from '../body/use-active-cell.ts';
import type { GridInside } from '../grid-inside.ts';
import { rangeOf } from '../selection/cell-range.ts';
import type { CellRanges } from '../selection/use-cell-range.ts';
import { cellAt, mayEdit } from './cell-access.ts';
import type { CellEdit } from './edit.types.ts';
import { clearCells, fillDown } from './range-edits.ts';
import type { Edits } from './use-edits.ts';

export interface KeyContext<R> {
  inside: GridInside<R>;
  ranges: CellRanges;
  edits: Edits<R>;
  /** Edits a cell, with what was typed over it. False if it cannot be. */
  start: (cell: Cell, typed?: string) => boolean;
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
    else if (letter === 'd' && inside.props.onCellsChange)
      fillDown(inside, ranges.range ?? rangeOf(active, active), edits);
    else if (letter === 'z' || letter === 'y') {
      const back = letter === 'z' && !event.shiftKey;
      return goTo(inside, back ? edits.undo() : edits.redo(), back ? inside.text.undone : inside.text.redone);
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
      if (event.altKey && event.key === 'ArrowDown' && cellAt(inside, active)?.column.editor?.options)
        return start(active);
      const types = [...event.key].length === 1 && event.key !== ' ' && !event.altKey;
      if (types) {
        const cell = cellAt(inside, active);
        return cell !== null && mayEdit(inside, cell.column, cell.row) === true && start(active, event.key);
      }
      ranges.clearBy(event.key);
      return false;
    }
  }
}

/** Goes to the cell that was taken back. */
function goTo<R>(inside: GridInside<R>, edit: CellEdit<R> | null, words: string): boolean {
  if (!edit) return false;
  const row = inside.placeOf(edit.key);
  const column = inside.columns.findIndex((each) => each.column.id === edit.column);
  if (row >= 0) inside.move({ row, column: Math.max(0, column) });
  inside.announce(words);
  return true;
}
