import { describe, expect, it } from 'vitest';
import { faultsOf, fieldsOf } from '../trace/index.ts';
import {
  datesAround,
  prorationFigure,
  prorationProblems,
  prorationProcedures,
  prorationTotals,
  type StoredProration,
} from './index.ts';

const taxes: StoredProration = {
  label: 'County taxes',
  amount: 3650_00,
  period: 'Annual',
  periodFrom: '2026-01-01',
  periodTo: '2026-12-31',
  isPaid: false,
  estimatePercent: null,
  dayCount: 'actual/365',
  closingDayBelongsTo: 'Buyer',
  dailyDecimals: 'Exact',
  actualAmount: null,
};

describe('whom a stored proration credits', () => {
  it.each([
    ['an unpaid item: the seller’s days to the buyer', {}, '2026-04-11', 'buyer', 1000_00, 100],
    ['the day of closing is the seller’s', { closingDayBelongsTo: 'Seller' }, '2026-04-11', 'buyer', 1010_00, 101],
    ['a paid item: the buyer’s days to the seller', { isPaid: true }, '2026-04-11', 'seller', 2650_00, 265],
    ['an estimate', { estimatePercent: '110' }, '2026-04-11', 'buyer', 1100_00, 100],
    ['a rounded day', { amount: 3651_00, dailyDecimals: '2 decimals' }, '2026-04-11', 'buyer', 1000_00, 100],
    ['when the closing slips, it moves', {}, '2026-04-21', 'buyer', 1100_00, 110],
    ['half a year', { period: 'Semi-annual', periodTo: '2026-06-30' }, '2026-04-11', 'buyer', 2000_00, 100],
    ['one time, over its days', { period: 'One-time', periodTo: '2026-04-30' }, '2026-04-11', 'buyer', 3041_67, 100],
  ] as const)('%s', (_, part, closing, creditTo, amount, count) => {
    const figure = prorationFigure({ ...taxes, ...part }, closing);
    expect(figure).toMatchObject({ kind: 'figure', creditTo, amount: { value: amount }, days: { count }, again: null });
    expect(figure.kind === 'figure' && faultsOf(figure.amount.trace, prorationProcedures)).toEqual([]);
  });

  it('more than its bill is said, by the field that makes it so', () => {
    const findings = (part: Partial<StoredProration>, closing: string) => {
      const figure = prorationFigure({ ...taxes, ...part }, closing);
      return figure.kind === 'figure' ? figure.findings.map(({ what, field }) => [what, field]) : null;
    };
    const leapYear = { periodFrom: '2028-01-01', periodTo: '2028-12-31' };
    expect(findings(leapYear, '2029-01-01')).toEqual([['More than its bill', 'dayCount']]);
    expect(findings(leapYear, '2028-12-01')).toEqual([]);
    expect(findings({ amount: 98_00, dailyDecimals: '2 decimals' }, '2027-01-01')).toEqual([
      ['More than its bill', 'dailyDecimals'],
    ]);
  });

  it('a real bill says what is still owed, and to whom', () => {
    const figure = prorationFigure({ ...taxes, actualAmount: 3285_00 }, '2026-04-11');
    expect(figure).toMatchObject({ perDay: '10.000000', again: { owedTo: 'seller', amount: { value: 100_00 } } });
  });

  it.each([
    [{ amount: null }, '2026-04-11', ['amount']],
    [{ periodFrom: null, periodTo: null }, '2026-04-11', ['periodFrom', 'periodTo']],
    [{ periodTo: '2025-12-31' }, '2026-04-11', ['periodTo']],
    [{ dayCount: null, closingDayBelongsTo: null }, null, ['dayCount', 'closingDayBelongsTo', 'closing']],
    [{ dailyDecimals: null, label: null }, '2026-04-11', ['dailyDecimals']],
  ] as const)('%j closing on %s stays open for want of %j', (part, closing, missing) => {
    const figure = prorationFigure({ ...taxes, ...part }, closing);
    expect(figure.kind === 'open' && Object.keys(figure.missing)).toEqual(missing);
  });
});

describe('an amount and dates that contradict each other stay open, and what is wrong is named', () => {
  it.each([
    ['quarterly, over a year', { period: 'Quarterly' }, 'Quarterly from 01/01/2026 is to 03/31/2026'],
    ['annual, over a quarter', { periodTo: '2026-03-31' }, 'Annual from 01/01/2026 is to 12/31/2026'],
    ['up to the day the next begins', { periodTo: '2027-01-01' }, 'Annual from 01/01/2026 is to 12/31/2026'],
    [
      'monthly, two months',
      { period: 'Monthly', periodFrom: '2028-02-01', periodTo: '2028-03-31' },
      'Monthly from 02/01/2028 is to 02/29/2028',
    ],
  ] as const)('%s', (_, part, words) => {
    expect(prorationFigure({ ...taxes, ...part }, '2026-04-11')).toEqual({
      kind: 'open',
      missing: { periodTo: `${words}; other days are charged one time` },
    });
    // It is stored all the same: what is typed is not finished yet.
    expect(prorationProblems({ ...taxes, ...part })).toEqual({});
  });

  it.each([
    ['a tax year of its own', { periodFrom: '2025-07-01', periodTo: '2026-06-30' }],
    ['a leap year', { periodFrom: '2028-01-01', periodTo: '2028-12-31' }],
    ['half a year', { period: 'Semi-annual', periodTo: '2026-06-30' }],
    ['a month from its middle', { period: 'Monthly', periodFrom: '2026-03-15', periodTo: '2026-04-14' }],
    ['days of its own, charged one time', { period: 'One-time', periodTo: '2026-02-14' }],
  ] as const)('not %s', (_, part) => {
    expect(prorationFigure({ ...taxes, ...part }, '2026-04-11').kind).toBe('figure');
  });

  it.each([
    ['an amount below zero', { amount: -1 }, { amount: 'County taxes is charged, not paid out' }],
    ['a period that is reversed', { periodTo: '2025-12-31' }, { periodTo: 'The last day, not before the first' }],
    ['a real bill below zero', { actualAmount: -1 }, { actualAmount: 'County taxes is charged, not paid out' }],
  ])('%s', (_, part, missing) => {
    expect(prorationFigure({ ...taxes, ...part }, '2026-04-11')).toEqual({ kind: 'open', missing });
  });

  it('the calendar periods around a day are such dates', () => {
    for (const period of ['Annual', 'Semi-annual', 'Quarterly', 'Monthly'] as const)
      for (const day of ['2026-01-31', '2028-02-29', '2026-12-31'])
        expect(prorationFigure({ ...taxes, period, ...datesAround({ period }, day) }, day).kind).toBe('figure');
  });
});

it('an amount of zero is known, not missing', () => {
  expect(prorationFigure({ ...taxes, amount: 0 }, '2026-04-11').kind).toBe('figure');
});

it.each([
  [{ periodTo: '2025-12-31' }, { periodTo: 'The period begins on 01/01/2026: it cannot end before' }],
  [{ periodTo: '2026-01-01' }, {}],
  [{ period: 'One-time', periodFrom: null }, { periodFrom: 'A one-time item needs the days it is for' }],
  [{ period: 'One-time', periodTo: null }, { periodTo: 'A one-time item needs the days it is for' }],
  [
    { amount: null, actualAmount: 1 },
    { actualAmount: 'A bill is compared with the amount at closing: enter that, too' },
  ],
  [{ amount: 0, actualAmount: 0 }, {}],
] as const)('of %j is wrong %j', (part, problems) => {
  expect(prorationProblems({ ...taxes, ...part })).toEqual(problems);
});

it.each([
  ['Annual', '2026-04-11', { periodFrom: '2026-01-01', periodTo: '2026-12-31' }],
  ['Quarterly', '2026-04-11', { periodFrom: '2026-04-01', periodTo: '2026-06-30' }],
  ['One-time', '2026-04-11', null],
  [null, '2026-04-11', null],
  ['Annual', null, null],
] as const)('the dates of %s around %s are %j', (period, closing, dates) => {
  expect(datesAround({ period }, closing)).toEqual(dates);
});

it('each side has a total once every item has a figure', () => {
  const unpaid = prorationFigure(taxes, '2026-04-11');
  const paid = prorationFigure({ ...taxes, isPaid: true }, '2026-04-11');
  const totals = prorationTotals([unpaid, paid, unpaid]);
  expect([totals?.buyer.value, totals?.seller.value]).toEqual([2000_00, 2650_00]);
  const fieldsTo = (side: 'buyer' | 'seller') => (totals === null ? [] : fieldsOf(totals[side].trace));
  expect(fieldsTo('buyer')).toEqual(expect.arrayContaining(['prorations.0.amount', 'prorations.2.amount']));
  expect(fieldsTo('seller').every((field) => field.startsWith('prorations.1.'))).toBe(true);
  for (const total of Object.values(totals ?? {})) expect(faultsOf(total.trace, prorationProcedures)).toEqual([]);
  expect(prorationTotals([unpaid, prorationFigure({}, '2026-04-11')])).toBeNull();
  expect(prorationTotals([])?.buyer.value).toBe(0);
});
