import { type Cents, cents, decimal, type Rate, zeroCents } from '../money/index.ts';
import { count, type Explained, given, money, rate as percentValue } from '../trace/index.ts';
import { type LoanTerms, termLeaves } from './loan-terms.ts';
import type { ScheduleRow } from './schedule.ts';

/** When mortgage insurance ends by itself (12 USC 4902(b)): at this share of the original value, by the schedule. */
export const terminationPercent: Rate = '78';

const rule = { text: '12 USC 4902(b)' };
const midpointRule = { text: '12 USC 4902(c)' };

/**
 * How many monthly premiums are paid: up to and with the payment that first brings the balance to the given share of the original value. All of
 * them where it never does. The original value is the lesser of price and appraisal (12 USC 4901(12)).
 */
export function insuredMonths(rows: readonly ScheduleRow[], originalValue: Cents, percent: Rate): number {
  const { unscaled, decimals } = decimal(percent, 'percent');
  const limit = BigInt(cents(originalValue, 'originalValue')) * unscaled;
  const scale = 100n * 10n ** BigInt(decimals);
  const reached = rows.findIndex(({ balance }) => BigInt(balance) * scale <= limit);
  return reached < 0 ? rows.length : reached + 1;
}

/** The payments up to the midpoint of the amortization, which may be longer than the term (12 USC 4902(c)): half of its months, a half month left out. */
export function midpointMonths({ amortizationMonths, termMonths }: LoanTerms): Explained<number> {
  const months = amortizationMonths ?? termMonths;
  const value = Math.floor(months / 2);
  return {
    value,
    trace: {
      label: 'Midpoint of the amortization',
      value: count(value, 'months'),
      formula: 'Half of the months of the amortization, a half month left out',
      math: 'floor(a / 2, 0)',
      rule: midpointRule,
      inputs: [given('Amortized over', count(months, 'months'), 'amortizationMonths')],
    },
  };
}

/**
 * The premiums of {@link insuredMonths} with their reason, no more than up to the midpoint of the amortization.
 * @param endsAtMidpoint false for insurance that is not private, as that of the FHA, which 12 USC 4902(c) does not end
 */
export function explainedInsuredMonths(
  terms: LoanTerms,
  rows: readonly ScheduleRow[],
  originalValue: Cents,
  percent: Rate,
  endsAtMidpoint = true,
): Explained<number> {
  const value = insuredMonths(rows, originalValue, percent);
  const byBalance = {
    value,
    trace: {
      label: 'Premiums of mortgage insurance',
      value: count(value, 'months'),
      formula: endsAtMidpoint
        ? 'Taken to be private insurance, which ends with the payment that first brings the balance to this share of the original value'
        : 'Payments up to and with the one that first brings the balance to this share of the original value',
      math: 'insuredMonths(all)',
      rule,
      inputs: [
        given('Original value', money(originalValue), 'originalValue'),
        { label: 'Share at which insurance ends', value: percentValue(percent), rule },
        ...termLeaves(terms),
      ],
    },
  };
  const midpoint = midpointMonths(terms);
  if (!endsAtMidpoint || value <= midpoint.value) return byBalance;
  return {
    value: midpoint.value,
    trace: {
      label: 'Premiums of mortgage insurance',
      value: count(midpoint.value, 'months'),
      formula: 'Private insurance ends at the midpoint of the amortization, whatever is owed then',
      math: 'min(a, b)',
      rule: midpointRule,
      inputs: [{ ...byBalance.trace, label: 'Premiums by the balance' }, midpoint.trace],
    },
  };
}

/** The premium that goes with each payment. */
export function insurancePremiums(rows: readonly ScheduleRow[], premium: Cents, months: number): Cents[] {
  return rows.map((_, index) => (index < months ? premium : zeroCents));
}
