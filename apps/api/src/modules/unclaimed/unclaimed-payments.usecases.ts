import type { NewUnclaimedRequest, UnclaimedList } from '@closewright/contract/unclaimed';
import { can, freeFile } from '@closewright/domain/access';
import { mostOfInvoice } from '@closewright/domain/ach';
import { AppError } from '@closewright/domain/errors';
import { formatMoney } from '@closewright/domain/formats';
import { type LedgerPosting, postingOf } from '@closewright/domain/ledger';
import { cents } from '@closewright/domain/money';
import { paidHowProblems, payBackProblem } from '@closewright/domain/reconciliation';
import { askedPayeeProblem, instructionState, remittanceProblem } from '@closewright/domain/wires';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import { refuseAction } from '../../platform/auth/refuse-action.ts';
import { sessionIn } from '../../platform/auth/user-session.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import { invalid } from '../../platform/records/index.ts';
import { nextIDs } from '../../platform/tenant/in-tenant.ts';
import { refuseCheckNumbers } from '../check-writing/disburse.usecases.ts';
import { postTransactions, refusedByLedger } from '../ledger/post-transactions.usecases.ts';
import { regionsWhere } from '../orders/listed-regions.queries.ts';
import { foundTrustAccount } from '../reconciliation/statements/trust-accounts.usecases.ts';
import { nameSent } from '../wires/out/wires-out.usecases.ts';
import { latestInstructions } from '../wires/payees/payees.queries.ts';
import { readPayee } from '../wires/payees/registry.queries.ts';
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
    const wanted = await wantedOf(tx, deps, caller, asked);
    await refuseUnpayable(tx, deps, caller, wanted);
    const open = await readUnclaimedRequests(tx, tenant, { banks: [asked.bankAccountID] });
    const waiting = open.filter(({ state }) => state === 'pending');
    if (waiting.some((each) => isSame(each, wanted)))
      throw new AppError('CARRIED_ON', 'Somebody has asked for this already. It waits to be decided.');
    const another = waiting.find((each) => each.kind !== 'void' && each.checkNumber === wanted.checkNumber);
    if (another && wanted.kind !== 'void' && wanted.checkNumber !== null) {
      const words = `${another.requestedBy} has asked for a payment by check ${wanted.checkNumber} already.`;
      throw new AppError('CHECK_NUMBER_TAKEN', words, { modelState: { checkNumber: [words] } });
    }
    await storeUnclaimedRequest(tx, tenant, { ...wanted, requestID: await nextIDs(tx, 'unclaimed_request_id') });
    return unclaimedList(tx, deps, caller);
  });

/** What is asked for: of a payment that is voided what that payment says, and of one that is sent the payee of the registry, whatever is sent. */
async function wantedOf(
  tx: Transaction<DB>,
  deps: UnclaimedDeps,
  caller: Caller,
  asked: NewUnclaimedRequest,
): Promise<Wanted> {
  if (asked.kind !== 'void') {
    refuseFields(paidHowProblems(asked));
    return { about: null, ...asked, payee: (await sentTo(tx, deps, caller, asked)) ?? asked.payee };
  }
  const payment = await paymentAbout(tx, caller, asked.bankAccountID, asked.about);
  const { amount, payee, method, checkNumber, wirePayeeID, reference } = payment;
  return { ...asked, amount, payee, method, checkNumber, wirePayeeID, reference };
}

/** What the payee is called that a wire or an ACH payment goes to; null of a check. Throws what keeps it from being asked for. */
async function sentTo(
  tx: Transaction<DB>,
  { clock }: UnclaimedDeps,
  { actor: { tenant } }: Caller,
  { method, wirePayeeID, reference }: Pick<Wanted, 'method' | 'wirePayeeID' | 'reference'>,
): Promise<string | null> {
  if (method === 'check' || wirePayeeID === null) return null;
  const payee = await readPayee(tx, tenant, wirePayeeID);
  const latest = (await latestInstructions(tx, tenant, [wirePayeeID])).get(wirePayeeID);
  const told = latest && { ...latest, state: instructionState({ ...latest, isLatest: true }, clock.now()) };
  const problem = askedPayeeProblem(payee && { inactive: payee.inactive, latest: told ?? null }, method);
  if (problem !== null || !payee) throw invalid('wirePayeeID', problem ?? '');
  const unread = reference === null ? null : remittanceProblem(reference, method === 'ACH' ? mostOfInvoice : undefined);
  if (unread !== null) throw invalid('reference', unread);
  return payee.name;
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
  { bankAccountID, kind, about, amount, checkNumber, ...how }: Wanted,
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
  if (checkNumber === null) {
    await sentTo(tx, deps, caller, how);
    return;
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
      const { bankAccountID, payee, method, checkNumber, wirePayeeID, reference, about } = request;
      const facts =
        request.kind === 'void'
          ? { reason: request.comment }
          : { payee, method, checkNumber, wirePayeeID, reference, memo: request.comment };
      const [posted] = await postTransactions(tx, [
        {
          ...{
            bank: request.bankAccountID,
            date: todayOf(caller, deps.clock.now()),
            key: `unclaimed request ${requestID}`,
          },
          ...{ posting, ...(about && { about }), facts: { ...facts, unclaimedRequest: requestID } },
        },
      ]);
      if (request.kind !== 'void' && wirePayeeID !== null && posted)
        await nameSent(tx, tenant, { bankAccountID, stripe: posted.stripe, number: posted.number, wirePayeeID });
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
