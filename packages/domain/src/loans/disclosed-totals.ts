import { addCents, type Cents, type Exact, subtractCents, toCents } from '../money/index.ts';
import { type Explained, explainedMoney, given, money, rate } from '../trace/index.ts';
import { type DailyBasis, dailyInterest } from './daily-interest.ts';

/** What the totals of a closing disclosure, page 5, are made of (12 CFR 1026.38(o)). */
export interface LoanCosts {
  readonly amount: Cents;
  /**
   * Principal and interest over the whole term, exact cents: the sum of the schedule, or the unrounded level payment times its number as the samples of the
   * CFPB have it ({@link totalByLevelPayment}).
   */
  readonly principalAndInterest: Exact;
  readonly mortgageInsurance: Cents;
  /** Section D, paid by the borrower at or before closing. */
  readonly loanCosts: Cents;
  readonly prepaidInterest: Cents;
  /** What of the closing costs is a finance charge; the samples of the CFPB differ, so the caller says. */
  readonly prepaidFinanceCharge: Cents;
}

/** Principal and interest as the samples of the CFPB total them: the unrounded level payment times the payments. */
export const totalByLevelPayment = (exactPayment: Exact, months: number): Exact => exactPayment.times(months);

const rule = (paragraph: string) => ({ text: `12 CFR 1026.38(o)(${paragraph})` });
const rounding = 'to the cent, half up';

/** Total of payments: principal, interest, mortgage insurance and loan costs, paid in full as scheduled. */
export function totalOfPayments(costs: LoanCosts): Explained<Cents> {
  const paid = toCents(costs.principalAndInterest, 'halfUp');
  return explainedMoney(addCents(paid, costs.mortgageInsurance, costs.loanCosts, costs.prepaidInterest), {
    label: 'Total of payments',
    formula: 'Principal and interest, mortgage insurance, prepaid interest and loan costs',
    rounding,
    rule: rule('1'),
    inputs: [
      given('Principal and interest', money(paid)),
      given('Mortgage insurance', money(costs.mortgageInsurance)),
      given('Prepaid interest', money(costs.prepaidInterest)),
      given('Loan costs (D)', money(costs.loanCosts)),
    ],
  });
}

/** Finance charge: interest, mortgage insurance and the prepaid finance charge. */
export function financeCharge(costs: LoanCosts): Explained<Cents> {
  const interest = toCents(costs.principalAndInterest.minus(costs.amount), 'halfUp');
  return explainedMoney(addCents(interest, costs.mortgageInsurance, costs.prepaidFinanceCharge), {
    label: 'Finance charge',
    formula: 'Interest over the term, mortgage insurance and prepaid finance charge',
    rounding,
    rule: rule('2'),
    inputs: [
      given('Interest', money(interest)),
      given('Mortgage insurance', money(costs.mortgageInsurance)),
      given('Prepaid finance charge', money(costs.prepaidFinanceCharge)),
    ],
  });
}

/** Amount financed: the loan amount less the prepaid finance charge. */
export function amountFinanced({ amount, prepaidFinanceCharge }: LoanCosts): Explained<Cents> {
  return explainedMoney(subtractCents(amount, prepaidFinanceCharge), {
    label: 'Amount financed',
    formula: 'Loan amount less the prepaid finance charge',
    rule: rule('3'),
    inputs: [given('Loan amount', money(amount)), given('Prepaid finance charge', money(prepaidFinanceCharge))],
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
      rounding: `to ${decimals === 2 ? 'two' : 'three'} decimals, half up`,
      rule: rule('5'),
      inputs: [
        given('Interest', money(toCents(interest, 'halfUp'))),
        given('of it prepaid', money(costs.prepaidInterest)),
        given('Loan amount', money(costs.amount)),
      ],
    },
  };
}

/** Prepaid interest: the daily interest times the days. */
export interface PrepaidInterest extends DailyBasis {
  readonly amount: Cents;
  readonly rate: string;
  readonly days: number;
}

/** Interest from the day of closing to the month the first payment covers. Days may be negative: a credit. */
export function prepaidInterest(terms: PrepaidInterest): Explained<Cents> {
  const day = dailyInterest(terms.amount, terms.rate, terms);
  return explainedMoney(toCents(day.times(terms.days), 'halfUp'), {
    label: 'Prepaid interest',
    formula: `Interest of a day, over ${terms.daysInYear} days${terms.roundsDay ? ' and rounded to the cent' : ''}, times the days`,
    rounding,
    rule: { text: '12 CFR 1026.37(g)(2)(iii)' },
    inputs: [
      given('Loan amount', money(terms.amount)),
      given('Interest rate', rate(terms.rate)),
      given('Interest of a day', money(toCents(day, 'halfUp'))),
      given('Days', { kind: 'count', count: terms.days, unit: 'days' }),
    ],
  });
}
