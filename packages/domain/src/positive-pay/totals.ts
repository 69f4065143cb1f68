import { type Cents, cents } from '../money/index.ts';
import { type Explained, explainedMoney, given, money } from '../trace/index.ts';
import type { PositivePayEvent, PositivePayKind } from './positive-pay-event.ts';

/** How many events of a kind there are, and what their checks come to. */
export interface PositivePayCount {
  readonly count: number;
  readonly amount: Explained<Cents>;
}

/** What events come to. */
export interface ExplainedPositivePayTotals extends Readonly<Record<PositivePayKind, PositivePayCount>> {
  /** The lowest and the highest number among the checks issued; null where none is. */
  readonly fromNumber: number | null;
  readonly toNumber: number | null;
}

/** What a bank is told of a check, in a word. */
export const positivePayKindNames = { issue: 'Issued', void: 'Voided', stop: 'Stopped' } as const satisfies Readonly<
  Record<PositivePayKind, string>
>;

/** What events come to, each sum with the checks it is of. */
export function positivePayTotals(events: readonly PositivePayEvent[]): ExplainedPositivePayTotals {
  const counted = (kind: PositivePayKind): PositivePayCount => {
    const own = events.filter((event) => event.kind === kind);
    return { count: own.length, amount: sumOfChecks(positivePayKindNames[kind], own) };
  };
  const numbers = events.flatMap(({ kind, checkNumber }) => (kind === 'issue' ? [checkNumber] : []));
  const [first, last] = [
    numbers.reduce((least, each) => Math.min(least, each), Number.POSITIVE_INFINITY),
    numbers.reduce((most, each) => Math.max(most, each), 0),
  ];
  return {
    ...{ issue: counted('issue'), void: counted('void'), stop: counted('stop') },
    fromNumber: numbers.length === 0 ? null : first,
    toNumber: numbers.length === 0 ? null : last,
  };
}

/** What checks come to, with each of them. */
export function sumOfChecks(
  label: string,
  checks: readonly Pick<PositivePayEvent, 'checkNumber' | 'amount'>[],
): Explained<Cents> {
  return explainedMoney(cents(checks.reduce((sum, { amount }) => sum + amount, 0)), {
    label,
    formula: 'The amounts of the checks added up',
    math: 'sum(all)',
    inputs: checks.map(({ checkNumber, amount }) =>
      given(`Check ${checkNumber}`, money(amount), `checks.${checkNumber}`),
    ),
  });
}
