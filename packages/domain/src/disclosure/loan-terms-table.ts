import {
  type AdjustableRate,
  balloonOf,
  type LoanTerms,
  type RateStep,
  type ScheduleRow,
  termLeaves,
} from '../loans/index.ts';
import { type Cents, Exact, type Rate, toWholeDollars } from '../money/index.ts';
import { type Explained, explainedMoney, given, money, rate as percentOf, type Trace } from '../trace/index.ts';
import { inWholeDollars } from './whole-dollars.ts';

/** A course of a loan: its terms and the schedule they make. */
export interface Course {
  readonly terms: LoanTerms;
  readonly rows: readonly ScheduleRow[];
}

/** The most something may become, in whole dollars, and the payment and the year it first does. */
export interface Most {
  readonly amount: Explained<Cents>;
  readonly payment: number;
  readonly inYear: number;
}

/** The loan terms of page 1 (12 CFR 1026.37(b), 1026.38(b)). What cannot increase has no most. */
export interface LoanTermsTable {
  readonly loanAmount: { readonly value: Cents; readonly most: Most | null };
  readonly interestRate: {
    readonly value: Rate;
    readonly most: { readonly rate: Rate; readonly payment: number; readonly inYear: number } | null;
    /** Payment and year of the first change, and months between later ones; null of a rate that is fixed or known. */
    readonly adjusts: { readonly fromPayment: number; readonly fromYear: number; readonly everyMonths: number } | null;
  };
  readonly monthlyPayment: {
    readonly value: Cents;
    readonly most: Most | null;
    /** The first year whose payments repay principal; null where all do. */
    readonly interestOnlyUntilYear: number | null;
    /** The first payment that repays principal; null where all do. */
    readonly principalFrom: number | null;
  };
  readonly balloon: Most | null;
}

const monthsPerYear = 12;

/** The year of a payment, from 1. */
export const yearOf = (payment: number): number => Math.ceil(payment / monthsPerYear);

const at = (payment: number) => ({ payment, inYear: yearOf(payment) });

/** When a payment changes, as page 1 says it: the year, or the month where it comes after less than 24 months that are no whole years (comments 37(b)(6)-1, 37(a)(10)-3). */
export function whenOf(payment: number): string {
  const before = payment - 1;
  return before < 2 * monthsPerYear && before % monthsPerYear !== 0 ? `month ${payment}` : `year ${yearOf(payment)}`;
}

/** The row of the highest payment, the last left out: it carries what rounding left, or is a balloon. */
export const highestOf = (rows: readonly ScheduleRow[]): ScheduleRow | undefined =>
  (rows.length > 1 ? rows.slice(0, -1) : rows).reduce<ScheduleRow | undefined>(
    (most, row) => (most && most.amount >= row.amount ? most : row),
    undefined,
  );

/** The highest payment of a course with its reason. */
export function highestPayment({ terms, rows }: Course): Explained<Cents> {
  const value = highestOf(rows)?.amount ?? terms.amount;
  return explainedMoney(value, {
    label: 'Highest payment',
    formula: 'The highest payment of the schedule, the last left out',
    math: 'highestPayment(all)',
    inputs: termLeaves(terms),
  });
}

/** The first payment above the one at the beginning, the last left out; undefined where none is. */
export const firstIncreaseOf = (rows: readonly ScheduleRow[]): ScheduleRow | undefined =>
  rows.slice(0, -1).find(({ amount }) => amount > (rows[0]?.amount ?? amount));

/** The first payment above the one at the beginning with its reason. */
export function firstIncrease({ terms, rows }: Course): Explained<Cents> {
  const value = firstIncreaseOf(rows)?.amount ?? terms.amount;
  return explainedMoney(value, {
    label: 'First higher payment',
    formula: 'The first payment of the schedule above the one it begins with, the last left out',
    math: 'firstIncrease(all)',
    inputs: termLeaves(terms),
  });
}

/** The loan terms of page 1: what they are, and how far they may rise when every adjustment does. */
export function loanTermsTable(now: Course, highest: Course, adjustable: AdjustableRate | null): LoanTermsTable {
  const { terms } = now;
  const first = now.rows[0]?.amount ?? terms.amount;
  const top = highestOf(highest.rows);
  const rate = highestRate(highest.terms);
  const interestOnly = terms.interestOnlyMonths ?? 0;
  // Where no payment but the last repays principal, the last one does.
  const principalFrom = interestOnly > 0 ? Math.min(interestOnly + 1, terms.termMonths) : null;
  return {
    loanAmount: { value: terms.amount, most: highestBalance(highest) },
    interestRate: {
      value: terms.rate,
      most: new Exact(rate.rate).gt(terms.rate) ? { rate: rate.rate, ...at(rate.fromPayment) } : null,
      adjusts: adjustable
        ? {
            fromPayment: adjustable.firstAdjustment,
            fromYear: yearOf(adjustable.firstAdjustment),
            everyMonths: adjustable.everyMonths,
          }
        : null,
    },
    monthlyPayment: {
      value: first,
      most: top && top.amount > first ? { amount: inWholeDollars(highestPayment(highest)), ...at(top.payment) } : null,
      interestOnlyUntilYear: principalFrom === null ? null : yearOf(principalFrom),
      principalFrom,
    },
    balloon: finalPayment(highest),
  };
}

/** The highest rate of terms, and the payment from which it is borne. */
export const highestRate = ({ rate, rateSteps = [] }: LoanTerms): RateStep =>
  rateSteps.reduce<RateStep>((most, step) => (new Exact(step.rate).gt(most.rate) ? step : most), {
    fromPayment: 1,
    rate,
  });

/** The highest rate of terms with its reason. */
export const highestRateTrace = (terms: LoanTerms, value: Rate): Trace => ({
  label: 'Highest rate',
  value: percentOf(value),
  formula: 'The highest rate, when every change rises as far as it may',
  math: 'highestRate(all)',
  rule: { text: '12 CFR 1026.37(b)(6)(ii), (j)(4)' },
  inputs: termLeaves(terms),
});

function highestBalance({ terms, rows }: Course): Most | null {
  const top = rows.reduce<ScheduleRow | null>(
    (most, row) => (row.balance > (most?.balance ?? terms.amount) ? row : most),
    null,
  );
  if (!top) return null;
  const highest = explainedMoney(top.balance, {
    label: 'Highest balance',
    formula: 'The most that is owed after a payment of the schedule',
    math: 'highestBalance(all)',
    inputs: termLeaves(terms),
  });
  return { amount: inWholeDollars(highest), ...at(top.payment) };
}

/** The last payment where it is a balloon, to the cent, and which one it is. */
export function balloonPayment({ terms, rows }: Course): { amount: Explained<Cents>; payment: number } | null {
  const last = balloonOf(rows);
  if (!last) return null;
  const amount = explainedMoney(last.amount, {
    label: 'Balloon payment',
    formula: 'The last payment of the schedule: all that is still owed',
    math: 'lastPayment(all)',
    inputs: termLeaves(terms),
  });
  return { amount, payment: last.payment };
}

function finalPayment(course: Course): Most | null {
  const last = balloonPayment(course);
  return last && { amount: inWholeDollars(last.amount), ...at(last.payment) };
}

/** The most a prepayment penalty may be, a percentage of the loan, in whole dollars (12 CFR 1026.37(b)(4)). */
export const prepaymentPenalty = (amount: Cents, percent: Rate): Explained<Cents> =>
  explainedMoney(toWholeDollars(amount, percent), {
    label: 'Prepayment penalty',
    formula: 'The percentage of the loan, to the whole dollar',
    math: 'halfUp(a * b / 100, -2)',
    rounding: 'to the whole dollar, half up',
    rule: { text: '12 CFR 1026.37(b)(4), (o)(4)(i)' },
    inputs: [
      given('Loan amount', money(amount), 'amount'),
      given('Percent of the loan', percentOf(percent), 'prepaymentPenalty.percent'),
    ],
  });
