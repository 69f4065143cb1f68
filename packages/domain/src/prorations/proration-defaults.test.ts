import { describe, expect, it } from 'vitest';
import {
  type ProrationDefault,
  prorationBegins,
  prorationDefaultList,
  prorationDefaultProblems,
  usualProrations,
} from './index.ts';

const of = (more: Partial<ProrationDefault>): ProrationDefault => ({
  ...prorationDefaultList.begin,
  state: 'TX',
  ...more,
});
const office = [
  of({ dayCount: 'actual/365', closingDayBelongsTo: 'Seller', dailyDecimals: 'Exact' }),
  of({ regionID: 2, closingDayBelongsTo: 'Buyer' }),
  of({ label: 'County taxes', period: 'Annual', paidWhen: 'In arrears' }),
  of({ label: 'HOA dues', period: 'Monthly', paidWhen: 'In advance' }),
  of({ label: 'HOA dues', regionID: 2, period: 'Quarterly' }),
  of({ label: 'Rent', inactive: true }),
  of({ state: 'CA', dayCount: '30/360' }),
];

describe('proration defaults', () => {
  it.each([
    ['TX', 1, { dayCount: 'actual/365', closingDayBelongsTo: 'Seller', dailyDecimals: 'Exact' }],
    ['TX', 2, { dayCount: 'actual/365', closingDayBelongsTo: 'Buyer', dailyDecimals: 'Exact' }],
    ['CA', 1, { dayCount: '30/360' }],
    ['NY', 1, {}],
    [null, null, {}],
  ])('a line of %s, region %s begins with what both say', (state, regionID, begun) => {
    expect(prorationBegins(office, { state, regionID })).toEqual(begun);
  });

  it('a line of a region stands over that of its state, and begins with what every line does', () => {
    const usual = usualProrations(office, { state: 'TX', regionID: 2 }, []);
    const every = { dayCount: 'actual/365', closingDayBelongsTo: 'Buyer', dailyDecimals: 'Exact' };
    expect(usual).toEqual([
      { ...every, label: 'County taxes', period: 'Annual', isPaid: false },
      { ...every, label: 'HOA dues', period: 'Quarterly', isPaid: true },
    ]);
  });

  it('lines that are there already are not added twice', () => {
    const usual = usualProrations(office, { state: 'TX', regionID: 1 }, [' county TAXES', null]);
    expect(usual.map(({ label }) => label)).toEqual(['HOA dues']);
  });

  it.each([
    [{ state: 'TX' }, ['label']],
    [{ state: 'TX', dayCount: '30/360' as const }, []],
    [{ state: 'TX', label: 'Rent' }, []],
  ])('%o says something', (row, fields) => {
    expect(Object.keys(prorationDefaultProblems(row))).toEqual(fields);
  });
});
