import type { ClipboardEvent, RefObject } from 'react';
import type { GridColumn } from '../columns/column.types.ts';
import { mayEdit } from '../editing/cell-access.ts';
import { clearCells } from '../editing/range-edits.ts';
import type { Edits } from '../editing/use-edits.ts';
import type { GridInside } from '../grid-inside.ts';
import { cellText, valueText } from '../row-model/cell-text.ts';
import type { GridSection } from '../row-model/own-line.types.ts';
import { rowPlanner } from '../rows/plan-rows.ts';
import type { RowsChange } from '../rows/row-acts.types.ts';
import { rowMaker } from '../rows/row-maker.ts';
import { rangeOf, sizeOf } from '../selection/cell-range.ts';
import { isOwnColumn } from '../selection/select-box.tsx';
import type { CellRanges } from '../selection/use-cell-range.ts';
import { planPaste } from './plan-paste.ts';
import { formatTsv, parseTsv } from './tsv.ts';

export interface ClipboardContext<R> {
  inside: RefObject<GridInside<R>>;
  ranges: CellRanges;
  edits: Edits<R>;
  goToRows: (change: RowsChange<R>) => void;
  /** Shows words at the tab stop. */
  notice: (words: string) => void;
}

/** A cell of a line of the page's own, as far as it is text or a figure. */
function ownText<R>(line: GridSection, column: GridColumn<R>, isNaming: boolean): string {
  const cell = isNaming ? line.title : line.cells?.[column.id];
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'bigint'
    ? valueText(column, cell)
    : '';
}

/** The line behind the section of a row that rows may be added to: a block that is pasted there stays in it. Null where it may go on. */
function endOfSection<R>({ lines, sections, rowActs, props }: GridInside<R>, line: number): number | null {
  const row = lines.rowAt(line);
  if (!sections || !rowActs?.create || row === undefined || props.isComputed?.(row)) return null;
  const section = sections.of(row);
  let end = line;
  for (let next: R | undefined = row; next !== undefined && sections.of(next) === section; ) next = lines.rowAt(++end);
  return end;
}

/** Copy, cut and paste of blocks, in the form that spreadsheets read and write. */
export function useClipboard<R>({ inside, ranges, edits, goToRows, notice }: ClipboardContext<R>) {
  const block = () => ranges.range ?? rangeOf(inside.current.active, inside.current.active);
  /** A field keeps its own text, and so does a layer that hangs on the grid elsewhere in the page: React's events come up from it. */
  const isElsewhere = (event: ClipboardEvent) => {
    const target = event.target as HTMLElement;
    return (
      !inside.current.root()?.contains(target) ||
      target.isContentEditable ||
      target.closest('input,textarea,select') !== null
    );
  };
  /** Text that the user marked in a cell is copied as text. */
  const ownsText = (event: ClipboardEvent) =>
    isElsewhere(event) ||
    inside.current.active.row < 0 ||
    !(event.target as Element).closest('[data-col]') ||
    (ranges.range === null && document.getSelection()?.type === 'Range');

  const copy = (event: ClipboardEvent): boolean => {
    if (ownsText(event)) return false;
    const { lines, columns, text, announce, foot } = inside.current;
    const range = block();
    const shown = columns.slice(range.left, range.right + 1).filter(({ column }) => !isOwnColumn(column.id));
    const rows: string[][] = [];
    for (let line = range.top; line <= range.bottom; line++) {
      const row = lines.rowAt(line);
      const group = lines.groupAt(line);
      const own = group?.section ?? foot[line - lines.count];
      if (row !== undefined) rows.push(shown.map(({ column }) => cellText(column, row)));
      else if (own) rows.push(shown.map(({ column, role }) => ownText(own, column, role === 'rowheader')));
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
      const { props, lines, active, rowActs, text } = grid;
      // Into a grid without rows it is pasted from its head.
      const isEmpty = lines.count === 0 && rowActs !== undefined;
      if (isElsewhere(event) || (active.row < 0 && !isEmpty) || !props.onCellsChange) return;
      event.preventDefault();
      const rows = parseTsv(event.clipboardData.getData('text/plain'));
      if (rows.length === 0) return;
      const range = block();
      const { rowKey } = props;
      const end = endOfSection(grid, range.top);
      const last = end === null ? undefined : lines.rowAt(end - 1);
      const maker = rowMaker(grid, last);
      const planner = rowPlanner(props.rows, rowKey);
      const plan = planPaste(rows, isEmpty ? { ...range, top: 0, bottom: 0 } : range, {
        columns: grid.columns.map(({ column }) => column),
        lineCount: end ?? lines.count,
        rowAt: lines.rowAt,
        rowKey,
        editable: (column, row) => mayEdit(grid, column, row),
        create: maker.create,
      });
      const before = last === undefined ? null : planner.after(rowKey(last));
      for (const row of plan.added) planner.put(row, { before });
      const change = { rows: planner.edits, cells: plan.edits };
      if (isEmpty) goToRows(change);
      if (plan.added.length > 0) edits.applyRows(change, 'paste', plan.refusals);
      else edits.apply(plan.edits, 'paste', plan.refusals);
      // Rows that a sort puts elsewhere are no block.
      if (sizeOf(plan.range) > 1 && !(plan.added.length > 0 && grid.sorted)) ranges.set(plan.range);
      const done = [text.pasted(plan.edits.length, plan.refusals.length)];
      if (plan.added.length > 0) done.push(text.rowsAdded(plan.added.length));
      const left: string[] = [];
      if (plan.left.lines.length > 0)
        left.push(text.pasteLeft(plan.left.lines.length, plan.left.isBelow ? maker.limit : text.pasteOnHead));
      if (plan.beside > 0) left.push(text.pasteBeside(plan.beside));
      if (left.length === 0) return grid.announce(done.join('. '));
      const message = left.join(' ');
      if (props.onPasteLeft) props.onPasteLeft({ message, lines: plan.left.lines });
      else notice(message);
      grid.announce(`${done.join('. ')}. ${message}`);
    },
  };
}
