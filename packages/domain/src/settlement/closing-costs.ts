import { addCents, type Cents, zeroCents } from '../money/index.ts';
import type { Explained, Trace } from '../trace/index.ts';
import { checkFees } from './check-fees.ts';
import { checkNotNegative } from './checked.ts';
import { type Fee, type FeeSection, feeSections } from './fee.ts';
import { type CostColumn, centsOf, feeAmount } from './fee-amounts.ts';
import { lenderCreditsTrace } from './lender-credits.ts';
import { lessOf, sumOf, takenOff } from './sum.ts';

/** The five columns of a line or a total. */
export type CostColumns = Readonly<Record<CostColumn, Cents>>;

/** The totals of the closing cost details. */
export interface ClosingCosts {
  /** Each section's columns, and what the borrower pays of it. */
  readonly sections: Readonly<Record<FeeSection, CostColumns & { readonly borrower: Explained<Cents> }>>;
  /** D: total loan costs the borrower pays. */
  readonly loanCosts: Explained<Cents>;
  /** I: total other costs the borrower pays. */
  readonly otherCosts: Explained<Cents>;
  /** J: total closing costs the borrower pays, less lender credits. */
  readonly total: Explained<Cents>;
  /** The columns of J; the lender's credit is taken off what the borrower pays at closing. */
  readonly columns: CostColumns;
  /** What the borrower pays at closing: J less what was paid before. */
  readonly borrowerAtClosing: Explained<Cents>;
  readonly borrowerBeforeClosing: Explained<Cents>;
  /** What the seller pays at closing. */
  readonly sellerAtClosing: Explained<Cents>;
}

const loanSections = ['A', 'B', 'C'] as const satisfies FeeSection[];
const otherSections = ['E', 'F', 'G', 'H'] as const satisfies FeeSection[];
const ofBorrower = ['borrowerAtClosing', 'borrowerBeforeClosing'] as const satisfies CostColumn[];
const rule = (text: string) => ({ text: `12 CFR ${text}` });

/** What some fees come to, column by column, as a closing disclosure shows them. */
export function columnsOf(fees: readonly Fee[]): CostColumns {
  const sum = (column: CostColumn) => addCents(...fees.map((fee) => centsOf(feeAmount(fee, [column], 'disclosed'))));
  return {
    borrowerAtClosing: sum('borrowerAtClosing'),
    borrowerBeforeClosing: sum('borrowerBeforeClosing'),
    sellerAtClosing: sum('sellerAtClosing'),
    sellerBeforeClosing: sum('sellerBeforeClosing'),
    others: sum('others'),
  };
}

/** The reasons of what fees come to in some columns; a fee without a charge in them has none. */
const steps = (fees: readonly Fee[], columns: readonly CostColumn[]): Trace[] =>
  fees.flatMap((fee) => feeAmount(fee, columns, 'disclosed')?.trace ?? []);

/** What some fees come to in one column, with its reasons; null where none of them is paid there. */
export function columnSum(label: string, fees: readonly Fee[], column: CostColumn): Explained<Cents> | null {
  const inputs = steps(fees, [column]);
  return inputs.length === 0 ? null : sumOf(label, inputs, 'The sum of what is paid of these fees in this column');
}

/**
 * The totals of sections A to J (12 CFR 1026.38(f) to (h)). What others pay is shown and not counted. Throws an InputError for fees that cannot be reckoned
 * with (`fees.3.section`) and credits below zero.
 * @param lenderCredits credits of the lender as an amount above zero, cures included
 * @param creditsTrace how they came about
 */
export function closingCosts(
  fees: readonly Fee[],
  lenderCredits: Cents = zeroCents,
  creditsTrace: Trace = lenderCreditsTrace({ lenderCredits }),
): ClosingCosts {
  checkFees(fees);
  checkNotNegative(lenderCredits, 'lenderCredits');
  const section = (name: FeeSection) => {
    const own = fees.filter((fee) => fee.section === name);
    const borrower = sumOf(
      `${name}. ${feeSections[name]}`,
      steps(own, ofBorrower),
      'What the borrower pays of the fees of this section',
      rule(`1026.38(${loanSections.some((loan) => loan === name) ? 'f' : 'g'})`),
    );
    return { ...columnsOf(own), borrower };
  };
  const sections = {
    A: section('A'),
    B: section('B'),
    C: section('C'),
    E: section('E'),
    F: section('F'),
    G: section('G'),
    H: section('H'),
  };
  const sumOfSections = (names: readonly FeeSection[], label: string, paragraph: string) =>
    sumOf(
      label,
      names.map((name) => sections[name].borrower.trace),
      'The sum of its sections',
      rule(paragraph),
    );
  const loanCosts = sumOfSections(loanSections, 'D. Total Loan Costs (Borrower-Paid)', '1026.38(f)(4)');
  const otherCosts = sumOfSections(otherSections, 'I. Total Other Costs (Borrower-Paid)', '1026.38(g)(5)');
  const total = sumOf(
    'J. Total Closing Costs (Borrower-Paid)',
    [loanCosts.trace, otherCosts.trace, takenOff(creditsTrace)],
    'D plus I, less lender credits',
    rule('1026.38(h)'),
  );
  const before = sumOf(
    'Closing costs the borrower paid before closing',
    steps(fees, ['borrowerBeforeClosing']),
    'The sum of what was paid of fees before closing',
  );
  const atClosing = lessOf(
    'Closing costs paid at closing (J)',
    total,
    before,
    'J less what was paid before closing',
    rule('1026.38(j)(1)(iv)'),
  );
  return {
    sections,
    loanCosts,
    otherCosts,
    total,
    columns: { ...columnsOf(fees), borrowerAtClosing: atClosing.value },
    borrowerAtClosing: atClosing,
    borrowerBeforeClosing: before,
    sellerAtClosing: sumOf(
      'Closing costs paid at closing (J)',
      steps(fees, ['sellerAtClosing']),
      'The sum of what the seller pays of fees at closing',
      rule('1026.38(k)(2)(iii)'),
    ),
  };
}
