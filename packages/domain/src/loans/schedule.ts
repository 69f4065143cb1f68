import {
  addCents,
  type Cents,
  cents,
  Exact,
  type Rate,
  type Rounding,
  subtractCents,
  toCents,
  zeroCents,
} from '../money/index.ts';
import { exactLevelPayment } from './level-payment.ts';
import { monthInterest } from './monthly-interest.ts';

/** From this payment on the loan bears another rate. */
export interface RateStep {
  /** Number of the first payment at the new rate, 2 or more. */
  readonly fromPayment: number;
  readonly rate: Rate;
}

/** A payment that may not rise faster than this, while the loan bears what it bears: the balance may grow. */
export interface PaymentCap {
  /** Most a payment may rise at a change of rate, in percent of the one before: `7.5`. */
  readonly risePercent: Rate;
  /** At this share of the first balance, in percent, the payment is made anew without the cap: `110`. */
  readonly balanceLimitPercent: Rate;
  /** Every so many months the payment is made anew without the cap. */
  readonly recastMonths: number;
}

/** The terms a schedule of monthly payments follows from. Every choice samples disagree on is named, none has a default. */
export interface LoanTerms {
  readonly amount: Cents;
  readonly rate: Rate;
  /** Payments until the loan is due. */
  readonly termMonths: number;
  /** Months the payment is reckoned over, when the loan is due earlier: the last payment is then a balloon. */
  readonly amortizationMonths?: number;
  /** First months that pay interest only. */
  readonly interestOnlyMonths?: number;
  /** Later rates, in the order of their payments. */
  readonly rateSteps?: readonly RateStep[];
  readonly paymentCap?: PaymentCap;
  readonly paymentRounding: Rounding;
  readonly interestRounding: Rounding;
}

/** One month. `principal` is negative where the payment does not cover the interest. */
export interface ScheduleRow {
  readonly payment: number;
  readonly rate: Rate;
  readonly amount: Cents;
  readonly interest: Cents;
  readonly principal: Cents;
  /** What is owed after the payment. */
  readonly balance: Cents;
}

const longestTerm = 600;

/** What a schedule carries from month to month. */
interface Course {
  balance: Cents;
  rate: Rate;
  level: Cents;
}

/**
 * Every payment of a loan. The last one pays what is left, whatever rounding left over: a loan ends at zero.
 * Throws a RangeError for terms that describe no loan.
 */
export function schedule(terms: LoanTerms): ScheduleRow[] {
  checkTerms(terms);
  const course: Course = { balance: terms.amount, rate: terms.rate, level: zeroCents };
  course.level = levelFrom(terms, course, 1);
  const rows: ScheduleRow[] = [];
  for (let payment = 1; payment <= terms.termMonths; payment += 1) {
    if (payment > 1) change(terms, course, payment);
    const interest = monthInterest(course.balance, course.rate, terms.interestRounding);
    const owed = addCents(course.balance, interest);
    const isLast = payment === terms.termMonths;
    const wanted = payment <= (terms.interestOnlyMonths ?? 0) ? interest : course.level;
    const amount = isLast || wanted > owed ? owed : wanted;
    const principal = subtractCents(amount, interest);
    course.balance = subtractCents(course.balance, principal);
    rows.push({ payment, rate: course.rate, amount, interest, principal, balance: course.balance });
  }
  return rows;
}

/** Sets rate and level payment where this payment changes them. */
function change(terms: LoanTerms, course: Course, payment: number): void {
  const step = terms.rateSteps?.find(({ fromPayment }) => fromPayment === payment);
  const endsInterestOnly = payment === (terms.interestOnlyMonths ?? 0) + 1;
  const { paymentCap } = terms;
  const isRecast =
    paymentCap !== undefined &&
    ((payment - 1) % paymentCap.recastMonths === 0 || isOverLimit(terms, paymentCap, course.balance));
  if (step) course.rate = step.rate;
  if (!step && !endsInterestOnly && !isRecast) return;
  const level = levelFrom(terms, course, payment);
  course.level = paymentCap && !isRecast && !endsInterestOnly ? capped(level, course.level, paymentCap) : level;
}

function isOverLimit({ amount }: LoanTerms, { balanceLimitPercent }: PaymentCap, balance: Cents): boolean {
  return new Exact(balance).times(100).gte(new Exact(amount).times(balanceLimitPercent));
}

function capped(level: Cents, before: Cents, { risePercent }: PaymentCap): Cents {
  const most = toCents(new Exact(before).times(new Exact(risePercent).plus(100)).div(100), 'down');
  return level > most ? most : level;
}

/** The level payment that repays what is owed over what is left of the amortization. */
function levelFrom(terms: LoanTerms, { balance, rate }: Course, payment: number): Cents {
  if (payment <= (terms.interestOnlyMonths ?? 0) || balance <= 0) return zeroCents;
  const months = (terms.amortizationMonths ?? terms.termMonths) - payment + 1;
  return toCents(exactLevelPayment({ amount: balance, rate, months }), terms.paymentRounding);
}

function checkTerms({ amount, termMonths, amortizationMonths, interestOnlyMonths, rateSteps = [] }: LoanTerms): void {
  if (cents(amount) <= 0) throw new RangeError('A loan is above zero');
  if (!isCount(termMonths, 1)) throw new RangeError(`Not a term in months: ${termMonths}`);
  if (amortizationMonths !== undefined && !isCount(amortizationMonths, termMonths))
    throw new RangeError('A loan is amortized over its term or longer');
  if (interestOnlyMonths !== undefined && !(isCount(interestOnlyMonths, 0) && interestOnlyMonths < termMonths))
    throw new RangeError('Interest-only months end before the loan is due');
  const starts = rateSteps.map(({ fromPayment }) => fromPayment);
  if (!starts.every((start, at) => isCount(start, 2) && start > (starts[at - 1] ?? 1)))
    throw new RangeError('Changes of rate come one after the other, from the second payment on');
}

const isCount = (value: number, least: number) => Number.isInteger(value) && value >= least && value <= longestTerm;
