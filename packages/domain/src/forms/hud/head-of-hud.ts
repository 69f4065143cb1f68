import type { ReckonedStatement } from '../../closing-file/index.ts';
import { formatDate } from '../../formats/index.ts';
import { RoleType } from '../../parties/index.ts';
import type { ToldOfFile } from '../closing-disclosure/told-of-file.ts';
import type { FormBlock, FormCell, FormRun, FormTable } from '../form-document.ts';
import { boxOf, cellOf, heading, note, subheading, typedRun } from '../form-parts.ts';
import { inRole, listed, nameRun, partyRuns } from '../party-runs.ts';

/** What the head of a HUD form is made of. */
export interface HudHeadSource {
  readonly known: Pick<ReckonedStatement, 'file'>;
  readonly told: ToldOfFile;
}

/** A table of one row under what its columns are called. */
function underHeads(
  key: string,
  label: string,
  cells: readonly (readonly [heading: string, share: number, cell: FormCell])[],
): FormTable {
  return {
    kind: 'table',
    label,
    columns: cells.map(([head, share]) => ({ heading: head, share })),
    rows: [{ key, kind: 'line', cells: cells.map(([, , cell]) => cell) }],
  };
}

const settlementRow = ({ known, told }: HudHeadSource, letters: readonly [string, string]) => {
  const closing = known.file.closingDate;
  return [
    [`${letters[0]}Settlement Agent`, 30, { runs: listed(inRole(told, RoleType.SettlementAgent).map(nameRun)) }],
    ['Place of Settlement', 25, { runs: partyRuns(inRole(told, RoleType.PlaceOfClosing)) }],
    [`${letters[1]}Settlement Date`, 15, cellOf(typedRun(formatDate(closing), 'closingDate'))],
  ] as const;
};

const propertyRuns = ({ properties }: ToldOfFile): readonly FormRun[] =>
  listed(properties.map(({ address, field }) => typedRun(address, field)));

const lenderCell = (told: ToldOfFile): FormCell => {
  const lenders = partyRuns(inRole(told, RoleType.Lender));
  return { runs: lenders.length > 0 ? lenders : [typedRun(told.named.lenderName, 'loan.lenderName')] };
};

/** Parts A to I of a HUD-1: what it is of (12 CFR 1024, Appendix A). */
export function headOfHud1(source: HudHeadSource, rural: 'RHS' | 'FmHA'): readonly FormBlock[] {
  const { told } = source;
  const { loanNumber, micNumber } = told.named;
  return [
    heading('A. Settlement Statement (HUD-1)'),
    subheading('B. Type of Loan'),
    underHeads('head.loan', 'Type of Loan', [
      ['Type', 52, { runs: loanTypeRuns(told, rural) }],
      ['6. File Number', 14, cellOf(typedRun(told.fileNumber, 'order.fileNumber'))],
      ['7. Loan Number', 14, cellOf(typedRun(loanNumber, 'loan.loanNumber'))],
      ['8. Mortgage Insurance Case Number', 20, cellOf(typedRun(micNumber, 'loan.micNumber'))],
    ]),
    note(noteC),
    underHeads('head.parties', 'Parties', [
      ['D. Name & Address of Borrower', 1, { runs: partyRuns(inRole(told, RoleType.Buyer)) }],
      ['E. Name & Address of Seller', 1, { runs: partyRuns(inRole(told, RoleType.Seller)) }],
      ['F. Name & Address of Lender', 1, lenderCell(told)],
    ]),
    underHeads('head.settlement', 'Settlement', [
      ['G. Property Location', 30, { runs: propertyRuns(told) }],
      ...settlementRow(source, ['H. ', 'I. ']),
    ]),
  ];
}

/** Note C of the form, not read from it yet. */
const noteC =
  'C. Note: This form is furnished to give you a statement of actual settlement costs. Amounts paid to and by the settlement agent are shown. Items marked “(p.o.c.)” were paid outside the closing; they are shown here for informational purposes and are not included in the totals.';

/** The head of a HUD-1A, which has no seller (12 CFR 1024, Appendix A). */
export function headOfHud1A(source: HudHeadSource): readonly FormBlock[] {
  const { told } = source;
  return [
    heading('Settlement Statement (HUD-1A)'),
    note('Optional form for transactions without sellers'),
    underHeads('head.parties', 'Parties', [
      ['Name & Address of Borrower', 1, { runs: partyRuns(inRole(told, RoleType.Buyer)) }],
      ['Name & Address of Lender', 1, lenderCell(told)],
    ]),
    underHeads('head.settlement', 'Settlement', [
      ['Property Location (if different from above)', 30, { runs: propertyRuns(told) }],
      ...settlementRow(source, ['', '']),
      ['Loan Number', 15, cellOf(typedRun(told.named.loanNumber, 'loan.loanNumber'))],
    ]),
  ];
}

/** The boxes of the kinds of a loan. Whether a conventional one is insured its monthly premium says; neither box is ticked while that is open. */
function loanTypeRuns({ named: { loanType }, loan }: ToldOfFile, rural: 'RHS' | 'FmHA'): readonly FormRun[] {
  const type = loanType?.trim() ?? '';
  const premium = loan?.loan.mortgageInsurance ?? null;
  const isConventional = type === 'Conventional' && premium !== null;
  const boxes = [
    ['FHA', type === 'FHA'],
    [rural, /^(usda|rhs|fmha|rural)\b/i.test(type)],
    ['Conv. Unins.', isConventional && premium === 0],
    ['VA', type === 'VA'],
    ['Conv. Ins.', isConventional && premium > 0],
  ] as const;
  return boxes.map(([name, isTicked], at) => ({
    text: `${at + 1}. ${boxOf(isTicked)} ${name}   `,
    field: name.startsWith('Conv.') ? 'loan.mortgageInsurance' : 'loan.loanTypeID',
  }));
}
