import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../errors/refusal-of.fixture.ts';
import { cents } from '../../money/index.ts';
import { faultsOf } from '../../trace/index.ts';
import { type Coverage, manualFor, type PolicyOrder, policyPremiums, rateManuals } from '../index.ts';

const day = '2026-11-26';
const dollars = (amount: number) => cents(amount * 100);

interface Policy {
  readonly of: number;
  readonly coverage?: Coverage;
}

const orderOf = ({ of, coverage }: Policy): PolicyOrder => ({ liability: dollars(of), ...(coverage && { coverage }) });

/** Dollars of the owner's and the loan policy by one manual. */
function premiums(id: string, owner: Policy | null, loan: Policy | null): (number | null)[] {
  const manual = rateManuals.find((each) => each.id === id);
  if (!manual) throw new Error(id);
  const result = policyPremiums(
    { day, ...(owner && { owner: orderOf(owner) }), loans: loan ? [orderOf(loan)] : [] },
    manual,
  );
  expect(faultsOf(result.total.trace)).toEqual([]);
  return [result.owner, result.loans[0]].map((policy) => (policy ? policy.premium.value / 100 : null));
}

describe('Arizona, TRG: the manual’s own example and its steps', () => {
  it.each([
    // Homeowner's 300,000 → 1,515, resale 400,000 → 1,780.
    ['arizona-trg-2025-zone-1', { of: 300_000, coverage: 'homeowners' }, null, [1_515, null]],
    ['arizona-trg-2025-zone-1', { of: 400_000, coverage: 'homeowners' }, null, [1_780, null]],
    ['arizona-trg-2025-zone-1', { of: 300_000 }, { of: 240_000 }, [1_377, 100]],
    // 70 % of the 1,194 of 240,000 is 835.80.
    ['arizona-trg-2025-zone-1', { of: 300_000 }, { of: 240_000, coverage: 'extended' }, [1_377, 836]],
    // 70 % of 767 is less than the least.
    ['arizona-trg-2025-zone-1', { of: 300_000 }, { of: 100_000, coverage: 'extended' }, [1_377, 730]],
    // 100 and 80 % of 1,618 − 1,377.
    ['arizona-trg-2025-zone-1', { of: 300_000 }, { of: 400_000 }, [1_377, 293]],
    ['arizona-trg-2025-zone-1', null, { of: 300_000, coverage: 'expanded' }, [null, 1_928]],
    ['arizona-trg-2025-zone-2', { of: 50_000 }, null, [600, null]],
    // 786 + 40 x 16.48.
    ['arizona-trg-2025-zone-2', { of: 300_000 }, null, [1_445.2, null]],
  ] as [string, Policy | null, Policy | null, (number | null)[]][])('%s %o %o: %o', (id, owner, loan, expected) => {
    expect(premiums(id, owner, loan)).toEqual(expected);
  });
});

describe('Arizona, Old Republic; California', () => {
  it.each([
    ['arizona-old-republic-2025-area-1', { of: 100_000, coverage: 'homeowners' }, null, [913, null]],
    ['arizona-old-republic-2025-area-1', { of: 100_001 }, null, [917, null]],
    ['arizona-old-republic-2025-area-1', { of: 1_020_000 }, null, [3_496, null]],
    // 917 x 80 % is 733.60.
    ['arizona-old-republic-2025-area-1', null, { of: 110_000 }, [null, 734]],
    ['arizona-old-republic-2025-area-3', { of: 60_000 }, { of: 60_000, coverage: 'extended' }, [630, 630]],
    ['california-old-republic-2025', { of: 410_000 }, { of: 328_000 }, [1_420, 150]],
    ['california-old-republic-2025', { of: 400_001 }, null, [1_420, null]],
    ['california-old-republic-2025', { of: 500_000 }, { of: 400_000, coverage: 'extended' }, [1_600, 852]],
    ['california-old-republic-2025', { of: 3_010_000 }, null, [4_444, null]],
    ['california-trg-2026', { of: 500_000 }, { of: 400_000, coverage: 'extended' }, [1_571, 856]],
    // 1,571 x 110 % is 1,728.10; 856 and 10 % of 1,372.
    [
      'california-trg-2026',
      { of: 500_000, coverage: 'homeowners' },
      { of: 400_000, coverage: 'expanded' },
      [1_729, 994],
    ],
    ['california-trg-2026', { of: 3_010_000 }, null, [4_216.25, null]],
  ] as [string, Policy | null, Policy | null, (number | null)[]][])('%s %o %o: %o', (id, owner, loan, expected) => {
    expect(premiums(id, owner, loan)).toEqual(expected);
  });
});

it('premiums rise with the liability and can be worked out again, whatever the coverages that go together', () => {
  const byCoverage = rateManuals.filter((manual) => manual.coverages);
  const of = fc.integer({ min: 95_001, max: 4_900_000 });
  fc.assert(
    fc.property(fc.constantFrom(...byCoverage), of, fc.nat(50_000), fc.nat(), (manual, liability, more, at) => {
      const { concurrent = [], owner = [] } = manual.coverages ?? {};
      const pair = concurrent[at % concurrent.length];
      const ownerCoverage = pair?.withOwner[0] ?? owner[0]?.coverage ?? 'standard';
      const [small, large] = [liability, liability + more].map((each) =>
        policyPremiums(
          {
            day,
            owner: orderOf({ of: each, coverage: ownerCoverage }),
            loans: [orderOf({ of: liability, coverage: pair?.coverage ?? 'standard' })],
          },
          manual,
        ),
      );
      expect(large?.owner?.premium.value).toBeGreaterThanOrEqual(small?.owner?.premium.value ?? 0);
      for (const result of [small, large]) {
        const parts = [result?.owner, ...(result?.loans ?? [])].map((policy) => policy?.premium.value ?? 0);
        expect(result?.total.value).toBe(parts.reduce<number>((sum, each) => sum + each, 0));
        expect(result && faultsOf(result.total.trace)).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
});

it('every step of the filings is there, and none falls', () => {
  const byCoverage = rateManuals.filter((manual) => manual.coverages);
  expect(byCoverage.map(({ id, basic }) => [id, basic.steps.length])).toEqual([
    ['arizona-trg-2025-zone-1', 41],
    ['arizona-trg-2025-zone-2', 2],
    ['arizona-old-republic-2025-area-1', 46],
    ['arizona-old-republic-2025-area-2', 48],
    ['arizona-old-republic-2025-area-3', 48],
    ['california-trg-2026', 294],
    ['california-old-republic-2025', 291],
  ]);
  for (const { basic, coverages } of byCoverage)
    for (const { steps } of [basic, ...(coverages?.concurrent ?? []).flatMap(({ table }) => table ?? [])])
      expect(steps.map(({ premium }) => premium)).toEqual(
        steps.map(({ premium }) => premium).toSorted((a, b) => a - b),
      );
});

it.each([
  [
    'a liability below the steps that were read',
    () => premiums('arizona-trg-2025-zone-1', { of: 90_000 }, null),
    'owner.liability',
  ],
  ['one above them', () => premiums('arizona-trg-2025-zone-2', { of: 5_000_001 }, null), 'owner.liability'],
  [
    'a coverage that is not listed',
    () => premiums('california-old-republic-2025', null, { of: 1_000, coverage: 'expanded' }),
    'loans.0.coverage',
  ],
  [
    'coverages that are not listed together',
    () =>
      premiums(
        'california-old-republic-2025',
        { of: 1_000, coverage: 'homeowners' },
        { of: 1_000, coverage: 'extended' },
      ),
    'loans.0.coverage',
  ],
  [
    'a loan beyond the owner’s policy',
    () => premiums('california-old-republic-2025', { of: 1_000 }, { of: 20_000 }),
    'loans.0.liability',
  ],
  [
    'a coverage of a manual without them',
    () => premiums('texas-2026', { of: 1_000, coverage: 'extended' }, null),
    'owner.coverage',
  ],
])('refuses %s', (_, work, field) => {
  expect(refusalOf(work)).toMatchObject({ code: 'NO_TABLE', field });
});

it('asks which manual where insurers of a state have several', () => {
  expect(refusalOf(() => manualFor('CA', day))).toMatchObject({ code: 'MISSING', field: 'manual' });
  expect(manualFor('CA', '2025-12-01').id).toBe('california-old-republic-2025');
});
