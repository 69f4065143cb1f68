import type { Side } from '../../adjustments/index.ts';
import { formatDate } from '../../formats/index.ts';
import { figureOf } from '../../settlement/index.ts';
import type { Trace } from '../../trace/index.ts';
import type { FormRow, FormRun } from '../form-document.ts';
import type { Direction, LineAmount, StatementLine } from './statement-lines.ts';

/** A row of words and amounts in their columns. */
export type RowOfAmounts = (
  key: string,
  kind: FormRow['kind'],
  words: readonly FormRun[],
  amountOf: (side: Side, direction: Direction) => LineAmount | null | undefined,
) => FormRow;

const isSum = ({ math, inputs = [] }: Trace): boolean =>
  math === 'sum(all)' && inputs.every(({ value }) => value.kind === 'money');

const isZero = ({ value }: Trace): boolean => value.kind === 'money' && value.cents === 0;

/** A day that the label of a step has as it is stored. */
const printedLabel = ({ label }: Trace): string => label.replace(/\d{4}-\d{2}-\d{2}/g, (day) => formatDate(day));

/** A payoff by what it is made of: principal, interest, fees, less what the lender holds; in one line while it is open, or is made of one amount alone. */
export function payoffRows({ key, words, amounts }: StatementLine, row: RowOfAmounts): FormRow[] {
  const side: Side = amounts.seller.debit ? 'seller' : 'buyer';
  const amount = amounts[side].debit;
  const trace = amount?.total.kind === 'figure' ? amount.total.trace : null;
  const steps = trace && isSum(trace) ? (trace.inputs ?? []).filter((step) => !isZero(step)) : [];
  if (steps.length < 2) return [row(key, 'line', words, (own, direction) => amounts[own][direction])];
  return [
    row(key, 'subheading', words, () => null),
    ...steps.map((step, at) =>
      row(`${key}.${at + 1}`, 'line', [{ text: printedLabel(step) }], (own, direction) =>
        own === side && direction === 'debit'
          ? { name: `${key}.${at + 1}.${side}`, total: { kind: 'figure', ...figureOf(step) } }
          : null,
      ),
    ),
  ];
}
