import type { Cents } from '../money/index.ts';
import type { Explained } from '../trace/index.ts';
import type { Fee } from './fee.ts';
import { feeAmount } from './fee-amounts.ts';
import { sumOf } from './sum.ts';

/**
 * The prepaid finance charge by the flags of the fees: what the borrower pays of those that are one, as they are charged. Null where no fee that was typed or came
 * from the lender is flagged: then nobody has said which are.
 */
export function prepaidFinanceCharge(fees: readonly Fee[]): Explained<Cents> | null {
  const flagged = fees.filter(({ isFinanceCharge }) => isFinanceCharge);
  if (flagged.every(({ source }) => source === 'calculated')) return null;
  return sumOf(
    'Prepaid finance charge',
    flagged.flatMap((fee) => feeAmount(fee, ['borrowerAtClosing', 'borrowerBeforeClosing'])?.trace ?? []),
    'What the borrower pays of the fees that are finance charges',
    { text: '12 CFR 1026.4, 1026.2(a)(23)' },
  );
}
