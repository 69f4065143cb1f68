import type { BalanceFigure, Missing, StatementFigures, StatementTotal } from '@closewright/domain/closing-file';
import { counted, formatMoney } from '@closewright/domain/formats';
import type { ExplanationNode } from '@closewright/ui/explanation-panel';
import { explanationOf } from '../../lib/why/explanation-of.ts';
import { allTotals } from './shown-totals.ts';

/** Why a total of a statement is what it is; what is none of them is the balance. */
export function explainNamed(figures: StatementFigures, name: string): ExplanationNode {
  const asked = allTotals(figures).find((each) => each.name === name);
  return asked ? explainTotal(asked.label, asked.total) : explainBalance(figures.balance);
}

/** Why a total is what it is; of an open one what is missing, each with the way to its field. */
export const explainTotal = (label: string, total: StatementTotal): ExplanationNode =>
  total.kind === 'figure' ? explanationOf(total.trace) : explainOpen(label, total.missing);

/** Whether the statement is in balance, or the lines that nobody answers for. */
export function explainBalance(balance: BalanceFigure): ExplanationNode {
  if (balance.kind === 'open') return explainOpen('Balance', balance.missing);
  const { outBy, findings, receipts, disbursements } = balance.state;
  if (balance.kind === 'balanced')
    return {
      id: '0',
      label: 'In balance',
      value: formatMoney(receipts.value),
      origin: 'calculated',
      operation: 'What comes in is what goes out, and somebody answers for every line',
      children: [receipts.trace, disbursements.trace].map((trace, at) => explanationOf(trace, `0.${at}`)),
    };
  const why = explanationOf(outBy.trace);
  return {
    ...why,
    // The steps are the findings in their order.
    children: (why.children ?? []).map((child, at) => ({ ...child, label: findings[at]?.message ?? child.label })),
  };
}

const explainOpen = (label: string, missing: readonly Missing[]): ExplanationNode => ({
  id: '0',
  label,
  value: 'Open',
  origin: 'calculated',
  operation: `${counted(missing.length, 'thing')} missing`,
  children: missing.map(({ field, words }, at) => ({ id: `0.${at}`, label: words, value: 'Missing', field })),
});
