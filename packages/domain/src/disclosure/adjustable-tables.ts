import { type AdjustableRate, type LoanTerms, type ScheduleRow, termLeaves } from '../loans/index.ts';
import { type Cents, Exact, type Rate } from '../money/index.ts';
import { count, type Explained, explainedMoney, given } from '../trace/index.ts';
import { type Course, highestOf, highestPayment, highestRate } from './loan-terms-table.ts';
import { inWholeDollars } from './whole-dollars.ts';

/** The adjustable payment table of page 4 (12 CFR 1026.37(i)). */
export interface AdjustablePayments {
  /** Months that pay interest alone; 0 without. */
  readonly interestOnlyMonths: number;
  /** The first payment that is another one, at the lowest and at the highest rates, in whole dollars. */
  readonly firstChange: {
    readonly payment: number;
    readonly low: Explained<Cents>;
    readonly high: Explained<Cents>;
  };
  /** Months between later changes; null where there are none that are known. */
  readonly everyMonths: number | null;
  readonly maximum: { readonly amount: Explained<Cents>; readonly fromPayment: number };
}

/** The adjustable interest rate table of page 4 (12 CFR 1026.37(j)). Rates in percent. */
export interface AdjustableRates {
  readonly margin: Rate;
  readonly initialRate: Rate;
  readonly minimumRate: Rate;
  readonly maximumRate: Rate;
  /** The month whose beginning is the first change, and months between later ones. */
  readonly firstChangeMonth: number;
  readonly everyMonths: number;
  readonly firstCap: Rate;
  readonly laterCap: Rate;
}

/** Whether payments change by more than the rate, so that the table of page 4 is there (comment 37(i)-1). */
export const isAdjustablePayment = ({ interestOnlyMonths, paymentCap }: LoanTerms): boolean =>
  Boolean(interestOnlyMonths) || paymentCap !== undefined;

/** What payments are when the rates go as low and as high as they may; null where all but the last are the same, or only the rate changes them. */
export function adjustablePayments(
  low: Course,
  high: Course,
  adjustable: AdjustableRate | null,
): AdjustablePayments | null {
  if (!isAdjustablePayment(high.terms)) return null;
  const first = high.rows[0];
  const change = high.rows.findIndex((row, at) => at < high.rows.length - 1 && differs(row, first, low.rows[at]));
  const top = highestOf(high.rows);
  const [least, most] = [low.rows[change], high.rows[change]];
  if (!least || !most || !top) return null;
  return {
    interestOnlyMonths: high.terms.interestOnlyMonths ?? 0,
    firstChange: {
      payment: most.payment,
      low: inWholeDollars(paymentOf(low.terms, least)),
      high: inWholeDollars(paymentOf(high.terms, most)),
    },
    everyMonths: adjustable?.everyMonths ?? null,
    maximum: { amount: inWholeDollars(highestPayment(high)), fromPayment: top.payment },
  };
}

const differs = (high: ScheduleRow, first: ScheduleRow | undefined, low: ScheduleRow | undefined): boolean =>
  high.amount !== first?.amount || low?.amount !== first.amount;

const paymentOf = (terms: LoanTerms, { payment, amount }: ScheduleRow): Explained<Cents> =>
  explainedMoney(amount, {
    label: `Payment ${payment}`,
    formula: 'This payment of the schedule',
    math: 'mostPaid(all)',
    inputs: [
      given('From payment', count(payment), 'fromPayment'),
      given('To payment', count(payment), 'toPayment'),
      ...termLeaves(terms),
    ],
  });

/** How the rate may move; of the lowest and highest courses the least and the most it is after its beginning (comment 37(j)(4)-1). */
export function adjustableRates(low: LoanTerms, high: LoanTerms, adjustable: AdjustableRate): AdjustableRates {
  const { margin, initialRate, firstAdjustment, everyMonths, firstCap, laterCap } = adjustable;
  return {
    margin,
    initialRate,
    minimumRate: lowestRate(low),
    maximumRate: highestRate(high).rate,
    firstChangeMonth: firstAdjustment,
    everyMonths,
    firstCap,
    laterCap,
  };
}

/** The least that terms let the rate be once it has changed; the first one of a rate that does not. */
export const lowestRate = ({ rate, rateSteps = [] }: LoanTerms): Rate => {
  const later = rateSteps.map((step) => new Exact(step.rate));
  return later.length === 0 ? rate : Exact.min(...later).toFixed();
};
