import {
  type ExpectedReceipt,
  expectedReceipts,
  fileBalances,
  lackedSoFar,
  pays,
  postedField,
} from '@closewright/domain/check-writing';
import type { StatementTotal } from '@closewright/domain/closing-file';
import { formatMoney } from '@closewright/domain/formats';
import { ledgerAccounts } from '@closewright/domain/ledger';
import { cents } from '@closewright/domain/money';
import { lessOf, sumOf } from '@closewright/domain/settlement';
import { given, money } from '@closewright/domain/trace';
import type { ExplanationNode } from '@closewright/ui/explanation-panel';
import { explainTotal } from '../../../records/settlement/explain-total.ts';
import type { Turn } from '../disbursements/turn.ts';
import { receivedSums } from '../receipts/received.ts';
import type { CheckWriting } from '../use-check-writing.ts';

/** A total of the file’s money with its reason. */
export interface ShownTotal {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  readonly isOpen: boolean;
  readonly isShort: boolean;
  explain(): ExplanationNode;
}

/** What is still to come in by the statement, from all together. */
function stillExpected(list: readonly ExpectedReceipt[]): StatementTotal {
  const missing = list.flatMap(({ left }) => (left.kind === 'open' ? left.missing : []));
  if (missing.length > 0) return { kind: 'open', missing };
  const inputs = list.flatMap(({ left }) => (left.kind === 'figure' && left.value > 0 ? [left.trace] : []));
  return figure(sumOf('Expected', inputs, 'What is still to come in by the statement'));
}

const figure = (of: ReturnType<typeof sumOf>): StatementTotal => ({ kind: 'figure', ...of });

/** What came in, is still to come, went out and is left. What is expected is told by whoever may read the statement alone. With what is picked where a turn is given. */
export function shownTotals(
  known: CheckWriting,
  turn: Pick<Turn, 'picked' | 'selected'> | null,
): readonly ShownTotal[] {
  const { transactions, receipts, disbursements, money: statement } = known;
  const paid = disbursements
    .filter(pays)
    .map(({ facts: { payee }, amount, transaction }) => given(payee, money(cents(amount)), postedField(transaction)));
  const { collected, uncollected } = receivedSums(receipts);
  const disbursed = sumOf('Disbursed', paid, 'What was paid, or is on its way');
  const { balance, available, uncollected: open } = fileBalances(transactions);
  const { lacked, recovered } = lackedSoFar(transactions);
  const lacking = (['advance', 'loss', 'shortage'] as const).filter((account) => lacked[account].value !== 0);
  const left = lessOf('Left', balance, open, 'The money of the file, less what of it is not collected yet');
  const totals: readonly (readonly [string, StatementTotal])[] = [
    ['Collected', figure(collected)],
    // Where disbursements are picked there is room for what matters there.
    ...(turn !== null && uncollected.value === 0 ? [] : [['Uncollected', figure(uncollected)] as const]),
    ...(statement === null ? [] : [['Expected', stillExpected(expectedReceipts(statement, known))] as const]),
    ['Disbursed', figure(disbursed)],
    ...(turn === null ? [] : [[`Selected, ${turn.picked.size}`, figure(turn.selected)] as const]),
    ['Left', figure(left)],
    // As a rule it is what is left: it has a place of its own where the file lacks something, or money is set apart.
    ...(available.value === left.value ? [] : [['Available', figure(available)] as const]),
    ...lacking.map((account) => [ledgerAccounts[account].label, figure(lacked[account])] as const),
    ...(recovered.value === 0 ? [] : [['Recovered', figure(recovered)] as const]),
  ];
  return totals.map(([label, total]) => ({
    name: label.replace(/,.*/, '').toLowerCase(),
    label,
    text: total.kind === 'open' ? 'Open' : formatMoney(total.value),
    isOpen: total.kind === 'open',
    isShort: total.kind === 'figure' && total.value < 0,
    explain: () => explainTotal(label, total),
  }));
}
