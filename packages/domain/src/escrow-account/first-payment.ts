import type { WireDate } from '../dates/index.ts';

/** The day of the first payment into the account, and where it is known from. */
export interface FirstPayment {
  readonly day: WireDate | null;
  readonly source: string;
}

/** The first payment of a loan; that of its statement as long as the loan has none. */
export function firstPaymentOf(
  loan: { readonly firstPaymentDate: WireDate | null } | undefined,
  ofStatement: WireDate | null,
): FirstPayment {
  const ofLoan = loan?.firstPaymentDate ?? null;
  if (ofLoan !== null) return { day: ofLoan, source: 'First payment of the loan' };
  const source = ofStatement === null ? 'The loan has no first payment' : 'First payment of the statement';
  return { day: ofStatement, source };
}
