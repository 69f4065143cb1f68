import { can } from '@closewright/domain/access';
import { leftToPay, moneySoFar, proposedDisbursements, wholeStatement } from '@closewright/domain/check-writing';
import { AppError } from '@closewright/domain/errors';
import type { Caller } from '../../../platform/auth/caller.ts';
import { besideFile } from '../../orders/file-work.usecases.ts';
import { type CheckWritingDeps, foundLedger } from '../file-ledger.usecases.ts';
import { moneyOfStatement } from '../statement-in-hand.ts';
import { filesOfApprovals } from './approvals.queries.ts';

/** What the statement has left to pay in the file of a request, for whoever may read that whole. */
export async function getLeftToPay(
  { database }: CheckWritingDeps,
  caller: Caller,
  approvalID: number,
): Promise<{ leftToPay: number | null }> {
  const ordersID = (await filesOfApprovals(database, caller.actor, [approvalID])).get(approvalID);
  if (ordersID === undefined) throw new AppError('NOT_FOUND');
  return besideFile({ database, caller, ordersID, action: 'readApprovals' }, async (tx, { place, session, state }) => {
    if (!wholeStatement.every((action) => can(session.access, action).allowed)) return { leftToPay: null };
    const loanID = state.defaultLoanID ?? 0;
    const money = await moneyOfStatement(tx, caller, place, { loanID, path: 'loanID' });
    const ledger = await foundLedger(tx, place);
    return { leftToPay: leftToPay(proposedDisbursements(money, moneySoFar(ledger), ledger.plans)).value };
  });
}
