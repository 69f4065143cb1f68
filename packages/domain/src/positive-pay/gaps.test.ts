import { expect, it } from 'vitest';
import { positivePayGaps } from './index.ts';

it.each<[string, number[], [number, Parameters<typeof positivePayGaps>[1][number]['why']][], string[]]>([
  ['none', [], [[5, 'told before']], []],
  [
    'one',
    [5],
    [
      [4, 'told before'],
      [6, 'told before'],
    ],
    [],
  ],
  ['side by side', [4, 5, 6], [], []],
  ['of numbers not used', [4, 9], [], ['5-8 not used']],
  [
    'of several reasons',
    [9, 1],
    [
      [2, 'told before'],
      [3, 'told before'],
      [5, 'ended before it was told'],
      [6, 'taken back before it was told'],
    ],
    [
      '2-3 told before',
      '4-4 not used',
      '5-5 ended before it was told',
      '6-6 taken back before it was told',
      '7-8 not used',
    ],
  ],
  ['of a number that is issued and ended', [4, 6, 5], [[5, 'told before']], []],
])('gaps: %s', (_what, issued, others, gaps) => {
  const known = others.map(([checkNumber, why]) => ({ checkNumber, why }));
  expect(positivePayGaps(issued, known).map(({ from, to, why }) => `${from}-${to} ${why}`)).toEqual(gaps);
});
