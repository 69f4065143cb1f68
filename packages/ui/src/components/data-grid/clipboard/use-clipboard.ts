import type { ClipboardEvent, RefObject } from 'react';
import { mayEdit } from '../editing/cell-access.ts';
import { clearCells } from '../editing/range-edits.ts';
import type { Edits } from '../editing/use-edits.ts';
import type { GridInside } from '../grid-inside.ts';
import { cellText } from '../row-model/cell-text.ts';
import { rangeOf, sizeOf } from '../selection/cell-range.ts';
import { SELECT_COLUMN } from '../selection/select-box.tsx';
import type { CellRanges } from '../selection/use-cell-range.ts';
import { planPaste } from './plan-paste.ts';
import { formatTsv, parseTsv } from './tsv.ts';

/** Copy, cut and paste of blocks, in the form that spreadsheets read and write. */
export function useClipboard<R>(inside: RefObject<GridInside<R>>, ranges: CellRanges, edits: Edits<R>) {
  const block = () => ranges.range ?? rangeOf(inside.current.active, inside.current.active);
  /** A field keeps its own text, and so does a layer that hangs on the grid elsewhere in the page: React's events come up from it. */
  const isElsewhere = (event: ClipboardEvent) => {
    const target = event.target as HTMLElement;
    const { active, root } = inside.current;
    return (
      active.row < 0 ||
      !root()?.contains(target) ||
      target.isContentEditable ||
      target.closest('input,textarea,select') !== null
    );
  };
  /** Text that the user marked in a cell is copied as text. */
  const ownsText = (event: ClipboardEvent) =>
    isElsewhere(event) ||
    !(event.target as Element).closest('[data-col]') ||
    (ranges.range === null && document.getSelection()?.type === 'Range');

  const copy = (event: ClipboardEvent): boolean => {
    if (ownsText(event)) return false;
    const { lines, columns, text, announce } = inside.current;
    const range = block();
    const shown = columns.slice(range.left, range.right + 1).filter(({ column }) => column.id !== SELECT_COLUMN);
    const rows: string[][] = [];
    for (let line = range.top; line <= range.bottom; line++) {
      const row = lines.rowAt(line);
      const group = lines.groupAt(line);
      if (row !== undefined) rows.push(shown.map(({ column }) => cellText(column, row)));
      else if (group) rows.push([lines.groupText(group)]);
    }
    event.clipboardData.setData('text/plain', formatTsv(rows));
    event.preventDefault();
    announce(text.copied(sizeOf(range)));
    return true;
  };
  return {
    onCopy: (event: ClipboardEvent) => void copy(event),
    onCut(event: ClipboardEvent) {
      if (copy(event)) clearCells(inside.current, block(), edits, 'cut');
    },
    onPaste(event: ClipboardEvent) {
      const grid = inside.current;
      if (isElsewhere(event) || !grid.props.onCellsChange) return;
      event.preventDefault();
      const rows = parseTsv(event.clipboardData.getData('text/plain'));
      if (rows.length === 0) return;
      const plan = planPaste(rows, block(), {
        columns: grid.columns.map(({ column }) => column),
        lineCount: grid.lines.count,
        rowAt: grid.lines.rowAt,
        keyAt: grid.keyAt,
        editable: (column, row) => mayEdit(grid, column, row),
      });
      edits.apply(plan.edits, 'paste');
      edits.refuse(plan.refusals);
      if (sizeOf(plan.range) > 1) ranges.set(plan.range);
      grid.announce(grid.text.pasted(plan.edits.length, plan.refusals.length + plan.outside));
    },
  };
}
