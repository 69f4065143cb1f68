import { addCents, type Cents, cents, Exact, toCents } from '../money/index.ts';
import { type Explained, explainedMoney, given, money } from '../trace/index.ts';
import type { ToleranceBucket } from './fee.ts';

/** A fee as it was estimated and as it is. What was left out of the estimate was estimated as zero. */
export interface EstimatedFee {
  readonly label: string;
  readonly bucket: ToleranceBucket;
  readonly estimate: Cents;
  readonly final: Cents;
}

/** What must be given back for fees that rose too far, by bucket and in all. */
export interface Cure {
  readonly zero: Explained<Cents>;
  readonly tenPercent: Explained<Cents>;
  readonly total: Cents;
}

const rule = (paragraph: string) => ({ text: `12 CFR 1026.19(e)(3)${paragraph}` });

/**
 * The cure of a file (12 CFR 1026.19(e)(3), (f)(2)(v)): every fee of the zero bucket by itself, those of the ten percent bucket as a sum that may be a
 * tenth over its estimate. Fees that fell do not make up for others in the zero bucket.
 */
export function toleranceCure(fees: readonly EstimatedFee[]): Cure {
  const over = fees.filter(({ bucket, estimate, final }) => bucket === 'zero' && final > estimate);
  const zero = explainedMoney(addCents(...over.map(({ estimate, final }) => cents(final - estimate))), {
    label: 'Charges that may not rise',
    formula: 'The rise of each charge above its estimate',
    rule: rule('(i)'),
    inputs: over.map(({ label, estimate, final }) => given(label, money(final - estimate))),
  });
  const ten = fees.filter(({ bucket }) => bucket === 'tenPercent');
  const estimate = addCents(...ten.map((fee) => fee.estimate));
  const final = addCents(...ten.map((fee) => fee.final));
  const limit = toCents(new Exact(estimate).times('1.1'), 'down');
  const tenPercent = explainedMoney(cents(Math.max(0, final - limit)), {
    label: 'Charges that may rise by 10 % in total',
    formula: 'Their sum less 110 % of the sum of their estimates',
    rounding: 'the limit to the cent, down',
    rule: rule('(ii)'),
    inputs: [given('Estimated', money(estimate)), given('Final', money(final)), given('Limit', money(limit))],
  });
  return { zero, tenPercent, total: addCents(zero.value, tenPercent.value) };
}
