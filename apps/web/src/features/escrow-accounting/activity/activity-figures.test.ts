import type { ActivityRow } from '@closewright/domain/escrow-accounting';
import { expect, it } from 'vitest';
import { activityFigures, bookNode } from './activity-figures.ts';

const all = {
  ...{ opening: 1_000_00, within: 2, closing: 883_33 },
  in: { count: 5, amount: 348_33 },
  out: { count: 4, amount: 465_00 },
};

it('a register runs from its opening to its closing balance, and says what is shown beside what all come to', () => {
  const words = (known: Parameters<typeof activityFigures>[0]) =>
    activityFigures(known).map(({ label, text }) => `${label} ${text}`);
  const whole = ['Opening 1,000.00', 'In, 5 348.33', 'Out, 4 465.00', 'Closing 883.33'];
  expect(words({ all, shown: all })).toEqual(whole);
  const shown = { in: { count: 1, amount: 3_33 }, out: { count: 0, amount: 0 }, within: 0 };
  expect(words({ all, shown })).toEqual([...whole, 'Shown in, 1 3.33', 'Shown out, 0 0.00']);
});

it('a balance is the one before with what was moved', () => {
  // Of a row only its amounts are told.
  const row = { balance: 883_33, in: null, out: 40_00 } as ActivityRow;
  expect(bookNode(row).children?.map(({ value }) => value)).toEqual(['923.33', '0.00', '(40.00)']);
});
