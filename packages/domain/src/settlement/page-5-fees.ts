import { type Cents, zeroCents } from '../money/index.ts';
import { type Explained, given, money } from '../trace/index.ts';
import type { Fee, FeeSection } from './fee.ts';
import { feeAmount } from './fee-amounts.ts';
import type { FeeKind } from './fee-kinds.ts';
import { sumOf } from './sum.ts';

type NamedFee = Pick<Fee, 'kind' | 'label'>;

/** Whether a fee is of a kind; one that says none is told by the label that forms print. */
const isOf =
  (meant: FeeKind, printed: RegExp) =>
  ({ kind = 'general', label }: NamedFee): boolean =>
    kind === meant || (kind === 'general' && printed.test(label));

/** Whether a fee is a premium of mortgage insurance. */
const isMortgageInsurance = isOf('mortgageInsurance', /^mortgage insurance\b/i);

/** Whether a fee is prepaid interest. */
export const isPrepaidInterest = isOf('prepaidInterest', /^(prepaid|daily) interest\b/i);

/** Whether a fee is mortgage insurance that is paid at closing, prepaid (F) or into escrow (G). */
export const isInsuranceAtClosing = (fee: NamedFee & { readonly section: FeeSection | null }): boolean =>
  (fee.section === 'F' || fee.section === 'G') && isMortgageInsurance(fee);

/** What the borrower pays of mortgage insurance at or before closing, prepaid (F) or into escrow (G): part of the total of payments. */
export const insurancePaidAtClosing = (fees: readonly Fee[]): Explained<Cents> =>
  sumOf(
    'Mortgage insurance paid at closing',
    fees
      .filter(isInsuranceAtClosing)
      .flatMap((fee) => feeAmount(fee, ['borrowerAtClosing', 'borrowerBeforeClosing'], 'disclosed')?.trace ?? []),
    'What the borrower pays of mortgage insurance in sections F and G',
    { text: '12 CFR 1026.37(l)(1)(i), comment 1' },
  );

/** What the borrower pays of prepaid interest, over all fees that are it; zero without. */
export function prepaidInterestOf(fees: readonly Fee[]): Explained<Cents> {
  const label = 'Prepaid interest';
  const own = fees.filter(isPrepaidInterest);
  if (own.length === 0) return { value: zeroCents, trace: given(label, money(zeroCents), 'prepaidInterest') };
  const [first, ...more] = own.flatMap((fee) => feeAmount(fee, ['borrowerAtClosing', 'borrowerBeforeClosing']) ?? []);
  if (first && more.length === 0) return first;
  const steps = first ? [first, ...more].map(({ trace }) => trace) : [];
  return sumOf(label, steps, 'What the borrower pays of the fees that are prepaid interest');
}
