import type {
  Invoice,
  InvoiceClosing,
  InvoiceCredit,
  InvoicePayment,
  InvoiceSending,
} from '@closewright/contract/invoices';
import { AppError } from '@closewright/domain/errors';
import { formatMoney } from '@closewright/domain/formats';
import { amountProblem, paysOffice, voidProblem } from '@closewright/domain/invoices';
import { cents } from '@closewright/domain/money';
import type { Caller } from '../../platform/auth/caller.ts';
import { invalid } from '../../platform/records/index.ts';
import { endEntry, insertEntries, type NotedEntry } from './entries.queries.ts';
import {
  type InvoiceInHand,
  type InvoicePlace,
  type InvoicesDeps,
  onInvoice,
  refusal,
  refuseLater,
  refuseNotIssued,
} from './invoice-in-hand.ts';
import { endInvoice, readStandingPayments } from './invoices.queries.ts';
import { officeNames } from './office-names.ts';

/** Notes that somebody paid an invoice or a part of it to the office. */
export const payInvoice = (
  deps: InvoicesDeps,
  caller: Caller,
  { ordersID, invoiceID, ...payment }: InvoicePlace & InvoicePayment,
): Promise<Invoice> =>
  onInvoice(deps, caller, { ordersID, invoiceID }, (inHand) =>
    noteAmount(inHand, { kind: 'payment', invoiceID, ...payment }),
  );

/** Lets an invoice or a part of it off. */
export const creditInvoice = (
  deps: InvoicesDeps,
  caller: Caller,
  { ordersID, invoiceID, ...credit }: InvoicePlace & InvoiceCredit,
): Promise<Invoice> =>
  onInvoice(deps, caller, { ordersID, invoiceID }, (inHand) =>
    noteAmount(inHand, { kind: 'credit memo', invoiceID, ...credit }),
  );

/** Says that a disbursement of the file to the office pays an invoice. */
export const payInvoiceFromClosing = (
  deps: InvoicesDeps,
  caller: Caller,
  { ordersID, invoiceID, bankAccountID, stripe, number, amount }: InvoicePlace & InvoiceClosing,
): Promise<Invoice> =>
  onInvoice(deps, caller, { ordersID, invoiceID }, async (inHand) => {
    const { tx, file } = inHand;
    refuseNotIssued(inHand);
    // Whose payments these are is a matter of check writing.
    file.refuse('readChecks');
    const office = await officeNames(tx, caller, file.place);
    const found = (await readStandingPayments(tx, file.place)).find(
      ({ payment }) =>
        payment.bankAccountID === bankAccountID && payment.stripe === stripe && payment.number === number,
    );
    if (!found) throw refusal('CARRIED_ON', 'number', 'There is no such payment of this file that stands.');
    if (!paysOffice({ party: found.party, payee: found.payment.payee }, office))
      throw invalid('number', `It was paid to ${found.payment.payee}, not to the office`);
    if (amount > found.left)
      throw refusal('NOT_ENOUGH_MONEY', 'amount', `Only ${formatMoney(cents(found.left))} of it pays no invoice yet.`);
    const { date } = found.payment;
    await noteAmount(inHand, { kind: 'closing', invoiceID, date, bankAccountID, stripe, number, amount });
  });

/** Notes to whom an invoice was sent. */
export const noteInvoiceSent = (
  deps: InvoicesDeps,
  caller: Caller,
  { ordersID, invoiceID, ...sending }: InvoicePlace & InvoiceSending,
): Promise<Invoice> =>
  onInvoice(deps, caller, { ordersID, invoiceID }, async (inHand) => {
    refuseNotIssued(inHand);
    refuseLater(sending.date, inHand.today);
    await insertEntries(inHand.tx, inHand.file.place.tenant, [{ kind: 'sent', invoiceID, ...sending }]);
  });

/** Takes back what was noted by mistake. */
export const takeBackInvoiceEntry = (
  deps: InvoicesDeps,
  caller: Caller,
  { invoiceEntryID, reason, ...place }: InvoicePlace & { readonly invoiceEntryID: number; readonly reason: string },
): Promise<Invoice> =>
  onInvoice(deps, caller, place, async (inHand) => {
    const entry = inHand.row.entries.find((each) => each.invoiceEntryID === invoiceEntryID);
    if (!entry) throw new AppError('NOT_FOUND');
    refuseNotIssued(inHand);
    if (entry.takenBack !== null)
      throw new AppError('TAKEN_BACK_ALREADY', `${entry.takenBack.by} has taken it back already.`);
    if (entry.kind === 'sent') throw invalid('reason', 'That it was sent is not taken back');
    if (entry.batch !== null)
      throw invalid('reason', `It was noted with batch ${entry.batch.number}: take that back as a whole`);
    await endEntry(inHand.tx, inHand.file.place.tenant, invoiceEntryID, reason);
  });

/** Voids an invoice of which nothing counts as paid, and that is in no batch. */
export const voidInvoice = (
  deps: InvoicesDeps,
  caller: Caller,
  { reason, ...place }: InvoicePlace & { readonly reason: string },
): Promise<Invoice> =>
  onInvoice(deps, caller, place, async (inHand) => {
    const { tx, file, row, shown, today } = inHand;
    refuseNotIssued(inHand);
    const problem = voidProblem(shown, today);
    if (problem !== null) throw refusal('CARRIED_ON', 'reason', `${problem}.`);
    await endInvoice(tx, file.place.tenant, row.invoiceID, reason);
  });

/** Notes an amount of what is left of an invoice. */
async function noteAmount(inHand: InvoiceInHand, entry: Exclude<NotedEntry, { kind: 'sent' }>): Promise<void> {
  const { tx, file, shown, today } = inHand;
  refuseNotIssued(inHand);
  refuseLater(entry.date, today);
  const problem = amountProblem(entry.amount, shown.balance);
  if (problem !== null) throw invalid('amount', problem);
  await insertEntries(tx, file.place.tenant, [entry]);
}
