import { describe, expect, it } from 'vitest';
import { cents } from '../money/index.ts';
import { faultsOf } from '../trace/index.ts';
import { type ProrationChoices, type ProrationItem, prorate, prorationProcedures } from './index.ts';

const choices: ProrationChoices = { dayCount: '30/360', closingDayBelongsTo: 'buyer', dailyDecimals: null };
/** One day, which 30/360 does not count: from January 31 up to February 1 there are no days. */
const inspection: ProrationItem = {
  label: 'Inspection',
  amount: cents(100_00),
  period: 'oneTime',
  from: '2026-01-31',
  to: '2026-01-31',
  closing: '2026-02-15',
  isPaid: false,
};

describe('a one-time item of a day that 30/360 does not count is charged for that day', () => {
  it.each<[string, Partial<ProrationItem>, Partial<ProrationChoices>, number, number | null]>([
    // 100.00 over one day, which is the seller's.
    ['unpaid, all the seller’s', {}, {}, 100_00, 1],
    ['the day rounded first', {}, { dailyDecimals: 2 }, 100_00, 1],
    ['paid, nothing is the buyer’s', { isPaid: true }, {}, 0, null],
    ['closing before: nothing is the seller’s', { closing: '2026-01-15' }, {}, 0, null],
    ['closing before, paid: all is the buyer’s', { closing: '2026-01-15', isPaid: true }, {}, 100_00, 1],
    ['by real days', {}, { dayCount: 'actual/365' }, 100_00, 1],
    // January 31 up to February 11 are 10 days of 30/360, all from the 1st on: 100.00 x 0 / 10, and 100.00 x 10 / 10 of a paid one.
    ['in a longer item the day has no weight', { to: '2026-02-10', closing: '2026-02-01' }, {}, 0, 0],
    ['and the rest is all', { to: '2026-02-10', closing: '2026-02-01', isPaid: true }, {}, 100_00, 10],
  ])('%s', (_, changes, chosen, amount, days) => {
    const shared = prorate({ ...inspection, ...changes }, { ...choices, ...chosen });
    expect([shared.amount.value, shared.days?.count ?? null]).toEqual([amount, days]);
    expect(faultsOf(shared.amount.trace, prorationProcedures)).toEqual([]);
  });
});
