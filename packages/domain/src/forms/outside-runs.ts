import { type CostColumn, type Fee, feeAmount, payerWords } from '../settlement/index.ts';
import type { FormRun } from './form-document.ts';
import { amountRun, type KeepFigure } from './form-figures.ts';

/** Columns of a charge whose amounts are paid outside of closing. */
export type OutsideColumn = Exclude<CostColumn, `${string}AtClosing`>;

/**
 * What of a charge was paid outside of closing and by whom, `(P.O.C. $405.00 by lender)`, which stands beside its line, in no column and no total; for each
 * column that has any.
 */
export const outsideRuns = (
  row: string,
  fee: Fee,
  columns: readonly OutsideColumn[],
  keep: KeepFigure,
): (readonly FormRun[])[] =>
  columns.flatMap((column) => {
    const paid = feeAmount(fee, [column]);
    if (!paid || paid.value === 0) return [];
    const amount = amountRun(keep, `${row}.${column}`, { kind: 'figure', ...paid });
    return [[{ text: '(P.O.C. ' }, amount, { text: ` by ${payersOf(fee, column)})` }]];
  });

function payersOf({ charges }: Fee, column: OutsideColumn): string {
  if (column === 'borrowerBeforeClosing') return 'borrower';
  if (column === 'sellerBeforeClosing') return 'seller';
  const payers = charges.flatMap(({ paidBy, payer = 'another' }) => (paidBy === 'other' ? [payerWords(payer)] : []));
  return [...new Set(payers)].join(' and ');
}
