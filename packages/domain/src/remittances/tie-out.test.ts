import { expect, it } from 'vitest';
import { untiedCorrections } from './tie-out.ts';

it.each<[what: string, due: [number, number][], payments: [number, number][], untied: number[]]>([
  ['remits', [[1, 280_20]], [], []],
  ['takes back', [[1, -280_20]], [], [1]],
  ['takes back what came back', [[1, -280_20]], [[1, -280_20]], []],
  [
    'takes back what came back of another file',
    [
      [1, -280_20],
      [2, 100_00],
    ],
    [[2, -280_20]],
    [1],
  ],
  ['takes back and was paid', [[1, -280_20]], [[1, 280_20]], [1]],
  [
    'takes back less than it remits',
    [
      [1, -280_20],
      [1, 290_00],
    ],
    [],
    [],
  ],
  [
    'takes back more than it remits',
    [
      [1, -280_20],
      [1, 270_00],
    ],
    [],
    [1],
  ],
])('a file that %s', (_what, due, payments, untied) =>
  expect([
    ...untiedCorrections(
      due.map(([ordersID, underwriter]) => ({ ordersID, underwriter })),
      payments.map(([ordersID, amount]) => ({ ordersID, amount })),
    ),
  ]).toEqual(untied),
);
