import type { RowKey } from '../row-key.ts';
import type { RowAct, RowActs, RowEdit, RowPlace } from './row-acts.types.ts';
import { createRowOrder, withRowEdits } from './row-order.ts';

export interface RowPlanInput<R> {
  acts: RowActs<R>;
  rows: readonly R[];
  rowKey: (row: R) => RowKey;
  rowAt: (line: number) => R | undefined;
  /** Lines of the rows in hand, from top to bottom. None: the tab stop is on a head. */
  lines: readonly number[];
  /** Line of the tab stop, -1 for the head of the grid. */
  line: number;
  /** Rows to insert. */
  count: number;
  /** Section of a row, null where the grid has none. */
  sectionOf?: (row: R) => string | null;
  /** Section that rows are added to where none is in hand. */
  section?: string | null;
}

/** Lines that follow each other, from top to bottom. */
function runsOf(lines: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    if (run && run.at(-1) === line - 1) run.push(line);
    else runs.push([line]);
  }
  return runs;
}

/** Plans edits of rows one after the other: each knows where its row stood by then, so that all of them can be taken back. */
export function rowPlanner<R>(rows: readonly R[], rowKey: (row: R) => RowKey) {
  const order = createRowOrder(rows.map(rowKey));
  const edits: RowEdit<R>[] = [];
  return {
    edits,
    after: order.after,
    put(row: R, to: RowPlace | null) {
      const key = rowKey(row);
      edits.push({ row, key, from: order.has(key) ? { before: order.after(key) } : null, to });
      if (to) order.put(key, to.before);
      else order.take(key);
    },
  };
}

/** What an act does to the rows; nothing where it has no meaning, such as moving up the first one. */
export function planRowAct<R>(act: RowAct, input: RowPlanInput<R>): RowEdit<R>[] {
  const { acts, rows, rowKey, rowAt, lines, line } = input;
  const { edits, after, put } = rowPlanner(rows, rowKey);
  const chosen = lines.map(rowAt).filter((row) => row !== undefined);
  const { sectionOf = () => null, section = null } = input;
  const create = (beside: R | null, before: RowKey | null, into: string | null) => {
    let above = beside;
    for (let made = 0; made < input.count; made++) {
      const row = acts.create?.(above, into);
      if (row === undefined) return;
      put(row, { before });
      above = row;
    }
  };
  /** The row beside one, in the same section. */
  const neighbour = (at: number, step: 1 | -1): R | undefined => {
    const [row, other] = [rowAt(at), rowAt(at + step)];
    return row !== undefined && other !== undefined && sectionOf(row) === sectionOf(other) ? other : undefined;
  };
  const first = chosen[0];
  const last = chosen.at(-1);
  const isHere = (row: R) => section === null || sectionOf(row) === section;
  const addLast = () => {
    const behind = rows.findLast(isHere);
    create(behind ?? null, behind === undefined ? null : after(rowKey(behind)), section);
  };
  if (act === 'add') addLast();
  else if (act === 'insert-above' || act === 'insert-below') {
    // Next to a head the first row below it, also if it is closed.
    const below = section === null ? rowAt(line + 1) : rows.find(isHere);
    if (first !== undefined && last !== undefined) {
      if (act === 'insert-above') create(first, rowKey(first), sectionOf(first));
      else create(last, after(rowKey(last)), sectionOf(last));
    } else if (below !== undefined) create(below, rowKey(below), section);
    else addLast();
  } else if (act === 'duplicate' && last !== undefined) {
    const before = after(rowKey(last));
    for (const row of chosen) if (acts.copy) put(acts.copy(row), { before });
  } else if (act === 'remove') for (const row of chosen) put(row, null);
  else if (act === 'move-up') {
    for (const run of runsOf(lines)) {
      const above = neighbour(run[0] as number, -1);
      if (above === undefined) return [];
      for (const at of run) put(rowAt(at) as R, { before: rowKey(above) });
    }
  } else if (act === 'move-down') {
    for (const run of runsOf(lines).reverse()) {
      const next = neighbour(run.at(-1) as number, 1);
      if (next === undefined) return [];
      const before = after(rowKey(next));
      for (const at of run) put(rowAt(at) as R, { before });
    }
  }
  return edits;
}

/** Moves rows before a line of their section, together and in their order; nothing where they stand there already. */
export function planRowDrop<R>(
  input: Pick<RowPlanInput<R>, 'rows' | 'rowKey' | 'rowAt' | 'lines' | 'sectionOf'>,
  line: number,
): RowEdit<R>[] {
  const { rows, rowKey, rowAt, lines, sectionOf = () => null } = input;
  const chosen = lines.map(rowAt).filter((row) => row !== undefined);
  const [first] = chosen;
  if (first === undefined) return [];
  const { edits, after, put } = rowPlanner(rows, rowKey);
  const moved = new Set(chosen.map(rowKey));
  const isBeside = (row: R | undefined): row is R =>
    row !== undefined && sectionOf(row) === sectionOf(first) && !moved.has(rowKey(row));
  let ahead = line;
  while (lines.includes(ahead)) ahead++;
  let behind = line - 1;
  while (lines.includes(behind)) behind--;
  const next = rowAt(ahead);
  const last = rowAt(behind);
  let before: RowKey | null = null;
  if (isBeside(next)) before = rowKey(next);
  else if (isBeside(last)) {
    before = after(rowKey(last));
    while (before !== null && moved.has(before)) before = after(before);
  } else return [];
  for (const row of chosen) put(row, { before });
  const kept = withRowEdits(rows, edits, rowKey);
  return kept.every((row, at) => row === rows[at]) ? [] : edits;
}
