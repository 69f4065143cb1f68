import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Cell } from '../body/use-active-cell.ts';
import { nextEditable } from '../editing/cell-access.ts';
import type { Edits } from '../editing/use-edits.ts';
import type { GridInside } from '../grid-inside.ts';
import type { RowKey } from '../row-key.ts';
import type { CellRanges } from '../selection/use-cell-range.ts';
import { planRowAct, planRowDrop } from './plan-rows.ts';
import type { RowAct, RowActs, RowEdit, RowsChange, RowsDetails } from './row-acts.types.ts';

/** Where the tab stop goes once the caller's rows are drawn. */
interface Goal {
  /** To the first of these rows, or where they were if they are taken away. */
  keys: ReadonlySet<RowKey | undefined>;
  isGone: boolean;
  /** Line of what follows the rows that go. */
  line: number;
  column: 'first editable' | number;
  /** The marked range goes along with the row of this line. */
  from: number | null;
  /** Rows that moved, to say where they stand now. */
  moved: number;
  /** Typed before the row was there. */
  typed: string;
}

const reasons: Record<RowAct, RowsDetails['reason']> = {
  add: 'add',
  'insert-above': 'add',
  'insert-below': 'add',
  duplicate: 'duplicate',
  remove: 'remove',
  'move-up': 'move',
  'move-down': 'move',
};

export interface RowActsContext<R> {
  inside: RefObject<GridInside<R>>;
  ranges: CellRanges;
  edits: Edits<R>;
  /** Edits a cell, with what was typed over it. */
  start: (cell: Cell, typed?: string) => boolean;
  /** Shows words at the tab stop. */
  notice: (words: string) => void;
}

/** Acts on the caller's rows: planned here, made by the caller, one step of the history each. */
export function useRowActs<R>({ inside, ranges, edits, start, notice }: RowActsContext<R>) {
  const goal = useRef<Goal | null>(null);

  /** Lines of the rows that an act on a line is about: those marked or selected with it, or it alone. */
  const chosenLines = (line = inside.current.active.row): number[] => {
    const { lines, selected, keyAt, props } = inside.current;
    const isRow = (line: number) => {
      const row = lines.rowAt(line);
      return row !== undefined && !props.isComputed?.(row);
    };
    const { range } = ranges;
    if (range && line >= range.top && line <= range.bottom)
      return Array.from({ length: range.bottom - range.top + 1 }, (_, at) => range.top + at).filter(isRow);
    if (!isRow(line)) return [];
    const isSelected = (line: number) => selected?.has(keyAt(line) as RowKey) === true;
    if (props.actsOnSelected === false || !isSelected(line)) return [line];
    return Array.from({ length: lines.count }, (_, at) => at).filter((at) => isRow(at) && isSelected(at));
  };
  /** Why an act is not to be done, in words. */
  const refusalOf = (act: RowAct, lines: readonly number[], count: number): string | null => {
    const { props, rowActs, lines: all, text, filtered } = inside.current;
    const { most, removable } = rowActs ?? {};
    const made = act === 'duplicate' ? lines.length : reasons[act] === 'add' ? count : 0;
    if (made > 0 && filtered) return text.addFiltered;
    if (made > 0 && most !== undefined && props.rows.length + made > most) return text.mostRows(most);
    if (reasons[act] === 'move' && inside.current.sorted) return text.moveSorted;
    const row = all.rowAt(inside.current.active.row);
    const needsRows = made === 0 || act === 'duplicate';
    if (needsRows && lines.length === 0 && row !== undefined && props.isComputed?.(row)) return text.computedRow;
    if (act !== 'remove' || typeof removable !== 'function') return null;
    for (const line of lines) {
      const may = removable(all.rowAt(line) as R);
      if (may !== true) return may === false ? text.notRemovable : may;
    }
    return null;
  };
  /** The section of the tab stop that has a head; behind all rows the last one. */
  const sectionInHand = (): string | null => {
    const { active, lines, sections } = inside.current;
    if (!sections) return null;
    const row = lines.rowAt(active.row);
    const key = row === undefined ? lines.groupAt(active.row)?.path : sections.of(row);
    const at = sections.list.findIndex((section) => section.key === key);
    const before = sections.list.slice(0, at < 0 ? undefined : at + 1);
    return before.findLast(({ title }) => title !== undefined)?.key ?? null;
  };
  /** Line of the first of these rows, -1 if none is there. */
  const firstOf = (keys: ReadonlySet<RowKey | undefined>) => {
    const { lines, keyAt } = inside.current;
    for (let at = 0; at < lines.count; at++) if (keys.has(keyAt(at))) return at;
    return -1;
  };
  /** Goes to the first row that a change brings or moves, or to the neighbour of those that it takes away. */
  const goToRows = ({ rows }: RowsChange<R>, to: Partial<Goal> = {}) => {
    const { active, keyAt } = inside.current;
    if (rows.length === 0) return;
    const kept = rows.filter(({ to: place }) => place !== null);
    const keys = new Set<RowKey | undefined>((kept.length > 0 ? kept : rows).map(({ key }) => key));
    // From the row in hand if it goes, else from the first that does.
    const end = keys.has(keyAt(active.row)) ? active.row : firstOf(keys);
    let line = 0;
    for (let at = 0; at < end; at++) if (!keys.has(keyAt(at))) line++;
    goal.current = {
      keys,
      isGone: kept.length === 0,
      line,
      column: active.column,
      from: null,
      moved: 0,
      typed: '',
      ...to,
    };
  };
  const sayPlace = (count: number, line: number) => {
    const { text, announce, lines } = inside.current;
    announce(text.rowsMoved(count, line + 1, lines.count));
  };
  const say = (act: RowAct, count: number) => {
    const { text, announce } = inside.current;
    if (act === 'remove') announce(text.rowsRemoved(count));
    else if (act === 'duplicate') announce(text.rowsDuplicated(count));
    else if (reasons[act] === 'add') announce(text.rowsAdded(count));
  };
  /** Rows that an act adds, if it does. */
  const addedBy = (what: RowAct, lines: readonly number[]) =>
    what !== 'add' && ranges.range ? Math.max(1, lines.length) : 1;
  const plan = (
    what: RowAct,
    acts: RowActs<R>,
    lines: readonly number[],
    count: number,
    section: string | null,
  ): RowEdit<R>[] => {
    const { props, active, lines: all, sections } = inside.current;
    // On a line that is neither a row to stand beside nor a head, a row comes at the end of the section.
    const isBeside = lines.length > 0 || section === null || all.groupAt(active.row) !== undefined;
    return planRowAct(reasons[what] === 'add' && !isBeside ? 'add' : what, {
      acts,
      rows: props.rows,
      rowKey: props.rowKey,
      rowAt: all.rowAt,
      lines,
      line: active.row,
      count,
      sectionOf: (row) => sections?.of(row) ?? null,
      section,
    });
  };
  const act = (what: RowAct, section = sectionInHand()) => {
    const grid = inside.current;
    const { rowActs, active } = grid;
    if (!rowActs) return;
    const lines = chosenLines();
    const count = addedBy(what, lines);
    const refusal = refusalOf(what, lines, count);
    if (refusal !== null) {
      notice(refusal);
      return grid.announce(refusal);
    }
    const planned = plan(what, rowActs, lines, count, section);
    if (planned.length === 0) {
      // The first or last row stays where it is, and says so.
      if (reasons[what] === 'move' && lines.length > 0) sayPlace(1, active.row);
      return;
    }
    // From a button: the focus waits in the grid for the row that comes.
    if (!grid.root()?.contains(document.activeElement)) grid.focus();
    const change = { rows: planned, cells: [] };
    const moves = reasons[what] === 'move';
    const isNew = reasons[what] === 'add' || what === 'duplicate';
    const here = grid.keyAt(active.row);
    if (isNew && section !== null) grid.openGroup(section);
    goToRows(change, {
      ...(isNew && { column: 'first editable' }),
      ...(moves && { keys: new Set([here]), from: active.row, moved: planned.length }),
    });
    if (!moves) ranges.clear();
    edits.applyRows(change, reasons[what]);
    if (what === 'remove') grid.unselect(planned.map(({ key }) => key));
    say(what, planned.length);
  };

  /** A row was dragged before a line. */
  const drop = (line: number, before: number) => {
    const grid = inside.current;
    const lines = chosenLines(line);
    const refusal = refusalOf('move-up', lines, 1);
    if (refusal !== null) {
      notice(refusal);
      return grid.announce(refusal);
    }
    const planned = planRowDrop(
      {
        rows: grid.props.rows,
        rowKey: grid.props.rowKey,
        rowAt: grid.lines.rowAt,
        lines,
        sectionOf: (row) => grid.sections?.of(row) ?? null,
      },
      before,
    );
    const { range } = ranges;
    const isMarked = range !== null && line >= range.top && line <= range.bottom;
    if (!isMarked) ranges.clear();
    grid.move({ row: line, column: grid.active.column });
    if (planned.length === 0) return sayPlace(1, line);
    const change = { rows: planned, cells: [] };
    goToRows(change, { keys: new Set([grid.keyAt(line)]), from: isMarked ? line : null, moved: planned.length });
    edits.applyRows(change, 'move');
  };

  useLayoutEffect(() => {
    const to = goal.current;
    if (!to) return;
    const grid = inside.current;
    const place = firstOf(to.keys);
    if (to.isGone === place >= 0) return;
    goal.current = null;
    const row = to.isGone ? Math.min(to.line, grid.lines.count - 1) : place;
    const first = to.column === 'first editable' ? nextEditable(grid, { row, column: -1 }, 1) : null;
    const column = to.column === 'first editable' ? (first?.row === row ? first.column : 0) : to.column;
    const { range } = ranges;
    if (to.from !== null && range) {
      const by = row - to.from;
      ranges.set({ ...range, top: range.top + by, bottom: range.bottom + by });
    }
    grid.move({ row, column });
    if (to.moved > 0) sayPlace(to.moved, row);
    if (to.typed) start({ row, column }, to.typed);
  });

  return {
    act,
    drop,
    goToRows,
    /** The rows that an act from here is about. */
    rowsInHand: () => chosenLines().map((line) => inside.current.lines.rowAt(line) as R),
    /** How many rows it adds, or is about. */
    countOf(what: RowAct): number {
      const lines = chosenLines();
      return reasons[what] === 'add' ? addedBy(what, lines) : lines.length;
    },
    /** Why an act is not to be done, in words; null where it is. */
    refusal(what: RowAct, ends: { alreadyFirst: string; alreadyLast: string }): string | null {
      const { rowActs } = inside.current;
      const lines = chosenLines();
      const count = addedBy(what, lines);
      const refusal = refusalOf(what, lines, count);
      if (refusal !== null || !rowActs || reasons[what] !== 'move') return refusal;
      if (plan(what, rowActs, lines, count, null).length > 0) return null;
      return what === 'move-up' ? ends.alreadyFirst : ends.alreadyLast;
    },
    /** Typed before the row that is wanted was there: true if one is. */
    typeLater(typed: string) {
      if (goal.current) goal.current.typed = typed;
      return goal.current !== null;
    },
    /** The user went on: a row that has not come yet is not gone to. */
    forget() {
      goal.current = null;
    },
  };
}
