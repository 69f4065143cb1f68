import type { Cents } from '../money/index.ts';
import type { Explained } from '../trace/index.ts';
import type { Fee } from './fee.ts';
import { feeAmount } from './fee-amounts.ts';
import { isInsuranceAtClosing, isPrepaidInterest } from './page-5-fees.ts';
import { sumOf } from './sum.ts';

/**
 * What the borrower pays of a fee that is a finance charge: it is flagged, or what always is one, prepaid interest (12 CFR 1026.4(b)(1)) and mortgage insurance
 * (12 CFR 1026.4(b)(5)) of sections F and G. Null of any other.
 */
export const financeChargeOf = (fee: Fee): Explained<Cents> | null =>
  fee.isFinanceCharge || isPrepaidInterest(fee) || isInsuranceAtClosing(fee)
    ? feeAmount(fee, ['borrowerAtClosing', 'borrowerBeforeClosing'])
    : null;

/** The prepaid finance charge of the fees, as they are charged. Null where no fee is flagged: then nobody has said which are one. */
export function prepaidFinanceCharge(fees: readonly Fee[]): Explained<Cents> | null {
  if (!fees.some(({ isFinanceCharge }) => isFinanceCharge)) return null;
  return sumOf(
    'Prepaid finance charge',
    fees.flatMap((fee) => financeChargeOf(fee)?.trace ?? []),
    'What the borrower pays of the fees that are finance charges',
    { text: '12 CFR 1026.4, 1026.2(a)(23)' },
  );
}
