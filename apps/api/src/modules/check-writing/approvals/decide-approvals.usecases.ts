import type { Decision } from '@closewright/contract/check-writing';
import { AppError } from '@closewright/domain/errors';
import type { Caller } from '../../../platform/auth/caller.ts';
import { asAppError } from '../../../platform/errors/as-app-error.ts';
import { invalid } from '../../../platform/records/index.ts';
import { postTransactions } from '../../ledger/post-transactions.usecases.ts';
import { type FileInHand, writeFile } from '../../orders/file-work.usecases.ts';
import { todayOf } from '../../workflow/file-tasks.usecases.ts';
import { movesOf, nextCheckNumber } from '../check-writing.queries.ts';
import { type CheckWritingDeps, foundLedger } from '../file-ledger.usecases.ts';
import { accountInHand, accountOfRegion, refuseLimited } from '../posting-work.ts';
import { approvedPosting } from './approval-posting.ts';
import { endApproval, filesOfApprovals, type StoredApproval } from './approvals.queries.ts';
import { filesBeside, fileThatGets } from './file-to-give.ts';

/** Tells the log of what nobody expected. */
type Report = (error: unknown) => void;

/**
 * Approves or refuses requests, each in a transaction of its own: what fails of one is told as its problem and stops no other. Asked again it answers
 * the same, for whoever decided a request has decided it.
 * @throws AppError UNAVAILABLE where the database went away under one of them, which may be decided or not
 */
export async function decideApprovals(
  deps: CheckWritingDeps,
  caller: Caller,
  { approvalIDs, ...decision }: Decision,
  report: Report,
): Promise<{ decided: { approvalID: number; problem: string | null }[] }> {
  if (!decision.isApproved && !decision.comment) throw invalid('comment', 'Say why it is refused');
  const twice = approvalIDs.findIndex((id, at) => approvalIDs.indexOf(id) < at);
  if (twice >= 0) throw invalid(`approvalIDs.${twice}`, 'It is named twice');
  const files = await filesOfApprovals(deps.database, caller.actor, approvalIDs);
  const decided: { approvalID: number; problem: string | null }[] = [];
  for (const approvalID of approvalIDs) {
    const of = files.get(approvalID);
    const problem =
      of === undefined
        ? notThere
        : await decide(deps, caller, { ...of, approvalID, ...decision }).then(() => null, problemIn(report));
    decided.push({ approvalID, problem });
  }
  return { decided };
}

const notThere = 'This request could not be found.';

const problemIn =
  (report: Report) =>
  (error: unknown): string => {
    const { code, message } = asAppError(error);
    // Nobody knows whether it is decided: no problem of this one, but of the call, which is told the same once more.
    if (code === 'UNAVAILABLE') throw error;
    if (code === 'INTERNAL') report(error);
    // A file of another region is not there, and neither is what is asked for in it.
    return code === 'NOT_FOUND' ? notThere : message;
  };

interface Deciding extends Omit<Decision, 'approvalIDs'> {
  readonly ordersID: number;
  /** Of a transfer the file that gets the money. */
  readonly toOrdersID: number | null;
  /** Of a payment for several files all of them. */
  readonly together: readonly number[];
  readonly approvalID: number;
}

function decide(
  { database, clock }: CheckWritingDeps,
  caller: Caller,
  { ordersID, toOrdersID, together, approvalID, isApproved, comment }: Deciding,
): Promise<void> {
  // Whoever has the file open is not in the way: nothing of it is edited, and they are told.
  const beside = toOrdersID === null ? together.filter((id) => id !== ordersID) : [toOrdersID];
  return writeFile({ database, caller, ordersID, beside, action: 'decideApprovals' }, async (tx, file) => {
    const ledger = await foundLedger(tx, file.place);
    const request = ledger.approvals.find((each) => each.approvalID === approvalID);
    if (!request) throw new AppError('NOT_FOUND');
    const state = isApproved ? 'approved' : 'refused';
    if (isDecidedSo(request, state, file)) {
      file.leaveUntold();
      return;
    }
    if (request.state !== 'pending')
      throw new AppError('DECIDED_ALREADY', `${request.decidedBy} has ${request.state} this already.`);
    if (request.askedBy === String(file.session.usersID))
      throw new AppError('FORBIDDEN', 'You asked for this yourself: somebody else has to decide it.');
    const place = { ordersID, bankAccountID: request.bankAccountID, date: todayOf(caller, clock.now()) };
    // Who decides of several files may decide in each of them.
    const others = toOrdersID === null ? await filesBeside(tx, caller, beside) : [];
    if (isApproved) {
      accountInHand(file, ledger, place, refuseLimited('Pending Approvals'));
      for (const other of others)
        accountOfRegion(other, ledger, place.bankAccountID, refuseLimited('Pending Approvals'));
    }
    // First, for the ledger takes nothing that is not approved.
    await endApproval(tx, file.place.tenant, approvalID, { state, comment: comment || null });
    for (const other of others) await other.tell();
    if (!isApproved) return;
    const isNewCheck = request.kind === 'payment' && request.method === 'check';
    const to = toOrdersID === null ? null : await fileThatGets(tx, caller, toOrdersID);
    const checkNumber = isNewCheck ? await nextCheckNumber(tx, file.place.tenant, place.bankAccountID) : null;
    if (isNewCheck && checkNumber === null)
      throw new AppError('CHECK_NUMBER_TAKEN', 'No check number is left after the highest one of this bank account.');
    const numbers = to && { fromFile: file.state.fileNumber, toFile: to.state.fileNumber };
    const moves =
      request.overFiles === null || request.about === null
        ? null
        : await movesOf(tx, file.place.tenant, { bankAccountID: place.bankAccountID, ...request.about });
    await postTransactions(tx, [approvedPosting(ledger, place, request, { checkNumber, numbers, moves })]);
    await to?.tell();
  });
}

/** Whether it was decided just so by whoever decides it now. */
const isDecidedSo = (request: StoredApproval, state: string, { session }: FileInHand): boolean =>
  request.state === state && request.endedBy === String(session.usersID);
