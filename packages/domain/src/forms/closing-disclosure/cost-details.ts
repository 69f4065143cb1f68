import {
  type CostLineOnForm,
  costRoom,
  type ReckonedStatement,
  type StatementCost,
  type StatementTotal,
  statementCosts,
} from '../../closing-file/index.ts';
import { percentField } from '../../fees/index.ts';
import {
  type CostColumn,
  columnSum,
  costColumns,
  type Fee,
  type FeeSection,
  feeAmount,
  feeSections,
  sumOf,
} from '../../settlement/index.ts';
import { given, money } from '../../trace/index.ts';
import { type CostItem, costItems } from '../cost-items.ts';
import type { FormBlock, FormCell, FormColumn, FormPage, FormRow, FormRun } from '../form-document.ts';
import { amountRun, amountRuns, type KeepFigure } from '../form-figures.ts';
import { type CostSection, costSections } from './cost-sections.ts';
import { allotLines } from './line-room.ts';
import { costWords } from './preprinted-costs.ts';

/** What page 2 is made of. */
export interface CostDetailsSource extends Pick<ReckonedStatement, 'file' | 'charges' | 'fees' | 'figures'> {
  readonly keep: KeepFigure;
  readonly lender: string | null;
  /** What of the lender's credits gives back a rise above the legal limits, in cents. */
  readonly lenderCreditsForCure: number | null;
  /** Of the seller alone: what the seller pays in all, and nothing that others do (12 CFR 1026.38(t)(5)(vi)). */
  readonly isOfSeller?: true;
}

/** The columns of amounts with what they are called. */
const columnHeads: Readonly<Record<CostColumn, { readonly heading: string; readonly under?: string }>> = {
  borrowerAtClosing: { heading: 'At Closing', under: 'Borrower-Paid' },
  borrowerBeforeClosing: { heading: 'Before Closing', under: 'Borrower-Paid' },
  sellerAtClosing: { heading: 'At Closing', under: 'Seller-Paid' },
  sellerBeforeClosing: { heading: 'Before Closing', under: 'Seller-Paid' },
  others: { heading: 'Paid by Others' },
};

const ofBorrower: readonly CostColumn[] = ['borrowerAtClosing', 'borrowerBeforeClosing'];
const ofSeller: readonly CostColumn[] = ['sellerAtClosing', 'sellerBeforeClosing'];

/** Number, words, and to whom. */
const wordColumns: readonly FormColumn[] = [{ share: 3 }, { share: 30 }, { share: 20 }];

type LoanOrOther = 'loan' | 'other';

/** The two halves of the page. */
const halves = {
  loan: { title: 'Loan Costs', letters: ['A', 'B', 'C'], total: 'D', name: 'TOTAL LOAN COSTS' },
  other: { title: 'Other Costs', letters: ['E', 'F', 'G', 'H'], total: 'I', name: 'TOTAL OTHER COSTS' },
} as const satisfies Record<LoanOrOther, object>;

const title: FormBlock = { kind: 'heading', runs: [{ text: 'Closing Cost Details' }] };

/**
 * Page 2 of a closing disclosure (12 CFR 1026.38(f) to (h)): each section with its lines, in the order of the form and then by what is printed, and the totals. What it has no room for
 * takes unused lines of other sections, then a page each for loan costs and other costs (1026.38(t)(5)(iv)). A file without a seller has no columns of one.
 */
export function costDetails(source: CostDetailsSource): FormPage[] {
  const made = { ...source, columns: columnsOf(source), costs: statementCosts(source.figures, source.fees) };
  const sections = sectionsOf(source);
  const all = Object.values(costRoom).reduce((sum, lines) => sum + lines, 0);
  const wanted = sections.reduce((sum, { lines }) => sum + lines.length, 0);
  if (wanted <= all) {
    const rows = [...halfRows('loan', sections, made, all), ...halfRows('other', sections, made, all)];
    return [{ number: '2', blocks: [title, tableOf('Closing Cost Details', made, rows)] }];
  }
  const page = (number: string, half: LoanOrOther): FormPage => {
    const own = sections.filter(({ letter }) => isOf(half, letter));
    return { number, blocks: [title, tableOf(halves[half].title, made, halfRows(half, own, made, all))] };
  };
  return [page('2a', 'loan'), page('2b', 'other')];
}

interface Made extends CostDetailsSource {
  readonly columns: readonly CostColumn[];
  readonly costs: readonly StatementCost[];
}

function columnsOf({ file, isOfSeller }: CostDetailsSource): readonly CostColumn[] {
  if (isOfSeller) return ofSeller;
  return file.hasSeller ? costColumns : costColumns.filter((column) => !ofSeller.includes(column));
}

/** Whether the seller pays something of a charge; of one that is open nobody knows. */
const isPaidBySeller = ({ fee }: CostItem): boolean =>
  fee === null || (feeAmount(fee, ofSeller, 'disclosed')?.value ?? 0) !== 0;

const isOf = (half: LoanOrOther, letter: FeeSection): boolean => halves[half].letters.some((each) => each === letter);

function sectionsOf(source: CostDetailsSource): readonly CostSection[] {
  const all = costItems(source);
  return costSections(source.isOfSeller ? all.filter(isPaidBySeller) : all);
}

function tableOf(label: string, { columns }: Made, rows: readonly FormRow[]): FormBlock {
  const share = 47 / columns.length;
  const amounts = columns.map((column): FormColumn => ({ share, ...columnHeads[column] }));
  return { kind: 'table', label, columns: [...wordColumns, ...amounts], rows };
}

/** The rows of loan costs or of other costs with their totals. */
function halfRows(half: LoanOrOther, sections: readonly CostSection[], made: Made, room: number): FormRow[] {
  const { title: heading, letters, total, name } = halves[half];
  const span = wordColumns.length + made.columns.length;
  const lines = allotLines(
    sections.map(({ letter, lines: wanted }) => ({ wants: wanted.length, room: costRoom[letter] })),
    room,
  );
  return [
    { key: heading, kind: 'heading', cells: [{ runs: [{ text: heading }], span }] },
    ...sections.flatMap((section, at) =>
      isOf(half, section.letter) ? sectionRows(section, lines[at] ?? 0, made) : [],
    ),
    ...(made.isOfSeller
      ? [{ ...subtotals(total, `${total}. ${name}`, ofSeller, made, total), kind: 'total' as const }]
      : [
          ofBorrowerRow(total, 'total', `${total}. ${name} (Borrower-Paid)`, made),
          subtotals(`${total}.subtotals`, `${heading} Subtotals (${letters.join(' + ')})`, ofBorrower, made, total),
        ]),
    ...(half === 'other' ? totalRows(made) : []),
  ];
}

const costOf = (letter: string, { costs }: Made): StatementCost | undefined =>
  costs.find((cost) => cost.letter === letter);

/** A row with one amount that reaches over both columns of the borrower. */
function ofBorrowerRow(letter: string, kind: FormRow['kind'], words: string, made: Made): FormRow {
  // A section of the seller's form has its words alone.
  if (made.isOfSeller)
    return { key: letter, kind, cells: [{ runs: [{ text: words }], span: wordColumns.length + made.columns.length }] };
  const total = costOf(letter, made)?.total ?? null;
  return {
    key: letter,
    kind,
    cells: [
      { runs: [{ text: words }], span: wordColumns.length },
      { runs: amountRuns(made.keep, `totals.${letter}`, total), align: 'center', span: ofBorrower.length },
      { runs: [], span: made.columns.length - ofBorrower.length },
    ],
  };
}

/** A row of sums by their columns. */
function subtotals(key: string, words: string, columns: readonly CostColumn[], made: Made, letter: string): FormRow {
  const cells = made.columns.map((column): FormCell => {
    const total = columns.includes(column) ? (costOf(letter, made)?.columns[column] ?? null) : null;
    return { runs: amountRuns(made.keep, `totals.${letter}.${column}`, total), align: 'right' };
  });
  return { key, kind: 'line', cells: [{ runs: [{ text: words }], span: wordColumns.length }, ...cells] };
}

/** J with what it is made of: both totals by their columns, and the credits of the lender. */
function totalRows(made: Made): FormRow[] {
  const { keep, columns } = made;
  const sums = columns.map((column): FormCell => {
    const parts = ['D', 'I'].flatMap((letter) => costOf(letter, made)?.columns[column] ?? []);
    return { runs: amountRuns(keep, `totals.DI.${column}`, together(parts)), align: 'right' };
  });
  const sumsRow = (key: string, kind: FormRow['kind'], words: string): FormRow => ({
    key,
    kind,
    cells: [{ runs: [{ text: words }], span: wordColumns.length }, ...sums],
  });
  if (made.isOfSeller) return [sumsRow('J', 'total', 'J. TOTAL CLOSING COSTS')];
  const credits = made.costs.find(({ letter }) => letter === null)?.total ?? null;
  const inColumns = columns.map(
    (column): FormCell => ({
      runs: column === 'borrowerAtClosing' ? amountRuns(keep, 'totals.lenderCredits', credits) : [],
      align: 'right',
    }),
  );
  return [
    ofBorrowerRow('J', 'total', 'J. TOTAL CLOSING COSTS (Borrower-Paid)', made),
    sumsRow('J.subtotals', 'line', 'Closing Costs Subtotals (D + I)'),
    { key: 'J.credits', kind: 'line', cells: [{ runs: creditWords(made), span: wordColumns.length }, ...inColumns] },
  ];
}

/** The sum of two columns; null where neither has an amount. */
function together(parts: readonly StatementTotal[]): StatementTotal | null {
  if (parts.length === 0) return null;
  const missing = parts.flatMap((part) => (part.kind === 'open' ? part.missing : []));
  if (missing.length > 0) return { kind: 'open', missing };
  const steps = parts.flatMap((part) => (part.kind === 'figure' ? [part.trace] : []));
  return { kind: 'figure', ...sumOf('Closing Costs Subtotals (D + I)', steps, 'Loan costs and other costs') };
}

/** What gives back a rise above the legal limits is told (12 CFR 1026.38(h)(3)); its words are those of the sample H-25(F), not read yet. */
function creditWords({ lenderCreditsForCure: cure, keep }: Made): readonly FormRun[] {
  const lead: FormRun = { text: 'Lender Credits' };
  if (!cure) return [lead];
  const trace = given('Of the credits, given back', money(cure), 'lenderCreditsForCure');
  return [
    lead,
    { text: ' (Includes ' },
    amountRun(keep, 'lenderCreditsForCure', { kind: 'figure', trace }),
    { text: ' credit for increase in Closing Costs above legal limit)' },
  ];
}

function sectionRows({ letter, lines }: CostSection, count: number, made: Made): FormRow[] {
  const free = Array.from({ length: Math.max(0, count - lines.length) }, () => null);
  // The adjustment of section G has its last line.
  const isLast = (line: CostLineOnForm<CostItem>) => line.preprinted === 'aggregateAdjustment';
  const numbered = [...lines.filter((line) => !isLast(line)), ...free, ...lines.filter(isLast)];
  return [
    ofBorrowerRow(letter, 'subheading', `${letter}. ${feeSections[letter]}`, made),
    ...numbered.map((line, at) => lineRow(letter, at + 1, line, made)),
  ];
}

function lineRow(letter: FeeSection, at: number, line: CostLineOnForm<CostItem> | null, made: Made): FormRow {
  const number = String(at).padStart(2, '0');
  const items = line?.costs ?? [];
  // What a point or a day of interest comes to tells the loan.
  const isOfLoan = line?.preprinted === 'points' || line?.preprinted === 'prepaidInterest';
  const told = made.isOfSeller && isOfLoan ? [] : items;
  const words = line ? costWords(line.preprinted, letter, told, made) : { label: [], to: [] };
  return {
    key: `${letter}.${number}`,
    kind: 'line',
    cells: [
      { runs: [{ text: number }] },
      { runs: words.label },
      // Nor do months of escrow have a place there.
      { runs: made.isOfSeller && letter === 'G' && items.length > 0 ? [] : words.to },
      ...made.columns.map((column): FormCell => ({ runs: paidRuns(items, column, made), align: 'right' })),
    ],
  };
}

/** What is paid of a line in a column. What is open shows so in the first column: who pays it is not known. */
function paidRuns(items: readonly CostItem[], column: CostColumn, made: Made): readonly FormRun[] {
  const { keep, charges, columns } = made;
  const [first] = items;
  if (first === undefined) return [];
  const row = items.length === 1 ? first.row : 'recording';
  const name = `${row}.${column}`;
  const field = items.length === 1 ? fieldOfPaid(first, column, charges) : undefined;
  const blank: readonly FormRun[] = field === undefined ? [] : [{ text: '', field }];
  const missing = items.flatMap((item) => item.missing);
  if (missing.length > 0)
    return column === columns[0]
      ? [{ ...amountRun(keep, name, { kind: 'open', missing }), ...(field !== undefined && { field }) }]
      : blank;
  const fees = items.flatMap(({ fee }) => fee ?? []);
  const [only] = fees;
  const paid =
    fees.length === 1 && only ? feeAmount(only, [column], 'disclosed') : columnSum('Recording Fees', fees, column);
  if (paid === null) return blank;
  const amount = amountRun(keep, name, { kind: 'figure', trace: paid.trace });
  return [...ofLender(fees, column), field === lenderAdjustment ? { ...amount, field } : amount];
}

/** What the lender discloses in place of the adjustment of the account. */
const lenderAdjustment = 'lenderAdjustment';

/** Where it is typed what somebody pays of a charge; none where it is worked out, or shared by percentages. */
function fieldOfPaid({ row, kind }: CostItem, column: CostColumn, { fees }: Made['charges']): string | undefined {
  const [, at] = /^fees\.(\d+)$/.exec(row) ?? [];
  if (at === undefined)
    return kind === 'aggregateAdjustment' && column === 'borrowerAtClosing' ? lenderAdjustment : undefined;
  return (fees[Number(at)]?.[percentField(column)] ?? null) === null ? `${row}.${column}` : undefined;
}

/** What the creditor pays is marked (comment 38(f)-1). */
const ofLender = (fees: readonly Fee[], column: CostColumn): readonly FormRun[] =>
  column === 'others' && fees.some((fee) => (fee.disclosed ?? fee.charges).some(({ payer }) => payer === 'lender'))
    ? [{ text: '(L) ' }]
    : [];
