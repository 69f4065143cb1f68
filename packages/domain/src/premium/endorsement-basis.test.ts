import { describe, expect, it } from 'vitest';
import { cents } from '../money/index.ts';
import { faultsOf } from '../trace/index.ts';
import { manualFor, type PolicyOrder, policyPremiums, type RateManual } from './index.ts';

const day = '2026-06-01';
const texas = manualFor('TX', day);
const prior = { day: '2025-06-01', amount: cents(200_000_00), payoff: cents(200_000_00) };

/** Dollars of an endorsement of the loan of 250,000 and of the owner's policy of 300,000, where there is one. */
function costs(
  id: string,
  hasOwner: boolean,
  more: Partial<PolicyOrder> = {},
  manual: RateManual = texas,
): (number | null)[] {
  const policy = (dollars: number, rest: Partial<PolicyOrder> = {}): PolicyOrder => ({
    liability: cents(dollars * 100),
    endorsements: [id],
    ...rest,
  });
  const owner = hasOwner ? { owner: policy(300_000) } : {};
  const premiums = policyPremiums({ day, ...owner, loans: [policy(250_000, more)] }, manual);
  expect(faultsOf(premiums.total.trace)).toEqual([]);
  return [premiums.loans[0], premiums.owner]
    .map((one) => one?.endorsements[0]?.value ?? null)
    .map((value) => value && value / 100);
}

/* Texas 2026: 250,000 is 780 + 150 x 4.94 = 1,521, and 300,000 is 780 + 200 x 4.94 = 1,768. */
describe('endorsements of Texas go by the basic rate of the liability, not by what is charged for the policy', () => {
  it.each<[string, string, boolean, Partial<PolicyOrder>, (number | null)[]]>([
    // 5 % of 1,521 is 76.05, of 1,768 88.40; of the 100 of simultaneous issue it was the minimum of 50.
    ['T-19 issued together (R-29)', 't-19-residential', true, {}, [76.05, 88.4]],
    // R-8 takes half of the 1,274 of 200,000: 637 off 1,521.
    ['T-19 after a refinance credit (R-29, R-8)', 't-19-residential', false, { prior }, [76.05, null]],
    // 10 % is 152.10 and 176.80.
    ['T-19.1 (R-29.1)', 't-19.1-residential', true, {}, [152.1, 176.8]],
    ['non-imputation (R-31)', 't-24', true, {}, [76.05, 88.4]],
    // 15 % is 228.15 and 265.20.
    ['survey, not residential (R-16)', 'survey-other-owner', true, {}, [228.15, 265.2]],
    ['a flat amount stays one', 't-23', true, {}, [100, 100]],
  ])('%s', (_, id, hasOwner, more, expected) => {
    expect(costs(id, hasOwner, more)).toEqual(expected);
  });

  it('keeps the cents of a percentage, which no rate rule rounds: 5 % of the 2,413 of 400,000 (2019) is 120.65', () => {
    const order = { day: '2025-06-01', loans: [{ liability: cents(400_000_00), endorsements: ['t-19-residential'] }] };
    const [loan] = policyPremiums(order, manualFor('TX', order.day)).loans;
    expect([loan?.premium.value, loan?.endorsements[0]?.value]).toEqual([2413_00, 120_65]);
    expect(loan?.endorsements[0]?.trace.rounding).toBe('to the cent, half up');
  });

  it('a manual that does not say so goes by what is charged, as one that says premium', () => {
    for (const of of [{}, { of: 'premium' as const }]) {
      const [sample] = texas.endorsements.filter(({ id }) => id === 't-19-residential');
      const { of: _of, ...rest } = sample as NonNullable<typeof sample>;
      // 5 % of the 100 of simultaneous issue is 5, at least 50; of 1,768 it is 88.40.
      expect(costs('t-19-residential', true, {}, { ...texas, endorsements: [{ ...rest, ...of }] })).toEqual([50, 88.4]);
    }
  });
});
