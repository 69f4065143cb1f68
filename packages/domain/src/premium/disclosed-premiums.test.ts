import { describe, expect, it } from 'vitest';
import { cents } from '../money/index.ts';
import { faultsOf } from '../trace/index.ts';
import { manualFor, type PolicyOrder, policyPremiums } from './index.ts';

const day = '2026-06-01';
const policy = (dollars: number, more: Partial<PolicyOrder> = {}): PolicyOrder => ({
  liability: cents(dollars * 100),
  ...more,
});

describe('a loan policy is disclosed at its full premium with what enhanced coverage adds (comments 37(f)(2)-4, 37(g)(4)-2)', () => {
  /*
   * North Carolina. Loan of 250,000: 278.00 + 150 x 2.17 = 603.50, a fifth more 724.20. Owner of 300,000: 278.00 + 200 x 2.17 = 712.00, a fifth more 854.40.
   * Together the loan policy costs 28.50, a fifth more 34.20. Both enhanced: 854.40 + 34.20 = 888.60, less 724.20 leaves 164.40.
   */
  it.each([
    ['both enhanced', true, true, 724_20, 164_40],
    // 712.00 + 34.20 - 724.20.
    ['the loan policy alone', false, true, 724_20, 22_00],
    // 854.40 + 28.50 - 603.50.
    ['the owner’s policy alone', true, false, 603_50, 279_40],
    // 712.00 + 28.50 - 603.50.
    ['neither', false, false, 603_50, 137_00],
  ])('%s', (_, owner, loan, lenders, owners) => {
    const { disclosed, total } = policyPremiums(
      { day, owner: policy(300_000, { isEnhanced: owner }), loans: [policy(250_000, { isEnhanced: loan })] },
      manualFor('NC', day),
    );
    expect([disclosed?.loan.value, disclosed?.owner.value]).toEqual([lenders, owners]);
    expect(lenders + owners).toBe(total.value);
    for (const figure of disclosed ? [disclosed.loan, disclosed.owner] : []) expect(faultsOf(figure.trace)).toEqual([]);
  });

  it('an earlier loan policy lowers nothing of it: the full premium is without adjustment', () => {
    // Texas: 780 + 150 x 4.94 = 1,521 for 250,000; 780 + 200 x 4.94 = 1,768 for 300,000.
    const prior = { day: '2025-06-01', amount: cents(200_000_00), payoff: cents(200_000_00) };
    const order = { day, owner: policy(300_000), loans: [policy(250_000, { prior })] };
    const { disclosed } = policyPremiums(order, manualFor('TX', day));
    expect([disclosed?.loan.value, disclosed?.owner.value]).toEqual([1_521_00, 1_768_00 + 100_00 - 1_521_00]);
  });
});
