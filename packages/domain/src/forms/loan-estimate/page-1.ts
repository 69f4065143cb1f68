import type { ReckonedStatement, StatementColumn, StatementTotal } from '../../closing-file/index.ts';
import { RoleType } from '../../parties/index.ts';
import { sumOf } from '../../settlement/index.ts';
import type { Trace } from '../../trace/index.ts';
import { headRow, loanRows, priceRow, side } from '../closing-disclosure/head-of-page-1.ts';
import { loanTermsTable } from '../closing-disclosure/loan-terms.ts';
import { type PaymentsOnForm, projectedPaymentsTables } from '../closing-disclosure/projected-payments.ts';
import type { ToldOfFile } from '../closing-disclosure/told-of-file.ts';
import type { FormBlock, FormPage, FormRow, FormRun } from '../form-document.ts';
import { amountRun, type KeepFigure, withoutZeroCents } from '../form-figures.ts';
import { boxOf, cellOf, heading, note, paragraph, typedRun } from '../form-parts.ts';
import { inRole, listed, partyRuns } from '../party-runs.ts';
import { type EstimatedCash, wayRuns } from './cash-table.ts';
import { wholeDollarTrace } from './estimated-costs.ts';

/** What the costs of an estimate come to, in whole dollars. */
export interface EstimatedTotals {
  readonly loanCosts: StatementTotal;
  readonly otherCosts: StatementTotal;
  /** Above zero. */
  readonly lenderCredits: StatementTotal;
  readonly closingCosts: StatementTotal;
  readonly cash: EstimatedCash;
}

/** Page 1 (12 CFR 1026.37(a) to (d)). The day of issue, the lock of the rate and when costs expire are not stored: they are blank. */
export function page1(known: ReckonedStatement, told: ToldOfFile, totals: EstimatedTotals, keep: KeepFigure): FormPage {
  return {
    number: '1',
    blocks: [
      paragraph(...creditorRuns(told)),
      heading('Loan Estimate'),
      note('Save this Loan Estimate to compare with your Closing Disclosure.'),
      {
        kind: 'sides',
        sides: [
          side('Transaction', transactionRows(known, told, keep)),
          side('Loan', [...loanRows({ told, keep }), rateLock]),
        ],
      },
      note(
        'Before closing, your interest rate, points, and lender credits can change unless you lock the interest rate. All other estimated closing costs expire on ____',
      ),
      ...loanTermsTable(told, keep, '2'),
      ...projectedPaymentsTables(known, told, keep, onEstimate),
      ...costsAtClosing(totals, known.file.hasSeller, keep),
    ],
  };
}

/** Who lends: its name with its address, or the name that the loan has. */
function creditorRuns(told: ToldOfFile): readonly FormRun[] {
  const lenders = inRole(told, RoleType.Lender);
  return lenders.length > 0 ? partyRuns(lenders) : [typedRun(told.named.lenderName, 'loan.lenderName')];
}

const rateLock: FormRow = headRow('head.rateLock', 'Rate Lock', [
  { text: `${boxOf(false)} NO ${boxOf(false)} YES, until ____` },
]);

const transactionRows = (known: ReckonedStatement, told: ToldOfFile, keep: KeepFigure): FormRow[] => [
  headRow('head.issued', 'Date Issued', []),
  headRow('head.applicants', 'Applicants', partyRuns(inRole(told, RoleType.Buyer))),
  headRow('head.property', 'Property', listed(told.properties.map(({ address, field }) => typedRun(address, field)))),
  priceRow({ known, told, keep }),
];

/** Insurance, escrow, the total of a month and the costs of the property are in whole dollars; what they add to principal and interest is added as it stands (12 CFR 1026.37(o)(4)(i)). */
const onEstimate: PaymentsOnForm = {
  amounts: 'withoutZeroCents',
  columnOf: inWholeDollarsOf,
  costsOf: wholeDollarTrace,
  seeCosts: '',
  seeEscrow: 'See Section G on page 2 for escrowed property costs.',
};

function inWholeDollarsOf(column: StatementColumn): StatementColumn {
  const mortgageInsurance = wholeDollarTrace(column.mortgageInsurance);
  const escrow = column.escrow && wholeDollarTrace(column.escrow);
  const totalOf = (principalAndInterest: Trace, month: Trace): Trace => {
    const steps = [principalAndInterest, mortgageInsurance, month];
    return wholeDollarTrace(sumOf('Estimated Total Monthly Payment', steps, 'What the month is made of').trace);
  };
  const [least, most] = column.principalAndInterest;
  const total =
    escrow && (most ? ([totalOf(least, escrow), totalOf(most, escrow)] as const) : ([totalOf(least, escrow)] as const));
  return { ...column, mortgageInsurance, escrow, total };
}

/** The costs at closing (12 CFR 1026.37(d)(1); without a seller which way the cash goes, (d)(2)). */
function costsAtClosing(totals: EstimatedTotals, hasSeller: boolean, keep: KeepFigure): readonly FormBlock[] {
  const { loanCosts, otherCosts, lenderCredits, closingCosts, cash } = totals;
  const row = (key: string, label: string, amount: FormRun, words: readonly FormRun[]): FormRow => ({
    key: `costs.${key}`,
    kind: 'line',
    cells: [cellOf({ text: label, isBold: true }), cellOf(amount), { runs: words }],
  });
  const rows = [
    row('closingCosts', 'Estimated Closing Costs', amountRun(keep, 'totals.J', closingCosts, withoutZeroCents), [
      { text: 'Includes ' },
      amountRun(keep, 'totals.D', loanCosts, withoutZeroCents),
      { text: ' in Loan Costs + ' },
      amountRun(keep, 'totals.I', otherCosts, withoutZeroCents),
      { text: ' in Other Costs – ' },
      amountRun(keep, 'lenderCredits', lenderCredits, withoutZeroCents),
      { text: ' in Lender Credits. ' },
      { text: 'See page 2 for details.', isItalic: true },
    ]),
    row('cashToClose', 'Estimated Cash to Close', amountRun(keep, 'cash.cashToClose', cash.shown, withoutZeroCents), [
      { text: 'Includes Closing Costs. ' },
      { text: 'See Calculating Cash to Close on page 2 for details.', isItalic: true },
      ...wayRuns(cash, hasSeller),
    ]),
  ];
  const columns = [{ share: 22 }, { share: 18 }, { share: 60 }];
  return [heading('Costs at Closing'), { kind: 'table', label: 'Costs at Closing', columns, rows }];
}
