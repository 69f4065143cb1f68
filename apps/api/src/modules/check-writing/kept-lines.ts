import {
  disbursementsOf,
  expectedReceipts,
  keptFaults,
  type PaidLine,
  receiptsOf,
} from '@closewright/domain/check-writing';
import type { Caller } from '../../platform/auth/caller.ts';
import { invalid } from '../../platform/records/index.ts';
import type { LedgerInHand } from './posting-work.ts';
import { moneyOfStatement } from './statement-in-hand.ts';

/** What a payer keeps, called as the statement calls it. Refuses what the statement does not owe the payer any more. */
export async function refuseKept(
  { tx, file, ledger: { transactions } }: LedgerInHand,
  caller: Caller,
  party: string | null,
  kept: readonly PaidLine[],
): Promise<readonly PaidLine[]> {
  if (kept.length === 0) return [];
  const loanID = file.state.defaultLoanID ?? 0;
  const other = kept.findIndex((line) => line.loanID !== loanID);
  if (other >= 0) throw invalid(`kept.${other}.loanID`, 'Only the statement of the default loan of a file is paid by');
  const money = await moneyOfStatement(tx, caller, file.place, { loanID, path: 'kept' });
  const soFar = { receipts: receiptsOf(transactions), disbursements: disbursementsOf(transactions) };
  const giver = expectedReceipts(money, soFar).find((each) => each.party === party);
  const { mayKeep, name } = giver ?? { mayKeep: [], name: null };
  const [fault] = keptFaults(kept, { mayKeep, name });
  if (fault) {
    const { at, field, words } = fault;
    throw invalid(['kept', at, field].filter((part) => part !== null).join('.'), words);
  }
  return kept.map((line) => ({ ...line, label: mayKeep.find(({ key }) => key === line.key)?.label ?? line.label }));
}
