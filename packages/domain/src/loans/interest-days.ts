import { diffDates, type WireDate } from '../dates/index.ts';
import { InputError } from '../errors/index.ts';
import { formatDate } from '../formats/index.ts';
import { count, type Explained, given, type Trace, text } from '../trace/index.ts';

/** Between which days interest is prepaid, and what each is called where it is given. */
export interface InterestDates {
  readonly from: WireDate;
  readonly to: WireDate;
  readonly fields: { readonly from: string; readonly to: string };
  /** Where they come from, if they are more than given. */
  readonly steps?: { readonly from: Trace; readonly to: Trace };
}

/**
 * The days of prepaid interest: from the one that interest begins on, of the closing or the disbursement, up to the first day the first payment covers. Below zero they are a credit, where the loan closes within the
 * month that its first payment covers. Throws an InputError for a first day of an earlier month: those dates are reversed.
 */
export function interestDays({ from, to, fields, steps }: InterestDates): Explained<number> {
  if (to.slice(0, 7) < from.slice(0, 7))
    throw new InputError(
      'REVERSED',
      fields.to,
      `Interest begins on ${formatDate(from)}; that of the first payment begins on ${formatDate(to)}, in an earlier month`,
    );
  const value = diffDates(from, to, 'days');
  const trace: Trace = {
    label: 'Days',
    value: count(value, 'days'),
    formula: 'Days from the one interest begins on up to the first day the first payment covers',
    math: 'days(a, b)',
    inputs: [
      steps?.from ?? given('Closing', text(from), fields.from),
      steps?.to ?? given('The first payment bears interest from', text(to), fields.to),
    ],
  };
  return { value, trace };
}
