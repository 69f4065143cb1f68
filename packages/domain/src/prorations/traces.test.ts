import { describe, expect, it } from 'vitest';
import { refusalOf } from '../errors/refusal-of.fixture.ts';
import { cents } from '../money/index.ts';
import { faultsOf } from '../trace/index.ts';
import { keptLines } from '../trace/kept-lines.fixture.ts';
import {
  exactDaily,
  type ProrationChoices,
  type ProrationItem,
  prorate,
  prorateAmounts,
  prorationProcedures,
  reprorate,
} from './index.ts';

const item: ProrationItem = {
  label: 'County taxes',
  amount: cents(4380_00),
  period: 'annual',
  from: '2013-01-01',
  to: '2013-12-31',
  closing: '2013-03-15',
  isPaid: false,
};
const choices: ProrationChoices = { dayCount: 'actual/365', closingDayBelongsTo: 'seller', dailyDecimals: null };

const cases: [string, Partial<ProrationItem>, Partial<ProrationChoices>][] = [
  ['unpaid, the day is the seller’s', {}, {}],
  ['unpaid, the day is the buyer’s', {}, { closingDayBelongsTo: 'buyer' }],
  ['paid', { isPaid: true }, {}],
  ['paid, the day is the buyer’s', { isPaid: true }, { closingDayBelongsTo: 'buyer' }],
  ['30/360', {}, { dayCount: '30/360' }],
  ['actual/360', {}, { dayCount: 'actual/360' }],
  ['actual/366', {}, { dayCount: 'actual/366' }],
  ['actual/actual', {}, { dayCount: 'actual/actual' }],
  ['actual/actual over the new year', { from: '2012-07-01', to: '2013-06-30' }, { dayCount: 'actual/actual' }],
  ['two decimals of a day', { amount: cents(4381_00) }, { dailyDecimals: 2 }],
  ['three decimals of a day', { amount: cents(4381_00) }, { dailyDecimals: 3 }],
  ['four decimals of a day', { amount: cents(4381_00) }, { dailyDecimals: 4 }],
  ['an exact day', { amount: cents(4381_00) }, {}],
  ['an estimate', { estimatePercent: '110' }, {}],
  ['half a year', { period: 'semiAnnual', to: '2013-06-30' }, {}],
  ['a quarter', { period: 'quarterly', to: '2013-03-31' }, {}],
  ['a month of 30 days', { period: 'monthly', from: '2013-03-01', to: '2013-03-31' }, { dayCount: '30/360' }],
  ['once', { period: 'oneTime', to: '2013-03-31' }, {}],
  ['once, months of 30 days', { period: 'oneTime', to: '2013-03-31' }, { dayCount: '30/360' }],
  ['closing before the period', { closing: '2012-12-01' }, {}],
  ['closing before the period, paid', { closing: '2012-12-01', isPaid: true }, {}],
  ['closing after the period', { closing: '2014-02-01' }, {}],
  ['closing after the period, paid', { closing: '2014-02-01', isPaid: true }, {}],
];

describe('a proration and its reason', () => {
  it.each(cases)('%s', (_, changes, chosen) => {
    const shared = prorate({ ...item, ...changes }, { ...choices, ...chosen });
    expect(faultsOf(shared.amount.trace, prorationProcedures)).toEqual([]);
    expect(keptLines(shared)).toMatchSnapshot();
  });

  it.each([4500_00, 4300_00, 4380_00])('re-prorated with a bill of %d', (bill) => {
    const again = reprorate(item, cents(bill), choices);
    expect(faultsOf(again.amount.trace, prorationProcedures)).toEqual([]);
    expect(keptLines(again)).toMatchSnapshot();
  });
});

describe('many amounts', () => {
  it.each([
    [{ yearly: 1, daysInYear: 365 }, 74],
    [{ yearly: 12, daysInYear: 360 }, 16],
    [{ yearly: 4, daysInYear: 365 }, 0],
  ])('are each what the one is: %o, %d days', (share, days) => {
    const amounts = [1, 99, 4380_00, 1234_56, 999_999_99].map((amount) => cents(amount));
    expect(prorateAmounts(amounts, share, days)).toEqual(
      amounts.map((amount) => exactDaily(amount, share, days, null).amount),
    );
  });
});

it.each<[Partial<ProrationItem>, string, string, RegExp]>([
  [{ to: '2012-12-31' }, 'REVERSED', 'to', /County taxes ends before it begins/],
  [{ amount: cents(-1) }, 'OUT_OF_RANGE', 'amount', /County taxes is charged, not paid out/],
  [{ closing: '2013-02-30' }, 'MALFORMED', 'closing', /2013-02-30/],
])('refuses %o: %s %s', (changes, code, field, message) => {
  expect(refusalOf(() => prorate({ ...item, ...changes }, choices))).toEqual({
    code,
    field,
    message: expect.stringMatching(message),
  });
  expect(refusalOf(() => prorate({ ...item, to: item.from }, choices))).toBeNull();
});
