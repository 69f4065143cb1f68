import {
  amountWords,
  type ReckonedStatement,
  type StatementCost,
  type StatementTotal,
} from '@closewright/domain/closing-file';
import { columnWords } from '@closewright/domain/fees';
import { formatMoney } from '@closewright/domain/formats';
import type { Cents } from '@closewright/domain/money';
import { costColumns } from '@closewright/domain/settlement';
import type { Explained, Trace } from '@closewright/domain/trace';
import type { ExplanationNode } from '@closewright/ui/explanation-panel';
import { explanationOf, valueText } from '../../../lib/why/explanation-of.ts';
import { explainBalance, explainTotal } from '../explain-total.ts';
import { allTotals } from '../shown-totals.ts';

/** A figure of a computed page: how it is shown, and why it is that. */
export interface NamedFigure {
  readonly text: string;
  readonly explain: () => ExplanationNode;
}

/** The figures of a computed page by name: `A.borrowerAtClosing`, `dueFromBorrower`, `tolerance.zero.over`. */
export type NamedFigures = Readonly<Record<string, NamedFigure>>;

export type Named = readonly [name: string, figure: NamedFigure];

/** The name of a line of the costs. */
export const nameOfCost = ({ letter }: StatementCost): string => letter ?? 'credits';

/** A figure of a statement by its name; none where there is none. */
export const ofTotal = (name: string, label: string, total: StatementTotal | null): Named[] =>
  total === null ? [] : [[name, { text: amountWords(total), explain: () => explainTotal(label, total) }]];

/** A figure by its steps, whatever kind of value it is. */
export const ofSteps = (name: string, trace: Trace): Named => [
  name,
  { text: valueText(trace.value), explain: () => explanationOf(trace) },
];

/** A figure that is always there. */
export const ofTrace = (name: string, { value, trace }: Explained<Cents>): Named => [
  name,
  { text: formatMoney(value), explain: () => explanationOf(trace) },
];

/** The total of a line of the costs, and what is paid of it in each column. */
export function figuresOfCost(cost: StatementCost): Named[] {
  const name = nameOfCost(cost);
  const columns = costColumns.flatMap((column) =>
    ofTotal(`${name}.${column}`, `${cost.title}, ${columnWords[column].toLowerCase()}`, cost.columns[column]),
  );
  return [...ofTotal(`${name}.total`, cost.title, cost.total), ...columns];
}

/** The totals of a statement, as its form calls them. */
export const figuresOfTotals = ({ figures }: ReckonedStatement): Named[] =>
  allTotals(figures).map(({ name, label, text, total }) => [name, { text, explain: () => explainTotal(label, total) }]);

/** What comes in and goes out, and what the statement is out by. */
export function figuresOfBalance({ figures: { balance } }: ReckonedStatement): Named[] {
  const why = () => explainBalance(balance);
  if (balance.kind === 'open')
    return ['receipts', 'disbursements', 'outBy'].map((name) => [name, { text: 'Open', explain: why }]);
  const { receipts, disbursements, outBy } = balance.state;
  return [
    ofTrace('receipts', receipts),
    ofTrace('disbursements', disbursements),
    ['outBy', { text: formatMoney(outBy.value), explain: why }],
  ];
}
