import { expectedReceipts, type MoneySoFar, methodWords } from '@closewright/domain/check-writing';
import { ledgerAccounts } from '@closewright/domain/ledger';
import type { ProposedRow } from '../disbursements/rows.ts';
import type { Turn } from '../disbursements/turn.ts';
import type { CheckWriting } from '../use-check-writing.ts';

/** A step of the balance: what comes to it, or leaves it. */
export interface Step {
  readonly label: string;
  readonly amount: number;
  /** What the steps above come to. */
  readonly isSum: boolean;
}

type Known = Pick<CheckWriting, 'money' | keyof MoneySoFar>;

/** How the balance after a disbursement comes to be, and what it is once the rest is in. */
export function balanceInOrder(
  { at, turn: { proposed, balance } }: ProposedRow,
  { rows, picked, available }: Turn,
  known: Known,
): readonly Step[] {
  const before = rows.slice(0, at - 1).filter((each) => picked.has(each.proposed.key));
  const paid = before.reduce((all, each) => all + each.proposed.amount.value, 0);
  const step = (label: string, amount: number): Step => ({ label, amount, isSum: false });
  const sum = (label: string, amount: number): Step => ({ label, amount, isSum: true });
  const uncollected = known.receipts.reduce((all, receipt) => all + receipt.uncollected, 0);
  const expected = known.money === null ? 0 : stillToCome(known.money, known);
  const coming = uncollected + expected;
  return [
    step(ledgerAccounts.available.label, available.value),
    ...(before.length > 0 ? [step(wordsOf(before.length, at), 0 - paid)] : []),
    step(`This ${methodWords[proposed.method]}`, 0 - proposed.amount.value),
    sum('Balance', balance.value),
    ...(uncollected > 0 ? [step('Not collected yet', uncollected)] : []),
    ...(expected > 0 ? [step('Expected', expected)] : []),
    ...(coming > 0 ? [sum('After it is in', balance.value + coming)] : []),
  ];
}

function wordsOf(count: number, at: number): string {
  if (count < at - 1) return `${count} picked before`;
  return count === 1 ? 'Disbursement 1' : `Disbursements 1 to ${count}`;
}

function stillToCome(money: NonNullable<Known['money']>, known: Known): number {
  return expectedReceipts(money, known).reduce(
    (all, { left }) => all + (left.kind === 'figure' ? Math.max(0, left.value) : 0),
    0,
  );
}
