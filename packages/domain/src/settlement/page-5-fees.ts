import { type Cents, zeroCents } from '../money/index.ts';
import { type Explained, given, money } from '../trace/index.ts';
import type { Fee } from './fee.ts';
import { feeAmount } from './fee-amounts.ts';
import { sumOf } from './sum.ts';

/** A fee without a kind is told by the label the form prints on F.02 and G.02. */
const isMortgageInsurance = ({ section, kind, label }: Fee): boolean =>
  (section === 'F' || section === 'G') &&
  (kind === 'mortgageInsurance' || (kind === undefined && /^mortgage insurance\b/i.test(label)));

/** What the borrower pays of mortgage insurance at or before closing, prepaid (F) or into escrow (G): part of the total of payments. */
export const insurancePaidAtClosing = (fees: readonly Fee[]): Explained<Cents> =>
  sumOf(
    'Mortgage insurance paid at closing',
    fees
      .filter(isMortgageInsurance)
      .flatMap((fee) => feeAmount(fee, ['borrowerAtClosing', 'borrowerBeforeClosing'], 'disclosed')?.trace ?? []),
    'What the borrower pays of mortgage insurance in sections F and G',
    { text: '12 CFR 1026.37(l)(1)(i), comment 1' },
  );

/** Whether a fee is prepaid interest: by its kind, and without one by the label that forms print. */
export const isPrepaidInterest = ({ kind, label }: Pick<Fee, 'kind' | 'label'>): boolean =>
  kind === 'prepaidInterest' || (kind === undefined && /^(prepaid|daily) interest\b/i.test(label));

/** What the borrower pays of prepaid interest: the fee of section F of its kind, or of the label the form prints; zero without. */
export function prepaidInterestOf(fees: readonly Fee[]): Explained<Cents> {
  const fee = fees.find((each) => each.section === 'F' && isPrepaidInterest(each));
  const amount = fee && feeAmount(fee, ['borrowerAtClosing', 'borrowerBeforeClosing']);
  const trace = given('Prepaid interest', money(zeroCents), 'prepaidInterest');
  return amount ?? { value: zeroCents, trace };
}
