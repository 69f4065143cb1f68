import type { Side } from '../../adjustments/index.ts';
import type { ReckonedStatement } from '../../closing-file/index.ts';
import { formatDate } from '../../formats/index.ts';
import { RoleType } from '../../parties/index.ts';
import { headRow } from '../closing-disclosure/head-of-page-1.ts';
import type { ToldOfFile } from '../closing-disclosure/told-of-file.ts';
import type { FormBlock, FormRow } from '../form-document.ts';
import { typedRun } from '../form-parts.ts';
import { inRole, listed, partyRuns } from '../party-runs.ts';

/** What a head is made of. */
export interface HeadSource {
  readonly known: ReckonedStatement;
  readonly told: ToldOfFile;
  /** Who is named: nobody of a side that the statement does not show. */
  readonly sides: readonly Side[];
}

/** The head of a statement that is no form of a regulation: file, days and property at the left, who takes part at the right. */
export function headOfStatement(source: HeadSource): readonly FormBlock[] {
  const side = (label: string, rows: readonly FormRow[]) => ({
    share: 1,
    blocks: [{ kind: 'table' as const, label, columns: [{ share: 35 }, { share: 65 }], rows }],
  });
  return [{ kind: 'sides', sides: [side('File', fileRows(source)), side('Parties', partyRows(source))] }];
}

function fileRows({ known: { file }, told }: HeadSource): FormRow[] {
  return [
    headRow('head.fileNumber', 'File #', [typedRun(told.fileNumber, 'order.fileNumber')]),
    headRow('head.issued', 'Date Issued', [{ text: formatDate(told.issued) }]),
    headRow('head.closing', 'Settlement Date', [typedRun(formatDate(file.closingDate), 'closingDate')]),
    headRow('head.disbursement', 'Disbursement Date', [
      typedRun(formatDate(file.disbursementDate), 'disbursementDate'),
    ]),
    headRow('head.property', 'Property', listed(told.properties.map(({ address, field }) => typedRun(address, field)))),
  ];
}

function partyRows({ known: { file }, told, sides }: HeadSource): FormRow[] {
  const { lenderName, loanNumber } = told.named;
  const hasLender = sides.includes('buyer') && told.loan !== null;
  return [
    headRow('head.agent', 'Settlement Agent', partyRuns(inRole(told, RoleType.SettlementAgent))),
    ...(sides.includes('buyer')
      ? [headRow('head.borrower', file.hasSeller ? 'Buyer' : 'Borrower', partyRuns(inRole(told, RoleType.Buyer)))]
      : []),
    ...(sides.includes('seller') ? [headRow('head.seller', 'Seller', partyRuns(inRole(told, RoleType.Seller)))] : []),
    ...(hasLender
      ? [
          headRow('head.lender', 'Lender', [typedRun(lenderName, 'loan.lenderName')]),
          headRow('head.loanNumber', 'Loan #', [typedRun(loanNumber, 'loan.loanNumber')]),
        ]
      : []),
  ];
}
