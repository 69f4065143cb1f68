import { InputError } from '../errors/index.ts';
import { addCents, type Cents, negateCents, subtractCents } from '../money/index.ts';
import type { Fee } from './fee.ts';
import { centsOf, feeAmount } from './fee-amounts.ts';
import type { Adjustment } from './transaction.ts';

/** What the adjustment is called on the summaries. */
export const premiumAdjustmentLabel = 'Title premium adjustment';

/** What one side pays at closing of the fees that are disclosed otherwise, less what it is charged of them. */
const moved = (fees: readonly Fee[], column: 'borrowerAtClosing' | 'sellerAtClosing'): Cents =>
  addCents(
    ...fees.map((fee) =>
      subtractCents(centsOf(feeAmount(fee, [column], 'disclosed')), centsOf(feeAmount(fee, [column]))),
    ),
  );

/**
 * The adjustment that gives each side back what the presentation of simultaneous premiums moved to it (12 CFR 1026.37(f)(2), (g)(4), comment 4 and 2): the
 * lender's policy is shown at its full premium and the owner's at what is left, so where the seller pays for the owner's policy the borrower is shown
 * more than they are charged. Null where each side pays in sum what it is charged. Throws an InputError where premiums shown are not, in sum, those that
 * are charged.
 */
export function premiumAdjustment(fees: readonly Fee[], field = 'fees'): Adjustment | null {
  const shown = fees.filter(({ disclosed }) => disclosed);
  const [buyer, seller] = [moved(shown, 'borrowerAtClosing'), moved(shown, 'sellerAtClosing')];
  if (addCents(buyer, seller) !== 0) {
    const at = fees.findIndex(({ disclosed }) => disclosed);
    throw new InputError(
      'INCONSISTENT',
      `${field}.${at}.disclosed`,
      'What is shown of premiums issued together is, in sum, what is charged',
    );
  }
  return buyer === 0 ? null : { label: premiumAdjustmentLabel, buyer: negateCents(buyer), seller: negateCents(seller) };
}
