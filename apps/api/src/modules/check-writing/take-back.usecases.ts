import type { FileLedger } from '@closewright/contract/check-writing';
import {
  carryOn,
  electronicInstruments,
  isApproved,
  isDisbursement,
  type LedgerTransaction,
  type PostedNumber,
  standing,
  standsOn,
  takeBackObstacle,
  transactionKey,
} from '@closewright/domain/check-writing';
import { formatDate } from '@closewright/domain/formats';
import { correctionOf, type LedgerKind } from '@closewright/domain/ledger';
import type { Caller } from '../../platform/auth/caller.ts';
import { invalid } from '../../platform/records/index.ts';
import type { AskedPosting } from '../ledger/post-transactions.usecases.ts';
import { todayOf } from '../workflow/file-tasks.usecases.ts';
import { movesOf } from './check-writing.queries.ts';
import type { CheckWritingDeps } from './file-ledger.usecases.ts';
import {
  asking,
  type LedgerInHand,
  type PostingPlace,
  postToFile,
  refusal,
  refuseBefore,
  refusePart,
} from './posting-work.ts';

interface TakingBack extends PostingPlace {
  readonly transaction: PostedNumber;
  readonly reason: string;
}

const path = 'transaction';

/** What each kind is called that may be taken back; the others are undone in their own way, or not at all. */
const takenBack: Partial<Readonly<Record<LedgerKind, string>>> = {
  receipt: 'the receipt',
  claimed: 'the claim',
  deposit: 'its deposit',
  'funds good': 'its collection',
  'returned deposit': 'its return',
  check: 'the check',
  'wire out': 'the wire',
  'ACH out': 'the ACH payment',
  recovered: 'the recovery',
  'made good': 'what was made good',
};

/** How it is undone what somebody approved, other than a payment. */
const undoing: Partial<Readonly<Record<LedgerKind, string>>> = {
  advance: 'record what is recovered or made good of it',
  loss: 'record what is recovered or made good of it',
  transfer: 'ask for a transfer back in the file that got it',
};

/** What stands on something, by its kind. */
const whatStands: Partial<Readonly<Record<LedgerKind, string>>> = {
  ...takenBack,
  void: 'it was voided',
  stop: 'it was stopped',
  paid: 'the bank paid it',
};

/**
 * Takes back what was posted by mistake, by its exact mirror: a payment on the day of its posting alone. With what reached the bank at once goes its
 * deposit, which was posted with it.
 */
export function takeBackPosting(deps: CheckWritingDeps, caller: Caller, asked: TakingBack): Promise<FileLedger> {
  return postToFile(deps, caller, asked, async (inHand) => {
    const { transactions } = inHand.ledger;
    const key = transactionKey({ bankAccountID: asked.bankAccountID, ...asked.transaction });
    const target = transactions.find((each) => transactionKey(each) === key);
    if (!target) throw refusal('NOT_FOUND', path, 'There is no such posting of this file in this bank account.');
    const stands = standing(transactions);
    if (target.reverses !== null || !stands.includes(target))
      throw refusal('TAKEN_BACK_ALREADY', path, 'This was taken back already.');
    // What two people did, one does not undo.
    const wasApproved = isApproved(target, inHand.ledger.approvals);
    if (wasApproved && !isDisbursement(target))
      throw refusal(
        'CARRIED_ON',
        path,
        `This was approved, so nobody takes it back alone: ${undoing[target.kind] ?? 'post what undoes it'}.`,
      );
    if (takenBack[target.kind] === undefined)
      throw refusal('CARRIED_ON', path, 'This is not taken back: post what undoes it.');
    const since = standsOn(stands, target);
    const own = ownDeposit(target, since);
    const [last] = since.filter((each) => each !== own);
    if (last)
      throw refusal(
        'CARRIED_ON',
        path,
        `Since then, on ${formatDate(last.date)}: ${whatStands[last.kind] ?? last.kind}. Take that back first.`,
      );
    if (isDisbursement(target)) {
      refusePart({ method: target.kind, facts: target.facts }, path);
      const postedOn = todayOf(caller, new Date(target.postedAt));
      const obstacle = takeBackObstacle({ wasApproved, postedOn, today: todayOf(caller, deps.clock.now()) });
      if (obstacle !== null) throw refusal('CARRIED_ON', path, `${obstacle}.`);
    }
    if (target.kind === 'deposit' && isOwn(transactions, target))
      throw refusal(
        'CARRIED_ON',
        path,
        'What reached the bank at once is taken back whole: take back what it came in with.',
      );
    const undone = [...(own ? [own] : []), target];
    const corrections: AskedPosting[] = [];
    for (const each of undone) corrections.push(await correction(inHand, asked, each));
    return corrections;
  });
}

async function correction(
  { tx, file: { place } }: LedgerInHand,
  asked: TakingBack,
  target: LedgerTransaction,
): Promise<AskedPosting> {
  refuseBefore(target.date, asked.date, 'it was posted');
  const moves = await movesOf(tx, place.tenant, target);
  // What the file claimed was of none before.
  const before = target.kind === 'claimed' ? null : place.ordersID;
  if (moves.some(({ file, toFile }) => file !== before || toFile !== place.ordersID))
    throw invalid(path, 'This is of other files, too');
  const { stripe, number } = target;
  return {
    ...asking(asked),
    posting: correctionOf(moves),
    reverses: { stripe, number },
    facts: { reason: asked.reason },
  };
}

/** The deposit of what reached the bank at once, an electronic receipt or a recovery, where nothing else was posted about that. */
const ownDeposit = (target: LedgerTransaction, since: readonly LedgerTransaction[]): LedgerTransaction | undefined =>
  isAtOnce(target) && since.length === 1 ? since.find(({ kind }) => kind === 'deposit') : undefined;

/** Whether a deposit is of what reached the bank at once. */
const isOwn = (transactions: readonly LedgerTransaction[], deposit: LedgerTransaction): boolean =>
  transactions.some((each) => isAtOnce(each) && carryOn([deposit], each).length > 0);

const isAtOnce = (each: LedgerTransaction): boolean =>
  each.kind === 'recovered' || (each.kind === 'receipt' && electronicInstruments.has(each.facts.instrument));
