import { addToDate, type WireDate } from '../dates/index.ts';
import { attempt, InputError } from '../errors/index.ts';
import { type Cents, cents, type Rate } from '../money/index.ts';
import { type Explained, given, type Trace, text, withFields } from '../trace/index.ts';
import { prepaidInterest } from './disclosed-totals.ts';
import type { FirstPeriodDays } from './first-period.ts';
import { interestDays } from './interest-days.ts';

/** Whether the interest of a day is rounded before it is multiplied, in the words that are stored. None of them: nobody has asked for the interest. */
export const interestByDay = { 'By day, rounded': true, 'By day, exact': false } as const;

/** What of a loan its prepaid interest is reckoned with, as it is stored. */
export interface StoredInterest {
  readonly amount: number | null;
  readonly rate: Rate | null;
  readonly dayBasis: '360' | '365' | null;
  /** The day it begins to bear interest; that of the disbursement where it is not said. */
  readonly interestFrom: WireDate | null;
  /** The first day that is no longer prepaid; a month before the first payment where it is not said. */
  readonly interestTo: WireDate | null;
  readonly firstPaymentDate: WireDate | null;
}

/** The day the loan begins to bear interest: that of the loan, of the disbursement, or of the closing. */
export interface InterestBegin {
  readonly day: WireDate | null;
  readonly source: string;
  /** The field the day stands in. */
  readonly field: string;
}

/** Prepaid interest, what has to be known first, by field, or that there is none to reckon. */
export type InterestFigure =
  | ({
      readonly kind: 'figure';
      /** The day it begins, and the first one that is no longer prepaid. */
      readonly from: Explained<WireDate>;
      readonly to: Explained<WireDate>;
      readonly days: Trace;
      readonly perDay: Trace;
    } & Explained<Cents>)
  | { readonly kind: 'open'; readonly missing: Readonly<Record<string, string>> }
  | { readonly kind: 'none' };

/** Fields of the prepaid interest by the names they have in a statement. */
const fieldNames: Readonly<Record<string, string>> = {
  amount: 'loanAmount',
  rate: 'loan.rate',
  daysInYear: 'loan.dayBasis',
};

/** Interest from the disbursement to the first day that the first payment bears interest for. It is reckoned only where the statement asks for it, and nothing of it is assumed. */
export function interestFigure(
  asked: keyof typeof interestByDay | null,
  loan: StoredInterest | null,
  begin: InterestBegin,
): InterestFigure {
  if (!asked || loan === null) return { kind: 'none' };
  const { amount, rate, dayBasis } = loan;
  const end = endOf(loan);
  const missing = {
    ...(amount === null ? { loanAmount: 'The loan amount' } : {}),
    ...(rate === null ? { 'loan.rate': 'The rate of the loan' } : {}),
    ...(dayBasis === null ? { 'loan.dayBasis': 'The days in the year of the loan' } : {}),
    ...(end === null ? { 'loan.firstPaymentDate': 'The first payment of the loan' } : {}),
    ...(begin.day === null ? { [begin.field]: 'The day of closing' } : {}),
  };
  if (amount === null || rate === null || dayBasis === null || end === null || begin.day === null)
    return { kind: 'open', missing };
  if (isContradicted(loan)) return { kind: 'open', missing: { 'loan.interestTo': contradicted } };
  const { day: from, source, field } = begin;
  const begins = given(source, text(from), field);
  const made = attempt(() => {
    const days = interestDays({
      from,
      to: end.day,
      fields: { from: field, to: end.field },
      steps: { from: begins, to: end.trace },
    });
    const daysInYear = dayBasis === '360' ? 360 : 365;
    const basis = { daysInYear, roundsDay: interestByDay[asked] } as const;
    const interest = prepaidInterest({
      amount: cents(amount),
      rate,
      days: days.value,
      daysTrace: days.trace,
      ...basis,
    });
    return { ...interest, days: days.trace };
  });
  if (made instanceof InputError)
    return { kind: 'open', missing: { [fieldNames[made.field] ?? made.field]: made.message } };
  return {
    kind: 'figure',
    value: made.value,
    trace: withFields(made.trace, fieldNames),
    from: { value: from, trace: begins },
    to: { value: end.day, trace: end.trace },
    days: made.days,
    perDay: withFields(made.perDay, fieldNames),
  };
}

const contradicted = 'Its end is more than a month off the day the first payment bears interest from';

/** Whether the end of prepaid interest is more than a month off the one the first payment tells: one of the two is mistyped. */
function isContradicted({ interestTo, firstPaymentDate }: StoredInterest): boolean {
  if (interestTo === null || firstPaymentDate === null) return false;
  return interestTo < addToDate(firstPaymentDate, -2, 'months') || interestTo > firstPaymentDate;
}

/** The days of the first period as far as file and loan tell them; none as long as one is unknown. */
export function storedFirstPeriod(
  { firstPaymentDate }: Pick<StoredInterest, 'firstPaymentDate'>,
  { day, source, field }: InterestBegin,
): FirstPeriodDays | undefined {
  if (day === null || firstPaymentDate === null) return undefined;
  const fields = { from: field, firstPayment: 'loan.firstPaymentDate' };
  return { from: day, firstPayment: firstPaymentDate, fields, steps: { from: given(source, text(day), field) } };
}

/** The first day that is no longer prepaid, and where it is known from. */
function endOf({
  interestTo,
  firstPaymentDate,
}: StoredInterest): { day: WireDate; field: string; trace: Trace } | null {
  if (interestTo !== null) {
    const field = 'loan.interestTo';
    return { day: interestTo, field, trace: given('Interest to, of the loan', text(interestTo), field) };
  }
  if (firstPaymentDate === null) return null;
  const field = 'loan.firstPaymentDate';
  const day = addToDate(firstPaymentDate, -1, 'months');
  const trace: Trace = {
    label: 'The first payment bears interest from',
    value: text(day),
    formula: 'A month before the first payment, which is due when its month has passed',
    math: 'monthBefore(a)',
    inputs: [given('First payment of the loan', text(firstPaymentDate), field)],
  };
  return { day, field, trace };
}
