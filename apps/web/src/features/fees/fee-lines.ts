import { type CostLetter, type CostLine, costLetters, toleranceWords } from '@closewright/domain/fees';
import { formatMoney } from '@closewright/domain/formats';
import { type Cents, negateCents } from '@closewright/domain/money';
import { wordsOf } from '@closewright/domain/prorations';
import { costColumns, type Fee, type FeeSection, feeAmount, feeSections } from '@closewright/domain/settlement';
import type { Explained } from '@closewright/domain/trace';
import type { GridCellState, GridRowState, GridSection } from '@closewright/ui/data-grid';
import type { Row } from '../../records/editor/aggregate.ts';
import type { FeeView } from './fee-views.ts';

/** Keys of the lines that are sums, and of what other pages charge: no row has one of these. */
const sumKeys = -1_000_000;
const calculatedKeys = -2_000_000;
/** The line of what the lender gives. */
const creditsKey = -1_500_000;

const isSection = (letter: CostLetter): letter is FeeSection => letter in feeSections;

/** The line of sums that a key of the grid names: the head of a section, or a row of totals. */
export const letterOf = (key: string | number): CostLetter | undefined =>
  typeof key === 'string' ? costLetters.find((letter) => letter === key) : costLetters[sumKeys - key];

/** Whether a key of the grid names the line of what the lender gives. */
export const isCredits = (key: string | number): boolean => key === creditsKey;

/** Whether a row is worked out: one of the totals, or what another page charges. */
export const isWorked = ({ key }: Row): boolean => key <= sumKeys;

/** The section of the grid that a row stands in. */
export const sectionOf = ({ values }: Row): string => String(values.section ?? '');

const calculated: GridCellState = { origin: 'calculated' };
const sumStates = Object.fromEntries(costColumns.map((column) => [column, calculated]));
const sumState: GridRowState = { tone: 'total', cells: sumStates };

const calculatedState: GridRowState = { cells: sumStates };

/** The looks of a row that is worked out. */
export const stateOfWorked = ({ key }: Row): GridRowState => (letterOf(key) === undefined ? calculatedState : sumState);

/** The line of a fee that is entered on a page of its own: a commission, a deposit for escrow. */
export function calculatedRow(fee: Fee, at: number): Row {
  const { label, section, payee = null, bucket } = fee;
  const amounts = costColumns.map((column) => [column, feeAmount(fee, [column], 'disclosed')?.value ?? null]);
  const tolerance = wordsOf(toleranceWords).find((word) => toleranceWords[word] === bucket) ?? null;
  const values = { section, label, payeeName: payee, bucket: tolerance, source: 'Calculated' };
  return { key: calculatedKeys - at, id: 0, values: { ...values, ...Object.fromEntries(amounts) } };
}

const cellsOf = ({ columns }: CostLine) =>
  Object.fromEntries(costColumns.map((column) => [column, columns[column]?.value ?? null]));

/** The totals that a view has: each below the last section it is of. */
const totalsOf = ({ sections }: FeeView): readonly CostLetter[] => [
  ...(sections.some((section) => 'ABC'.includes(section)) ? (['D'] as const) : []),
  ...(sections.some((section) => 'EFGH'.includes(section)) ? (['I'] as const) : []),
  ...(sections.length > 4 ? (['J'] as const) : []),
];

/** The heads of the sections with their sums, and the rows of totals between them. */
export function outlineOf(
  view: FeeView,
  { lines, credits }: { lines: Readonly<Record<CostLetter, CostLine>>; credits: Explained<Cents> | null },
) {
  const totals = totalsOf(view);
  const shown = costLetters.filter((letter) =>
    isSection(letter) ? view.sections.includes(letter) : totals.includes(letter),
  );
  const list = shown.map((letter): GridSection => {
    const line = lines[letter];
    if (!isSection(letter)) return { key: letter };
    const note = line.borrower ? formatMoney(line.borrower.value) : '';
    return { key: letter, title: line.title, note, cells: { line: letter, ...cellsOf(line) }, states: sumStates };
  });
  const sums = totals.map((letter): Row => {
    const { title: label, borrower } = lines[letter];
    const values = { section: letter, label, total: borrower?.value ?? null, ...cellsOf(lines[letter]) };
    return { key: sumKeys - costLetters.indexOf(letter), id: 0, values };
  });
  if (credits && totals.includes('J')) {
    const values = { section: 'J', label: 'Lender credits', borrowerAtClosing: negateCents(credits.value) };
    sums.splice(-1, 0, { key: creditsKey, id: 0, values });
  }
  return { sections: { list, of: sectionOf }, sums };
}

/** What stands in the column of lines: the numbers of fees within their sections, letters of totals. */
export function lineNumbers(rows: readonly Row[]): ReadonlyMap<number, string> {
  const numbers = new Map<number, string>();
  for (const own of Map.groupBy(rows, sectionOf).values())
    for (const [at, { key }] of own.entries())
      numbers.set(key, letterOf(key) ?? (isCredits(key) ? '' : String(at + 1).padStart(2, '0')));
  return numbers;
}
