import { addCents, type Cents } from '../money/index.ts';
import type { Fee, OtherPayer } from './fee.ts';

/** Something paid outside of closing, as a line shows it beside its label: P.O.C., by whom and how much (12 CFR 1024, Appendix A). */
export interface PaidOutside {
  readonly by: 'borrower' | 'seller' | OtherPayer;
  readonly amount: Cents;
}

/** Who paid, as a form says it behind *by*: `lender`, or `others` where it is not said who. */
export const payerWords = (by: PaidOutside['by']): string => (by === 'another' ? 'others' : by);

/** What of a fee was paid before closing or is paid by others, by whom. */
export function paidOutside({ charges }: Fee): PaidOutside[] {
  const outside = charges.flatMap(({ paidBy, when, payer = 'another', amount }) =>
    paidBy === 'other' || when === 'beforeClosing' ? [{ by: paidBy === 'other' ? payer : paidBy, amount }] : [],
  );
  return [...new Set(outside.map(({ by }) => by))].map((by) => ({
    by,
    amount: addCents(...outside.filter((one) => one.by === by).map(({ amount }) => amount)),
  }));
}
