import {
  type ReckonedStatement,
  type StatementCost,
  type StatementDay,
  type StatementTotal,
  type SummaryForm,
  type ToleranceState,
  totalNames,
  totalWords,
} from '@closewright/domain/closing-file';
import { columnWords } from '@closewright/domain/fees';
import { formatDate, formatMoney } from '@closewright/domain/formats';
import type { Cents } from '@closewright/domain/money';
import { costColumns } from '@closewright/domain/settlement';
import type { Explained } from '@closewright/domain/trace';
import { explanationOf } from '../../lib/why/explanation-of.ts';
import { explainBalance, explainTotal } from '../../records/settlement/explain-total.ts';
import type { ShownFigure, ShownFigures } from '../../records/settlement/page-figures.tsx';
import { amountText, shownTotals } from '../../records/settlement/shown-totals.ts';

/** The name of a line of the costs. */
export const nameOfCost = ({ letter }: StatementCost): string => letter ?? 'credits';

/** A figure by its name: `A.borrowerAtClosing`, `dueFromBorrower`, `tolerance.zero.over`. */
type Named = readonly [name: string, figure: ShownFigure];

/** All figures that the dashboard shows, by their names. None is worked out here. */
export function dashboardFigures(
  state: ReckonedStatement,
  costs: readonly StatementCost[],
  tolerance: ToleranceState,
  days: readonly StatementDay[],
  form: SummaryForm,
): ShownFigures {
  return Object.fromEntries([
    ...costs.flatMap(figuresOfCost),
    ...figuresOfTotals(state, form),
    ...figuresOfBalance(state),
    ...figuresOfTolerance(tolerance),
    ...days.flatMap(({ trace, label, day }) =>
      trace ? [[`day.${label}`, { text: formatDate(day), explain: () => explanationOf(trace) }] as const] : [],
    ),
  ]);
}

const ofTotal = (name: string, label: string, total: StatementTotal | null): Named[] =>
  total === null ? [] : [[name, { text: amountText(name, total), explain: () => explainTotal(label, total) }]];

function figuresOfCost(cost: StatementCost): Named[] {
  const name = nameOfCost(cost);
  const columns = costColumns.flatMap((column) =>
    ofTotal(`${name}.${column}`, `${cost.title}, ${columnWords[column].toLowerCase()}`, cost.columns[column]),
  );
  return [...ofTotal(`${name}.total`, cost.title, cost.total), ...columns];
}

function figuresOfTotals({ figures }: ReckonedStatement, form: SummaryForm): Named[] {
  const labels = Object.fromEntries(shownTotals(figures).map(({ name, label }) => [name, label]));
  return totalNames.flatMap((name) =>
    ofTotal(name, labels[name] ?? totalWords(name, form).label, figures.totals[name]),
  );
}

function figuresOfBalance({ figures: { balance } }: ReckonedStatement): Named[] {
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

const ofTrace = (name: string, { value, trace }: Explained<Cents>): Named => [
  name,
  { text: formatMoney(value), explain: () => explanationOf(trace) },
];

function figuresOfTolerance(tolerance: ToleranceState): Named[] {
  if (tolerance.kind === 'none') return [];
  if (tolerance.kind === 'open') return ofTotal('tolerance.cure', 'Tolerance', tolerance);
  const { buckets, cure } = tolerance;
  const ofBuckets = Object.entries(buckets).flatMap(([bucket, { estimate, final, over }]) => [
    ofTrace(`tolerance.${bucket}.estimate`, estimate),
    ofTrace(`tolerance.${bucket}.final`, final),
    ...(over ? [ofTrace(`tolerance.${bucket}.over`, over)] : []),
  ]);
  return [...ofBuckets, ofTrace('tolerance.cure', cure)];
}
