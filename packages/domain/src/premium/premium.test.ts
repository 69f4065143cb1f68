import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, Exact, toCents } from '../money/index.ts';
import {
  basicPremium,
  disclosedPremiums,
  endorsementPremium,
  floridaBasicPremiums,
  northCarolinaBasicPremiums,
  type RateTable,
  roundedLiability,
  tableOn,
  texasBasicPremiums,
  texasEndorsements,
  texasRefinancePremium,
  texasSimultaneousPremiums,
} from './index.ts';

const dollars = (amount: number) => cents(Math.round(amount * 100));
const [texas2026, texas2019] = texasBasicPremiums as [RateTable, RateTable];
const [florida] = floridaBasicPremiums as [RateTable];
const [northCarolina] = northCarolinaBasicPremiums as [RateTable];
const premium = (liability: number, table: RateTable) => basicPremium(dollars(liability), table).value / 100;

describe('Texas basic premiums', () => {
  it.each([
    [1, 308],
    [25_000, 308],
    [25_000.01, 310],
    [25_500, 310],
    [99_999, 780],
    [100_000, 780],
    // 200,000 over 100,000 at 4.94 is 494.00.
    [200_000, 1_274],
    [180_000, 1_175],
    [1_000_000, 5_226],
    [1_000_001, 5_226],
    [2_000_000, 9_286],
    [5_000_000, 21_466],
    [30_000_000, 85_916],
    [120_000_000, 202_216],
  ])('2026: %d costs %d', (liability, expected) => {
    expect(premium(liability, texas2026)).toBe(expected);
  });

  it.each([
    [25_000, 328],
    [100_000, 832],
    [180_000, 1_254],
    [1_000_000, 5_575],
    [60_000_000, 135_795],
  ])('2019: %d costs %d', (liability, expected) => {
    expect(premium(liability, texas2019)).toBe(expected);
  });

  it('each step of 2026 is that of 2019 less 6.2 %, to the dollar', () => {
    expect(texas2026.steps).toHaveLength(151);
    for (const [at, { premium: before }] of texas2019.steps.entries()) {
      const reduced = toCents(new Exact(before).times('0.938').div(100), 'halfUp') * 100;
      expect(texas2026.steps[at]?.premium).toBe(reduced);
    }
  });

  it('the printed beginning of each band is what the band below comes to, to the dollar', () => {
    for (const table of texasBasicPremiums)
      for (const { over, base } of table.bands)
        expect(Math.abs(basicPremium(over, table).value - (base ?? 0))).toBeLessThanOrEqual(100);
  });

  it('rise with the liability', () => {
    const liability = fc.integer({ min: 0, max: 200_000_000 }).map(dollars);
    fc.assert(
      fc.property(
        liability,
        liability,
        fc.constantFrom(...texasBasicPremiums, florida, northCarolina),
        (a, b, table) => {
          const [less, more] = a < b ? [a, b] : [b, a];
          expect(basicPremium(less, table).value).toBeLessThanOrEqual(basicPremium(more, table).value);
        },
      ),
    );
  });

  it.each([
    ['2026-11-21', 'texas-2026'],
    ['2026-03-01', 'texas-2026'],
    ['2026-02-28', 'texas-2019'],
    ['2019-09-01', 'texas-2019'],
    ['2019-08-31', undefined],
  ])('on %s the table is %s', (day, id) => {
    expect(tableOn(texasBasicPremiums, day)?.id).toBe(id);
  });

  it('names the band, the rate and the manual', () => {
    const { trace } = basicPremium(dollars(200_000), texas2026);
    expect(trace.rule?.text).toContain('Basic Manual');
    expect(trace.inputs?.at(-1)?.inputs?.map(({ label }) => label)).toContain('For each 1,000.00 above');
  });
});

it.each([
  [10_000, florida, 100],
  [100_000, florida, 575],
  [100_001, florida, 575.5],
  [180_000, florida, 975],
  [1_000_000, florida, 5_075],
  [6_000_000, florida, 17_325],
  [12_000_000, florida, 30_325],
  [180_000, northCarolina, 451.6],
  [180_001, northCarolina, 473.3],
  [600_000, northCarolina, 1_287],
] as const)('%d by %o costs %d', (liability, table, expected) => {
  expect(premium(liability, table)).toBe(expected);
});

it('rounds a liability up to the unit of the manual', () => {
  expect(roundedLiability(dollars(180_000.01), northCarolina)).toBe(dollars(190_000));
  expect(roundedLiability(dollars(180_000.01), texas2026)).toBe(dollars(180_000.01));
  expect(() => basicPremium(cents(-1), florida)).toThrow(RangeError);
});

describe('policies issued together in Texas, R-5', () => {
  it('cost the basic premium of the owner’s and 100 for each loan policy', () => {
    const result = texasSimultaneousPremiums(
      { owner: dollars(180_000), loans: [dollars(162_000), dollars(10_000)] },
      texas2026,
    );
    expect([result.owner.value, result.loans.value, result.total]).toEqual([1_175_00, 200_00, 1_375_00]);
  });

  it('cost the difference besides where the loans are more', () => {
    const { loans } = texasSimultaneousPremiums({ owner: dollars(180_000), loans: [dollars(200_000)] }, texas2026);
    expect(loans.value).toBe(1_274_00 - 1_175_00 + 100_00);
  });
});

it.each([
  [0, 1_274 - 588],
  [3, 1_274 - 588],
  [4, 1_274 - 294],
  [7, 1_274 - 294],
  [8, 1_274],
])('a refinance after %d years costs %d, R-8', (years, expected) => {
  expect(texasRefinancePremium(dollars(200_000), dollars(180_000), years, texas2026).value / 100).toBe(expected);
});

it.each([
  ['surveyResidential', 1_175, 59],
  ['surveyResidential', 308, 20],
  ['t19Residential', 1_175, 59],
  ['t19Residential', 308, 50],
  ['t191Residential', 1_175, 118],
  ['nonImputation', 308, 25],
  ['access', 1_175, 100],
  ['taxesNotYetDue', 1_175, 5],
] as const)('%s on a policy of %d costs %d', (endorsement, policy, expected) => {
  expect(endorsementPremium(dollars(policy), texasEndorsements[endorsement]).value / 100).toBe(expected);
});

it('a closing disclosure shows the loan policy in full and the owner’s with the rest', () => {
  const { loan, owner } = disclosedPremiums(dollars(1_086), dollars(1_175), dollars(100));
  expect([loan.value, owner.value]).toEqual([1_086_00, 189_00]);
  expect(loan.value + owner.value).toBe(1_275_00);
});
