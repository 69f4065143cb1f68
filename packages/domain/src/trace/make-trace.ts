import { type Cents, cents, type Rounding } from '../money/index.ts';
import type { Citation, Explained, Trace, TraceValue } from './trace.ts';

/** An amount of money in a trace. */
export const money = (amount: number): TraceValue => ({ kind: 'money', cents: cents(amount) });

/** A percentage in a trace, as a decimal string. */
export const rate = (percent: string): TraceValue => ({ kind: 'rate', percent });

/** A number of things in a trace: `count(16, 'days')`. */
export const count = (number: number, unit?: string): TraceValue =>
  unit === undefined ? { kind: 'count', count: number } : { kind: 'count', count: number, unit };

/** A date, a name or a choice in a trace. */
export const text = (words: string): TraceValue => ({ kind: 'text', text: words });

/** A figure that was given: typed, stored or chosen. */
export function given(label: string, value: TraceValue, field?: string): Trace {
  return field === undefined ? { label, value } : { label, value, field };
}

/** A figure that stands in a rule: a constant, with where it stands. */
export function cited(label: string, value: TraceValue, rule: Citation): Trace {
  return { label, value, rule };
}

/** An amount with its trace, whose value is that amount. */
export function explainedMoney(amount: Cents, trace: Omit<Trace, 'value'>): Explained<Cents> {
  return { value: amount, trace: { ...trace, value: money(amount) } };
}

const roundingWords: Readonly<Record<Rounding, string>> = {
  halfUp: 'half up',
  halfEven: 'half to even',
  up: 'up',
  down: 'down',
  ceiling: 'up (towards plus)',
  floor: 'down (towards minus)',
};

/** The words for the rounding of a figure that is exact where it is used, and rounded only where its step shows it. */
export const roundedToShow = 'to six decimals, in this step only';

/** The trace of a part of something larger: its fields are named within it, `payoffs.1.principal`. */
export function partOf(path: string, trace: Trace): Trace {
  const { field, inputs } = trace;
  return {
    ...trace,
    ...(field === undefined ? {} : { field: `${path}.${field}` }),
    ...(inputs === undefined ? {} : { inputs: inputs.map((input) => partOf(path, input)) }),
  };
}

/** A trace whose fields have other names where it is shown; those that are not among them keep theirs. */
export function withFields(trace: Trace, names: Readonly<Record<string, string>>): Trace {
  const { field, inputs } = trace;
  return {
    ...trace,
    ...(field === undefined ? {} : { field: names[field] ?? field }),
    ...(inputs === undefined ? {} : { inputs: inputs.map((input) => withFields(input, names)) }),
  };
}

/** How a trace says that an amount was rounded to the cent. */
export function roundedToCent(rounding: Rounding): string {
  return `to the cent, ${roundingWords[rounding]}`;
}

/** The arithmetic of a trace, rounded: `halfUp(a * b)`, or to whole units of more than a cent: `halfUp((a * b) / 100) * 100`. */
export function roundedMath(math: string, rounding: Rounding, unit = 1): string {
  return unit === 1 ? `${rounding}(${math})` : `${rounding}((${math}) / ${unit}) * ${unit}`;
}
