import { type Disbursement, type LedgerTransaction, postedField, postedWords } from '@closewright/domain/check-writing';
import { ledgerAccounts } from '@closewright/domain/ledger';
import type { GridCell } from '@closewright/ui/data-grid';
import type { ExplanationNode } from '@closewright/ui/explanation-panel';
import { amountText } from '../../../lib/amount-text.ts';
import { explanationOf } from '../../../lib/why/explanation-of.ts';
import { type PaperStep, paperSteps } from '../../../records/check-printing/paper-steps.ts';
import { paymentName } from '../payment-name.ts';
import type { Row } from './rows.ts';
import type { Turn } from './turn.ts';

/** The lines of the list that are no disbursement. */
export const lines = { available: 'available', made: 'made', total: 'total' } as const;

/**
 * Why an amount of the list is what it is; null for a cell without one.
 * @param moment an instant in words
 */
export function explainCell(
  rows: readonly Row[],
  turn: Turn,
  transactions: readonly LedgerTransaction[],
  { rowKey, columnId }: Pick<GridCell, 'rowKey' | 'columnId'>,
  moment: (instant: string) => string,
): ExplanationNode | null {
  if (rowKey === lines.available) return explanationOf(turn.available.trace);
  if (rowKey === lines.total) return explanationOf(columnId === 'balance' ? turn.after.trace : turn.total.trace);
  const row = rows.find(({ key }) => key === rowKey);
  if (row === undefined) return null;
  if (row.kind === 'made') return explainMade(row.made, transactions, paperSteps(row.paper, moment));
  const { proposed, balance } = row.turn;
  return explanationOf(columnId === 'balance' ? balance.trace : proposed.amount.trace);
}

/** What a disbursement paid, how it and what came after it was posted, and what was done with its paper. */
export function explainMade(
  { amount, facts, method, transaction, since }: Disbursement,
  all: readonly LedgerTransaction[],
  paper: readonly PaperStep[],
): ExplanationNode {
  const isOfStatement = facts.lines.length > 0;
  const paid: ExplanationNode = {
    id: '0.0',
    label: isOfStatement ? 'Lines of the statement' : 'Outside the statement',
    value: amountText(amount),
    origin: 'calculated',
    operation: isOfStatement ? 'The sum of what it pays' : 'As it was asked for and approved',
    children: facts.lines.map((line, at) => ({
      id: `0.0.${at}`,
      label: line.label,
      value: amountText(line.amount),
      origin: 'typed',
    })),
  };
  const postings = [transaction, ...since].map(
    (each, at): ExplanationNode => ({
      id: `0.${at + 1}`,
      label: postedWords(each, all),
      value: '',
      origin: 'calculated',
      operation: `Posted by ${each.postedBy}`,
      field: postedField(each),
      children: each.lines.map((line, of) => ({
        id: `0.${at + 1}.${of}`,
        label: `${ledgerAccounts[line.account].label}, ${line.amount < 0 ? 'credit' : 'debit'}`,
        value: amountText(Math.abs(line.amount)),
        origin: 'typed',
      })),
    }),
  );
  const printed = paper.map(
    ({ key, what, words }): ExplanationNode => ({ id: `0.${key}`, label: what, value: '', operation: words }),
  );
  return {
    id: '0',
    label: `${paymentName({ method, facts })} to ${facts.payee}`,
    value: amountText(amount),
    origin: 'calculated',
    operation: 'What was posted, and what it paid',
    children: [paid, ...postings, ...printed],
  };
}
