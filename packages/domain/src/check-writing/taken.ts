import { type Cents, cents } from '../money/index.ts';
import { type Explained, explainedMoney } from '../trace/index.ts';

/** What of an amount a line takes: as far as it is left of it, on the same side of nothing. Null where that is nothing. */
export function takenOf(wanted: Explained<Cents>, left: Explained<Cents>, formula: string): Explained<Cents> | null {
  const takes =
    wanted.value > 0
      ? Math.max(0, Math.min(wanted.value, left.value))
      : Math.min(0, Math.max(wanted.value, left.value));
  if (takes === 0) return null;
  return explainedMoney(cents(takes), {
    label: wanted.trace.label,
    formula,
    math: takes < 0 ? 'max(a, b)' : 'min(a, b)',
    inputs: [wanted.trace, left.trace],
  });
}

/** An amount less what was taken of it. */
export function lessTaken(
  amount: Explained<Cents>,
  taken: readonly Explained<Cents>[],
  formula: string,
  label = amount.trace.label,
): Explained<Cents> {
  if (taken.length === 0) return amount;
  return explainedMoney(cents(taken.reduce((rest, { value }) => rest - value, Number(amount.value))), {
    label,
    formula,
    math: 'less(all)',
    inputs: [amount.trace, ...taken.map(({ trace }) => trace)],
  });
}
