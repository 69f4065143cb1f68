import { expect, test } from 'vitest';
import { sectionLines } from './section.ts';

const list = [{ key: 'B', title: 'B' }, { key: 'C', title: 'C' }, { key: 'D' }, { key: 'E', title: 'E' }];
const outline = (rows: string[], order = rows.map((_, at) => at), closed: string[] = [], isWhole = true) => {
  const { lines, groups } = sectionLines(
    rows,
    Uint32Array.from(order),
    { list, of: (row) => row.slice(0, 1) },
    (path) => !closed.includes(path),
    isWhole,
  );
  return [...lines].map((line) => (line < 0 ? `[${groups[-1 - line]?.path}]` : rows[line])).join(' ');
};

test.each([
  ['rows in sections, whatever their order', ['E1', 'B1', 'D1', 'B2'], '[B] B1 B2 [C] D1 [E] E1'],
  ['no rows: heads all the same', [], '[B] [C] [E]'],
  ['rows of no section behind all', ['X1', 'E1', 'X2'], '[B] [C] [E] E1 X1 X2'],
])('%s', (_, rows, expected) => {
  expect(outline(rows)).toBe(expected);
});

test('a sort orders within the sections', () => {
  expect(outline(['B1', 'C1', 'B2', 'C2'], [3, 2, 1, 0])).toBe('[B] B2 B1 [C] C2 C1 [E]');
});

test('a closed section keeps its head, one without a head cannot be closed', () => {
  expect(outline(['B1', 'D1'], undefined, ['B', 'D'])).toBe('[B] [C] D1 [E]');
});

test('where something is sought a section without matches has no head', () => {
  expect(outline(['B1', 'E1', 'D1'], [1], [], false)).toBe('[E] E1');
});
