import { cashLines, type ReckonedStatement, statementCosts } from '../../closing-file/index.ts';
import type { FormBlock, FormRow, FormRun } from '../form-document.ts';
import { amountRun, amountRuns, type KeepFigure, withoutSign } from '../form-figures.ts';
import { cellOf, heading } from '../form-parts.ts';
import { wayOf } from './cash-table.ts';
import type { ToldOfFile } from './told-of-file.ts';

/** The costs at closing of page 1 (12 CFR 1026.38(d)). */
export function costsAtClosing(
  known: ReckonedStatement,
  { stated }: ToldOfFile,
  keep: KeepFigure,
): readonly FormBlock[] {
  const { figures, fees } = known;
  const { loanCosts, otherCosts, closingCosts } = figures.totals;
  const credits = statementCosts(figures, fees).find(({ letter }) => letter === null)?.total ?? null;
  const cash = cashLines(figures, stated, fees).find(({ key }) => key === 'cashToClose');
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
    row('cashToClose', 'Cash to Close', amountRuns(keep, 'cash.cashToClose', cash?.final ?? null), [
      { text: 'Includes Closing Costs. ' },
      { text: 'See Calculating Cash to Close on page 3 for details.', isItalic: true },
      ...(cash?.fromBorrower ? [{ text: ` ${wayOf(cash.fromBorrower.final)}` }] : []),
    ]),
  ];
  const columns = [{ share: 20 }, { share: 20 }, { share: 60 }];
  return [heading('Costs at Closing'), { kind: 'table', label: 'Costs at Closing', columns, rows }];
}
