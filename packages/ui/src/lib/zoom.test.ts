import { expect, test } from 'vitest';
import { fitZoom, stepZoom } from './zoom.ts';

test.each([
  [1, 1, 1.1],
  [1, -1, 0.9],
  [0.62, 1, 0.67],
  [0.62, -1, 0.5],
  [8, 1, 8],
  [0.1, -1, 0.1],
] as const)('from %d by %d to %d', (from, direction, to) => expect(stepZoom(from, direction)).toBe(to));

test('fits by the tighter side, never enlarges', () => {
  expect(fitZoom({ width: 1000, height: 500 }, { width: 500, height: 400 })).toBe(0.5);
  expect(fitZoom({ width: 100, height: 50 }, { width: 500, height: 400 })).toBe(1);
  expect(fitZoom({ width: 0, height: 0 }, { width: 500, height: 400 })).toBe(1);
});
