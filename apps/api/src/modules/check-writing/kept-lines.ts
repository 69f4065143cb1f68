import { disbursementsOf, expectedReceipts, type PaidLine, receiptsOf } from '@closewright/domain/check-writing';
import { formatMoney } from '@closewright/domain/formats';
import { cents } from '@closewright/domain/money';
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
  const soFar = { receipts: receiptsOf(transactions), disbursements: disbursementsOf(transactions) };
  const mayKeep: PaidLine[] = [];
  for (const loanID of new Set(kept.map((line) => line.loanID))) {
    const path = `kept.${kept.findIndex((line) => line.loanID === loanID)}.loanID`;
    const money = await moneyOfStatement(tx, caller, file.place, { loanID, path });
    mayKeep.push(...expectedReceipts(money, soFar).flatMap((each) => (each.party === party ? each.mayKeep : [])));
  }
  return kept.map((line, place) => {
    const isSame = (each: PaidLine) => each.loanID === line.loanID && each.key === line.key;
    const owed = mayKeep.find(isSame);
    if (!owed) throw invalid(`kept.${place}.key`, 'The statement does not owe this to who paid it in, or it is paid');
    if (kept.findIndex(isSame) < place) throw invalid(`kept.${place}.key`, 'This line is named twice');
    if (line.amount > 0 ? line.amount > owed.amount : line.amount < owed.amount)
      throw invalid(`kept.${place}.amount`, `Of this line ${formatMoney(cents(owed.amount))} is left`);
    return { ...line, label: owed.label };
  });
}
