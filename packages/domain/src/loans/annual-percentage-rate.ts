import type { WireDate } from '../dates/index.ts';
import { InputError } from '../errors/index.ts';
import { type Cents, cents, Exact } from '../money/index.ts';
import { count, type Explained, given, rate, type Trace, text } from '../trace/index.ts';
import {
  type FlowStream,
  presentWorth,
  regularStreams,
  roughWorth,
  streamsOf,
  type TimedFlow,
  totalOf,
  writeStreams,
} from './payment-stream.ts';
import { periodsPerYear, scheduledDay, type UnitPeriod, type UnitTime, unitTime } from './unit-period.ts';

/** Money that changes hands on a day: an advance to the borrower, or a payment. Above zero. */
export interface Flow {
  readonly date: WireDate;
  readonly amount: Cents;
}

/** What an annual percentage rate is reckoned from. */
export interface AprTransaction {
  /** The amount financed, as it is advanced. */
  readonly advances: readonly Flow[];
  readonly payments: readonly Flow[];
  readonly unitPeriod: UnitPeriod;
}

/** The same counted in unit-periods. `reasons` are the traces of advances and payments that were calculated, whose values are their words. */
export interface TimedTransaction {
  readonly advances: readonly FlowStream[];
  readonly payments: readonly FlowStream[];
  readonly periodsPerYear: number;
  readonly reasons?: { readonly advances?: Trace; readonly payments?: Trace };
}

const rule = { text: '12 CFR 1026, Appendix J (b)(8)' };
const decimals = 3;
/** A rate per unit-period beyond this is no loan: 10,000 % a period. */
const highest = 100;

/**
 * The annual percentage rate by the actuarial method: the rate per unit-period at which the advances are worth what the payments are, times the
 * unit-periods of a year. A fraction of a unit-period bears simple interest. To three decimals, as it is disclosed.
 * Throws an InputError where no such rate from 0 on exists: nothing is advanced, or less is paid than advanced.
 */
export const annualPercentageRate = (transaction: AprTransaction): Explained<string> =>
  timedRate(timedTransaction(transaction));

/** A transaction by dates counted in unit-periods. Throws an InputError for amounts that are none, or times before the first advance. */
export function timedTransaction({ advances, payments, unitPeriod }: AprTransaction): TimedTransaction {
  const begin = advances.map(({ date }) => date).toSorted()[0];
  if (begin === undefined) throw nothingAdvanced();
  const timed = (flows: readonly Flow[], name: string) => {
    const day = scheduledDay(flows.map(({ date }) => date));
    return streamsOf(
      flows.map(({ date, amount }, at): TimedFlow => {
        if (cents(amount) <= 0)
          throw new InputError('OUT_OF_RANGE', `${name}.${at}.amount`, 'What changes hands is above zero');
        return { time: unitTime(begin, date, unitPeriod, `${name}.${at}.date`, day), amount };
      }),
    );
  };
  return {
    advances: timed(advances, 'advances'),
    payments: timed(payments, 'payments'),
    periodsPerYear: periodsPerYear(unitPeriod),
  };
}

/**
 * The annual percentage rate of monthly payments the first of which is due one month after the amount is advanced: what
 * a loan estimate and a closing disclosure show where odd days are left out of account (12 CFR 1026.17(c)(4)).
 */
export const regularMonthlyRate = (
  amountFinanced: Cents,
  payments: readonly Cents[],
  reasons?: TimedTransaction['reasons'],
): Explained<string> => timedRate(monthlyTransaction(amountFinanced, payments, reasons));

/** An amount that is advanced and repaid by monthly payments, the first a month later, or after another first period. */
export function monthlyTransaction(
  amountFinanced: Cents,
  payments: readonly Cents[],
  reasons?: TimedTransaction['reasons'],
  first?: UnitTime,
): TimedTransaction {
  return {
    advances: [{ time: { periods: 0, rest: 0, per: 1 }, amount: amountFinanced, count: 1 }],
    payments: regularStreams(payments, first),
    periodsPerYear: 12,
    ...(reasons && { reasons }),
  };
}

/**
 * The annual percentage rate of advances and payments that are counted in unit-periods. Throws an InputError as {@link annualPercentageRate} does.
 * @param exact the same before it is rounded, where it is known
 */
export function timedRate(transaction: TimedTransaction, exact: Exact = exactRate(transaction)): Explained<string> {
  const { advances, payments, periodsPerYear: perYear, reasons } = transaction;
  const value = exact.toFixed(decimals);
  const trace: Trace = {
    label: 'Annual percentage rate',
    value: rate(value),
    formula: 'The rate per unit-period at which advances and payments are worth the same, times the periods of a year',
    math: 'apr(a, b, c)',
    rounding: 'to three decimals, half up',
    rule,
    inputs: [
      reasons?.advances ??
        given('Advances, by unit-periods from the beginning', text(writeStreams(advances)), 'advances'),
      reasons?.payments ??
        given('Payments, by unit-periods from the beginning', text(writeStreams(payments)), 'payments'),
      { label: 'Unit-periods a year', value: count(perYear), rule: { text: '12 CFR 1026, Appendix J (b)(5)' } },
    ],
  };
  return { value, trace };
}

/** The same in percent, not rounded: what a disclosed rate is held against. */
export const exactRate = ({ advances, payments, periodsPerYear: perYear }: TimedTransaction): Exact =>
  solve(advances, payments).times(perYear).times(100);

const nothingAdvanced = () => new InputError('MISSING', 'advances', 'Nothing is advanced');

/** The rate per unit-period: found roughly, then made exact by secants. */
function solve(advances: readonly FlowStream[], payments: readonly FlowStream[]): Exact {
  const none = new Exact(0);
  const lent = totalOf(advances);
  if (lent <= 0) throw nothingAdvanced();
  const gain = totalOf(payments) - lent;
  if (gain === 0) return none;
  if (gain < 0)
    throw new InputError(
      'INCONSISTENT',
      'payments',
      'Less is paid than was advanced: there is no annual percentage rate',
    );
  const worth = (i: Exact) => presentWorth(advances, i).minus(presentWorth(payments, i));
  let [low, high] = roughBounds(advances, payments).map((bound) => new Exact(bound)) as [Exact, Exact];
  let [atLow, atHigh] = [worth(low), worth(high)];
  for (let step = 0; step < 60; step += 1) {
    if (atHigh.eq(atLow)) return high;
    const next = high.minus(atHigh.times(high.minus(low)).div(atHigh.minus(atLow)));
    if (next.minus(high).abs().lt('1e-16')) return next;
    [low, atLow] = [high, atHigh];
    [high, atHigh] = [next, worth(next)];
  }
  return high;
}

/** Two rates near the one that is looked for, halved as far as quick arithmetic can tell. */
function roughBounds(advances: readonly FlowStream[], payments: readonly FlowStream[]): [number, number] {
  const worth = (i: number) => roughWorth(advances, i) - roughWorth(payments, i);
  let [low, high] = [0, 0.01];
  while (worth(high) < 0) {
    [low, high] = [high, high * 2];
    if (high > highest) throw new InputError('OUT_OF_RANGE', 'payments', 'There is no annual percentage rate');
  }
  for (let step = 0; step < 34; step += 1) {
    const middle = (low + high) / 2;
    if (worth(middle) < 0) low = middle;
    else high = middle;
  }
  return [low, high];
}

/** How far a disclosed rate may be off, in percent: 1/8 for regular transactions, 1/4 for irregular ones (12 CFR 1026.22(a)(2), (3)). */
export const aprTolerance = { regular: '0.125', irregular: '0.25' } as const;

/** Whether a disclosed rate is accurate beside the reckoned one, which is not rounded (12 CFR 1026.22(a)). */
export function isWithinTolerance(disclosed: string, reckoned: Exact, kind: keyof typeof aprTolerance): boolean {
  return new Exact(disclosed).minus(reckoned).abs().lte(aprTolerance[kind]);
}
