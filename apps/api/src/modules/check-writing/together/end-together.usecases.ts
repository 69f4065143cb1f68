import type { ConsolidatedDetail } from '@closewright/contract/consolidated-checks';
import { isApproved, standing, standsOn, takeBackObstacle } from '@closewright/domain/check-writing';
import { correctionOf } from '@closewright/domain/ledger';
import type { Caller } from '../../../platform/auth/caller.ts';
import { postTransactions } from '../../ledger/post-transactions.usecases.ts';
import { todayOf } from '../../workflow/file-tasks.usecases.ts';
import { paymentToEnd } from '../approvals/approval-posting.ts';
import { addApproval } from '../approvals/approvals.queries.ts';
import { nothingAsked, refuseAsked } from '../approvals/ask-approval.usecases.ts';
import { movesOf } from '../check-writing.queries.ts';
import type { CheckWritingDeps } from '../file-ledger.usecases.ts';
import { accountInHand, asking, atItsField, refusal, refuseBefore, refuseLater } from '../posting-work.ts';
import { onPayment } from './on-payment.ts';
import type { PaymentPlace } from './payments.queries.ts';
import { foundPayment } from './readers.ts';

/** A payment for several files, as somebody who may know of all of them is told of it. */
export const getConsolidated = (
  { database }: CheckWritingDeps,
  caller: Caller,
  place: PaymentPlace,
): Promise<ConsolidatedDetail> => database.inTenant(caller.actor, (tx) => foundPayment(tx, caller, place));

/** Asks for the end of a payment for several files, of all of them, where it could be posted now. Nothing is posted. */
export async function endConsolidated(
  deps: CheckWritingDeps,
  caller: Caller,
  { kind, comment, ...place }: PaymentPlace & { readonly kind: 'void' | 'stop'; readonly comment: string },
): Promise<ConsolidatedDetail> {
  const { bankAccountID, stripe, number } = place;
  const { payment } = await onPayment(
    deps,
    caller,
    place,
    async ({ tx, files, first, ledger, today, payment: now }) => {
      const about = { stripe, number };
      for (const file of files) accountInHand(file, ledger, { bankAccountID, date: today });
      const { facts, method } = paymentToEnd(
        ledger,
        { ordersID: first.place.ordersID, bankAccountID, date: today },
        { kind, about },
      );
      refuseAsked(ledger, { bankAccountID, about });
      await addApproval(tx, first.place, {
        ...{ ...nothingAsked, kind, comment, bankAccountID, about, method, amount: now.amount, overFiles: now.files },
        ...{ payee: facts.payee, checkNumber: facts.checkNumber, memo: facts.memo },
      });
    },
  );
  return payment;
}

const path = 'payment';

/** Takes back a payment for several files that was posted by mistake, of all of them, on the day of its posting alone. */
export async function takeBackConsolidated(
  deps: CheckWritingDeps,
  caller: Caller,
  { date, reason, ...place }: PaymentPlace & { readonly date: string; readonly reason: string },
): Promise<ConsolidatedDetail> {
  const { bankAccountID, stripe, number } = place;
  const { payment } = await onPayment(deps, caller, place, async ({ tx, files, first, ledger, transaction, today }) => {
    const stands = standing(ledger.transactions);
    if (!stands.includes(transaction)) throw refusal('TAKEN_BACK_ALREADY', path, 'This was taken back already.');
    if (standsOn(stands, transaction).length > 0)
      throw refusal('CARRIED_ON', path, 'It was paid, voided or stopped since: it is not taken back any more.');
    const postedOn = todayOf(caller, new Date(transaction.postedAt));
    const wasApproved = isApproved(transaction, ledger.approvals);
    const obstacle = takeBackObstacle({ wasApproved, postedOn, today });
    if (obstacle !== null) throw refusal('CARRIED_ON', path, `${obstacle}.`);
    for (const file of files) accountInHand(file, ledger, { bankAccountID, date });
    refuseLater(date, today);
    refuseBefore(transaction.date, date, 'it was posted');
    const moves = await movesOf(tx, first.place.tenant, place);
    await postTransactions(tx, [
      {
        ...asking({ ordersID: first.place.ordersID, bankAccountID, date }),
        posting: correctionOf(moves),
        reverses: { stripe, number },
        facts: { reason },
      },
    ]).catch(atItsField);
  });
  return payment;
}
