import { describe, expect, it } from 'vitest';
import { InputError } from '../errors/index.ts';
import { cents } from '../money/index.ts';
import { faultsOf } from '../trace/index.ts';
import { floridaCounties } from './florida-counties.ts';
import { countyProblem, type TaxedPlace, taxesOfPlace, transferTaxes } from './index.ts';

/** What each tax of a place comes to in dollars. */
function due(
  place: Partial<TaxedPlace> & Pick<TaxedPlace, 'state'>,
  day: string,
  price: number,
  more: { loan?: number; exemptFrom?: string[] } = {},
): Record<string, number> {
  const salePrice = cents(price * 100);
  const file = { day, salePrice, loanAmount: cents((more.loan ?? 0) * 100), exemptFrom: more.exemptFrom ?? [] };
  const tables = taxesOfPlace({
    salePrice,
    isSingleFamily: true,
    isPrincipalResidence: false,
    isResidential: true,
    ...place,
  });
  const taxes = transferTaxes(file, tables);
  for (const { amount } of taxes) expect(faultsOf(amount.trace)).toEqual([]);
  return Object.fromEntries(taxes.map(({ tax, amount }) => [tax.id, amount.value / 100]));
}

const day = '2026-03-02';
const refused = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof InputError) return [error.code, error.field, error.message];
  }
  return null;
};

describe('Montgomery County, recordation of a principal residence (public tables of the county)', () => {
  it.each([
    [600_000, 4_910],
    [700_000, 6_950],
    [750_000, 7_970],
    [800_000, 9_048],
    [900_000, 11_204],
    [1_000_000, 13_360],
    [1_250_000, 19_035],
    [1_500_000, 24_710],
    [2_000_000, 36_060],
    [3_000_000, 58_760],
  ])('%d: %d, and 890 more where it is none', (price, expected) => {
    const montgomery = { state: 'MD', county: 'Montgomery' } as const;
    const own = due({ ...montgomery, isPrincipalResidence: true }, day, price);
    expect(own).toEqual({
      'md-state-transfer': price / 200,
      'md-county-transfer': price / 100,
      'md-recordation': expected,
    });
    expect(due(montgomery, day, price)['md-recordation']).toBe(expected + 890);
    expect(
      due(montgomery, '2023-10-01', price, { exemptFrom: ['md-state-transfer', 'md-county-transfer'] }),
    ).toMatchObject({
      'md-recordation': expected + 890,
    });
  });
});

it.each([
  [999_999.99, 10_000],
  // From a million on the whole of it.
  [1_000_000, 15_000],
  [2_000_000, 30_000],
])('Anne Arundel County takes %d at one rate: %d', (price, expected) => {
  const own = due({ state: 'MD', county: 'anne arundel county' }, day, price);
  expect([own['md-county-transfer'], own['md-recordation']]).toEqual([expected, Math.ceil(price / 500) * 3.5]);
});

it('Maryland taxes what of the loan is more than the price, in Prince George’s the transfer, too; nothing where there is no price', () => {
  expect(due({ state: 'MD', county: "Prince George's" }, day, 180_000, { loan: 200_000 })).toEqual({
    'md-state-transfer': 900,
    'md-county-transfer': 2_800,
    'md-recordation': 1_100,
  });
  expect(due({ state: 'MD', county: 'Howard' }, day, 180_000, { loan: 200_000 })).toMatchObject({
    'md-county-transfer': 2_250,
    'md-recordation': 1_000,
  });
  expect(due({ state: 'MD', county: 'Howard' }, day, 0, { loan: 200_000 })['md-recordation']).toBe(0);
});

describe('a table that is not in force', () => {
  const howard = { state: 'MD', county: 'Howard' } as const;

  it('is an error that says what of and until when', () => {
    expect(refused(() => due(howard, '2026-11-26', 180_000))).toEqual([
      'NO_TABLE',
      'day',
      'County transfer tax, Howard: the table ran until 2026-06-30, none is known for 2026-11-26',
    ]);
    expect(refused(() => due({ state: 'ME' }, '2025-10-31', 1))).toEqual([
      'NO_TABLE',
      'day',
      'Real estate transfer tax, Maine: the first table is from 2025-11-01, none is known for 2025-10-31',
    ]);
  });

  it('is not asked for by a file that is exempt from it', () => {
    const exemptFrom = ['md-county-transfer', 'md-recordation'];
    expect(due(howard, '2026-11-26', 180_000, { exemptFrom })).toEqual({
      'md-state-transfer': 900,
      'md-county-transfer': 0,
      'md-recordation': 0,
    });
  });
});

describe('every county of Florida is answered, and no other name', () => {
  it('67 of them, only Miami-Dade by taxes of its own', () => {
    expect(floridaCounties).toHaveLength(67);
    for (const county of floridaCounties)
      expect(due({ state: 'FL', county }, '2026-11-26', 40_675)['fl-deed']).toBe(
        county === 'Miami-Dade' ? 244.2 : 284.9,
      );
    expect(due({ state: 'FL' }, '2026-11-26', 40_675)['fl-deed']).toBe(284.9);
    expect(due({ state: 'FL', county: 'miami dade County' }, '2026-11-26', 40_675)['fl-deed']).toBe(244.2);
  });

  it('a county there is none of, or none named where it matters', () => {
    expect(refused(() => due({ state: 'FL', county: 'Montgomery' }, day, 1))?.slice(0, 2)).toEqual([
      'UNKNOWN',
      'county',
    ]);
    expect(refused(() => due({ state: 'MD', county: 'Baltimore' }, day, 1))?.slice(0, 2)).toEqual([
      'UNKNOWN',
      'county',
    ]);
    expect(refused(() => due({ state: 'MD' }, day, 1))?.slice(0, 2)).toEqual(['MISSING', 'county']);
  });
});

describe('states by their public examples, on November 26, 2026', () => {
  it.each([
    // 300 x 2.90 + 100 x 4.25 + 700 x 4.80 + 200 x 5.30.
    ['NJ', 650_000, { 'nj-realty-transfer': 5_715, 'nj-graduated-percent': 0 }],
    // Up to 350,000 by the lower table: 300 x 2.00 + 100 x 3.35 + 300 x 3.90; a dollar more and all of it by the other.
    ['NJ', 350_000, { 'nj-realty-transfer': 2_105, 'nj-graduated-percent': 0 }],
    ['NJ', 350_001, { 'nj-realty-transfer': 870 + 425 + 301 * 4.8, 'nj-graduated-percent': 0 }],
    // 1,295 + 3,360 + 600 x 5.30 + 300 x 5.80 + 3,800 x 6.05, and 2.5 % of the whole.
    ['NJ', 2_900_000, { 'nj-realty-transfer': 32_565, 'nj-graduated-percent': 72_500 }],
    ['NJ', 1_000_000, { 'nj-realty-transfer': 9_575, 'nj-graduated-percent': 0 }],
    // 2,000 x 2.20 + 4,000 x 6.00.
    ['ME', 3_000_000, { 'me-transfer': 28_400 }],
    ['RI', 500_000, { 'ri-conveyance': 3_750 }],
    ['MI', 180_000, { 'mi-state-transfer': 1_350, 'mi-county-transfer': 198 }],
    ['TX', 500_000, {}],
    ['NM', 500_000, {}],
  ] as const)('%s, %d', (state, price, expected) => {
    expect(due({ state }, '2026-11-26', price)).toEqual(expected);
  });

  it('Rhode Island has a second tier for residences, whose amount of 2026 is not known', () => {
    expect(due({ state: 'RI' }, '2025-10-01', 1_000_000)).toEqual({
      'ri-conveyance': 7_500,
      'ri-conveyance-second-tier': 1_500,
    });
    expect(due({ state: 'RI', isResidential: false }, '2026-11-26', 1_000_000)).toEqual({ 'ri-conveyance': 7_500 });
    expect(refused(() => due({ state: 'RI' }, '2026-01-01', 1_000_000))?.[2]).toContain('ran until 2025-12-31');
  });
});

it.each([
  ['FL', 'miami dade County', null],
  ['FL', 'Montgomery', /^Florida has no county/],
  ['FL', 'Saint Johns County', null],
  ['FL', 'De Soto', null],
  ['MD', 'Howard', null],
  ['MD', 'SAINT MARY’S', null],
  ['MD', 'Baltimore', /^Maryland has no county Baltimore/],
  ['TX', 'Any', null],
])('%s, %s: a county that is none is refused where all are known', (state, county, words) => {
  if (words === null) expect(countyProblem(state, county)).toBeNull();
  else expect(countyProblem(state, county)).toMatch(words);
});
