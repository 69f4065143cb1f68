import type { ConsolidatedDetail, ConsolidatedToPrint } from '@closewright/contract/consolidated-checks';
import type { DownloadAddress } from '@closewright/contract/kit';
import { payeeAddress } from '@closewright/domain/check-printing';
import { disbursementsOf, transactionKey } from '@closewright/domain/check-writing';
import { remittanceOf } from '@closewright/domain/consolidated-checks';
import { AppError } from '@closewright/domain/errors';
import type { Transaction } from 'kysely';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import type { FilePlace } from '../../../platform/records/index.ts';
import type { Actor } from '../../../platform/tenant/in-tenant.ts';
import { accountInHand, accountOfRegion, refuseUnreadable } from '../posting-work.ts';
import { checkOf, type NumberedCheck } from '../printing/checks-in-hand.ts';
import { readMailedPartiesOf } from '../printing/paper.queries.ts';
import type { Papers, PrintingDeps } from '../printing/printed-checks.ts';
import {
  pdfOfPapers,
  putOnPaper,
  type RecordedPapers,
  refuseUnpayable,
  refuseUnspoilable,
  spoilPapers,
} from '../printing/put-on-paper.ts';
import { onPayment, type PaymentInHand } from './on-payment.ts';
import { filesOfPayment, type PaymentPlace, readAnyPayment } from './payments.queries.ts';

const path = 'payment';

/** Puts an outstanding check for several files on paper and records it with the first of them (`putOnPaper`). */
export async function printConsolidated(
  deps: PrintingDeps,
  caller: Caller,
  { bankAccountID, stripe, number, ...asked }: PaymentPlace & ConsolidatedToPrint,
  offer: (recorded: RecordedPapers, name: string) => DownloadAddress,
): Promise<{ download: DownloadAddress; payment: ConsolidatedDetail }> {
  const place = { bankAccountID, stripe, number };
  const { result, payment } = await onPayment(deps, caller, place, async (inHand) => {
    const { tx, files, first, ledger, today } = inHand;
    const check = checkInHand(inHand);
    refuseUnpayable(check, path);
    for (const file of files) accountInHand(file, ledger, { bankAccountID, date: today });
    refuseUnreadable(ledger, path);
    const papers = await papersOfPayment(tx, first.place, inHand.payment, check);
    return offer(await putOnPaper(deps, caller, { tx, ledger }, asked, papers), String(check.number));
  });
  return { download: result, payment };
}

/** The check in hand. The ledger of its first file has its states, and what that file pays: it is its total that is printed and signed. */
function checkInHand({ ledger, transaction, payment: { amount } }: PaymentInHand): NumberedCheck {
  const key = transactionKey(transaction);
  const found = disbursementsOf(ledger.transactions).find((each) => transactionKey(each.transaction) === key);
  if (!found) throw new AppError('NOT_FOUND');
  return { ...checkOf(found, path), amount };
}

/** The check as it is printed: a line of each of its files, and in its letter each line of each. */
async function papersOfPayment(
  tx: Transaction<DB>,
  place: FilePlace,
  { bankAccountID, stripe, number, amount, payee, parts }: ConsolidatedDetail,
  check: NumberedCheck,
): Promise<Papers> {
  const ordersIDs = await filesOfPayment(tx, place.tenant, { bankAccountID, stripe, number });
  const contacts = await readMailedPartiesOf(tx, place.tenant, ordersIDs);
  const { fileNumber, lines, detail } = remittanceOf(parts);
  const addresses = ordersIDs.map((id) => payeeAddress({ payee, party: null }, contacts.get(id) ?? []));
  const address = addresses.find((each) => each.length > 0) ?? [];
  return {
    ...{ place, bankAccountID, title: `Check ${check.number} of ${fileNumber}`, footer: fileNumber },
    checks: [{ check: { ...check, amount }, says: { fileNumber, address, lines, detail } }],
  };
}

/** The PDF of a check for several files that was recorded as printed; null where it would not be that paper any more (`pdfOfPapers`). */
export const pdfOfTogether = (deps: PrintingDeps, actor: Actor, recorded: RecordedPapers): Promise<Uint8Array | null> =>
  pdfOfPapers(deps, actor, recorded, async (tx, place, [check]) => {
    const payment = check && (await readAnyPayment(tx, place.tenant, check.transaction));
    return payment === undefined || check === undefined ? null : papersOfPayment(tx, place, payment, check);
  });

/** Records that all paper of a check for several files is spoiled: it is to be printed again. What was posted stays. */
export async function spoilConsolidated(
  deps: PrintingDeps,
  caller: Caller,
  { reason, ...place }: PaymentPlace & { readonly reason: string },
): Promise<ConsolidatedDetail> {
  const { payment } = await onPayment(deps, caller, place, async (inHand) => {
    const { tx, files, first, ledger } = inHand;
    for (const file of files) accountOfRegion(file, ledger, place.bankAccountID);
    const check = checkInHand(inHand);
    refuseUnspoilable(ledger.prints, check, path);
    await spoilPapers(tx, first.place, ledger, [check], reason);
  });
  return payment;
}
