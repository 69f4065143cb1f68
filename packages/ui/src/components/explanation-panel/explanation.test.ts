import { expect, test } from 'vitest';
import { branches, explanationText, visibleRows } from './explanation.ts';
import { premium } from './stories-data.ts';

test('as text', () => {
  expect(explanationText(premium)).toBe(
    [
      'Lender’s title insurance: 500.00 (Sum of the bands, less the credit · rounded to the cent, half up · Rate manual, R-4)',
      '  First 100,000.00: 345.00 (3.45 per 1,000.00 · Rate manual, R-4 a)',
      '    Loan amount: 162,000.00',
      '  Next 62,000.00: 167.40 (2.70 per 1,000.00 · Rate manual, R-4 b)',
      '    Loan amount: 162,000.00',
      '  Simultaneous issue credit: (12.40) (Owner’s policy on the same file)',
    ].join('\n'),
  );
});

test('only what is open has rows below', () => {
  expect(visibleRows(premium, new Set()).map(({ node }) => node.id)).toEqual(['premium']);
  expect(
    visibleRows(premium, new Set(['premium', 'band-2'])).map(({ node, level, position }) => [node.id, level, position]),
  ).toEqual([
    ['premium', 1, 1],
    ['band-1', 2, 1],
    ['band-2', 2, 2],
    ['band-2-loan', 3, 1],
    ['credit', 2, 3],
  ]);
});

test('branches to a depth', () => {
  expect(branches(premium)).toEqual(['premium', 'band-1', 'band-2']);
  expect(branches(premium, 1)).toEqual(['premium']);
  expect(branches({ id: 'a', label: 'A', value: '' })).toEqual([]);
});
