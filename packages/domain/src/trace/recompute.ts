import { Exact } from '../money/index.ts';
import { evaluate, type Procedure, type Term } from './arithmetic.ts';
import type { Trace, TraceValue } from './trace.ts';
import { stepsOf } from './walk-trace.ts';

/** What is wrong with a step of a trace. */
export interface TraceFault {
  readonly label: string;
  readonly fault: string;
}

/**
 * Checks a trace: every leaf was given (it names its field) or stands in a rule that is cited, and the arithmetic of every other step gives its value from
 * the values of its inputs. An empty answer is a sound trace.
 * @param procedures what cannot be written as arithmetic: a solver, a calendar
 */
export function faultsOf(trace: Trace, procedures: Readonly<Record<string, Procedure>> = {}): TraceFault[] {
  return [...stepsOf(trace)].flatMap((step) => {
    const fault = faultOf(step, procedures);
    return fault === null ? [] : [{ label: step.label, fault }];
  });
}

function faultOf(step: Trace, procedures: Readonly<Record<string, Procedure>>): string | null {
  if (!step.inputs)
    return step.field || step.rule
      ? null
      : 'A leaf is an input that names its field, or a constant that cites its rule';
  if (!step.math) return 'No arithmetic';
  const value = evaluate(
    step.math,
    step.inputs.map(({ value: input }) => termOf(input)),
    procedures,
  );
  return isSame(value, termOf(step.value)) ? null : `${step.math} is ${String(value)}`;
}

/** A figure as arithmetic takes it: an amount in cents, a rate in percent. */
function termOf(value: TraceValue): Term {
  switch (value.kind) {
    case 'money':
      return new Exact(value.cents);
    case 'rate':
      return new Exact(value.percent);
    case 'count':
      return new Exact(value.count);
    case 'text':
      return value.text;
  }
}

/** Texts of numbers are the same as their numbers: a day's charge is shown with its decimals. */
function isSame(one: Term, other: Term): boolean {
  const number = /^-?\d+(\.\d+)?$/;
  const [a, b] = [
    String(typeof one === 'string' ? one : one.toFixed()),
    String(typeof other === 'string' ? other : other.toFixed()),
  ];
  return number.test(a) && number.test(b) ? new Exact(a).eq(b) : a === b;
}
