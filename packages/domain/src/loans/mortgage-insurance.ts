import { type Cents, Exact, type Rate, zeroCents } from '../money/index.ts';
import type { ScheduleRow } from './schedule.ts';

/** When mortgage insurance ends by itself (12 USC 4902(b)): at this share of the original value, by the schedule. */
export const terminationPercent: Rate = '78';

/**
 * How many monthly premiums are paid: up to and with the payment that first brings the balance to the given share of the original value. All of
 * them where it never does. The original value is the lesser of price and appraisal (12 USC 4901(12)).
 */
export function insuredMonths(rows: readonly ScheduleRow[], originalValue: Cents, percent: Rate): number {
  const limit = new Exact(originalValue).times(percent);
  const reached = rows.findIndex(({ balance }) => new Exact(balance).times(100).lte(limit));
  return reached < 0 ? rows.length : reached + 1;
}

/** The premium that goes with each payment. */
export function insurancePremiums(rows: readonly ScheduleRow[], premium: Cents, months: number): Cents[] {
  return rows.map((_, index) => (index < months ? premium : zeroCents));
}
