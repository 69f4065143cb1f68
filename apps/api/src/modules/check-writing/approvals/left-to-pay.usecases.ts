import type { LeftToPay } from '@closewright/contract/check-writing';
import { can } from '@closewright/domain/access';
import {
  leftToPay,
  moneySoFar,
  paidAgain,
  proposedDisbursements,
  wholeStatement,
} from '@closewright/domain/check-writing';
import { AppError } from '@closewright/domain/errors';
import type { Caller } from '../../../platform/auth/caller.ts';
import { besideFile } from '../../orders/file-work.usecases.ts';
import { type CheckWritingDeps, foundLedger } from '../file-ledger.usecases.ts';
import { moneyOfStatement } from '../statement-in-hand.ts';
import { filesOfApprovals } from './approvals.queries.ts';

/** What the statement has left to pay in the file of a request, and has to pay again of what is asked to be ended there, for whoever may read that whole. */
export async function getLeftToPay(
  { database }: CheckWritingDeps,
  caller: Caller,
  approvalID: number,
): Promise<LeftToPay> {
  const ordersID = (await filesOfApprovals(database, caller.actor, [approvalID])).get(approvalID)?.ordersID;
  if (ordersID === undefined) throw new AppError('NOT_FOUND');
  return besideFile({ database, caller, ordersID, action: 'readApprovals' }, async (tx, { place, session, state }) => {
    if (!wholeStatement.every((action) => can(session.access, action).allowed)) return { leftToPay: null, again: [] };
    const loanID = state.defaultLoanID ?? 0;
    const money = await moneyOfStatement(tx, caller, place, { loanID, path: 'loanID' });
    const { plans, approvals, ...ledger } = await foundLedger(tx, place);
    const soFar = moneySoFar(ledger);
    const ends = approvals.filter(({ state: of, about }) => of === 'pending' && about !== null);
    return {
      leftToPay: leftToPay(proposedDisbursements(money, soFar, plans)).value,
      again: ends.map((each) => ({ approvalID: each.approvalID, amount: paidAgain(money, soFar, plans, each) })),
    };
  });
}
