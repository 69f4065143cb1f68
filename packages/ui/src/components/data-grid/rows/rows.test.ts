import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createHistory } from '../editing/history.ts';
import { planRowAct, planRowDrop } from './plan-rows.ts';
import type { RowAct, RowActs, RowEdit } from './row-acts.types.ts';
import { withRowEdits } from './row-order.ts';

interface Row {
  id: string;
  beside?: string | undefined;
}
const rowKey = ({ id }: Row) => id;
const named = (names: string): Row[] => [...names].map((id) => ({ id }));
const ids = (rows: readonly Row[]) => rows.map(rowKey).join('');

/** Rows made get the letters from n on. */
function makeActs(): RowActs<Row> {
  let made = 0;
  const id = () => String.fromCodePoint(0x6e + made++);
  return {
    onChange: () => {},
    create: (beside) => ({ id: id(), beside: beside?.id }),
    copy: (row) => ({ id: id(), beside: `copy of ${row.id}` }),
  };
}
const plan = (act: RowAct, rows: readonly Row[], lines: number[], given: { shown?: string; count?: number } = {}) => {
  const shown = given.shown ? rows.filter(({ id }) => given.shown?.includes(id)) : rows;
  return planRowAct(act, {
    acts: makeActs(),
    rows,
    rowKey,
    rowAt: (line) => shown[line],
    lines,
    line: lines[0] ?? -1,
    count: given.count ?? 1,
  });
};

describe('rows that are dropped', () => {
  const rows = named('abcde');
  const dropped = (lines: number[], line: number, sections = 'xxxxx') =>
    withRowEdits(
      rows,
      planRowDrop(
        { rows, rowKey, rowAt: (at) => rows[at], lines, sectionOf: ({ id }) => sections['abcde'.indexOf(id)] ?? null },
        line,
      ),
      rowKey,
    )
      .map(({ id }) => id)
      .join('');
  test.each([
    [[0], 3, 'bcade'],
    [[0], 5, 'bcdea'],
    [[4], 0, 'eabcd'],
    [[1, 2], 5, 'adebc'],
    [[1, 3], 0, 'bdace'],
    [[1, 3], 2, 'abdce'],
    // Where it stands already.
    [[2], 2, 'abcde'],
    [[2], 3, 'abcde'],
    [[0, 1], 1, 'abcde'],
  ])('%j before line %i', (lines, line, order) => {
    expect(dropped(lines, line)).toBe(order);
  });
  test('in their section, also at its end; elsewhere they stay', () => {
    expect(dropped([0], 3, 'xxxyy')).toBe('bcade');
    expect(dropped([0], 4, 'xxxyy')).toBe('abcde');
    expect(dropped([4], 3, 'xxxyy')).toBe('abced');
  });
});

/** Rows of sections: the letter of a row's id is its section. */
describe('an act on rows of sections', () => {
  const rows = ['a1', 'a2', 'c1', 'd1', 'd2'].map((id) => ({ id })) as Row[];
  // As drawn: the heads of a, b (empty), c, and the rows of d without a head.
  const lines = [null, 'a1', 'a2', null, null, 'c1', 'd1', 'd2'];
  const act = (what: RowAct, line: number, section: string) => {
    const made: (string | null)[] = [];
    const edits = planRowAct(what, {
      acts: {
        onChange: () => {},
        create: (beside, into) => {
          made.push(`${beside?.id ?? 'none'} in ${into}`);
          // The plan looks at nothing else of a row.
          return { id: 'new' } as Row;
        },
      },
      rows,
      rowKey,
      rowAt: (at) => rows.find(({ id }) => id === lines[at]),
      lines: lines[line] ? [line] : [],
      line,
      count: 1,
      sectionOf: ({ id }) => id.slice(0, 1),
      section,
    });
    return { order: withRowEdits(rows, edits, rowKey).map(({ id }) => id), made };
  };
  test.each<[string, RowAct, number, string, string, string?]>([
    ['below the head of an empty one', 'insert-below', 3, 'b', 'a1 a2 c1 d1 d2 new', 'none in b'],
    ['below a head the first', 'insert-below', 0, 'a', 'new a1 a2 c1 d1 d2', 'a1 in a'],
    ['below its last row', 'insert-below', 2, 'a', 'a1 a2 new c1 d1 d2', 'a2 in a'],
    ['at the end of the section, not of the list', 'add', 1, 'a', 'a1 a2 new c1 d1 d2', 'a2 in a'],
    ['at the end of an empty one', 'add', 1, 'b', 'a1 a2 c1 d1 d2 new', 'none in b'],
    ['not moved past a head', 'move-down', 2, 'a', 'a1 a2 c1 d1 d2'],
    ['not moved into a section without a head', 'move-down', 5, 'c', 'a1 a2 c1 d1 d2'],
    ['moved within its section', 'move-up', 7, 'd', 'a1 a2 c1 d2 d1'],
  ])('%s', (_, what, line, section, order, made) => {
    expect(act(what, line, section)).toEqual({ order: order.split(' '), made: made ? [made] : [] });
  });
});

describe('an act on rows', () => {
  test.each<[string, RowAct, number[], string, { shown?: string; count?: number }?]>([
    ['a row at the end', 'add', [1], 'abcden'],
    ['a row below', 'insert-below', [1], 'abncde'],
    ['a row below the last', 'insert-below', [4], 'abcden'],
    ['a row above', 'insert-above', [1], 'anbcde'],
    ['below the head the first', 'insert-below', [], 'nabcde'],
    ['as many as are marked', 'insert-above', [1, 2], 'anobcde', { count: 2 }],
    ['copies below those they are of', 'duplicate', [1, 2], 'abcnode'],
    ['rows that go', 'remove', [1, 3], 'ace'],
    ['up', 'move-up', [2], 'acbde'],
    ['up as a block', 'move-up', [2, 3], 'acdbe'],
    ['up one by one', 'move-up', [1, 3], 'badce'],
    ['up from the top: none', 'move-up', [0, 2], 'abcde'],
    ['down', 'move-down', [2], 'abdce'],
    ['down as a block', 'move-down', [1, 2], 'adbce'],
    ['down one by one', 'move-down', [1, 3], 'acbed'],
    ['down from the end: none', 'move-down', [2, 4], 'abcde'],
    ['up past the row that is shown above', 'move-up', [1], 'dabce', { shown: 'ad' }],
    ['down past the row that is shown below', 'move-down', [0], 'bcdae', { shown: 'ad' }],
  ])('%s', (_, act, lines, expected, given) => {
    const rows = named('abcde');
    expect(ids(withRowEdits(rows, plan(act, rows, lines, given), rowKey))).toBe(expected);
  });

  test('in an empty list makes the first row', () => {
    expect(ids(withRowEdits([], plan('insert-below', [], []), rowKey))).toBe('n');
    expect(ids(withRowEdits([], plan('add', [], []), rowKey))).toBe('n');
    for (const act of ['remove', 'duplicate', 'move-up', 'move-down'] as const) expect(plan(act, [], [])).toEqual([]);
  });

  test('makes each row beside the one before it', () => {
    const edits = plan('insert-below', named('ab'), [0, 1], { count: 3 });
    expect(edits.map(({ row }) => row.beside)).toEqual(['b', 'n', 'o']);
    expect(plan('duplicate', named('ab'), [0]).map(({ row }) => row.beside)).toEqual(['copy of a']);
  });

  test('leaves the rows that are there the objects they are, and puts what lost its neighbour last', () => {
    const rows = named('ab');
    const stale = { id: 'a', beside: 'old' };
    const edits: RowEdit<Row>[] = [
      { row: stale, key: 'a', from: { before: 'b' }, to: { before: 'gone' } },
      { row: { id: 'c' }, key: 'c', from: null, to: { before: 'gone' } },
      { row: { id: 'x' }, key: 'x', from: { before: null }, to: null },
    ];
    const next = withRowEdits(rows, edits, rowKey);
    expect(ids(next)).toBe('bac');
    expect(next[1]).toBe(rows[0]);
  });

  test('property: taken back act by act the rows are as they were, and made again as they became', () => {
    const acts: RowAct[] = ['add', 'insert-above', 'insert-below', 'duplicate', 'remove', 'move-up', 'move-down'];
    const step = fc.record({
      act: fc.constantFrom(...acts),
      lines: fc.subarray([0, 1, 2, 3, 4, 5, 6]),
      count: fc.nat(3),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const all = makeActs();
        const history = createHistory<Row>();
        let rows: Row[] = named('abcde');
        const states = [rows];
        for (const { act, lines, count } of steps) {
          const edits = planRowAct(act, {
            acts: all,
            rows,
            rowKey,
            rowAt: (line) => rows[line],
            lines: lines.filter((line) => line < rows.length),
            line: lines[0] ?? -1,
            count,
          });
          if (edits.length === 0) continue;
          history.add({ rows: edits, cells: [] });
          rows = withRowEdits(rows, edits, rowKey);
          states.push(rows);
        }
        for (let at = states.length - 1; at > 0; at--) {
          rows = withRowEdits(rows, history.undo()?.rows ?? [], rowKey);
          expect(ids(rows)).toBe(ids(states[at - 1] as Row[]));
        }
        for (let at = 1; at < states.length; at++) {
          rows = withRowEdits(rows, history.redo()?.rows ?? [], rowKey);
          expect(ids(rows)).toBe(ids(states[at] as Row[]));
        }
        expect(history.redo()).toBeNull();
      }),
      { seed: 14, numRuns: 500 },
    );
  });
});

test('history: rows and cells go back together, what was written into a new row goes with it', () => {
  const history = createHistory<Row>();
  const row = { id: 'n' };
  const cell = (key: string) => ({ row: { id: key }, key, column: 'c', before: 1, value: 2 });
  history.add({ rows: [{ row, key: 'n', from: null, to: { before: null } }], cells: [cell('a'), cell('n')] });
  const back = history.undo();
  expect(back?.rows).toEqual([{ row, key: 'n', from: { before: null }, to: null }]);
  expect(back?.cells).toEqual([{ ...cell('a'), before: 2, value: 1 }]);
  expect(history.redo()?.cells).toHaveLength(2);
});

test('history: rows are taken back as they are now', () => {
  const history = createHistory<Row>(({ rows, cells }) => ({
    rows: rows.map((edit) => ({ ...edit, row: { id: edit.key as string, beside: 'now' } })),
    cells,
  }));
  history.add({ rows: [{ row: { id: 'a' }, key: 'a', from: null, to: { before: null } }], cells: [] });
  expect(history.undo()?.rows[0]?.row.beside).toBe('now');
  expect(history.redo()?.rows[0]?.row.beside).toBe('now');
});
