import { describe, expect, it } from 'vitest';
import { enterRateAmount, followBase, knownPair, type RateAmount } from './rate-amount.ts';
import { halfUp as rule } from './stories-rule.ts';

const none: RateAmount = { rate: null, amount: null, entered: 'rate' };
const PRICE = 180_000_00;

describe('a rate and an amount of one base', () => {
  it.each<[string, Partial<Pick<RateAmount, 'rate' | 'amount'>>, number | null, RateAmount]>([
    ['a rate fills the amount', { rate: '2.75' }, PRICE, { rate: '2.75', amount: 4_950_00, entered: 'rate' }],
    ['an amount fills the rate', { amount: 4_950_00 }, PRICE, { rate: '2.75', amount: 4_950_00, entered: 'amount' }],
    ['an emptied rate empties the amount', { rate: null }, PRICE, { rate: null, amount: null, entered: 'rate' }],
    ['zero is a rate', { rate: '0' }, PRICE, { rate: '0', amount: 0, entered: 'rate' }],
    ['without a base nothing follows', { rate: '3' }, null, { rate: '3', amount: null, entered: 'rate' }],
    ['of nothing there is no rate', { amount: 5_00 }, 0, { rate: null, amount: 5_00, entered: 'amount' }],
  ])('%s', (_, side, base, after) => {
    expect(enterRateAmount(none, side, base, rule)).toEqual(after);
  });

  it('keeps what was entered when the base changes', () => {
    const byRate = enterRateAmount(none, { rate: '3' }, PRICE, rule);
    expect(followBase(byRate, 2 * PRICE, rule)).toEqual({ rate: '3', amount: 10_800_00, entered: 'rate' });
    const byAmount = enterRateAmount(none, { amount: 5_400_00 }, PRICE, rule);
    expect(followBase(byAmount, 2 * PRICE, rule)).toEqual({ rate: '1.5', amount: 5_400_00, entered: 'amount' });
    expect(followBase(byAmount, null, rule)).toBe(byAmount);
  });

  it('takes a rate back to the amount that stood beside it, not to what the rounded rate makes', () => {
    const odd = enterRateAmount(none, { amount: 1_234_56 }, PRICE, rule);
    expect(odd.rate).toBe('0.6859');
    expect(enterRateAmount(odd, { rate: '0.6859' }, PRICE, rule).amount).not.toBe(1_234_56);
    expect(knownPair([none, odd], { rate: '0.6859' })).toBe(odd);
    expect(knownPair([none, odd], { rate: '1' })).toBeUndefined();
  });
});
