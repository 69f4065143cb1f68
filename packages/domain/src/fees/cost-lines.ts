import { attempt, InputError } from '../errors/index.ts';
import type { Cents } from '../money/index.ts';
import {
  type CostColumn,
  closingCosts,
  columnSum,
  costColumns,
  type Fee,
  type FeeSection,
  feeSections,
} from '../settlement/index.ts';
import type { Explained } from '../trace/index.ts';

/** The lines of the closing cost details that are sums: sections of fees, and their totals. */
export type CostLetter = FeeSection | 'D' | 'I' | 'J';

/** A line of sums: what the borrower pays of it, and what is paid of it in each column. */
export interface CostLine {
  readonly title: string;
  /** Null where the amounts come to none there is. */
  readonly borrower: Explained<Cents> | null;
  /** Null where nothing is paid in the column. */
  readonly columns: Readonly<Record<CostColumn, Explained<Cents> | null>>;
}

/** The titles of the lines, in the order of the form. */
export const costTitles: Readonly<Record<CostLetter, string>> = {
  A: feeSections.A,
  B: feeSections.B,
  C: feeSections.C,
  D: 'Total Loan Costs',
  E: feeSections.E,
  F: feeSections.F,
  G: feeSections.G,
  H: feeSections.H,
  I: 'Total Other Costs',
  J: 'Total Closing Costs',
};

/** The sections that a total is of. */
const sectionsOf: Partial<Record<CostLetter, string>> = { D: 'ABC', I: 'EFGH', J: 'ABCEFGH' };

/** The letters of the lines, in the order of the form. */
// The keys of a literal are known by its type.
export const costLetters = Object.keys(costTitles) as readonly CostLetter[];

/** The sections and totals of fees, each with its reasons. Credits of the lender, where they are told, lessen the total of all. */
export function costLines(
  fees: readonly Fee[],
  credits: Explained<Cents> | null = null,
): Readonly<Record<CostLetter, CostLine>> {
  const made = attempt(() => closingCosts(fees, credits?.value, credits?.trace));
  const costs = made instanceof InputError ? null : made;
  const borrowerOf = (letter: CostLetter): Explained<Cents> | null => {
    if (costs === null) return null;
    if (letter === 'D') return costs.loanCosts;
    if (letter === 'I') return costs.otherCosts;
    return letter === 'J' ? costs.total : costs.sections[letter].borrower;
  };
  const line = (letter: CostLetter): CostLine => {
    const own = fees.filter(({ section }) => (sectionsOf[letter] ?? letter).includes(section));
    const sum = (column: CostColumn) =>
      costs === null ? null : columnSum(`${letter}. ${costTitles[letter]}`, own, column);
    // Each column has an entry.
    const columns = Object.fromEntries(costColumns.map((column) => [column, sum(column)])) as CostLine['columns'];
    const less = letter === 'J' && credits && costs ? { borrowerAtClosing: costs.borrowerAtClosing } : {};
    return { title: costTitles[letter], borrower: borrowerOf(letter), columns: { ...columns, ...less } };
  };
  // Each letter has an entry.
  return Object.fromEntries(costLetters.map((letter) => [letter, line(letter)])) as Record<CostLetter, CostLine>;
}
