import type { ReckonedStatement } from '../../closing-file/index.ts';
import type { ExplainedForm } from '../closing-disclosure/closing-disclosure.ts';
import type { ToldOfFile } from '../closing-disclosure/told-of-file.ts';
import type { FormPage } from '../form-document.ts';
import { type FormFigure, inDollarsOf, type KeepFigure } from '../form-figures.ts';
import { typedRun } from '../form-parts.ts';
import { estimatedCash, offOf, typedEstimate } from './cash-table.ts';
import { costTables } from './cost-tables.ts';
import { estimatedItems, togetherOf } from './estimated-costs.ts';
import { type EstimatedTotals, page1 } from './page-1.ts';
import { page2 } from './page-2.ts';
import { page3 } from './page-3.ts';

/**
 * A loan estimate (form H-24, 12 CFR 1026.37) as far as it is stored: what was estimated of the fees and of the cash to close, with the loan as the statement has it now. In whole dollars where
 * 1026.37(o)(4) says so. What is not stored of an estimate is blank, and so is a total that would need it.
 */
export function loanEstimate(known: ReckonedStatement, told: ToldOfFile): ExplainedForm {
  const figures = new Map<string, FormFigure>();
  const keep: KeepFigure = (name, figure) => void figures.set(name, figure);
  const items = estimatedItems(known);
  const tables = costTables(items, keep);
  const { loan: loanCosts, other: otherCosts } = tables.totals;
  const lenderCredits = inDollarsOf(typedEstimate(told, 'estimatedLenderCredits', 'Lender credits'));
  const typed = inDollarsOf(typedEstimate(told, 'estimatedClosingCosts', 'Total closing costs'));
  const reckoned = togetherOf(
    'Total closing costs, estimated',
    [loanCosts, otherCosts, offOf(lenderCredits)],
    'Loan costs and other costs less the credits of the lender',
  );
  // What was typed is what the borrower was told.
  const closingCosts = typed.kind === 'open' && reckoned.kind === 'figure' ? reckoned : typed;
  const cash = estimatedCash(known, told, closingCosts);
  const totals: EstimatedTotals = { loanCosts, otherCosts, lenderCredits, closingCosts, cash };
  const pages = [
    page1(known, told, totals, keep),
    page2(known, told, { tables, totals }, keep),
    page3(known, told, items, keep),
  ];
  return { title: 'Loan Estimate', pages: pages.map((page) => withFooter(page, pages.length, told)), figures };
}

const withFooter = (page: FormPage, count: number, { named }: ToldOfFile): FormPage => ({
  ...page,
  footer: [
    { text: `LOAN ESTIMATE   PAGE ${page.number} OF ${count} • LOAN ID # ` },
    typedRun(named.loanNumber, 'loan.loanNumber'),
  ],
});
