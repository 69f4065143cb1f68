import { addToDate } from '../dates/index.ts';
import { type Cents, cents, Exact } from '../money/index.ts';
import { numberOf, type Procedure, type Term } from '../trace/index.ts';
import { timedRate } from './annual-percentage-rate.ts';
import { owedAfter } from './balance-after.ts';
import { firstPeriodWords, readFirstPeriod } from './first-period.ts';
import { leavesOfTerms, termsOfLeaves } from './loan-terms.ts';
import { insuredMonths } from './mortgage-insurance.ts';
import { type FlowStream, readStreams, regularStreams, writeStreams } from './payment-stream.ts';
import { usualPayments, usualTotals } from './projected-payments.ts';
import { type ScheduleRow, schedule, scheduleFigures } from './schedule.ts';
import type { UnitTime } from './unit-period.ts';
import { unroundedFigures, unroundedSchedule } from './unrounded-schedule.ts';

const amountOf = (term: Term): Cents => cents(numberOf(term).toNumber());

/** An amount is a single advance at the beginning; a text holds streams. */
const flows = (term: Term): FlowStream[] =>
  typeof term === 'string'
    ? readStreams(term)
    : [{ time: { periods: 0, rest: 0, per: 1 }, amount: amountOf(term), count: 1 }];

/** The schedule of the terms that the last leaves of a trace are. */
const rowsOf = (terms: readonly Term[]): ScheduleRow[] => schedule(termsOfLeaves(terms.slice(-leavesOfTerms)));

/** The streams of a schedule and a premium for its first months, after the first period. */
export const streamsWithPremium = (
  rows: readonly ScheduleRow[],
  premium: Cents,
  months: number,
  first: UnitTime,
): string =>
  writeStreams(
    regularStreams(
      rows.map(({ amount }, at) => cents(amount + (at < months ? premium : 0))),
      first,
    ),
  );

/** Payments of the schedule from one to another, as a column of projected payments has them. */
const paidBetween = (from: Term, to: Term, terms: readonly Term[]): readonly number[] =>
  usualPayments(rowsOf(terms), numberOf(from).toNumber(), numberOf(to).toNumber());

/** The same with premiums and escrow. */
function totalsBetween(terms: readonly Term[]): readonly number[] {
  const [premium = '0', months = '0', escrow = '0', from = '0', to = '0', ...leaves] = terms;
  const [first, last, insured] = [from, to, months].map((term) => numberOf(term).toNumber());
  const all = usualTotals(rowsOf(leaves), first ?? 0, last ?? 0, amountOf(premium), insured ?? 0);
  return all.map((amount) => amount + amountOf(escrow));
}

const ofSchedule = Object.fromEntries(
  Object.entries(scheduleFigures).map(([name, figure]): [string, Procedure] => [
    name,
    (...terms) => new Exact(figure(rowsOf(terms))),
  ]),
);

const ofUnrounded = Object.fromEntries(
  Object.entries(unroundedFigures).map(([name, figure]): [string, Procedure] => [
    name,
    (...terms) => figure(unroundedSchedule(termsOfLeaves(terms.slice(-leavesOfTerms)))),
  ]),
);

/** What the traces of loans name that is no arithmetic: solving for a rate, and going through a schedule. */
export const loanProcedures: Readonly<Record<string, Procedure>> = {
  ...ofSchedule,
  ...ofUnrounded,
  apr: (advances, payments, periodsPerYear) =>
    timedRate({
      advances: flows(advances),
      payments: flows(payments),
      periodsPerYear: numberOf(periodsPerYear).toNumber(),
    }).value,
  insuredMonths: (originalValue, percent, ...terms) =>
    new Exact(insuredMonths(rowsOf(terms), amountOf(originalValue), String(percent))),
  monthBefore: (day) => addToDate(String(day), -1, 'months'),
  monthAfter: (day) => addToDate(String(day), 1, 'months'),
  balanceAfter: (payments, ...terms) =>
    new Exact(owedAfter(termsOfLeaves(terms), rowsOf(terms), numberOf(payments).toNumber())),
  leastPaid: (from, to, ...terms) => new Exact(Math.min(...paidBetween(from, to, terms))),
  mostPaid: (from, to, ...terms) => new Exact(Math.max(...paidBetween(from, to, terms))),
  leastTotal: (...terms) => new Exact(Math.min(...totalsBetween(terms))),
  mostTotal: (...terms) => new Exact(Math.max(...totalsBetween(terms))),
  firstPeriod: (from, firstPayment, payments) =>
    firstPeriodWords(String(from), String(firstPayment), numberOf(payments).toNumber()),
  monthlyPayments: (first, premium, months, ...terms) =>
    streamsWithPremium(rowsOf(terms), amountOf(premium), numberOf(months).toNumber(), readFirstPeriod(String(first))),
};
