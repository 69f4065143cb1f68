import { addToDate, compareDates, type WireDate } from '../dates/index.ts';
import { type Cents, timesCount } from '../money/index.ts';
import { count, type Explained, explainedMoney, given, type Trace, text } from '../trace/index.ts';
import type { escrowedYears } from './stored-disclosures.ts';

const monthsOfYear = 12;

/** Property costs that the escrow account pays over its first year (12 CFR 1026.38(l)(7)(i)(A)(1)): the payments of a month times those of the year. */
export const escrowedOverYear = (monthly: Explained<Cents>, payments: EscrowPayments): Explained<Cents> =>
  explainedMoney(timesCount(monthly.value, payments.value), {
    label: 'Escrowed property costs over year 1',
    formula: 'The escrow payment of a month times the payments of the year',
    math: 'a * b',
    rule: { text: '12 CFR 1026.38(l)(7)(i)(A)(1)' },
    inputs: [monthly.trace, payments.trace],
  });

/** How many payments into the account its first year has, with its reason. */
export interface EscrowPayments {
  readonly value: number;
  readonly trace: Trace;
}

/** Monthly payments from the first one up to a year after the closing. */
export function paymentsInYear(firstPayment: WireDate, closing: WireDate): number {
  const end = addToDate(closing, 1, 'years');
  const months = Array.from({ length: monthsOfYear }, (_, month) => addToDate(firstPayment, month, 'months'));
  return months.filter((day) => compareDates(day, closing) > 0 && compareDates(day, end) <= 0).length;
}

/** The days that the payments of a year are counted by; the first payment as the account has it. */
export interface EscrowYearDays {
  readonly firstPayment: WireDate;
  readonly closing: WireDate;
}

/** The payments of the first year as the statement counts them: twelve as the analysis of the account has, or those that are due in the year after closing. */
export function escrowPayments(by: (typeof escrowedYears)[number], days: EscrowYearDays | null): EscrowPayments | null {
  const label = 'Payments of year 1';
  if (by === 'Twelve payments')
    return {
      value: monthsOfYear,
      trace: {
        ...given(label, count(monthsOfYear), 'escrowedYear'),
        rule: { text: '12 CFR 1026.38(l)(7)(i)(A)(5); 12 CFR 1024.17' },
      },
    };
  if (days === null) return null;
  const payments = paymentsInYear(days.firstPayment, days.closing);
  return {
    value: payments,
    trace: {
      label,
      value: count(payments),
      formula: 'The monthly payments that are due in the year after closing',
      math: 'paymentsInYear(a, b)',
      rule: { text: '12 CFR 1026.38(l)(7)(i)(A)(1)' },
      inputs: [
        given('First payment', text(days.firstPayment), 'firstPayment'),
        given('Closing', text(days.closing), 'closingDate'),
      ],
    },
  };
}
