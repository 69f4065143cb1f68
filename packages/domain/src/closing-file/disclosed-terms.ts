import { type LoanProduct, loanProduct, type StoredLoan, type StoredTerms } from '../disclosure/index.ts';
import type { ReckonedFigures } from './shown-figures.ts';
import { loanCalculations } from './stored-calculations.ts';
import { interestBegin } from './stored-fees.ts';

/** What a closing disclosure says that a correction of it is held against; null what is not known. */
export interface DisclosedTerms {
  /** The annual percentage rate as it is shown, in percent. */
  readonly rate: string | null;
  /** The same before it is rounded. */
  readonly reckonedRate: string | null;
  /** In cents. */
  readonly financeCharge: number | null;
  readonly product: LoanProduct;
  readonly hasPenalty: boolean | null;
}

/** What a closing disclosure says of rate, finance charge, product and penalty, as loan and statement stand. */
export function disclosedTerms(
  { loan, stated }: { readonly loan: StoredLoan; readonly stated: StoredTerms },
  { file, fees, figures }: Pick<ReckonedFigures, 'file' | 'fees' | 'figures'>,
): DisclosedTerms {
  const { loanCosts } = figures.totals;
  const page5 = loanCalculations(loan, stated, { loanCosts, fees, begin: interestBegin(file, loan) });
  const penalty = stated.prepaymentPenalty;
  const known = page5.kind === 'figure' ? page5.disclosed : { rate: null, reckonedRate: null, financeCharge: null };
  return { ...known, product: loanProduct(loan, stated), hasPenalty: penalty === null ? null : penalty === 'Yes' };
}
