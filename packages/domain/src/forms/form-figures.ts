import type { Missing, StatementTotal } from '../closing-file/index.ts';
import { inWholeDollars } from '../disclosure/index.ts';
import { formatMoney } from '../formats/index.ts';
import { type Cents, cents, Exact, type Rate } from '../money/index.ts';
import type { Citation, Trace } from '../trace/index.ts';
import type { FormRun } from './form-document.ts';

/** Why an amount of a form is what it is, or what is missing for it. */
export type FormFigure =
  | { readonly kind: 'figure'; readonly trace: Trace }
  | { readonly kind: 'open'; readonly missing: readonly Missing[] };

/** The figures of a form by the names that its runs have for them. */
export type FormFigures = ReadonlyMap<string, FormFigure>;

/** Adds a figure to those of a form. */
export type KeepFigure = (name: string, figure: FormFigure) => void;

/** An amount to the cent, `$1,234.50`; below zero with a minus, as the form has it. */
export const inCents = (amount: Cents): string =>
  `${amount < 0 ? '–' : ''}${formatMoney(cents(Math.abs(amount)), { symbol: '$' })}`;

/** The same without its sign, where words or a box tell which way it goes. */
export const withoutSign = (amount: Cents): string => inCents(cents(Math.abs(amount)));

/** An amount that is not rounded, without decimals where it has no cents (12 CFR 1026.38(t)(4)(i)). */
export const withoutZeroCents = (amount: Cents): string => inCents(amount).replace(/\.00$/, '');

/** An amount in whole dollars, which its reason says (12 CFR 1026.37(o)(4)(i)(A)). */
export const inDollarsOf = (total: StatementTotal, rule?: Citation): StatementTotal =>
  total.kind === 'figure' ? { kind: 'figure', ...inWholeDollars(total, total.trace.label, rule) } : total;

/** A percentage as the form prints it: to three decimals, then without zeros at the end (12 CFR 1026.38(t)(4)(ii)). */
export const inPercent = (rate: Rate): string => new Exact(rate).toDecimalPlaces(3).toString();

/** The field of a figure that is typed, not reckoned. */
const typedAt = ({ field, inputs = [] }: Trace): string | undefined => (inputs.length === 0 ? field : undefined);

/** The run of a figure in words that are made of its value, with the field it was typed in; without words while it is open. */
export function figureRun(
  keep: KeepFigure,
  name: string,
  figure: FormFigure,
  words: (trace: Trace) => string,
): FormRun {
  keep(name, figure);
  if (figure.kind === 'open') return { text: '', figure: name };
  const field = typedAt(figure.trace);
  return { text: words(figure.trace), figure: name, ...(field !== undefined && { field }) };
}

const centsOf = ({ value }: Trace): Cents => cents(value.kind === 'money' ? value.cents : 0);

/** The run of an amount; without words while it is open. */
export const amountRun = (
  keep: KeepFigure,
  name: string,
  total: StatementTotal | FormFigure,
  shown: (amount: Cents) => string = inCents,
): FormRun => figureRun(keep, name, total, (trace) => shown(centsOf(trace)));

/** The runs of an amount; none where there is none. */
export const amountRuns = (
  keep: KeepFigure,
  name: string,
  total: StatementTotal | FormFigure | null,
  shown?: (amount: Cents) => string,
): readonly FormRun[] => (total === null ? [] : [amountRun(keep, name, total, shown)]);
