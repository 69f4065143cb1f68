import type { NewUnclaimedRequest, UnclaimedList } from '@closewright/contract/unclaimed';
import { can, freeFile } from '@closewright/domain/access';
import { AppError } from '@closewright/domain/errors';
import { formatMoney } from '@closewright/domain/formats';
import { type LedgerPosting, postingOf } from '@closewright/domain/ledger';
import { cents } from '@closewright/domain/money';
import { payBackProblem } from '@closewright/domain/reconciliation';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import { refuseAction } from '../../platform/auth/refuse-action.ts';
import { sessionIn } from '../../platform/auth/user-session.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { invalid } from '../../platform/records/index.ts';
import { nextIDs } from '../../platform/tenant/in-tenant.ts';
import { refuseCheckNumbers } from '../check-writing/disburse.usecases.ts';
import { postTransactions, refusedByLedger } from '../ledger/post-transactions.usecases.ts';
import { regionsWhere } from '../orders/listed-regions.queries.ts';
import { foundTrustAccount } from '../reconciliation/statements/trust-accounts.usecases.ts';
import { todayOf } from '../workflow/file-tasks.usecases.ts';
import {
  endUnclaimedRequest,
  readInterestLeft,
  readNumberPool,
  readUnclaimedRequests,
  type StoredUnclaimedRequest,
  storeUnclaimedRequest,
} from './unclaimed.queries.ts';
import {
  foundUnclaimed,
  heldAccount,
  refuseMoreThanLeft,
  type UnclaimedDeps,
  unclaimedList,
} from './unclaimed.usecases.ts';

/** What of a request is stored. */
type Wanted = Omit<Parameters<typeof storeUnclaimedRequest>[2], 'requestID'>;

/** Asks for a payment of money of no file, or for the end of one. Nothing is posted by it. */
export const askUnclaimedPayment = (
  deps: UnclaimedDeps,
  caller: Caller,
  asked: NewUnclaimedRequest,
): Promise<UnclaimedList> =>
  deps.database.inTenant(caller.actor, async (tx) => {
    const { tenant } = caller.actor;
    await heldAccount(tx, caller, asked.bankAccountID);
    const wanted = await wantedOf(tx, caller, asked);
    await refuseUnpayable(tx, deps, caller, wanted);
    const open = await readUnclaimedRequests(tx, tenant, { banks: [asked.bankAccountID] });
    const waiting = open.filter(({ state }) => state === 'pending');
    if (waiting.some((each) => isSame(each, wanted)))
      throw new AppError('CARRIED_ON', 'Somebody has asked for this already. It waits to be decided.');
    const another = waiting.find((each) => each.kind !== 'void' && each.checkNumber === wanted.checkNumber);
    if (another && wanted.kind !== 'void') {
      const words = `${another.requestedBy} has asked for a payment by check ${wanted.checkNumber} already.`;
      throw new AppError('CHECK_NUMBER_TAKEN', words, { modelState: { checkNumber: [words] } });
    }
    await storeUnclaimedRequest(tx, tenant, { ...wanted, requestID: await nextIDs(tx, 'unclaimed_request_id') });
    return unclaimedList(tx, deps, caller);
  });

/** What is asked for: of a payment that is voided what that payment says, whatever is sent. */
async function wantedOf(tx: Transaction<DB>, caller: Caller, asked: NewUnclaimedRequest): Promise<Wanted> {
  if (asked.kind !== 'void') return { about: null, ...asked };
  const payment = await paymentAbout(tx, caller, asked.bankAccountID, asked.about);
  const { amount, payee, method, checkNumber, reference } = payment;
  return { ...asked, amount, payee, method, checkNumber, reference };
}

const isSame = (
  { kind, about }: Pick<StoredUnclaimedRequest, 'kind' | 'about'>,
  asked: Pick<Wanted, 'kind' | 'about'>,
): boolean => kind === asked.kind && about?.stripe === asked.about?.stripe && about?.number === asked.about?.number;

/** Refuses what could not be posted now. Whoever approves is asked the same again. */
async function refuseUnpayable(
  tx: Transaction<DB>,
  deps: UnclaimedDeps,
  caller: Caller,
  { bankAccountID, kind, about, amount, checkNumber }: Wanted,
): Promise<void> {
  const { tenant } = caller.actor;
  if (kind === 'void') {
    await paymentAbout(tx, caller, bankAccountID, about);
    return;
  }
  if (about === null) {
    const [interest] = await readInterestLeft(tx, tenant, [bankAccountID]);
    if (amount > (interest?.amount ?? 0))
      throw invalid('amount', `Only ${formatMoney(cents(interest?.amount ?? 0))} is interest of no file`);
  } else {
    const found = await foundUnclaimed(tx, deps, caller, { bankAccountID, ...about });
    const problem = payBackProblem(found);
    if (problem !== null) throw invalid('about', problem);
    refuseMoreThanLeft(found, amount);
  }
  const pool = await readNumberPool(tx, tenant, bankAccountID);
  await refuseCheckNumbers({ tx, tenant, pool }, checkNumber, checkNumber, 'checkNumber');
}

/** The payment of no file that is to be voided, as it was asked for. Throws where it is outstanding no more. */
async function paymentAbout(
  tx: Transaction<DB>,
  caller: Caller,
  bankAccountID: number,
  about: Wanted['about'],
): Promise<StoredUnclaimedRequest> {
  const open = await readUnclaimedRequests(tx, caller.actor.tenant, { banks: [bankAccountID] });
  const payment = open.find(
    (each) =>
      each.payment === 'outstanding' && each.posted?.stripe === about?.stripe && each.posted?.number === about?.number,
  );
  if (!payment) throw invalid('about', 'There is no such payment that is outstanding');
  return payment;
}

interface Deciding {
  readonly requestID: number;
  readonly decision: 'approve' | 'refuse' | 'withdraw';
  readonly comment: string | null;
}

const states = { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const;

/** Approves what somebody else asked for, which posts it today, or refuses it; who asked withdraws. */
export const decideUnclaimedPayment = (
  deps: UnclaimedDeps,
  caller: Caller,
  { requestID, decision, comment }: Deciding,
): Promise<UnclaimedList> => {
  // First: whoever decides nothing anywhere does not learn what there is to decide.
  const deciding = regionsWhere(caller.session, (there) => can(there, 'decideApprovals').allowed);
  if (decision !== 'withdraw' && 'only' in deciding && deciding.only.length === 0)
    refuseAction(caller.session.access, 'decideApprovals');
  if (decision === 'refuse' && !comment) throw invalid('comment', 'Say why it is refused');
  return deps.database.inTenant(caller.actor, async (tx) => {
    const { tenant, usersID } = caller.actor;
    const [before] = await readUnclaimedRequests(tx, tenant, { requestID });
    if (!before) throw new AppError('NOT_FOUND');
    const account = await foundTrustAccount(tx, caller, before.bankAccountID);
    const file = { ...freeFile, bankCompanyRegionID: account.regionID };
    if (decision !== 'withdraw')
      refuseAction(sessionIn(caller.session, account.regionID).access, 'decideApprovals', { file });
    await heldAccount(tx, caller, before.bankAccountID);
    // Again, for somebody may have decided it meanwhile.
    const [request = before] = await readUnclaimedRequests(tx, tenant, { requestID });
    if (request.state !== 'pending')
      throw new AppError('DECIDED_ALREADY', `${request.decidedBy} has ${request.state} this already.`);
    const isOwn = request.askedBy === String(usersID);
    if (isOwn && decision !== 'withdraw')
      throw new AppError('SECOND_PERSON_NEEDED', 'You asked for this yourself: somebody else has to decide it.');
    if (!isOwn && decision === 'withdraw')
      throw new AppError('SECOND_PERSON_NEEDED', `Only ${request.requestedBy} can withdraw this: refuse it.`);
    if (decision === 'approve') await refuseUnpayable(tx, deps, caller, request);
    const posting = decision === 'approve' ? await postingFor(tx, caller, request) : null;
    // First, for the ledger takes nothing that is not approved.
    await endUnclaimedRequest(tx, tenant, { requestID, state: states[decision], comment: comment || null }).catch(
      refusedByLedger,
    );
    if (posting !== null) {
      const { payee, method, checkNumber, reference, about } = request;
      const facts =
        request.kind === 'void'
          ? { reason: request.comment }
          : { payee, method, checkNumber, reference, memo: request.comment };
      await postTransactions(tx, [
        {
          ...{
            bank: request.bankAccountID,
            date: todayOf(caller, deps.clock.now()),
            key: `unclaimed request ${requestID}`,
          },
          ...{ posting, ...(about && { about }), facts: { ...facts, unclaimedRequest: requestID } },
        },
      ]);
    }
    return unclaimedList(tx, deps, caller);
  });
};

async function postingFor(
  tx: Transaction<DB>,
  caller: Caller,
  { bankAccountID, kind, about, amount }: StoredUnclaimedRequest,
): Promise<LedgerPosting> {
  if (kind !== 'void') return postingOf({ kind, parts: [{ amount }] });
  const payment = await paymentAbout(tx, caller, bankAccountID, about);
  const to = payment.kind === 'interest paid' ? 'interest' : 'unclaimed';
  return postingOf({ kind, parts: [{ file: null, amount, to }] });
}
