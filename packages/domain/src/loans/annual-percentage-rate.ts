import type { WireDate } from '../dates/index.ts';
import { type Cents, Exact } from '../money/index.ts';
import { count, type Explained, given, money, rate, type Trace } from '../trace/index.ts';
import { periodsPerYear, type UnitPeriod, type UnitTime, unitTime } from './unit-period.ts';

/** Money that changes hands on a day: an advance to the borrower, or a payment. Above zero. */
export interface Flow {
  readonly date: WireDate;
  readonly amount: Cents;
}

/** The same at a time that is already counted in unit-periods from the beginning of the term. */
export interface TimedFlow {
  readonly time: UnitTime;
  readonly amount: Cents;
}

/** What an annual percentage rate is reckoned from. */
export interface AprTransaction {
  /** The amount financed, as it is advanced. */
  readonly advances: readonly Flow[];
  readonly payments: readonly Flow[];
  readonly unitPeriod: UnitPeriod;
}

const rule = { text: '12 CFR 1026, Appendix J (b)(8)' };
const decimals = 3;
/** A rate per unit-period beyond this is no loan: 10,000 % a period. */
const highest = 100;

/**
 * The annual percentage rate by the actuarial method: the rate per unit-period at which the advances are worth what the payments are, times the
 * unit-periods of a year. A fraction of a unit-period bears simple interest. To three decimals, as it is disclosed.
 * Throws a RangeError where no such rate from 0 on exists: nothing is advanced, or less is paid than advanced.
 */
export function annualPercentageRate({ advances, payments, unitPeriod }: AprTransaction): Explained<string> {
  const begin = advances.map(({ date }) => date).toSorted()[0];
  if (begin === undefined) throw new RangeError('Nothing is advanced');
  const timed = (flow: Flow): TimedFlow => ({ time: unitTime(begin, flow.date, unitPeriod), amount: flow.amount });
  return explained(advances.map(timed), payments.map(timed), periodsPerYear(unitPeriod));
}

/**
 * The annual percentage rate of monthly payments the first of which is due one month after the amount is advanced: what
 * a loan estimate and a closing disclosure show where odd days are left out of account (12 CFR 1026.17(c)(3)).
 */
export function regularMonthlyRate(amountFinanced: Cents, payments: readonly Cents[]): Explained<string> {
  const at = (periods: number): UnitTime => ({ periods, rest: 0, per: 1 });
  return explained(
    [{ time: at(0), amount: amountFinanced }],
    payments.map((amount, index) => ({ time: at(index + 1), amount })),
    12,
  );
}

function explained(advances: TimedFlow[], payments: TimedFlow[], perYear: number): Explained<string> {
  const perPeriod = solve(advances, payments);
  const value = perPeriod.times(perYear).times(100).toFixed(decimals);
  const sum = (flows: TimedFlow[]) => money(flows.reduce((all, { amount }) => all + amount, 0));
  const trace: Trace = {
    label: 'Annual percentage rate',
    value: rate(value),
    formula: 'The rate per unit-period at which advances and payments are worth the same, times the periods of a year',
    rounding: 'to three decimals, half up',
    rule,
    inputs: [
      given('Amount financed', sum(advances)),
      given('Total of payments', sum(payments)),
      given('Payments', count(payments.length)),
      given('Unit-periods a year', count(perYear)),
      given('Rate per unit-period', rate(perPeriod.times(100).toFixed(6))),
    ],
  };
  return { value, trace };
}

/** Finds the rate in an interval that holds it. */
function solve(advances: TimedFlow[], payments: TimedFlow[]): Exact {
  const worth = (i: Exact) => presentWorth(advances, i).minus(presentWorth(payments, i));
  const none = new Exact(0);
  const without = worth(none);
  if (without.isZero()) return none;
  if (without.isPositive()) throw new RangeError('Less is paid than was advanced: there is no annual percentage rate');
  let low = none;
  let high = new Exact('0.01');
  while (worth(high).isNegative()) {
    low = high;
    high = high.times(2);
    if (high.gt(highest)) throw new RangeError('There is no annual percentage rate');
  }
  // Regula falsi with the halves kept (Illinois): as sure as halving, and as quick as secants.
  let [atLow, atHigh] = [worth(low), worth(high)];
  for (let step = 0; step < 200 && high.minus(low).abs().gt('1e-20'); step += 1) {
    const next = high.minus(atHigh.times(high.minus(low)).div(atHigh.minus(atLow)));
    const atNext = worth(next);
    if (atNext.abs().lt('1e-16')) return next;
    if (atNext.isNegative() === atHigh.isNegative()) atLow = atLow.div(2);
    else [low, atLow] = [high, atHigh];
    [high, atHigh] = [next, atNext];
  }
  return high;
}

/** What the flows are worth at the beginning, at this rate per unit-period. */
function presentWorth(flows: readonly TimedFlow[], i: Exact): Exact {
  const factor = new Exact(1).div(i.plus(1));
  let [periods, power] = [0, new Exact(1)];
  return flows.reduce((sum, { time, amount }) => {
    if (time.periods !== periods) {
      power = time.periods > periods ? power.times(factor.pow(time.periods - periods)) : factor.pow(time.periods);
      periods = time.periods;
    }
    const worth = power.times(amount);
    return sum.plus(time.rest === 0 ? worth : worth.div(i.times(time.rest).div(time.per).plus(1)));
  }, new Exact(0));
}

/** How far a disclosed rate may be off, in percent: 1/8 for regular transactions, 1/4 for irregular ones (12 CFR 1026.22(a)(2), (3)). */
export const aprTolerance = { regular: '0.125', irregular: '0.25' } as const;

/** Whether a disclosed rate is accurate beside the reckoned one (12 CFR 1026.22(a)). */
export function isWithinTolerance(disclosed: string, reckoned: string, kind: keyof typeof aprTolerance): boolean {
  return new Exact(disclosed).minus(reckoned).abs().lte(aprTolerance[kind]);
}
