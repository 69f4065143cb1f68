import { expect, it } from 'vitest';
import { type NumberRange, positivePayGaps } from './index.ts';

type Known = readonly [from: number, to: number, why?: NumberRange['why']];

it.each<[string, Known[], string[]]>([
  ['of no checks', [], []],
  ['of one check', [[5, 5]], []],
  ['of checks side by side', [[4, 6]], []],
  [
    'of numbers not used',
    [
      [4, 4],
      [9, 9],
    ],
    ['5-8 not used'],
  ],
  [
    'of several reasons',
    [
      [1, 1],
      [2, 3, 'told before'],
      [5, 5, 'ended before it was told'],
      [6, 6, 'taken back before it was told'],
      [9, 9],
    ],
    [
      '2-3 told before',
      '4-4 not used',
      '5-5 ended before it was told',
      '6-6 taken back before it was told',
      '7-8 not used',
    ],
  ],
])('gaps %s', (_what, known, gaps) => {
  const ranges = known.map(([from, to, why = null]) => ({ from, to, why }));
  expect(positivePayGaps(ranges).map(({ from, to, why }) => `${from}-${to} ${why}`)).toEqual(gaps);
});
