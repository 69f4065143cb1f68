import { addToDate, diffDates, isWireDate, type WireDate } from '../dates/index.ts';
import { InputError } from '../errors/index.ts';
import { type Fraction, fractionOfRate, type Rate } from '../money/index.ts';

/** Days of the year that real days are put over. */
export const actualBases = { 'actual/360': 360, 'actual/365': 365 } as const;

/** Interest of a month by its real days instead of a twelfth of the year. */
export interface InterestByDays {
  readonly basis: keyof typeof actualBases;
  /** First day that bears interest. */
  readonly from: WireDate;
  /** Due day of the first payment; the others are due on the same day of later months, or on the last where there is none. */
  readonly firstPayment: WireDate;
}

/** Throws an InputError that names the field for days interest cannot be counted by. */
export function checkInterestByDays({ from, firstPayment }: InterestByDays): void {
  for (const [field, day] of [
    ['from', from],
    ['firstPayment', firstPayment],
  ] as const)
    if (!isWireDate(day)) throw new InputError('MALFORMED', `interestByDays.${field}`, 'Not a date as YYYY-MM-DD');
  if (firstPayment <= from)
    throw new InputError('REVERSED', 'interestByDays.firstPayment', 'The first payment is due after interest begins');
}

/** Days that a payment covers: since the one before, or since interest began. */
export function daysCovered({ from, firstPayment }: InterestByDays, payment: number): number {
  const due = (of: number) => addToDate(firstPayment, of - 1, 'months');
  return diffDates(payment === 1 ? from : due(payment - 1), due(payment), 'days');
}

/** What a payment covers of a year's interest, as a share of the balance: a twelfth of the rate, or its real days. */
export function shareOfRate(rate: Rate, byDays: InterestByDays | undefined, payment: number): Fraction {
  if (!byDays) return fractionOfRate(rate, 12);
  const { numerator, denominator } = fractionOfRate(rate, actualBases[byDays.basis]);
  return { numerator: numerator * daysCovered(byDays, payment), denominator };
}
