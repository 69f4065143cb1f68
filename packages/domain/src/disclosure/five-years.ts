import {
  exactLevelPayment,
  explainedInsuredMonths,
  insurancePremiums,
  isLevel,
  type LoanInsurance,
  type LoanTerms,
  levelMath,
  type ScheduleRow,
  schedule,
  termLeaves,
} from '../loans/index.ts';
import { addCents, type Cents, cents, Exact, toCents, zeroCents } from '../money/index.ts';
import { count, type Explained, explainedMoney, given, money, rate, type Trace, text } from '../trace/index.ts';
import { inWholeDollars } from './whole-dollars.ts';

/** What the comparisons of a loan estimate are made of besides the loan. */
export interface FiveYears {
  readonly terms: LoanTerms;
  readonly insurance?: LoanInsurance;
  /** Section D, exact. */
  readonly loanCosts: Explained<Cents>;
  readonly prepaidInterest: Explained<Cents>;
  readonly insuranceAtClosing: Explained<Cents>;
  /** The unrounded level payment times the payments, or the sum of the schedule: always that where payments change. */
  readonly totalBy: 'levelPayment' | 'schedule';
}

/** Payments of the first five years. */
const fiveYears = 60;

/** Principal that so many payments repay. */
export const principalOver = (rows: readonly ScheduleRow[], payments: number): Cents =>
  addCents(...rows.slice(0, payments).map(({ principal }) => principal));

/** Interest that so many payments bear. */
export const interestOver = (rows: readonly ScheduleRow[], payments: number): Cents =>
  addCents(...rows.slice(0, payments).map(({ interest }) => interest));

/** What is paid and what is repaid in five years, in whole dollars (12 CFR 1026.37(l)(1)): parts are exact, the sum is rounded. */
export function inFiveYears(loan: FiveYears): Record<'paid' | 'principal', Explained<Cents>> {
  const { terms, insurance, loanCosts, prepaidInterest, insuranceAtClosing } = loan;
  const rows = schedule(terms);
  const payments = Math.min(fiveYears, rows.length);
  const leaves = [given('Payments', count(payments, 'months'), 'months'), ...termLeaves(terms)];
  const principal = explainedMoney(principalOver(rows, payments), {
    label: 'Principal paid',
    formula: 'What the payments of five years repay',
    math: 'principalPaid(all)',
    inputs: leaves,
  });
  const [exact, trace] = principalAndInterest(loan, rows, payments, principal, leaves);
  const premiums = premiumsOver(terms, rows, payments, insurance);
  const others = [premiums, loanCosts, prepaidInterest, insuranceAtClosing];
  const paid = explainedMoney(cents(addCents(toCents(exact, 'halfUp'), ...others.map(({ value }) => value))), {
    label: 'Paid in five years',
    formula:
      'Principal and interest, mortgage insurance, loan costs, prepaid interest and mortgage insurance at closing',
    math: 'halfUp(a * 100) + b + c + d + e',
    rounding: 'to the cent, half up',
    rule: { text: '12 CFR 1026.37(l)(1)(i)' },
    inputs: [trace, ...others.map((other) => other.trace)],
  });
  return {
    paid: inWholeDollars(paid, 'In 5 years, total paid', { text: '12 CFR 1026.37(l)(1)(i)' }),
    principal: inWholeDollars(principal, 'In 5 years, principal paid off', { text: '12 CFR 1026.37(l)(1)(ii)' }),
  };
}

function principalAndInterest(
  { terms, totalBy }: FiveYears,
  rows: readonly ScheduleRow[],
  payments: number,
  principal: Explained<Cents>,
  leaves: readonly Trace[],
): [Exact, Trace] {
  const dollars = (exact: Exact) => text(exact.div(100).toFixed(6));
  if (totalBy === 'levelPayment' && isLevel(terms)) {
    const exact = exactLevelPayment({ ...terms, months: terms.termMonths }).times(payments);
    const trace: Trace = {
      label: 'Principal and interest',
      value: dollars(exact),
      formula: 'The level payment, not rounded, times the payments of five years',
      math: `halfUp(${levelMath(terms.rate)} * d / 100, 6)`,
      rounding: 'shown with six decimals',
      inputs: [
        given('Loan amount', money(terms.amount), 'amount'),
        given('Interest rate', rate(terms.rate), 'rate'),
        given('Payments', count(terms.termMonths, 'months'), 'months'),
        given('Payments of five years', count(payments, 'months'), 'months'),
      ],
    };
    return [exact, trace];
  }
  const interest = explainedMoney(interestOver(rows, payments), {
    label: 'Interest paid',
    formula: 'What the payments of five years bear',
    math: 'interestPaid(all)',
    inputs: leaves,
  });
  const exact = new Exact(addCents(principal.value, interest.value));
  const trace: Trace = {
    label: 'Principal and interest',
    value: dollars(exact),
    formula: 'Principal and interest of the schedule',
    math: '(a + b) / 100',
    inputs: [principal.trace, interest.trace],
  };
  return [exact, trace];
}

function premiumsOver(
  terms: LoanTerms,
  rows: readonly ScheduleRow[],
  payments: number,
  insurance: LoanInsurance | undefined,
): Explained<Cents> {
  const monthly = insurance?.monthly ?? zeroCents;
  const premium = given('Monthly premium', money(monthly), 'mortgageInsurance.monthly');
  const ends =
    insurance && insurance.months === undefined && monthly > 0
      ? explainedInsuredMonths(terms, rows, insurance.originalValue, insurance.endsAtPercent, insurance.endsAtMidpoint)
      : {
          value: insurance?.months ?? 0,
          trace: given(
            'Premiums of mortgage insurance',
            count(insurance?.months ?? 0, 'months'),
            'mortgageInsurance.months',
          ),
        };
  return explainedMoney(addCents(...insurancePremiums(rows, monthly, ends.value).slice(0, payments)), {
    label: 'Mortgage insurance',
    formula: 'The monthly premium times the premiums of five years',
    math: 'a * min(b, c)',
    inputs: [premium, ends.trace, given('Payments of five years', count(payments, 'months'), 'months')],
  });
}
