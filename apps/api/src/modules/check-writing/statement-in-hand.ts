import { type StatementMoney, statementMoney } from '@closewright/domain/check-writing';
import { reckonedDocument } from '@closewright/domain/closing-file';
import { partyDisplayName, RoleType } from '@closewright/domain/parties';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { type FilePlace, invalid } from '../../platform/records/index.ts';
import { readDocument } from '../orders/orders.queries.ts';
import { asOfToday } from '../settlement/settlement.queries.ts';
import { foundSettlement } from '../settlement/settlement.usecases.ts';

/** Who gives and gets the money of the statement of a loan, read whole whoever asks: of one that is told in part the money would be wrong. */
export async function moneyOfStatement(
  tx: Transaction<DB>,
  { actor }: Caller,
  place: FilePlace,
  { loanID, path }: { readonly loanID: number; readonly path: string },
): Promise<StatementMoney> {
  const settlement = asOfToday(await foundSettlement(tx, place, loanID));
  if (settlement.loanID !== loanID)
    throw invalid(path, `Name the loan whose statement it is: ${settlement.loanID} is the default one`);
  const { contacts } = await readDocument(tx, actor, place.ordersID);
  const agent = contacts.find(({ roleTypeID }) => roleTypeID === RoleType.SettlementAgent);
  return statementMoney(reckonedDocument(settlement), loanID, {
    lender: settlement.loans.find((loan) => loan.loanID === loanID)?.lenderName ?? null,
    depositHolder: settlement.earnestMoneyHeldBy,
    agent: agent ? partyDisplayName(agent) : null,
  });
}
