import type { ReckonedStatement } from '../../closing-file/index.ts';
import { adjustableTables } from '../../disclosure/index.ts';
import { adjustableBlocks } from '../closing-disclosure/page-4.ts';
import type { ToldOfFile } from '../closing-disclosure/told-of-file.ts';
import type { FormBlock, FormPage, FormRow } from '../form-document.ts';
import { amountRun, amountRuns, type KeepFigure, withoutZeroCents } from '../form-figures.ts';
import { heading } from '../form-parts.ts';
import { cashTable, offOf } from './cash-table.ts';
import { costRow, costTable, type EstimatedTables } from './cost-tables.ts';
import { togetherOf } from './estimated-costs.ts';
import type { EstimatedTotals } from './page-1.ts';

/** Page 2: the costs with the cash to close, and the tables of loans whose payments or rates change (12 CFR 1026.37(f) to (j)). */
export function page2(
  known: ReckonedStatement,
  told: ToldOfFile,
  { tables, totals }: { readonly tables: EstimatedTables; readonly totals: EstimatedTotals },
  keep: KeepFigure,
): FormPage {
  const right = [
    costTable('other', [...tables.rows.other, ...totalRows(totals, keep)]),
    ...cashTable(totals.cash, known, told, keep),
  ];
  return {
    number: '2',
    blocks: [
      heading('Closing Cost Details'),
      {
        kind: 'sides',
        sides: [
          { share: 1, blocks: [costTable('loan', tables.rows.loan)] },
          { share: 1, blocks: right },
        ],
      },
      ...adjustableSides(told, keep),
    ],
  };
}

/** J with what it is made of (12 CFR 1026.37(g)(6)); credits are below zero. */
function totalRows(
  { loanCosts, otherCosts, lenderCredits, closingCosts }: EstimatedTotals,
  keep: KeepFigure,
): FormRow[] {
  const both = togetherOf('D + I', [loanCosts, otherCosts], 'Loan costs and other costs');
  const credits = amountRun(keep, 'lenderCredits.off', offOf(lenderCredits), withoutZeroCents);
  return [
    costRow(
      'J',
      'total',
      [{ text: 'J. TOTAL CLOSING COSTS' }],
      amountRuns(keep, 'totals.J', closingCosts, withoutZeroCents),
    ),
    costRow('J.costs', 'line', [{ text: 'D + I' }], amountRuns(keep, 'totals.DI', both, withoutZeroCents)),
    costRow('J.credits', 'line', [{ text: 'Lender Credits' }], [{ ...credits, field: 'estimatedLenderCredits' }]),
  ];
}

/** The AP and the AIR table; neither where the loan has none. */
function adjustableSides({ loan }: ToldOfFile, keep: KeepFigure): readonly FormBlock[] {
  const tables = loan ? adjustableTables(loan.loan, loan.stated) : [];
  if (tables.length === 0) return [];
  return [{ kind: 'sides', sides: tables.map((table) => ({ share: 1, blocks: adjustableBlocks(table, keep) })) }];
}
