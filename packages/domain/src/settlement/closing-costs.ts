import { addCents, type Cents, negateCents, zeroCents } from '../money/index.ts';
import { type Explained, explainedMoney, given, money, type Trace } from '../trace/index.ts';
import { type Fee, type FeeCharge, type FeeSection, feeSections } from './fee.ts';

/** The five columns of a line or a total. */
export interface CostColumns {
  readonly borrowerAtClosing: Cents;
  readonly borrowerBeforeClosing: Cents;
  readonly sellerAtClosing: Cents;
  readonly sellerBeforeClosing: Cents;
  readonly others: Cents;
}

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
}

const loanSections = ['A', 'B', 'C'] as const satisfies FeeSection[];
const otherSections = ['E', 'F', 'G', 'H'] as const satisfies FeeSection[];

const columnOf = ({ paidBy, when }: FeeCharge): keyof CostColumns => {
  if (paidBy === 'other') return 'others';
  if (paidBy === 'seller') return when === 'atClosing' ? 'sellerAtClosing' : 'sellerBeforeClosing';
  return when === 'atClosing' ? 'borrowerAtClosing' : 'borrowerBeforeClosing';
};

/** What some fees come to, column by column. */
export function columnsOf(fees: readonly Fee[]): CostColumns {
  const charges = fees.flatMap((fee) => fee.charges);
  const sum = (column: keyof CostColumns) =>
    addCents(...charges.filter((charge) => columnOf(charge) === column).map(({ amount }) => amount));
  return {
    borrowerAtClosing: sum('borrowerAtClosing'),
    borrowerBeforeClosing: sum('borrowerBeforeClosing'),
    sellerAtClosing: sum('sellerAtClosing'),
    sellerBeforeClosing: sum('sellerBeforeClosing'),
    others: sum('others'),
  };
}

/** What the borrower pays of some fees, at and before closing. */
const borrowerPays = ({ borrowerAtClosing, borrowerBeforeClosing }: CostColumns) =>
  addCents(borrowerAtClosing, borrowerBeforeClosing);

/**
 * The totals of sections A to J (12 CFR 1026.38(f) to (h)). What others pay is shown and not counted.
 * @param lenderCredits credits of the lender as an amount above zero, cures included
 */
export function closingCosts(fees: readonly Fee[], lenderCredits: Cents = zeroCents): ClosingCosts {
  const section = (name: FeeSection) => {
    const own = fees.filter((fee) => fee.section === name);
    const columns = columnsOf(own);
    const inputs = own.map((fee) => given(fee.label, money(borrowerPays(columnsOf([fee]))), fee.code));
    const borrower = explainedMoney(borrowerPays(columns), {
      label: `${name}. ${feeSections[name]}`,
      formula: 'What the borrower pays of the fees of this section',
      inputs,
    });
    return { ...columns, borrower };
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
  const sumOf = (names: readonly FeeSection[], label: string) =>
    sum(
      label,
      names.map((name) => sections[name].borrower),
    );
  const loanCosts = sumOf(loanSections, 'D. Total Loan Costs (Borrower-Paid)');
  const otherCosts = sumOf(otherSections, 'I. Total Other Costs (Borrower-Paid)');
  const credits: Trace = given('Lender credits', money(negateCents(lenderCredits)), 'lenderCredits');
  const all = columnsOf(fees);
  return {
    sections,
    loanCosts,
    otherCosts,
    total: explainedMoney(addCents(loanCosts.value, otherCosts.value, negateCents(lenderCredits)), {
      label: 'J. Total Closing Costs (Borrower-Paid)',
      formula: 'D plus I, less lender credits',
      rule: { text: '12 CFR 1026.38(h)' },
      inputs: [loanCosts.trace, otherCosts.trace, credits],
    }),
    columns: { ...all, borrowerAtClosing: addCents(all.borrowerAtClosing, negateCents(lenderCredits)) },
  };
}

function sum(label: string, parts: readonly Explained<Cents>[]): Explained<Cents> {
  return explainedMoney(addCents(...parts.map(({ value }) => value)), {
    label,
    formula: 'The sum of its sections',
    inputs: parts.map(({ trace }) => trace),
  });
}
