import { InputError } from '../errors/index.ts';
import { addCents, type Cents, negateCents, subtractCents } from '../money/index.ts';
import type { Citation, Trace } from '../trace/index.ts';
import type { Fee } from './fee.ts';
import { type ChargesShown, feeAmount } from './fee-amounts.ts';
import { lessOf, sumOf } from './sum.ts';
import type { Adjustment } from './transaction.ts';

/** What the adjustment is called on the summaries. */
export const premiumAdjustmentLabel = 'Title premium adjustment';

const columns = { buyer: 'borrowerAtClosing', seller: 'sellerAtClosing' } as const;
const names = { buyer: 'borrower', seller: 'seller' } as const;
const rule: Citation = { text: '12 CFR 1026.37(f)(2), comment 4; (g)(4), comment 2' };

/** What one side pays at closing of the fees that are disclosed otherwise, less what it is charged of them, and why it is so much without its sign. */
function moved(fees: readonly Fee[], side: 'buyer' | 'seller'): { readonly value: Cents; readonly trace: Trace } {
  const sum = (label: string, as: ChargesShown) =>
    sumOf(
      label,
      fees.flatMap((fee) => feeAmount(fee, [columns[side]], as)?.trace ?? []),
      'All policies issued together',
    );
  const shown = sum(`Shown to the ${names[side]}`, 'disclosed');
  const charged = sum(`Charged to the ${names[side]}`, 'charged');
  const [more, less] = shown.value > charged.value ? [shown, charged] : [charged, shown];
  const formula = 'What is shown of premiums issued together and what is charged of them, the less from the more';
  return {
    value: subtractCents(shown.value, charged.value),
    trace: lessOf(premiumAdjustmentLabel, more, less, formula, rule).trace,
  };
}

/**
 * The adjustment that gives each side back what the presentation of simultaneous premiums moved to it (12 CFR 1026.37(f)(2), (g)(4), comment 4 and 2): the
 * lender's policy is shown at its full premium and the owner's at what is left, so where the seller pays for the owner's policy the borrower is shown
 * more than they are charged. Null where each side pays in sum what it is charged. Throws an InputError where premiums shown are not, in sum, those that
 * are charged.
 */
export function premiumAdjustment(fees: readonly Fee[], field = 'fees'): Adjustment | null {
  const shown = fees.filter(({ disclosed }) => disclosed);
  const [buyer, seller] = [moved(shown, 'buyer'), moved(shown, 'seller')];
  if (addCents(buyer.value, seller.value) !== 0) {
    const at = fees.findIndex(({ disclosed }) => disclosed);
    throw new InputError(
      'INCONSISTENT',
      `${field}.${at}.disclosed`,
      'What is shown of premiums issued together is, in sum, what is charged',
    );
  }
  if (buyer.value === 0) return null;
  return {
    label: premiumAdjustmentLabel,
    buyer: negateCents(buyer.value),
    seller: negateCents(seller.value),
    traces: { buyer: buyer.trace, seller: seller.trace },
  };
}
