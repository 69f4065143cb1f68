import {
  expectedReceipts,
  type KeptFault,
  keptAllFaults,
  keptFaults,
  type MoneySoFar,
  moneySoFar,
  type NewKept,
  type PaidLine,
  type StatementMoney,
} from '@closewright/domain/check-writing';
import type { Caller } from '../../platform/auth/caller.ts';
import { invalid } from '../../platform/records/index.ts';
import type { LedgerInHand } from './posting-work.ts';
import { moneyOfStatement, paidLabels } from './statement-in-hand.ts';

type InHand = Pick<LedgerInHand, 'tx' | 'file' | 'ledger'>;

/** Refuses a party that the statement does not know, at its field: what it brings would be expected of it still. */
export async function refuseParty(
  { tx, file: { place, state } }: Pick<InHand, 'tx' | 'file'>,
  caller: Caller,
  party: string,
  path = 'party',
): Promise<void> {
  const { parties } = await moneyOfStatement(tx, caller, place, { loanID: state.defaultLoanID ?? 0, path });
  if (!parties.some(({ key }) => key === party)) throw invalid(path, 'The statement has nobody of this kind or name');
}

/** What a payer keeps out of what it brings, called as the statement calls it. Refuses what the statement does not owe the payer any more. */
export async function refuseKept(
  inHand: InHand,
  caller: Caller,
  party: string | null,
  kept: readonly PaidLine[],
): Promise<readonly PaidLine[]> {
  if (kept.length === 0) return [];
  return called(inHand, caller, kept, (money, soFar) => {
    const giver = expectedReceipts(money, soFar).find((each) => each.party === party);
    return keptFaults(kept, giver ?? { mayKeep: [], name: null });
  });
}

/** The same of a payer that brings nothing. Refuses also what would leave something to come from it. */
export const refuseKeptAll = (inHand: InHand, caller: Caller, kept: NewKept): Promise<readonly PaidLine[]> =>
  called(inHand, caller, kept.lines, (money, soFar) => keptAllFaults(money, soFar, kept));

async function called(
  { tx, file: { place, state }, ledger }: InHand,
  caller: Caller,
  kept: readonly PaidLine[],
  faultsOf: (money: StatementMoney, soFar: MoneySoFar) => readonly KeptFault[],
): Promise<readonly PaidLine[]> {
  const loanID = state.defaultLoanID ?? 0;
  const other = kept.findIndex((line) => line.loanID !== loanID);
  if (other >= 0) throw invalid(`kept.${other}.loanID`, 'Only the statement of the default loan of a file is paid by');
  const money = await moneyOfStatement(tx, caller, place, { loanID, path: 'kept' });
  const [fault] = faultsOf(money, moneySoFar(ledger));
  if (fault) {
    const { at, field, words } = fault;
    throw invalid(['kept', at, field].filter((part) => part !== null).join('.'), words);
  }
  const labels = paidLabels(money);
  return kept.map((line) => ({ ...line, label: labels.get(line.key) ?? line.label }));
}
