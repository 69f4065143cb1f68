import { InputError } from '../errors/index.ts';
import { addCents, type Cents, cents, type Exact, subtractCents, toCents, zeroCents } from '../money/index.ts';
import {
  count,
  type Explained,
  explainedMoney,
  given,
  money,
  rate,
  roundedToShow,
  type Trace,
  text,
} from '../trace/index.ts';
import { type DailyBasis, dailyInterest, dailyMath } from './daily-interest.ts';
import { exactLevelPayment, type LevelLoan, levelMath } from './level-payment.ts';

/** What the totals of a closing disclosure, page 5, are made of (12 CFR 1026.38(o)). */
export interface LoanCosts {
  readonly amount: Cents;
  /**
   * Principal and interest over the whole term, exact cents: the sum of the schedule, or the unrounded level payment times its number as the samples of the
   * CFPB have it ({@link totalByLevelPayment}).
   */
  readonly principalAndInterest: Exact;
  readonly mortgageInsurance: Cents;
  /** Mortgage insurance paid at or before closing besides those premiums: prepaid or put into escrow (12 CFR 1026.37(l)(1)(i), comment 1). None where it is not said. */
  readonly insuranceAtClosing?: Cents;
  /** Section D, paid by the borrower at or before closing. */
  readonly loanCosts: Cents;
  readonly prepaidInterest: Cents;
  /** What of the closing costs is a finance charge; the samples of the CFPB differ, so the caller says. */
  readonly prepaidFinanceCharge: Cents;
  /** Where the amounts that were calculated come from. */
  readonly reasons?: {
    /** Its value is the exact total in dollars, a text of six decimals. */
    readonly principalAndInterest?: Trace;
    readonly mortgageInsurance?: Trace;
    readonly insuranceAtClosing?: Trace;
    readonly loanCosts?: Trace;
    readonly prepaidInterest?: Trace;
    readonly prepaidFinanceCharge?: Trace;
  };
}

/** Principal and interest as the samples of the CFPB total them: the unrounded level payment times the payments. */
export const totalByLevelPayment = (exactPayment: Exact, months: number): Exact => exactPayment.times(months);

/** The same of a loan, in exact cents, with its reason. */
export function levelTotal(loan: LevelLoan): { exact: Exact; trace: Trace } {
  const exact = totalByLevelPayment(exactLevelPayment(loan), loan.months);
  return {
    exact,
    trace: {
      label: 'Principal and interest',
      value: exactDollars(exact),
      formula: 'The level payment, not rounded, times the payments',
      math: `halfUp(${levelMath(loan.rate)} * c / 100, 6)`,
      rounding: roundedToShow,
      inputs: [
        given('Loan amount', money(loan.amount), 'amount'),
        given('Interest rate', rate(loan.rate), 'rate'),
        given('Payments', count(loan.months, 'months'), 'months'),
      ],
    },
  };
}

const exactDollars = (exactCents: Exact) => text(exactCents.div(100).toFixed(6));

const rule = (paragraph: string) => ({ text: `12 CFR 1026.38(o)(${paragraph})` });
const rounding = 'to the cent, half up';

const principalAndInterestOf = ({ principalAndInterest, reasons }: LoanCosts): Trace =>
  reasons?.principalAndInterest ??
  given('Principal and interest', exactDollars(principalAndInterest), 'principalAndInterest');
const insuranceOf = ({ mortgageInsurance, reasons }: LoanCosts): Trace =>
  reasons?.mortgageInsurance ?? given('Mortgage insurance', money(mortgageInsurance), 'mortgageInsurance');
const prepaidInterestOf = (costs: LoanCosts): Trace =>
  costs.reasons?.prepaidInterest ?? given('Prepaid interest', money(costs.prepaidInterest), 'prepaidInterest');
const loanAmountOf = ({ amount }: LoanCosts): Trace => given('Loan amount', money(amount), 'amount');
const prepaidChargeOf = ({ prepaidFinanceCharge, reasons }: LoanCosts): Trace =>
  reasons?.prepaidFinanceCharge ?? given('Prepaid finance charge', money(prepaidFinanceCharge), 'prepaidFinanceCharge');

/** Total of payments: principal, interest, mortgage insurance and loan costs, paid in full as scheduled, and insurance paid at closing. */
export function totalOfPayments(costs: LoanCosts): Explained<Cents> {
  const paid = toCents(costs.principalAndInterest, 'halfUp');
  const { mortgageInsurance, insuranceAtClosing = zeroCents, prepaidInterest, loanCosts, reasons } = costs;
  const isInsuredAtClosing = insuranceAtClosing !== 0;
  return explainedMoney(addCents(paid, mortgageInsurance, prepaidInterest, loanCosts, insuranceAtClosing), {
    label: 'Total of payments',
    formula: isInsuredAtClosing
      ? 'Principal and interest, mortgage insurance, prepaid interest, loan costs and mortgage insurance paid at closing'
      : 'Principal and interest, mortgage insurance, prepaid interest and loan costs',
    math: `halfUp(a * 100) + b + c + d${isInsuredAtClosing ? ' + e' : ''}`,
    rounding,
    rule: rule('1'),
    inputs: [
      principalAndInterestOf(costs),
      insuranceOf(costs),
      prepaidInterestOf(costs),
      reasons?.loanCosts ?? given('Loan costs (D)', money(loanCosts), 'loanCosts'),
      ...(isInsuredAtClosing
        ? [
            reasons?.insuranceAtClosing ??
              given('Mortgage insurance paid at closing', money(insuranceAtClosing), 'mortgageInsuranceAtClosing'),
          ]
        : []),
    ],
  });
}

/** Finance charge: interest, mortgage insurance and the prepaid finance charge. */
export function financeCharge(costs: LoanCosts): Explained<Cents> {
  const interest = toCents(costs.principalAndInterest.minus(costs.amount), 'halfUp');
  return explainedMoney(addCents(interest, costs.mortgageInsurance, costs.prepaidFinanceCharge), {
    label: 'Finance charge',
    formula: 'Interest over the term, mortgage insurance and prepaid finance charge',
    math: 'halfUp(a * 100 - b) + c + d',
    rounding,
    rule: rule('2'),
    inputs: [principalAndInterestOf(costs), loanAmountOf(costs), insuranceOf(costs), prepaidChargeOf(costs)],
  });
}

/** Most a disclosed finance charge may be below the real one (12 CFR 1026.38(o)(2)). */
const financeChargeTolerance: Cents = cents(100_00);

/** Whether a disclosed finance charge is accurate: not more than 100 below the real one; any amount above it is. */
export const isFinanceChargeAccurate = (disclosed: Cents, real: Cents): boolean =>
  subtractCents(real, disclosed) <= financeChargeTolerance;

/** Amount financed: the loan amount less the prepaid finance charge. Throws an InputError where nothing is left of it. */
export function amountFinanced(costs: LoanCosts): Explained<Cents> {
  const { amount, prepaidFinanceCharge } = costs;
  const financed = subtractCents(amount, prepaidFinanceCharge);
  if (financed <= 0)
    throw new InputError('INCONSISTENT', 'prepaidFinanceCharge', 'The prepaid finance charge leaves nothing financed');
  return explainedMoney(financed, {
    label: 'Amount financed',
    formula: 'Loan amount less the prepaid finance charge',
    math: 'a - b',
    rule: rule('3'),
    inputs: [loanAmountOf(costs), prepaidChargeOf(costs)],
  });
}

/**
 * Total interest percentage: all interest, the prepaid included, in percent of the loan amount, without zeros at the end.
 * @param decimals three by 12 CFR 1026.37(o)(4)(ii), two as the samples of the CFPB show it
 */
export function totalInterestPercentage(costs: LoanCosts, decimals: 2 | 3): Explained<string> {
  const interest = costs.principalAndInterest.minus(costs.amount).plus(costs.prepaidInterest);
  const value = interest.times(100).div(costs.amount).toDecimalPlaces(decimals).toString();
  return {
    value,
    trace: {
      label: 'Total interest percentage',
      value: rate(value),
      formula: 'Interest over the term and prepaid interest, over the loan amount',
      math: `halfUp((a * 100 - b + c) * 100 / b, ${decimals})`,
      rounding: `to ${decimals} decimals, half up`,
      rule: rule('5'),
      inputs: [principalAndInterestOf(costs), loanAmountOf(costs), prepaidInterestOf(costs)],
    },
  };
}

/** Prepaid interest: the daily interest times the days. */
export interface PrepaidInterest extends DailyBasis {
  readonly amount: Cents;
  readonly rate: string;
  readonly days: number;
  /** Where the days come from, if they were counted. */
  readonly daysTrace?: Trace;
}

/** Interest from the day of closing to the month the first payment covers. Days may be negative: a credit. */
export function prepaidInterest(terms: PrepaidInterest): Explained<Cents> & { readonly perDay: Trace } {
  const { amount, rate: percent, days, daysInYear, roundsDay, daysTrace } = terms;
  if (!Number.isInteger(days)) throw new InputError('MALFORMED', 'days', `Not a whole number of days: ${days}`);
  const day = dailyInterest(cents(amount), percent, terms);
  const basis = roundsDay ? ' and rounded to the cent' : '';
  const ofDay = perDay(terms, day);
  const interest = explainedMoney(toCents(day.times(days), 'halfUp'), {
    label: 'Prepaid interest',
    formula: `Interest of a day, over ${daysInYear} days${basis}, times the days`,
    math: `halfUp(${dailyMath(terms)} * d)`,
    rounding,
    rule: { text: '12 CFR 1026.37(g)(2)(iii)' },
    inputs: [
      given('Loan amount', money(amount), 'amount'),
      given('Interest rate', rate(percent), 'rate'),
      given('Days of the year', count(daysInYear, 'days'), 'daysInYear'),
      daysTrace ?? given('Days', count(days, 'days'), 'days'),
      ofDay,
    ],
  });
  return { ...interest, perDay: ofDay };
}

function perDay(terms: PrepaidInterest, day: Exact): Trace {
  return {
    label: 'Interest of a day',
    value: terms.roundsDay ? money(toCents(day, 'halfUp')) : exactDollars(day),
    formula: 'The rate on the loan amount, over the days of the year',
    math: terms.roundsDay ? dailyMath(terms) : `halfUp(${dailyMath(terms)} / 100, 6)`,
    inputs: [
      given('Loan amount', money(terms.amount), 'amount'),
      given('Interest rate', rate(terms.rate), 'rate'),
      given('Days of the year', count(terms.daysInYear, 'days'), 'daysInYear'),
    ],
  };
}
