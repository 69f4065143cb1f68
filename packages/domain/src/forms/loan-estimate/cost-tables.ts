import { costLinesOnForm, type PreprintedCost, type StatementTotal } from '../../closing-file/index.ts';
import { estimateSections } from '../../disclosure/index.ts';
import type { FeeSection } from '../../settlement/index.ts';
import { byPrintedLabel, labelRun } from '../closing-disclosure/cost-words.ts';
import { gap } from '../cost-runs.ts';
import type { FormBlock, FormCell, FormRow, FormRun } from '../form-document.ts';
import { amountRuns, type KeepFigure, withoutZeroCents } from '../form-figures.ts';
import { type EstimatedItem, estimateRoom, lineTotal, totalOfLines } from './estimated-costs.ts';

type Half = 'loan' | 'other';

/** The two halves of the costs. */
const halves = {
  loan: { title: 'Loan Costs', letters: ['A', 'B', 'C'], total: 'D', words: 'D. TOTAL LOAN COSTS (A + B + C)' },
  other: {
    title: 'Other Costs',
    letters: ['E', 'F', 'G', 'H'],
    total: 'I',
    words: 'I. TOTAL OTHER COSTS (E + F + G + H)',
  },
} as const satisfies Record<Half, object>;

/** The costs of page 2: their tables, and what both halves come to. */
export interface EstimatedTables {
  readonly rows: Readonly<Record<Half, readonly FormRow[]>>;
  readonly totals: Readonly<Record<Half, StatementTotal>>;
}

const plain = (text: string): FormRun => ({ text });

/** Loan costs and other costs by sections, as the borrower was told (12 CFR 1026.37(f), (g)). */
export function costTables(items: readonly EstimatedItem[], keep: KeepFigure): EstimatedTables {
  const made = (half: Half) => halfOf(half, items, keep);
  const [loan, other] = [made('loan'), made('other')];
  return { rows: { loan: loan.rows, other: other.rows }, totals: { loan: loan.total, other: other.total } };
}

export const costColumns = [{ share: 78 }, { share: 22 }];

export const costTable = (half: Half, rows: readonly FormRow[]): FormBlock => ({
  kind: 'table',
  label: halves[half].title,
  columns: costColumns,
  rows,
});

/** A row of words and one amount. */
export const costRow = (
  key: string,
  kind: FormRow['kind'],
  words: readonly FormRun[],
  amount: readonly FormRun[],
): FormRow => ({ key, kind, cells: [{ runs: words }, { runs: amount, align: 'right' }] });

function halfOf(half: Half, items: readonly EstimatedItem[], keep: KeepFigure) {
  const { title, letters, total: letter, words } = halves[half];
  const sections = letters.map((each) => sectionOf(each, items, keep));
  const total = totalOfLines(
    words,
    sections.map((section) => section.total),
    items,
  );
  const head: FormCell = { runs: [plain(title)], span: costColumns.length };
  const rows: FormRow[] = [
    { key: title, kind: 'heading', cells: [head] },
    ...sections.flatMap((section) => section.rows),
    costRow(letter, 'total', [plain(words)], amountRuns(keep, `totals.${letter}`, total, withoutZeroCents)),
  ];
  return { rows, total };
}

/** A line with its words; several charges may stand on it. */
interface Line {
  readonly words: readonly FormRun[];
  readonly items: readonly EstimatedItem[];
}

function sectionOf(letter: FeeSection, all: readonly EstimatedItem[], keep: KeepFigure) {
  const own = all.filter(({ item }) => item.section === letter);
  const lines = withinRoom(letter, letter === 'E' ? taxLines(own) : linesOf(letter, own));
  const amounts = lines.map(({ words, items }) => lineTotal(words.map(({ text }) => text).join(''), items));
  const title = `${letter}. ${estimateSections[letter]}`;
  const total = totalOfLines(
    title,
    amounts.filter((amount) => amount !== null),
    all,
  );
  const rows: FormRow[] = [
    costRow(letter, 'subheading', [plain(title)], amountRuns(keep, `totals.${letter}`, total, withoutZeroCents)),
    ...lines.map(({ words, items }, at): FormRow => {
      const key = `${letter}.${String(at + 1).padStart(2, '0')}`;
      const [only] = items;
      const isTyped = items.length === 1 && only?.estimate.kind === 'figure';
      const runs = amountRuns(keep, `estimates.${key}`, amounts[at] ?? null, withoutZeroCents);
      return costRow(
        key,
        'line',
        words,
        isTyped ? runs.map((run) => ({ ...run, field: `${only.item.row}.estimate` })) : runs,
      );
    }),
  ];
  return { total, rows };
}

/** What has no line left stands in one amount (12 CFR 1026.37(f)(6)(i), (g)(8)). */
function withinRoom(letter: FeeSection, lines: readonly Line[]): readonly Line[] {
  const room = estimateRoom[letter];
  if (lines.length <= room) return lines;
  const rest = lines.slice(room - 1).flatMap(({ items }) => items);
  return [...lines.slice(0, room - 1), { words: [plain('Additional Charges')], items: rest }];
}

/** The lines of a section: those prescribed first, then in the order of what is printed. */
function linesOf(letter: FeeSection, items: readonly EstimatedItem[]): readonly Line[] {
  const placed = items
    .toSorted((one, other) => byPrintedLabel(one.item, other.item))
    .map((each) => ({ label: each.item.label, kind: each.item.kind, each }));
  return costLinesOnForm(letter, placed).flatMap(({ preprinted, costs }): Line[] => {
    const own = costs.map(({ each }) => each);
    const [first] = own;
    // The form has no line for it: it stands only where it was estimated.
    if (preprinted === 'aggregateAdjustment')
      return first === undefined ? [] : [{ words: [labelRun(first.item)], items: own }];
    if (preprinted !== null) return [{ words: prescribed(letter, preprinted), items: own }];
    if (first === undefined) return [];
    return [{ words: [labelRun(first.item), ...(letter === 'G' ? inMonths : [])], items: own }];
  });
}

/** Months, percents and days that were estimated are not stored: the form has blanks for them. */
const inMonths: readonly FormRun[] = [plain(' '), gap, plain(' per month for '), gap, plain(' mo.')];

function prescribed(letter: FeeSection, preprinted: PreprintedCost): readonly FormRun[] {
  switch (preprinted) {
    case 'points':
      return [gap, plain(' % of Loan Amount (Points)')];
    case 'prepaidInterest':
      return [plain('Prepaid Interest ('), gap, plain(' per day for '), gap, plain(' days @ '), gap, plain(' %)')];
    case 'homeownersInsurance':
      return insured(letter, 'Homeowner’s Insurance');
    case 'mortgageInsurance':
      return insured(letter, 'Mortgage Insurance');
    case 'propertyTaxes':
      return letter === 'G' ? [plain('Property Taxes'), ...inMonths] : forMonths('Property Taxes');
    default:
      return [];
  }
}

const insured = (letter: FeeSection, name: string): readonly FormRun[] =>
  letter === 'G' ? [plain(name), ...inMonths] : forMonths(`${name} Premium`);

const forMonths = (name: string): readonly FormRun[] => [plain(`${name} (`), gap, plain(' months)')];

/** Section E has two lines: recording fees with other taxes, and transfer taxes (12 CFR 1026.37(g)(1)). */
function taxLines(items: readonly EstimatedItem[]): readonly Line[] {
  const isTransfer = ({ item: { row, kind, label } }: EstimatedItem): boolean =>
    row.startsWith('transferTaxes.') ||
    kind === 'localTransferTax' ||
    kind === 'stateTransferTax' ||
    /\btransfer tax/i.test(label);
  return [
    { words: [plain('Recording Fees and Other Taxes')], items: items.filter((each) => !isTransfer(each)) },
    { words: [plain('Transfer Taxes')], items: items.filter(isTransfer) },
  ];
}
