import type { Trace, TraceValue } from './trace.ts';

/**
 * A result with its reasons as text for a snapshot: a line for each step of a trace with everything it says, indented below the step it goes into.
 * A step with inputs that stood above already is named, not written out again.
 */
export function keptLines(result: unknown): string {
  const known = new Set<string>();

  const traceLines = (trace: Trace, indent: string): string[] => {
    const { label, value, formula, math, rounding, rule, field, inputs = [], ...others } = trace;
    const same = JSON.stringify(trace);
    const isKnown = inputs.length > 0 && known.has(same);
    known.add(same);
    const words = [
      field && `field ${field}`,
      formula,
      math && `= ${math}`,
      rounding && `rounded ${rounding}`,
      rule && `by ${rule.text}${rule.href ? ` <${rule.href}>` : ''}`,
      ...Object.entries(others).map(([name, other]) => `${name} ${JSON.stringify(other)}`),
      isKnown && 'as above',
    ].filter(Boolean);
    const line = `${indent}${[`${label}: ${valueText(value)}`, ...words].join(' | ')}`;
    return isKnown ? [line] : [line, ...inputs.flatMap((input) => traceLines(input, `${indent}  `))];
  };

  const linesOf = (value: unknown, name: string, indent: string): string[] => {
    if (isTrace(value)) return traceLines(value, indent);
    if (typeof value !== 'object' || value === null) return [`${indent}${name} ${JSON.stringify(value)}`];
    return [
      `${indent}${name}`,
      ...Object.entries(value).flatMap(([part, inside]) => linesOf(inside, part, `${indent}  `)),
    ];
  };
  return linesOf(result, 'kept', '').join('\n');
}

const isTrace = (value: unknown): value is Trace =>
  typeof value === 'object' && value !== null && 'label' in value && 'value' in value && 'kind' in Object(value.value);

function valueText(value: TraceValue): string {
  switch (value.kind) {
    case 'money':
      return `${value.cents} cents`;
    case 'rate':
      return `${value.percent} %`;
    case 'count':
      return value.unit === undefined ? `${value.count}` : `${value.count} ${value.unit}`;
    case 'text':
      return JSON.stringify(value.text);
  }
}
