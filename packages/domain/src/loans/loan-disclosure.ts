import { addCents, type Cents, Exact, type Rate, zeroCents } from '../money/index.ts';
import { type Explained, explainedMoney, given, money, type Trace, text } from '../trace/index.ts';
import { exactRate, isWithinTolerance, monthlyTransaction, timedRate } from './annual-percentage-rate.ts';
import {
  amountFinanced,
  financeCharge,
  type LoanCosts,
  levelTotal,
  totalInterestPercentage,
  totalOfPayments,
} from './disclosed-totals.ts';
import { type FirstPeriodDays, firstPeriod } from './first-period.ts';
import { isLevel, type LoanTerms, termLeaves } from './loan-terms.ts';
import { explainedInsuredMonths, insurancePremiums } from './mortgage-insurance.ts';
import { streamsWithPremium } from './procedures.ts';
import { type ScheduleRow, schedule, scheduleTotals } from './schedule.ts';

/** Monthly mortgage insurance of a loan. */
export interface LoanInsurance {
  readonly monthly: Cents;
  /** Lesser of price and appraisal. */
  readonly originalValue: Cents;
  readonly endsAtPercent: Rate;
  /** Private insurance, which ends at the midpoint of the amortization at the latest (12 USC 4902(c)): so where it is not said. False for that of the FHA. */
  readonly endsAtMidpoint?: boolean | undefined;
  /** Premiums that are paid, where the number is known. */
  readonly months?: number | undefined;
}

/** What the figures of page 5 follow from. */
export interface DisclosedLoan {
  readonly terms: LoanTerms;
  readonly insurance?: LoanInsurance;
  /** Mortgage insurance the borrower pays at or before closing besides the monthly premiums (sections F and G). */
  readonly insuranceAtClosing?: Cents;
  readonly insuranceAtClosingTrace?: Trace;
  /** Section D, borrower-paid. */
  readonly loanCosts: Cents;
  readonly loanCostsTrace?: Trace;
  readonly prepaidInterest: Cents;
  readonly prepaidInterestTrace?: Trace;
  readonly prepaidFinanceCharge: Cents;
  readonly prepaidFinanceChargeTrace?: Trace;
  /** The unrounded level payment times the payments, as the samples of the CFPB have it, or the sum of the schedule: always that where payments change. */
  readonly totalBy: 'levelPayment' | 'schedule';
  readonly tipDecimals: 2 | 3;
  /** The days the first payment is due after; a regular first period is assumed where neither they nor days of interest are known. */
  readonly firstPeriod?: FirstPeriodDays | undefined;
  /** A rate that was disclosed, to be held against the one that is reckoned. */
  readonly disclosedRate?: Rate | undefined;
}

/** The figures of page 5 of a closing disclosure (12 CFR 1026.38(o)). */
export interface LoanDisclosure {
  readonly principalAndInterest: Explained<Cents>;
  readonly mortgageInsuranceMonths: Explained<number>;
  readonly mortgageInsurance: Explained<Cents>;
  readonly totalOfPayments: Explained<Cents>;
  readonly financeCharge: Explained<Cents>;
  readonly amountFinanced: Explained<Cents>;
  readonly annualPercentageRate: Explained<string>;
  /** The same before it is rounded, in percent: what a rate that was disclosed is held against. */
  readonly reckonedRate: Exact;
  readonly totalInterestPercentage: Explained<string>;
  /** Whether the rate that was disclosed is accurate, where there is one (12 CFR 1026.22(a)). */
  readonly isAccurate?: boolean;
}

/** Reckons page 5 of a closing disclosure from the terms of the loan. Throws an InputError for terms that describe no loan. */
export function loanDisclosure(loan: DisclosedLoan): LoanDisclosure {
  const { terms } = loan;
  const rows = schedule(terms);
  const months = insuredMonthsOf(loan, rows);
  const premiums = insurancePremiums(rows, loan.insurance?.monthly ?? zeroCents, months.value);
  const insurance = explainedMoney(addCents(...premiums), {
    label: 'Mortgage insurance',
    formula: 'The monthly premium times the premiums that are paid',
    math: 'a * b',
    inputs: [premiumOf(loan), months.trace],
  });
  const byLevel = loan.totalBy === 'levelPayment' && isLevel(terms);
  const total = byLevel ? levelTotal({ ...terms, months: terms.termMonths }) : scheduleTotal(terms, rows);
  const costs: LoanCosts = {
    amount: terms.amount,
    principalAndInterest: total.exact,
    mortgageInsurance: insurance.value,
    ...(loan.insuranceAtClosing !== undefined && { insuranceAtClosing: loan.insuranceAtClosing }),
    loanCosts: loan.loanCosts,
    prepaidInterest: loan.prepaidInterest,
    prepaidFinanceCharge: loan.prepaidFinanceCharge,
    reasons: {
      principalAndInterest: total.trace,
      mortgageInsurance: insurance.trace,
      ...(loan.insuranceAtClosingTrace && { insuranceAtClosing: loan.insuranceAtClosingTrace }),
      ...(loan.loanCostsTrace && { loanCosts: loan.loanCostsTrace }),
      ...(loan.prepaidFinanceChargeTrace && { prepaidFinanceCharge: loan.prepaidFinanceChargeTrace }),
      ...(loan.prepaidInterestTrace && { prepaidInterest: loan.prepaidInterestTrace }),
    },
  };
  const financed = amountFinanced(costs);
  const payments = rows.map(({ amount }, at) => addCents(amount, premiums[at] ?? zeroCents));
  const first = firstPeriod(loan.firstPeriod ?? daysOfInterest(terms), rows.length);
  const reasons = {
    advances: financed.trace,
    payments: {
      label: 'Payments, by months from the beginning',
      value: text(streamsWithPremium(rows, loan.insurance?.monthly ?? zeroCents, months.value, first.value)),
      formula: 'The payments of the schedule, each with its premium of mortgage insurance',
      math: 'monthlyPayments(all)',
      inputs: [first.trace, premiumOf(loan), months.trace, ...termLeaves(terms)],
    },
  };
  const transaction = monthlyTransaction(financed.value, payments, reasons, first.value);
  const reckonedRate = exactRate(transaction);
  return {
    principalAndInterest: scheduleTotals(terms, rows).firstPayment,
    mortgageInsuranceMonths: months,
    mortgageInsurance: insurance,
    totalOfPayments: totalOfPayments(costs),
    financeCharge: financeCharge(costs),
    amountFinanced: financed,
    annualPercentageRate: timedRate(transaction, reckonedRate),
    reckonedRate,
    totalInterestPercentage: totalInterestPercentage(costs, loan.tipDecimals),
    ...(loan.disclosedRate !== undefined && {
      isAccurate: isWithinTolerance(loan.disclosedRate, reckonedRate, 'regular'),
    }),
  };
}

const daysOfInterest = ({ interestByDays }: LoanTerms): FirstPeriodDays | undefined =>
  interestByDays && {
    ...interestByDays,
    fields: { from: 'interestByDays.from', firstPayment: 'interestByDays.firstPayment' },
  };

/** The monthly premium of a loan, zero without insurance. */
export const premiumOf = ({ insurance }: Pick<DisclosedLoan, 'insurance'>): Trace =>
  given('Monthly premium', money(insurance?.monthly ?? zeroCents), 'mortgageInsurance.monthly');

/** How many premiums of its mortgage insurance a loan pays, where it is not said by its schedule. */
export function insuredMonthsOf(
  { terms, insurance }: Pick<DisclosedLoan, 'terms' | 'insurance'>,
  rows: readonly ScheduleRow[],
): Explained<number> {
  if (insurance && insurance.months === undefined && insurance.monthly > 0)
    return explainedInsuredMonths(
      terms,
      rows,
      insurance.originalValue,
      insurance.endsAtPercent,
      insurance.endsAtMidpoint,
    );
  const value = Math.min(insurance?.months ?? 0, rows.length);
  const trace = given(
    'Premiums of mortgage insurance',
    { kind: 'count', count: value, unit: 'months' },
    'mortgageInsurance.months',
  );
  return { value, trace };
}

/** The sum of the rounded schedule. */
function scheduleTotal(terms: LoanTerms, rows: readonly ScheduleRow[]): { exact: Exact; trace: Trace } {
  const { value, trace } = scheduleTotals(terms, rows).totalPaid;
  const exact = new Exact(value);
  return {
    exact,
    trace: {
      label: 'Principal and interest',
      value: text(exact.div(100).toFixed(6)),
      formula: 'The sum of the schedule',
      math: 'a / 100',
      inputs: [trace],
    },
  };
}
