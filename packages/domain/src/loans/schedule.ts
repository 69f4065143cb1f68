import {
  addCents,
  type Cents,
  Exact,
  type Fraction,
  type Rate,
  subtractCents,
  timesFraction,
  toCents,
  zeroCents,
} from '../money/index.ts';
import { type Explained, explainedMoney } from '../trace/index.ts';
import { shareOfRate } from './interest-by-days.ts';
import { exactLevelPayment } from './level-payment.ts';
import { checkTerms, type LoanTerms, type PaymentCap, termLeaves } from './loan-terms.ts';

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

/** What a schedule carries from month to month. */
interface Course {
  balance: Cents;
  rate: Rate;
  /** What a payment covers of the rate, as a fraction of the balance. */
  share: Fraction;
  level: Cents;
}

/**
 * Every payment of a loan. The last one pays what is left, whatever rounding left over: a loan ends at zero.
 * Throws an InputError for terms that describe no loan.
 */
export function schedule(terms: LoanTerms): ScheduleRow[] {
  checkTerms(terms);
  const interestOnly = terms.interestOnlyMonths ?? 0;
  const course: Course = {
    balance: terms.amount,
    rate: terms.rate,
    share: shareOfRate(terms.rate, terms.interestByDays, 1),
    level: zeroCents,
  };
  course.level = levelFrom(terms, course, 1);
  const rows: ScheduleRow[] = [];
  for (let payment = 1; payment <= terms.termMonths; payment += 1) {
    if (payment > 1) change(terms, course, payment);
    if (terms.interestByDays) course.share = shareOfRate(course.rate, terms.interestByDays, payment);
    const interest = timesFraction(course.balance, course.share, terms.interestRounding);
    const owed = addCents(course.balance, interest);
    const wanted = payment <= interestOnly ? interest : course.level;
    const amount = payment === terms.termMonths || wanted > owed ? owed : wanted;
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
  if (!step && !endsInterestOnly && !isRecast) return;
  if (step) {
    course.rate = step.rate;
    course.share = shareOfRate(step.rate, terms.interestByDays, payment);
  }
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

/** Sums of a schedule that are figures of their own, each with the terms they follow from. */
export interface ScheduleTotals {
  readonly firstPayment: Explained<Cents>;
  readonly lastPayment: Explained<Cents>;
  readonly totalPaid: Explained<Cents>;
  readonly totalInterest: Explained<Cents>;
  readonly highestBalance: Explained<Cents>;
}

/** The rows of {@link ScheduleTotals} and what they are taken from. */
export const scheduleFigures: Readonly<Record<keyof ScheduleTotals, (rows: readonly ScheduleRow[]) => Cents>> = {
  firstPayment: (rows) => rows[0]?.amount ?? zeroCents,
  lastPayment: (rows) => rows.at(-1)?.amount ?? zeroCents,
  totalPaid: (rows) => addCents(...rows.map(({ amount }) => amount)),
  totalInterest: (rows) => addCents(...rows.map(({ interest }) => interest)),
  highestBalance: (rows) => rows.reduce((most, { balance }) => (balance > most ? balance : most), zeroCents),
};

const words: Readonly<Record<keyof ScheduleTotals, readonly [label: string, formula: string]>> = {
  firstPayment: ['First payment', 'The first payment of the schedule'],
  lastPayment: ['Last payment', 'The last payment of the schedule: all that is still owed'],
  totalPaid: ['Total of all payments', 'The sum of the payments of the schedule'],
  totalInterest: [
    'Total interest',
    'The sum of the interest of the schedule: every month a twelfth of the rate on what is owed',
  ],
  highestBalance: ['Highest balance', 'The most that is owed after a payment of the schedule'],
};

/** The sums of a schedule with their reasons. */
export function scheduleTotals(terms: LoanTerms, rows: readonly ScheduleRow[]): ScheduleTotals {
  const inputs = termLeaves(terms);
  const figure = (name: keyof ScheduleTotals) => {
    const [label, said] = words[name];
    const byDays = terms.interestByDays && name === 'totalInterest';
    const formula = byDays ? 'The sum of the interest of the schedule: of the real days on what is owed' : said;
    return explainedMoney(scheduleFigures[name](rows), { label, formula, math: `${name}(all)`, inputs });
  };
  return {
    firstPayment: figure('firstPayment'),
    lastPayment: figure('lastPayment'),
    totalPaid: figure('totalPaid'),
    totalInterest: figure('totalInterest'),
    highestBalance: figure('highestBalance'),
  };
}
