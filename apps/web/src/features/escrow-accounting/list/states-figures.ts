import { counted } from '@closewright/domain/formats';
import { amountText } from '../../../lib/amount-text.ts';
import { type Figure, step, sumNode } from './figures-band.tsx';

type Sums<S extends string> = Readonly<Record<S, { readonly count: number; readonly amount: number }>>;

/** What all that fits comes to: in all, and by state; states of which there is nothing are left out. */
export function statesFigures<S extends string>(
  names: Readonly<Record<S, string>>,
  sums: Sums<S>,
  noun: readonly [one: string, many: string],
): readonly Figure[] {
  // The keys are those of the names.
  const states = (Object.keys(names) as S[]).filter((state) => sums[state].count > 0);
  const sumOf = (part: 'count' | 'amount') => states.reduce((sum, state) => sum + sums[state][part], 0);
  const [count, amount] = [sumOf('count'), sumOf('amount')];
  const steps = states.map((state, at) =>
    step(`0.${at}`, `${names[state]}, ${sums[state].count}`, amountText(sums[state].amount)),
  );
  return [
    {
      name: 'all',
      label: `All that fit, ${count}`,
      text: amountText(amount),
      explain: () =>
        sumNode(
          'All that fit',
          amountText(amount),
          `The amounts of ${counted(count, ...noun)} that pass the filters, on this page and on the others`,
          steps,
        ),
    },
    ...states.map((state) => ({
      name: state,
      label: `${names[state]}, ${sums[state].count}`,
      text: amountText(sums[state].amount),
      explain: () =>
        sumNode(
          names[state],
          amountText(sums[state].amount),
          `The amounts of ${counted(sums[state].count, ...noun)} that pass the filters and stand so now`,
          [],
        ),
    })),
  ];
}
