import type { RateAmountRule } from './rate-amount.ts';

const SCALE = 10_000n;
const half = (above: bigint, below: bigint) => (2n * above + below) / (2n * below);

/** Whole cents and four decimals, half up: what a product brings of its own. Positive figures only. */
export const halfUp: RateAmountRule = {
  amountOf(rate, base) {
    const [whole = '0', fraction = ''] = rate.split('.');
    const scaled = BigInt(whole + fraction.padEnd(4, '0').slice(0, 4));
    return Number(half(scaled * BigInt(base), 100n * SCALE));
  },
  rateOf(amount, base) {
    if (base === 0) return null;
    const scaled = String(half(BigInt(amount) * 100n * SCALE, BigInt(base))).padStart(5, '0');
    return `${scaled.slice(0, -4)}.${scaled.slice(-4)}`.replace(/\.?0+$/, '');
  },
};
