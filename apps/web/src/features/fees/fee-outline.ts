import type { StatementCost, StatementTotal } from '@closewright/domain/closing-file';
import { begunFee, type CostLetter, costLetters, costTitles } from '@closewright/domain/fees';
import { formatMoney } from '@closewright/domain/formats';
import { cents } from '@closewright/domain/money';
import { costColumns, type FeeSection, feeSections } from '@closewright/domain/settlement';
import type { GridCellState, GridRowState, GridSection, GridSections } from '@closewright/ui/data-grid';
import type { Row } from '../../records/editor/aggregate.ts';
import { shareOf } from '../../records/rows/share-cell.ts';
import {
  creditsKey,
  isSection,
  letterOf,
  openSum,
  sectionOf,
  stateOfCalculated,
  sumKeys,
  sumStates,
} from './fee-lines.ts';
import type { FeeView } from './fee-views.ts';

/** What stands in the column of lines. */
export interface LineNumber {
  readonly text: string;
  /** Another line counts it: on the form its amount stands outside of the columns. */
  readonly isOutside?: boolean;
}

/** A section or series that fees are moved to from the menu of their row. */
export interface MoveTarget {
  readonly key: string;
  readonly title: string;
  /** The keys that do the same. */
  readonly detail?: string;
  /** What changes of a fee; null where it stands there already, or cannot. */
  valuesOf(row: Row): (Row['values'] & { readonly section: FeeSection }) | null;
}

/** How a form puts the fees of a view in order: its sections, its sums, its lines. */
export interface FeeOutline {
  readonly sections: GridSections<Row>;
  readonly sums: readonly Row[];
  /** What a new line of a section begins with; sections without one take none. */
  readonly begins: ReadonlyMap<string, Row['values']>;
  readonly targets: readonly MoveTarget[];
  /** Whether the view shows a fee. */
  isIn(row: Row): boolean;
  /** The rows in the order of the form. */
  inOrder(rows: readonly Row[]): readonly Row[];
  /** What stands in the column of lines, by key. */
  numbersOf(rows: readonly Row[]): ReadonlyMap<number, LineNumber>;
  /** The looks of a row that is worked out. */
  stateOf(row: Row): GridRowState;
  /** A sum by the key of its line, with why it is what it is or open; undefined for what is none. */
  sumOf(key: string | number, column: string): StatementTotal | undefined;
}

const sumState: GridRowState = { tone: 'total', cells: sumStates };

/** The looks of a row that is worked out, by whether it is a sum. */
export const stateOfWorked = (isSum: boolean): GridRowState => (isSum ? sumState : stateOfCalculated);

/** What a sum holds: its cents, the word of one that is open, null where there is none. */
export function heldOf(total: StatementTotal | null | undefined): number | typeof openSum | null {
  if (!total) return null;
  return total.kind === 'figure' ? total.value : openSum;
}

const cellsOf = (cost: StatementCost | undefined) =>
  Object.fromEntries(costColumns.map((column) => [column, heldOf(cost?.columns[column])]));

/** The totals that a view has: each below the last section it is of. */
const totalsOf = ({ sections }: FeeView): readonly CostLetter[] => [
  ...(sections.some((section) => 'ABC'.includes(section)) ? (['D'] as const) : []),
  ...(sections.some((section) => 'EFGH'.includes(section)) ? (['I'] as const) : []),
  ...(sections.length > 4 ? (['J'] as const) : []),
];

// The keys of a literal are known by its type.
export const sectionLetters = Object.keys(feeSections) as readonly FeeSection[];

/** Whether a key of the grid names the line of what the lender gives. */
const isCredits = (key: string | number): boolean => key === creditsKey;

/** The numbers of fees within their sections, letters of totals. */
function lineNumbers(rows: readonly Row[]): ReadonlyMap<number, LineNumber> {
  const numbers = new Map<number, LineNumber>();
  for (const own of Map.groupBy(rows, sectionOf).values())
    for (const [at, { key }] of own.entries())
      numbers.set(key, { text: letterOf(key) ?? (isCredits(key) ? '' : String(at + 1).padStart(2, '0')) });
  return numbers;
}

/** The closing cost details: the heads of the sections with their sums, and the rows of totals between them. */
export function disclosureOutline(view: FeeView, costs: readonly StatementCost[]): FeeOutline {
  const costOf = (letter: CostLetter) => costs.find((each) => each.letter === letter);
  const credits = costs.find(({ letter }) => letter === null);
  const totals = totalsOf(view);
  const shown = costLetters.filter((letter) =>
    isSection(letter) ? view.sections.includes(letter) : totals.includes(letter),
  );
  const states: Readonly<Record<string, GridCellState>> = sumStates;
  const list = shown.map((letter): GridSection => {
    if (!isSection(letter)) return { key: letter };
    const cost = costOf(letter);
    const total = heldOf(cost?.total);
    const note = typeof total === 'number' ? formatMoney(cents(total)) : (total ?? '');
    return { key: letter, title: costTitles[letter], note, cells: { line: letter, ...cellsOf(cost) }, states };
  });
  const sums = totals.map((letter): Row => {
    const cost = costOf(letter);
    const values = { section: letter, label: costTitles[letter], total: heldOf(cost?.total), ...cellsOf(cost) };
    return { key: sumKeys - costLetters.indexOf(letter), id: 0, values };
  });
  if (credits && totals.includes('J')) {
    const values = { section: 'J', label: 'Lender credits', borrowerAtClosing: heldOf(credits.total) };
    sums.splice(-1, 0, { key: creditsKey, id: 0, values });
  }
  return {
    sections: { list, of: sectionOf },
    sums,
    begins: new Map(view.sections.map((section) => [section, begunFee(section)])),
    targets: sectionLetters.map((section) => ({
      key: section,
      title: feeSections[section],
      detail: `Alt Shift ${section}`,
      valuesOf: (row) => (sectionOf(row) === section ? null : { section }),
    })),
    // One without a section stands behind all others.
    isIn: (row) =>
      view.isOfOthers
        ? shareOf(row, 'others') !== null
        : view.sections.some((section) => section === sectionOf(row)) ||
          (view.sections.length > 4 && sectionOf(row) === ''),
    inOrder: (rows) => rows,
    numbersOf: lineNumbers,
    stateOf: ({ key }) => stateOfWorked(letterOf(key) !== undefined),
    sumOf(key, columnId) {
      if (isCredits(key)) return credits?.total;
      const letter = letterOf(key);
      const cost = letter && costOf(letter);
      const column = costColumns.find((each) => each === columnId);
      return (column && cost?.columns[column]) ?? cost?.total;
    },
  };
}
