import { type LoanTerms, schedule, scheduleTotals, termLeaves } from '../loans/index.ts';
import { type Cents, cents } from '../money/index.ts';
import { type Explained, given, money, rate, type Trace, text } from '../trace/index.ts';
import { isAdjustablePayment } from './adjustable-tables.ts';
import {
  highestRateTrace,
  type LoanTermsTable,
  loanTermsTable,
  type Most,
  prepaymentPenalty,
  whenOf,
  yearOf,
} from './loan-terms-table.ts';
import { coursesOf } from './stored-courses.ts';
import { type Gaps, inStatement, type StoredLoan, type StoredTerms } from './stored-terms.ts';

/** The lines of the loan terms on page 1, in their order. */
export const termLines = {
  loanAmount: 'Loan amount',
  interestRate: 'Interest rate',
  principalAndInterest: 'Monthly principal and interest',
  prepaymentPenalty: 'Prepayment penalty',
  balloonPayment: 'Balloon payment',
} as const;

export type TermLineName = keyof typeof termLines;

/** The field that decides a line. */
export const termLineFields = {
  loanAmount: 'loanAmount',
  interestRate: 'loan.rate',
  principalAndInterest: 'amortizationMonths',
  prepaymentPenalty: 'prepaymentPenalty',
  balloonPayment: 'amortizationMonths',
} as const satisfies Record<TermLineName, string>;

/** A line of the loan terms on page 1 of a disclosure (12 CFR 1026.38(b)). */
export interface TermLine<Name extends string = TermLineName> {
  readonly name: Name;
  /** What it is, with its reason; null where the form asks only whether there is one, and while it is open. */
  readonly figure: Trace | null;
  /** Whether it can increase after closing, or whether the loan has it, with the reason; null while it is open. */
  readonly answer: { readonly isYes: boolean; readonly trace: Trace } | null;
  /** What a Yes says besides: how far, how long. */
  readonly details: readonly TermDetail[];
  readonly missing: Gaps;
}

/** What a Yes says besides, with its figure where it has one. */
export interface TermDetail {
  readonly words: string;
  readonly trace?: Trace;
  /** What the form says before and behind the figure. */
  readonly around?: readonly [before: string, behind: string];
}

/** Whether page 1 asks of a line only whether the loan has it, not how much it is. */
export const isFeature = (name: TermLineName): boolean => name === 'prepaymentPenalty' || name === 'balloonPayment';

const open = (name: TermLineName, missing: Gaps, figure: Trace | null = null): TermLine => ({
  name,
  figure,
  answer: null,
  details: [],
  missing,
});

/** The loan terms of page 1 as loan and statement store them; a line that something is missing for says what. */
export function loanTermLines(loan: StoredLoan, stated: StoredTerms): TermLine[] {
  const { amount } = loan;
  const figures = {
    loanAmount: amount === null ? null : given('Loan amount', money(amount), 'loanAmount'),
    interestRate: loan.rate === null ? null : given('Interest rate', rate(loan.rate), 'loan.rate'),
  };
  const known = coursesOf(loan, stated);
  const penalty = penaltyLine(amount, stated);
  if (known.kind === 'open') {
    const { missing } = known;
    return [
      open('loanAmount', missing, figures.loanAmount),
      open('interestRate', missing, figures.interestRate),
      open('principalAndInterest', missing),
      penalty,
      open('balloonPayment', missing),
    ];
  }
  const { high: terms, adjustable } = known;
  const rows = schedule(terms);
  // The first rate and payment are those of every course.
  const table = loanTermsTable({ terms, rows }, { terms, rows }, adjustable);
  const { firstPayment } = scheduleTotals(terms, rows);
  const rises = table.monthlyPayment.most !== null;
  /** The answer of a line, whose reason is the schedule of the terms. */
  const line = (
    name: TermLineName,
    figure: Trace | null,
    details: readonly TermDetail[],
    said: string,
    isYes = details.length > 0,
  ): TermLine => {
    const trace = { label: said, value: text(isYes ? 'Yes' : 'No'), formula: reasons[name], inputs: termLeaves(terms) };
    return { name, figure, answer: { isYes, trace: inStatement(trace) }, details, missing: {} };
  };
  return [
    line('loanAmount', figures.loanAmount, upTo(table.loanAmount.most), canIncrease),
    line('interestRate', figures.interestRate, rateDetails(table, terms), canIncrease),
    // One of interest alone up to the last never rises: what is paid then is the balloon.
    line('principalAndInterest', inStatement(firstPayment.trace), paymentDetails(table, terms), canIncrease, rises),
    penalty,
    line('balloonPayment', null, balloonDetails(table), 'Has a balloon payment'),
  ];
}

const canIncrease = 'Can increase after closing';

/** Why a line can increase, or why the loan has what it names. */
const reasons: Readonly<Record<TermLineName, string>> = {
  loanAmount: 'Whether any balance of the schedule is above the loan amount',
  interestRate: 'Whether the rate rises above the first one when every change rises as far as it may',
  principalAndInterest: 'Whether any payment of the schedule, the last left out, is above the first one',
  prepaymentPenalty: 'What the statement says of a penalty',
  balloonPayment:
    'Whether the last payment is no regular one and more than twice any of those, or there are but one or two',
};

const upTo = (most: Most | null): TermDetail[] => (most === null ? [] : [asHighAs(most.payment, shown(most.amount))]);

const asHighAs = (payment: number, trace: Trace): TermDetail => ({
  words: `Can go as high as, in ${whenOf(payment)}`,
  around: ['Can go as high as', `in ${whenOf(payment)}`],
  trace,
});

/** How often the rate, and the payment with it, changes. */
const adjusts = ({ interestRate: { adjusts: changes } }: LoanTermsTable): TermDetail[] =>
  changes === null
    ? []
    : [{ words: `Adjusts every ${everyOf(changes.everyMonths)} starting in ${whenOf(changes.fromPayment)}` }];

const seeTable = (table: string): TermDetail => ({ words: `See ${table} Table on page 4 for details` });

function rateDetails(table: LoanTermsTable, terms: LoanTerms): TermDetail[] {
  const { most } = table.interestRate;
  if (most === null) return [];
  const trace = inStatement(highestRateTrace(terms, most.rate));
  return [...adjusts(table), asHighAs(most.payment, trace), seeTable('AIR')];
}

function paymentDetails(table: LoanTermsTable, terms: LoanTerms): TermDetail[] {
  const { most, principalFrom } = table.monthlyPayment;
  return [
    ...(most === null ? [] : adjusts(table)),
    ...upTo(most),
    ...(principalFrom === null
      ? []
      : [{ words: `Includes only interest and no principal until ${whenOf(principalFrom)}` }]),
    ...(most !== null && isAdjustablePayment(terms) ? [seeTable('AP')] : []),
  ];
}

const balloonDetails = ({ balloon }: LoanTermsTable): TermDetail[] =>
  balloon === null
    ? []
    : [
        {
          words: `To be paid at the end of year ${balloon.inYear}`,
          around: ['You will have to pay', `at the end of year ${balloon.inYear}`],
          trace: shown(balloon.amount),
        },
      ];

const shown = ({ trace }: Explained<Cents>): Trace => inStatement(trace);

function penaltyLine(amount: number | null, stated: StoredTerms): TermLine {
  const name = 'prepaymentPenalty';
  const { prepaymentPenalty: said, penaltyPercent, penaltyMonths } = stated;
  if (said === null) return open(name, { prepaymentPenalty: 'Whether the loan has a prepayment penalty' });
  const trace = { ...given('Prepayment penalty', text(said), name), formula: reasons[name] };
  if (said === 'No') return { name, figure: null, answer: { isYes: false, trace }, details: [], missing: {} };
  const missing = {
    ...(amount === null ? { loanAmount: 'The loan amount' } : {}),
    ...(penaltyPercent === null ? { penaltyPercent: 'How much of the loan the penalty is' } : {}),
    ...(penaltyMonths === null ? { penaltyMonths: 'How long the penalty is owed' } : {}),
  };
  const answer = { isYes: true, trace };
  if (amount === null || penaltyPercent === null || penaltyMonths === null)
    return { name, figure: null, answer, details: [], missing };
  const most = prepaymentPenalty(cents(amount), penaltyPercent);
  const words = `As high as this if it is paid off during the first ${spanOf(penaltyMonths)}`;
  const around = ['As high as', `if you pay off the loan during the first ${spanOf(penaltyMonths)}`] as const;
  return { name, figure: null, answer, details: [{ words, around, trace: shown(most) }], missing };
}

/** Months between changes: `year`, `3 years`, `6 months`. */
const everyOf = (months: number): string => spanOf(months).replace(/^1 /, '');

/** Months as the form says them: `2 years`. */
function spanOf(months: number): string {
  const isYears = months % 12 === 0;
  const number = isYears ? yearOf(months) : months;
  return `${number} ${isYears ? 'year' : 'month'}${number === 1 ? '' : 's'}`;
}
