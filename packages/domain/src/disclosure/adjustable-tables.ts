import type { AdjustableRate, LoanTerms, ScheduleRow } from '../loans/index.ts';
import { type Cents, Exact, type Rate } from '../money/index.ts';
import type { Explained } from '../trace/index.ts';
import { type Course, highestOf, highestPayment } from './loan-terms-table.ts';
import { inWholeDollars } from './whole-dollars.ts';

/** The adjustable payment table of page 4 (12 CFR 1026.37(i)). */
export interface AdjustablePayments {
  /** Months that pay interest alone; 0 without. */
  readonly interestOnlyMonths: number;
  /** The first payment that is another one, at the lowest and at the highest rates, in whole dollars. */
  readonly firstChange: { readonly payment: number; readonly low: Cents; readonly high: Cents };
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

/** What payments are when the rates go as low and as high as they may; null where all payments but the last are the same. */
export function adjustablePayments(
  low: Course,
  high: Course,
  adjustable: AdjustableRate | null,
): AdjustablePayments | null {
  const first = high.rows[0];
  const change = high.rows.findIndex((row, at) => at < high.rows.length - 1 && differs(row, first, low.rows[at]));
  const top = highestOf(high.rows);
  if (change < 0 || !top) return null;
  const dollars = (row: ScheduleRow | undefined): Cents => wholeDollars(row?.amount ?? top.amount);
  return {
    interestOnlyMonths: high.terms.interestOnlyMonths ?? 0,
    firstChange: { payment: change + 1, low: dollars(low.rows[change]), high: dollars(high.rows[change]) },
    everyMonths: adjustable?.everyMonths ?? null,
    maximum: { amount: inWholeDollars(highestPayment(high)), fromPayment: top.payment },
  };
}

const differs = (high: ScheduleRow, first: ScheduleRow | undefined, low: ScheduleRow | undefined): boolean =>
  high.amount !== first?.amount || low?.amount !== first.amount;

const wholeDollars = (amount: Cents): Cents =>
  inWholeDollars({ value: amount, trace: { label: 'Payment', value: { kind: 'money', cents: amount } } }).value;

/** How the rate may move; of the lowest and highest courses the least and the most it ever is. */
export function adjustableRates(low: LoanTerms, high: LoanTerms, adjustable: AdjustableRate): AdjustableRates {
  const { margin, initialRate, firstAdjustment, everyMonths, firstCap, laterCap } = adjustable;
  return {
    margin,
    initialRate,
    minimumRate: extremeOf(low, (a, b) => Exact.min(a, b)),
    maximumRate: extremeOf(high, (a, b) => Exact.max(a, b)),
    firstChangeMonth: firstAdjustment,
    everyMonths,
    firstCap,
    laterCap,
  };
}

const extremeOf = ({ rate, rateSteps = [] }: LoanTerms, pick: (a: Exact, b: Exact) => Exact): Rate =>
  rateSteps.reduce<Exact>((found, step) => pick(found, new Exact(step.rate)), new Exact(rate)).toString();
