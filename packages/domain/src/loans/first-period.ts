import { addToDate, type WireDate } from '../dates/index.ts';
import { count, type Explained, given, type Trace, text } from '../trace/index.ts';
import { type UnitTime, unitTime } from './unit-period.ts';

/** The days that the first period of monthly payments lies between. */
export interface FirstPeriodDays {
  /** The day the loan begins to bear interest. */
  readonly from: WireDate;
  readonly firstPayment: WireDate;
  /** What each day is called where it is given. */
  readonly fields: { readonly from: string; readonly firstPayment: string };
  /** Where they come from, if they are more than given. */
  readonly steps?: { readonly from?: Trace; readonly firstPayment?: Trace };
}

const daysOfMonth = 30;
/** Days that a first period may be shorter or longer than a regular one to be disregarded, by the years of the term; from ten years on any shorter one may be (12 CFR 1026.17(c)(4)). */
const minorBy = [
  { years: 10, shorter: daysOfMonth, longer: 32 },
  { years: 1, shorter: 11, longer: 21 },
  { years: 0, shorter: 6, longer: 13 },
] as const;

const regular: UnitTime = { periods: 1, rest: 0, per: 1 };

/** The first period counted as Appendix J (b)(5) counts, in months of 30 days, and whether what is odd of it is disregarded. */
function countedPeriod(from: WireDate, firstPayment: WireDate, payments: number, field?: string) {
  const time = unitTime(from, firstPayment, { unit: 'month', multiple: 1 }, field);
  const days = time.periods * daysOfMonth + time.rest;
  // The term runs from the day interest begins to the last payment (Appendix J (b)(2)).
  const termDays = days + (payments - 1) * daysOfMonth;
  const allowed = minorBy.find(({ years }) => termDays >= years * 12 * daysOfMonth) ?? minorBy[2];
  const odd = days - daysOfMonth;
  // One payment alone has no regular period that its own could be held against.
  const isMinor = odd === 0 || (payments > 1 && odd >= -allowed.shorter && odd <= allowed.longer);
  return { time, days, isMinor };
}

const many = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

/** The words of a first period, which {@link readFirstPeriod} reads back. */
export function firstPeriodWords(from: WireDate, firstPayment: WireDate, payments: number, field?: string): string {
  const { time, days, isMinor } = countedPeriod(from, firstPayment, payments, field);
  if (days === daysOfMonth) return '1 unit-period';
  if (isMinor) return `1 unit-period: ${many(days, 'day')} ${days === 1 ? 'is' : 'are'} a minor irregularity`;
  return `${many(time.periods, 'unit-period')} and ${many(time.rest, 'odd day')}: ${many(days, 'day')}`;
}

/** The first period from its words: of regular ones the first payment is due one unit-period after the beginning. */
export function readFirstPeriod(words: string): UnitTime {
  const [, periods, odd] = /^(\d+) unit-periods?(?: and (\d+) odd)?/.exec(words) ?? [];
  if (odd === undefined || Number(odd) === 0) return { ...regular, periods: Number(periods ?? 1) };
  return { periods: Number(periods), rest: Number(odd), per: daysOfMonth };
}

const label = 'First period';
const limits = { text: '12 CFR 1026.17(c)(4); Appendix J (b)(5)' };

/**
 * The first period of monthly payments, with its reason: as Appendix J counts it, or one unit-period where it is no more irregular than may be disregarded.
 * Without its days a regular one is assumed, and said to be. Throws an InputError where the first payment is due before interest begins.
 */
export function firstPeriod(days: FirstPeriodDays | undefined, payments: number): Explained<UnitTime> {
  if (!days)
    return {
      value: regular,
      trace: { label, value: text('1 unit-period, as no dates are known'), rule: { text: '12 CFR 1026.17(c)(4)' } },
    };
  const { from, firstPayment, fields, steps } = days;
  const words = firstPeriodWords(from, firstPayment, payments, fields.firstPayment);
  const trace: Trace = {
    label,
    value: text(words),
    formula:
      'Whole months back from the first payment, days before them as thirtieths; one unit-period where it is little shorter or longer, by the term',
    math: 'firstPeriod(a, b, c)',
    rule: limits,
    inputs: [
      steps?.from ?? given('Interest begins', text(from), fields.from),
      steps?.firstPayment ?? given('First payment of the loan', text(firstPayment), fields.firstPayment),
      given('Payments', count(payments, 'months'), 'termMonths'),
    ],
  };
  return { value: readFirstPeriod(words), trace };
}

/** The first payment by the day it bears interest from, with its reason. */
export function paymentAfter(interestFrom: WireDate, field: string): { day: WireDate; trace: Trace } {
  const day = addToDate(interestFrom, 1, 'months');
  const trace: Trace = {
    label: 'First payment of the loan',
    value: text(day),
    formula: 'A month after the first day it bears interest for',
    math: 'monthAfter(a)',
    inputs: [given('The first payment bears interest from', text(interestFrom), field)],
  };
  return { day, trace };
}
