import { describe, expect, it } from 'vitest';
import { cents } from '../money/index.ts';
import { balloonOf, type ScheduleRow } from './index.ts';

/** Payments as runs of a number of months and dollars. */
const rowsOf = (...runs: readonly (readonly [months: number, dollars: number])[]): ScheduleRow[] =>
  runs
    .flatMap(([months, dollars]) => Array.from({ length: months }, () => cents(Math.round(dollars * 100))))
    .map((amount, at) => ({
      payment: at + 1,
      rate: '6',
      amount,
      interest: amount,
      principal: cents(0),
      balance: cents(0),
    }));

describe('a balloon', () => {
  it.each<[string, ScheduleRow[], number | undefined]>([
    // The step rate mortgage of comment 37(b)(5)-1.ii.
    ['is more than twice the lowest regular payment', rowsOf([36, 300], [143, 700], [1, 1000]), 1000],
    ['is no regular payment, however low the earlier ones', rowsOf([36, 300], [144, 700]), undefined],
    ['is not what rounding left over', rowsOf([36, 300], [143, 700], [1, 701.37]), undefined],
    ['is more than twice', rowsOf([23, 500], [1, 1000]), undefined],
    ['is more than twice by a cent', rowsOf([23, 500], [1, 1000.01]), 1000.01],
    ['is held against payments that are due in succession', rowsOf([1, 100], [22, 500], [1, 900]), undefined],
    ['is held against the payment before where no two are alike', rowsOf([1, 310], [1, 280], [1, 300], [1, 601]), 601],
    ['is what two payments end with', rowsOf([2, 500]), 500],
    ['is one payment alone', rowsOf([1, 500]), 500],
    ['is none of no payments', [], undefined],
  ])('%s', (_, rows, dollars) => {
    expect(balloonOf(rows)?.amount).toBe(dollars === undefined ? undefined : Math.round(dollars * 100));
  });
});
