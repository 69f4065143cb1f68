import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToDate, dayCounts } from '../dates/index.ts';
import { cents } from '../money/index.ts';
import { type ProrationChoices, type ProrationItem, periodAround, prorate, reprorate } from './index.ts';

const sample: ProrationChoices = { dayCount: '30/360', closingDayBelongsTo: 'buyer', dailyDecimals: null };
const taxes: ProrationItem = {
  label: 'County taxes',
  amount: cents(1263_60),
  period: 'annual',
  from: '2013-01-01',
  to: '2013-12-31',
  closing: '2013-04-15',
  isPaid: false,
};
const dues: ProrationItem = {
  ...taxes,
  label: 'HOA dues',
  amount: cents(150_00),
  period: 'monthly',
  from: '2013-04-01',
  to: '2013-04-30',
  isPaid: true,
};

describe('the purchase sample of Regulation Z, form H-25(B)', () => {
  it('credits the buyer with county taxes 1/1/13 to 4/14/13 of 365.04', () => {
    const { amount, creditTo, days } = prorate(taxes, sample);
    expect(amount.value).toBe(365_04);
    expect(creditTo).toBe('buyer');
    expect(days).toEqual({ from: '2013-01-01', to: '2013-04-14', count: 104 });
  });

  it('credits the seller with HOA dues 4/15/13 to 4/30/13 of 80.00', () => {
    const { amount, creditTo, days } = prorate(dues, sample);
    expect(amount.value).toBe(80_00);
    expect(creditTo).toBe('seller');
    expect(days).toEqual({ from: '2013-04-15', to: '2013-04-30', count: 16 });
    expect(amount.trace.inputs?.map(({ label }) => label)).toEqual([
      'Amount of the period',
      'Charged so often',
      'in days',
      'Days of the buyer',
      'Charge of a day',
    ]);
  });
});

it.each<[string, Partial<ProrationItem>, Partial<ProrationChoices>, number]>([
  ['over 365 real days', {}, { dayCount: 'actual/365' }, 360_04],
  ['over 366 real days', {}, { dayCount: 'actual/366' }, 359_06],
  ['over the days of the year itself', {}, { dayCount: 'actual/actual' }, 360_04],
  ['a day of two decimals', {}, { dailyDecimals: 2 }, 365_04],
  ['a day of two decimals over 365', {}, { dayCount: 'actual/365', dailyDecimals: 2 }, 359_84],
  ['a day of four decimals over 365', {}, { dayCount: 'actual/365', dailyDecimals: 4 }, 360_04],
  ['the day of closing is the seller’s', {}, { closingDayBelongsTo: 'seller' }, 368_55],
  ['paid: the rest of the year is the buyer’s', { isPaid: true }, {}, 898_56],
  ['an estimate of 110 %', { estimatePercent: '110' }, {}, 401_54],
  ['a quarter of the year', { amount: cents(315_90), period: 'quarterly' }, {}, 365_04],
  ['a closing before the period: nothing is the seller’s', { closing: '2012-12-31' }, {}, 0],
  ['a closing after it: all is', { closing: '2014-02-01' }, {}, 1263_60],
  ['one time, over its own days', { period: 'oneTime', to: '2013-04-30', amount: cents(120_00) }, {}, 104_00],
])('%s', (_, item, choices, expected) => {
  expect(prorate({ ...taxes, ...item }, { ...sample, ...choices }).amount.value).toBe(expected);
});

it('gives no day to anybody for a closing on the first day, and all of them on the day after the last', () => {
  expect(prorate({ ...taxes, closing: taxes.from }, sample).days).toBeNull();
  expect(prorate({ ...taxes, closing: '2014-01-01' }, sample).days?.count).toBe(360);
});

it('refuses a period that ends before it begins', () => {
  expect(() => prorate({ ...taxes, to: '2012-12-31' }, sample)).toThrow(RangeError);
});

it('the days of buyer and seller are all days of the period, whoever owns the day of closing', () => {
  const cases = fc.record({
    offset: fc.integer({ min: -30, max: 400 }),
    amount: fc.integer({ min: 0, max: 5_000_000 }).map(cents),
    dayCount: fc.constantFrom(...dayCounts),
    closingDayBelongsTo: fc.constantFrom('buyer' as const, 'seller' as const),
  });
  fc.assert(
    fc.property(cases, ({ offset, amount, dayCount, closingDayBelongsTo }) => {
      const item = { ...taxes, amount, closing: addToDate(taxes.from, offset, 'days') };
      const choices: ProrationChoices = { dayCount, closingDayBelongsTo, dailyDecimals: null };
      const sellers = prorate(item, choices);
      const buyers = prorate({ ...item, isPaid: true }, choices);
      const days = (sellers.days?.count ?? 0) + (buyers.days?.count ?? 0);
      expect(days).toBe(dayCount === '30/360' ? 360 : 365);
      if (dayCount === '30/360' || dayCount === 'actual/365')
        expect(Math.abs(sellers.amount.value + buyers.amount.value - amount)).toBeLessThanOrEqual(1);
    }),
  );
});

it.each([
  ['2013-04-15', 'annual', '2013-01-01', '2013-12-31'],
  ['2013-07-01', 'semiAnnual', '2013-07-01', '2013-12-31'],
  ['2012-02-29', 'quarterly', '2012-01-01', '2012-03-31'],
  ['2012-02-29', 'monthly', '2012-02-01', '2012-02-29'],
] as const)('the period around %s, %s, is %s to %s', (day, period, from, to) => {
  expect(periodAround(day, period)).toEqual({ from, to });
});

it.each([
  [1300_00, 10_52, 'buyer'],
  [1200_00, 18_37, 'seller'],
  [1263_60, 0, 'buyer'],
] as const)('with a bill of %d cents %d cents are still owed to the %s', (bill, amount, owedTo) => {
  const after = reprorate(taxes, cents(bill), sample);
  expect([after.amount.value, after.owedTo]).toEqual([amount, owedTo]);
});

describe('an item that comes to more than its bill', () => {
  const whole: ProrationItem = { ...taxes, closing: '2014-02-01' };
  const leapYear: ProrationItem = { ...whole, from: '2012-01-01', to: '2012-12-31' };
  const halfYear: ProrationItem = { ...whole, period: 'semiAnnual', from: '2013-07-01' };
  it.each<[string, ProrationItem, Partial<ProrationChoices>, number, ReturnType<typeof prorate>['aboveBillBy']]>([
    ['as it is, never', whole, {}, 1263_60, undefined],
    ['a leap year over 365 days', leapYear, { dayCount: 'actual/365' }, 1267_06, 'dayCount'],
    ['the same over its own days', leapYear, { dayCount: 'actual/actual' }, 1263_60, undefined],
    ['184 days of half a year', halfYear, { dayCount: 'actual/365' }, 1273_99, 'dayCount'],
    [
      'a day that is rounded up',
      { ...whole, amount: cents(98_00) },
      { dayCount: 'actual/365', dailyDecimals: 2 },
      98_55,
      'dailyDecimals',
    ],
    [
      'an estimate is the bill',
      { ...leapYear, estimatePercent: '110' },
      { dayCount: 'actual/366' },
      1389_96,
      undefined,
    ],
  ])('%s', (_, item, choices, amount, by) => {
    const shared = prorate(item, { ...sample, ...choices });
    expect([shared.amount.value, shared.aboveBillBy]).toEqual([amount, by]);
  });
});
