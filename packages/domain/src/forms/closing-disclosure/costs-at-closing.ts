import { cashLines, type ReckonedStatement, statementCosts } from '../../closing-file/index.ts';
import type { FormBlock, FormRow, FormRun } from '../form-document.ts';
import { amountRun, amountRuns, type KeepFigure, withoutSign } from '../form-figures.ts';
import { cellOf, fromOrTo, heading } from '../form-parts.ts';
import type { ToldOfFile } from './told-of-file.ts';

/** The costs at closing of page 1 (12 CFR 1026.38(d)). */
export function costsAtClosing(
  known: ReckonedStatement,
  { stated }: ToldOfFile,
  keep: KeepFigure,
): readonly FormBlock[] {
  const { figures, fees, file } = known;
  const { loanCosts, otherCosts, closingCosts, cashFromBorrower } = figures.totals;
  const credits = statementCosts(figures, fees).find(({ letter }) => letter === null)?.total ?? null;
  const cash = cashLines(figures, stated, fees).find(({ key }) => key === 'cashToClose')?.final ?? null;
  const way = cashFromBorrower?.kind === 'figure' ? cashFromBorrower.value : 0;
  const bold = (text: string): FormRun => ({ text, isBold: true });
  const row = (key: string, label: string, amount: readonly FormRun[], words: readonly FormRun[]): FormRow => ({
    key: `costs.${key}`,
    kind: 'line',
    cells: [cellOf(bold(label)), { runs: amount }, { runs: words }],
  });
  const rows = [
    row('closingCosts', 'Closing Costs', amountRuns(keep, 'totals.J', closingCosts), [
      { text: 'Includes ' },
      ...amountRuns(keep, 'totals.D', loanCosts),
      { text: ' in Loan Costs + ' },
      ...amountRuns(keep, 'totals.I', otherCosts),
      { text: ' in Other Costs – ' },
      // Credits stand below zero among the costs, and are taken off here.
      credits ? amountRun(keep, 'totals.lenderCredits', credits, withoutSign) : { text: '$0' },
      { text: ' in Lender Credits. ' },
      { text: 'See page 2 for details.', isItalic: true },
    ]),
    row('cashToClose', 'Cash to Close', amountRuns(keep, 'cash.cashToClose', cash), [
      { text: 'Includes Closing Costs. ' },
      { text: 'See Calculating Cash to Close on page 3 for details.', isItalic: true },
      ...(file.hasSeller ? [] : [{ text: ` ${fromOrTo(way > 0, way < 0, 'Borrower')}` }]),
    ]),
  ];
  const columns = [{ share: 20 }, { share: 20 }, { share: 60 }];
  return [heading('Costs at Closing'), { kind: 'table', label: 'Costs at Closing', columns, rows }];
}
