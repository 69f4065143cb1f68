import type { Side } from '../../adjustments/index.ts';
import type { FormRow, FormRun } from '../form-document.ts';
import type { Direction, LineAmount, StatementLine } from './statement-lines.ts';

/** A row of words and amounts in their columns. */
export type RowOfAmounts = (
  key: string,
  kind: FormRow['kind'],
  words: readonly FormRun[],
  amountOf: (side: Side, direction: Direction) => LineAmount | null | undefined,
) => FormRow;

/** A payoff by what it is made of: principal, interest, fees, less what the lender holds; in one line while it is open, or is made of one amount alone. */
export function payoffRows({ key, words, amounts, steps: all = [] }: StatementLine, row: RowOfAmounts): FormRow[] {
  const side: Side = amounts.seller.debit ? 'seller' : 'buyer';
  const steps = all.filter(({ value }) => value !== 0);
  if (steps.length < 2) return [row(key, 'line', words, (own, direction) => amounts[own][direction])];
  return [
    row(key, 'subheading', words, () => null),
    ...steps.map((step, at) =>
      row(`${key}.${at + 1}`, 'line', [{ text: step.words }], (own, direction) =>
        own === side && direction === 'debit'
          ? { name: `${key}.${at + 1}.${side}`, total: { kind: 'figure', value: step.value, trace: step.trace } }
          : null,
      ),
    ),
  ];
}
