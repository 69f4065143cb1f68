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
