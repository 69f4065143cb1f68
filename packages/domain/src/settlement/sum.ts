import { addCents, type Cents, negateCents, subtractCents, zeroCents } from '../money/index.ts';
import { type Citation, type Explained, explainedMoney, type Trace } from '../trace/index.ts';

const amountOf = ({ value }: Trace): Cents => (value.kind === 'money' ? value.cents : zeroCents);

/** The sum of steps that are amounts, which become its reason. */
export function sumOf(label: string, inputs: readonly Trace[], formula: string, rule?: Citation): Explained<Cents> {
  const step = { label, formula, math: 'sum(all)', inputs };
  return explainedMoney(addCents(...inputs.map(amountOf)), rule ? { ...step, rule } : step);
}

/** One figure less another. */
export function lessOf(
  label: string,
  from: Explained<Cents>,
  off: Explained<Cents>,
  formula: string,
  rule?: Citation,
): Explained<Cents> {
  const step = { label, formula, math: 'a - b', inputs: [from.trace, off.trace] };
  return explainedMoney(subtractCents(from.value, off.value), rule ? { ...step, rule } : step);
}

/** How a step says that it is another one with the other sign. */
const opposite = '-a';

/** An amount with the other sign, because it lessens what its side owes; of one that was taken off, that one itself. */
export function takenOff(step: Trace): Trace {
  const [of] = step.inputs ?? [];
  if (step.math === opposite && of) return of;
  const { label } = step;
  return explainedMoney(negateCents(amountOf(step)), { label, formula: 'Taken off', math: opposite, inputs: [step] })
    .trace;
}

/** The figure of a step that is an amount. */
export const figureOf = (trace: Trace): Explained<Cents> => ({ value: amountOf(trace), trace });
