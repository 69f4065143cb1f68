import { describe, expect, it } from 'vitest';
import { cellByArrow, nameOfRun } from './form-cells.ts';

/** Two lines of three cells, of which the middle of the second is missing. */
const boxes = [
  [0, 0],
  [100, 0],
  [200, 0],
  [0, 20],
  [200, 20],
].map(([left = 0, top = 0]) => ({ left, right: left + 90, top, bottom: top + 18 }));

describe('the cell that an arrow key leads to', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 3],
    ['ArrowRight', 4, null],
    ['ArrowLeft', 0, null],
    ['ArrowLeft', 3, 2],
    ['ArrowDown', 0, 3],
    ['ArrowDown', 2, 4],
    ['ArrowDown', 4, null],
    ['ArrowUp', 4, 2],
    ['ArrowUp', 3, 0],
    ['ArrowUp', 1, null],
  ])('%s from %s', (key, at, expected) => {
    expect(cellByArrow(key, boxes, at)).toBe(expected);
  });
});

it('an empty cell is called by its line', () => {
  expect(nameOfRun({ text: ' Ficus Bank ' }, 'A.01')).toBe('Ficus Bank');
  expect(nameOfRun({ text: '' }, 'A.01')).toBe('A.01, empty');
  expect(nameOfRun({ text: '', figure: 'totals.A' }, 'A')).toBe('A, open');
});
