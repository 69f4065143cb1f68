import type { ReckonedStatement } from '../../closing-file/index.ts';
import { type Gaps, loanProduct, loanTermLines } from '../../disclosure/index.ts';
import { formatDate } from '../../formats/index.ts';
import { cents } from '../../money/index.ts';
import { RoleType } from '../../parties/index.ts';
import { given, money } from '../../trace/index.ts';
import type { FormBlock, FormRow, FormRun } from '../form-document.ts';
import { amountRun, type KeepFigure, withoutZeroCents } from '../form-figures.ts';
import { boxOf, cellOf, heading, openAt, subheading, typedRun } from '../form-parts.ts';
import { inRole, listed, nameRun, partyRuns } from '../party-runs.ts';
import type { ToldOfFile } from './told-of-file.ts';

interface HeadSource {
  readonly known: ReckonedStatement;
  readonly told: ToldOfFile;
  readonly keep: KeepFigure;
}

/** One part of the head. */
export const side = (title: string, rows: readonly FormRow[]) => ({
  share: 1,
  blocks: [subheading(title), { kind: 'table' as const, label: title, columns: [{ share: 40 }, { share: 60 }], rows }],
});

/** The head of the form of a seller: closing and transaction, nothing of the loan (12 CFR 1026.38(t)(5)(vi)). */
export function headOfSeller(source: HeadSource): readonly FormBlock[] {
  const parties = transactionRows(source).filter(({ key }) => key !== 'head.lender');
  const sides = [side('Closing Information', closingRows(source)), side('Transaction Information', parties)];
  return [heading('Closing Disclosure'), { kind: 'sides', sides }];
}

/** The head of page 1: closing, transaction and loan (12 CFR 1026.38(a)). */
export function headOfPage1(source: HeadSource): readonly FormBlock[] {
  return [
    heading('Closing Disclosure'),
    {
      kind: 'note',
      runs: [
        {
          text: 'This form is a statement of final loan terms and closing costs. Compare this document with your Loan Estimate.',
          isItalic: true,
        },
      ],
    },
    {
      kind: 'sides',
      sides: [
        side('Closing Information', closingRows(source)),
        side('Transaction Information', transactionRows(source)),
        side('Loan Information', [...loanRows(source), insuranceRow(source)]),
      ],
    },
  ];
}

/** A line of a head: its label, and what stands beside it. */
export const headRow = (key: string, label: string, runs: readonly FormRun[]): FormRow => ({
  key,
  kind: 'line',
  cells: [cellOf({ text: label, isBold: true }), { runs }],
});

function closingRows({ known, told, keep }: HeadSource): FormRow[] {
  const { closingDate, disbursementDate } = known.file;
  const agents = inRole(told, RoleType.SettlementAgent);
  return [
    headRow('head.issued', 'Date Issued', [{ text: formatDate(told.issued) }]),
    headRow('head.closing', 'Closing Date', [typedRun(formatDate(closingDate), 'closingDate')]),
    headRow('head.disbursement', 'Disbursement Date', [typedRun(formatDate(disbursementDate), 'disbursementDate')]),
    headRow('head.agent', 'Settlement Agent', listed(agents.map(nameRun))),
    headRow('head.fileNumber', 'File #', [typedRun(told.fileNumber, 'order.fileNumber')]),
    headRow('head.property', 'Property', listed(told.properties.map(({ address, field }) => typedRun(address, field)))),
    priceRow({ known, told, keep }),
  ];
}

/** The price, or without a seller what the property is worth (12 CFR 1026.38(a)(3)(vii), 1026.37(a)(7)). */
export function priceRow({ known: { figures, file }, told: { propertyValue: worth }, keep }: HeadSource): FormRow {
  if (file.hasSeller) {
    const part = figures.parts.find(({ kind }) => kind === 'salePrice');
    const trace = part?.amounts.buyer;
    const figure = trace
      ? ({ kind: 'figure', trace } as const)
      : ({ kind: 'open', missing: part?.missing ?? [] } as const);
    return headRow('head.price', 'Sale Price', [amountRun(keep, 'salePrice', figure, withoutZeroCents)]);
  }
  const label = worth?.isAppraised ? 'Appraised Prop. Value' : 'Estimated Prop. Value';
  if (worth === null) return headRow('head.price', label, []);
  const trace = given(label, money(cents(worth.amount)));
  return headRow('head.price', label, [amountRun(keep, 'propertyValue', { kind: 'figure', trace }, withoutZeroCents)]);
}

function transactionRows({ known, told }: HeadSource): FormRow[] {
  return [
    headRow('head.borrower', 'Borrower', partyRuns(inRole(told, RoleType.Buyer))),
    // Without a seller the form has none (12 CFR 1026.38(t)(5)(vii)).
    ...(known.file.hasSeller ? [headRow('head.seller', 'Seller', partyRuns(inRole(told, RoleType.Seller)))] : []),
    headRow('head.lender', 'Lender', [typedRun(told.named.lenderName, 'loan.lenderName')]),
  ];
}

/** Loan types that have a box (12 CFR 1026.37(a)(11)). */
const types = ['Conventional', 'FHA', 'VA'] as const;

/** What the loan is (12 CFR 1026.37(a)(8) to (12)). */
export function loanRows({ told: { named, loan }, keep }: Pick<HeadSource, 'told' | 'keep'>): FormRow[] {
  const { purpose, loanType, loanNumber } = named;
  const type = loanType?.trim() ?? '';
  const isOther = type !== '' && !types.some((each) => each === type);
  return [
    headRow('head.term', 'Loan Term', [typedRun(termWords(loan?.loan.termMonths ?? null), 'loan.termMonths')]),
    headRow('head.purpose', 'Purpose', [typedRun(purpose, 'loan.purpose')]),
    headRow('head.product', 'Product', loan ? productRuns(loan, keep) : []),
    headRow('head.type', 'Loan Type', [
      ...types.map((each): FormRun => ({ text: `${boxOf(each === type)} ${each} `, field: 'loan.loanTypeID' })),
      { text: `${boxOf(isOther)} ${isOther ? type : '____'}`, field: 'loan.loanTypeID' },
    ]),
    headRow('head.loanNumber', 'Loan ID #', [typedRun(loanNumber, 'loan.loanNumber')]),
  ];
}

/** The case of the mortgage insurance (12 CFR 1026.38(a)(5)(vi)). */
const insuranceRow = ({ told: { named } }: HeadSource): FormRow =>
  headRow('head.mic', 'MIC #', [typedRun(named.micNumber, 'loan.micNumber')]);

/** The product with its features (12 CFR 1026.37(a)(10)); as long as it is open, so is a line of the loan terms. */
function productRuns({ loan, stated }: NonNullable<ToldOfFile['loan']>, keep: KeepFigure): readonly FormRun[] {
  const { words } = loanProduct(loan, stated);
  if (words !== null) return [{ text: words }];
  const gaps: Gaps = Object.assign({}, ...loanTermLines(loan, stated).map(({ missing }) => missing));
  keep('loanProduct', openAt(gaps));
  return [{ text: '', figure: 'loanProduct' }];
}

/** A term in years, or in years and months, one of less than two years in months (12 CFR 1026.37(a)(8), comment 1). */
function termWords(months: number | null): string {
  if (months === null) return '';
  const [years, rest] = [Math.floor(months / 12), months % 12];
  if (rest === 0) return `${years} ${years === 1 ? 'year' : 'years'}`;
  const more = `${rest} ${rest === 1 ? 'month' : 'months'}`;
  return years < 2 ? `${months} ${months === 1 ? 'month' : 'months'}` : `${years} years, ${more}`;
}
