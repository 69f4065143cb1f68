import { describe, expect, it } from 'vitest';
import { InputError } from '../errors/index.ts';
import { cents } from '../money/index.ts';
import { faultsOf } from '../trace/index.ts';
import { leftToType, manualFor, type PolicyOrder, policyPremiums, type RateManual, rateManuals } from './index.ts';

const dollars = (amount: number) => cents(Math.round(amount * 100));
const day = '2026-11-21';
const florida = manualFor('FL', day);
const texas = manualFor('TX', day);
const owners = (liability: number, more: Partial<PolicyOrder>): PolicyOrder => ({
  liability: dollars(liability),
  ...more,
});
const newHome = (premiumPaid: number, parcels = 1) => ({ newHome: { premiumPaid: dollars(premiumPaid), parcels } });

function refusal(work: () => unknown): readonly [string, string] | null {
  try {
    work();
  } catch (error) {
    if (error instanceof InputError) return [error.code, error.field];
    throw error;
  }
  return null;
}

// Florida Administrative Code 69O-186.003(1), (3), (6).
describe.each([
  // 300,000 is 575 + 200 × 5.00 = 1,575 at the original rate.
  ['the premium of the builder’s loan policy is taken off', 300_000, newHome(500), 1_075],
  ['of policies on ten lots each has a tenth', 300_000, newHome(5_000, 10), 1_075],
  ['parts are rounded to the cent', 300_000, newHome(1_000, 3), 1_241.67],
  ['a new home costs 200.00 at the least', 300_000, newHome(1_500), 200],
  ['so it does where the loans cost more than the policy', 300_000, newHome(9_000), 200],
  ['a premium that is little more becomes that', 34_800, newHome(1), 200],
  // A quarter of 575, and a fifth of 1,000, of 4,500 more, of 10,000 more.
  ['who hands in a policy of the contract pays a quarter and a fifth', 300_000, { surrendersContract: true }, 343.75],
  ['of up to 100,000 a quarter', 80_000, { surrendersContract: true }, 115],
  ['of a million', 1_000_000, { surrendersContract: true }, 1_043.75],
  ['of five millions', 5_000_000, { surrendersContract: true }, 3_043.75],
  ['and 100.00 at the least', 60_000, { surrendersContract: true }, 100],
] as const)('an owner’s policy in Florida: %s', (_, liability, more, expected) => {
  const { owner, loans, total } = policyPremiums(
    { day, owner: owners(liability, more), loans: [{ liability: dollars(liability / 2) }] },
    florida,
  );

  it('costs that, and the reason holds', () => {
    expect(owner?.premium.value).toBe(dollars(expected));
    expect(owner && faultsOf(owner.premium.trace)).toEqual([]);
  });

  it('leaves the loan policy beside it at its own premium', () => {
    expect(loans[0]?.premium.value).toBe(dollars(25));
    expect(total.value).toBe(dollars(expected + 25));
  });
});

describe('it is refused', () => {
  const prior = { day: '2025-01-01', amount: dollars(100_000) };
  const of = (order: PolicyOrder, manual: RateManual = florida) =>
    policyPremiums({ day, owner: order, loans: [] }, manual);

  it.each([
    ['where the rates have no such discount', texas, newHome(500), ['NO_TABLE', 'owner.newHome']],
    ['where they have no such rate', texas, { surrendersContract: true }, ['NO_TABLE', 'owner.surrendersContract']],
    ['beside a reissue', florida, { ...newHome(500), prior }, ['INCONSISTENT', 'owner.newHome']],
    ['beside another rate', florida, { ...newHome(5), surrendersContract: true }, ['INCONSISTENT', 'owner.newHome']],
    ['twice', florida, { prior, surrendersContract: true }, ['INCONSISTENT', 'owner.surrendersContract']],
    ['for nothing', florida, newHome(0), ['OUT_OF_RANGE', 'owner.newHome.premiumPaid']],
    ['for no parcel', florida, newHome(500, 0), ['OUT_OF_RANGE', 'owner.newHome.parcels']],
    ['for half a parcel', florida, newHome(500, 0.5), ['OUT_OF_RANGE', 'owner.newHome.parcels']],
  ] as const)('%s', (_, manual, more, expected) => {
    expect(refusal(() => of(owners(300_000, more), manual))).toEqual(expected);
  });

  it('where the premium is below the least of a new home anyway', () => {
    expect(refusal(() => of(owners(34_700, newHome(1))))).toEqual(['INCONSISTENT', 'owner.newHome']);
  });

  it.each([
    ['newHome', newHome(500)],
    ['surrendersContract', { surrendersContract: true }],
  ] as const)('of a loan policy: %s', (field, more) => {
    const loans = [owners(100_000, more)];
    expect(refusal(() => policyPremiums({ day, loans }, florida))).toEqual(['INCONSISTENT', `loans.0.${field}`]);
  });

  it.each(rateManuals.filter(({ coverages }) => coverages).map((manual) => [manual.id, manual] as const))(
    'by what a policy covers: %s',
    (_, manual) => {
      for (const more of [newHome(500), { surrendersContract: true }])
        expect(refusal(() => of(owners(300_000, more), manual))?.[0]).toBe('NO_TABLE');
    },
  );
});

it('what a rate order does not ask for is named', () => {
  expect(leftToType(florida)).toEqual([
    'New home discount',
    'Contract purchaser or lessee',
    'Substitution loan',
    'Leasehold policy beside an owner’s policy',
    'Further conveyance of the same land',
  ]);
  expect(leftToType(texas)).toEqual([]);
});
