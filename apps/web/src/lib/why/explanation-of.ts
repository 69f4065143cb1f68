import { isWireDate } from '@closewright/domain/dates';
import { formatDate, formatRate } from '@closewright/domain/formats';
import type { Trace, TraceValue } from '@closewright/domain/trace';
import type { ExplanationNode } from '@closewright/ui/explanation-panel';
import { amountText } from '../amount-text.ts';

/** The value of a step; amounts of what the api has sent are plain numbers. */
type ShownValue = TraceValue | { readonly kind: 'money'; readonly cents: number };

/** A trace of a rule, or one as the api has sent it. */
export interface ShownTrace extends Omit<Trace, 'value' | 'inputs'> {
  readonly value: ShownValue;
  readonly inputs?: readonly ShownTrace[];
}

const dates = /\b\d{4}-\d{2}-\d{2}\b/g;
/** Words of a trace, which hold days as they are stored. */
const read = (words: string): string => words.replace(dates, (date) => (isWireDate(date) ? formatDate(date) : date));

/** The trace of a figure as the panel "why this number" shows it. Steps are named by their place in the tree. */
export function explanationOf(trace: ShownTrace, id = '0'): ExplanationNode {
  const { label, value, formula, rounding, rule, field, inputs } = trace;
  return {
    id,
    label: read(label),
    value: valueText(value),
    origin: inputs === undefined ? 'typed' : 'calculated',
    ...(formula === undefined ? {} : { operation: read(formula) }),
    ...(rounding === undefined ? {} : { rounding }),
    ...(rule === undefined ? {} : { source: rule }),
    ...(field === undefined ? {} : { field }),
    ...(inputs === undefined ? {} : { children: inputs.map((input, at) => explanationOf(input, `${id}.${at}`)) }),
  };
}

/** The value of a step in words. */
export function valueText(value: ShownValue): string {
  switch (value.kind) {
    case 'money':
      return amountText(value.cents);
    case 'rate':
      return formatRate(value.percent);
    case 'count':
      return value.unit === undefined ? String(value.count) : `${value.count} ${value.unit}`;
    case 'text':
      return read(value.text);
  }
}
