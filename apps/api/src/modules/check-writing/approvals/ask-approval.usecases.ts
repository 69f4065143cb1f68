import type { AskedApproval, FileLedger } from '@closewright/contract/check-writing';
import { AppError } from '@closewright/domain/errors';
import type { Caller } from '../../../platform/auth/caller.ts';
import { writeFile } from '../../orders/file-work.usecases.ts';
import { todayOf } from '../../workflow/file-tasks.usecases.ts';
import { type CheckWritingDeps, foundLedger, type LedgerOfFile, shownLedger } from '../file-ledger.usecases.ts';
import {
  accountInHand,
  type PostingPlace,
  refusal,
  refuseBeyondFile,
  refusePart,
  refuseUnprintable,
} from '../posting-work.ts';
import { paymentToEnd, refuseUnpayable } from './approval-posting.ts';
import { addApproval, endApproval, type NewApproval } from './approvals.queries.ts';
import { fileToGive } from './file-to-give.ts';

/** Asks for what somebody else has to approve, where it could be posted now. Nothing is posted. */
export function askApproval(
  { database, clock }: CheckWritingDeps,
  caller: Caller,
  { ordersID, asked }: { readonly ordersID: number; readonly asked: AskedApproval },
): Promise<FileLedger> {
  return writeFile({ database, caller, ordersID, action: 'writeChecks' }, async (tx, file) => {
    const today = todayOf(caller, clock.now());
    const ledger = await foundLedger(tx, file.place);
    const place = { ordersID, bankAccountID: asked.bankAccountID, date: today };
    accountInHand(file, ledger, place);
    const to = asked.kind === 'transfer' ? await fileToGive(tx, caller, file, asked.toFile) : null;
    await addApproval(tx, file.place, wanted(ledger, place, { asked, toOrdersID: to?.place.ordersID ?? null }));
    return shownLedger(await foundLedger(tx, file.place), file.session, today);
  });
}

/** A request that says nothing yet. */
export const nothingAsked = {
  ...{ about: null, payee: null, checkNumber: null, method: null, memo: null },
  ...{ category: null, isRecoverable: null, toOrdersID: null, overFiles: null },
};

function wanted(
  ledger: LedgerOfFile,
  place: PostingPlace,
  { asked, toOrdersID }: { readonly asked: AskedApproval; readonly toOrdersID: number | null },
): NewApproval {
  switch (asked.kind) {
    case 'void':
    case 'stop': {
      const one = paymentToEnd(ledger, place, asked);
      refusePart(one, 'about');
      const { facts, method, amount } = one;
      refuseAsked(ledger, asked);
      const { payee, checkNumber, memo } = facts;
      return { ...nothingAsked, ...asked, amount, payee, checkNumber, method, memo };
    }
    case 'payment':
      refuseUnpayable(ledger, place, asked.amount);
      refuseUnprintable(asked, 'payee');
      return { ...nothingAsked, ...asked };
    case 'transfer': {
      refuseUnpayable(ledger, place, asked.amount);
      const { toFile: _, ...kept } = asked;
      return { ...nothingAsked, ...kept, toOrdersID };
    }
    case 'advance':
    case 'loss':
      refuseBeyondFile(ledger, asked.amount);
      return { ...nothingAsked, ...asked };
  }
}

/** Refuses what somebody has asked for before and nobody has decided. */
export function refuseAsked(
  { approvals }: LedgerOfFile,
  { bankAccountID, about }: Pick<NewApproval, 'bankAccountID' | 'about'>,
) {
  const waiting = approvals.find(
    (each) =>
      each.state === 'pending' &&
      each.bankAccountID === bankAccountID &&
      each.about?.stripe === about?.stripe &&
      each.about?.number === about?.number,
  );
  if (waiting)
    throw refusal(
      'CARRIED_ON',
      'about',
      `${waiting.requestedBy} has asked to end this already: that waits for approval.`,
    );
}

/** Takes back what one has asked for oneself and nobody has decided. */
export function withdrawApproval(
  { database, clock }: CheckWritingDeps,
  caller: Caller,
  { ordersID, approvalID }: { readonly ordersID: number; readonly approvalID: number },
): Promise<FileLedger> {
  return writeFile({ database, caller, ordersID, action: 'writeChecks' }, async (tx, file) => {
    const { approvals } = await foundLedger(tx, file.place);
    const request = approvals.find((each) => each.approvalID === approvalID);
    if (!request) throw new AppError('NOT_FOUND', 'There is no such request in this file.');
    if (request.askedBy !== String(file.session.usersID))
      throw new AppError('FORBIDDEN', `Only ${request.requestedBy}, who asked for this, may withdraw it.`);
    if (request.state !== 'pending') throw new AppError('DECIDED_ALREADY');
    await endApproval(tx, file.place.tenant, approvalID, { state: 'withdrawn', comment: null });
    return shownLedger(await foundLedger(tx, file.place), file.session, todayOf(caller, clock.now()));
  });
}
