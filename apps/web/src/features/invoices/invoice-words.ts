import type { FileInvoices, Invoice, InvoiceEntryRow } from '@closewright/contract/invoices';
import { counted, formatDate } from '@closewright/domain/formats';
import { countsNot, entryWords, type InvoiceState, issueProblems, voidProblem } from '@closewright/domain/invoices';
import { amountText } from '../../lib/amount-text.ts';

/** What the states are called. */
export const stateNames = {
  draft: 'Draft',
  open: 'Open',
  'partly paid': 'Partly paid',
  paid: 'Paid',
  credited: 'Credited',
  void: 'Void',
} as const satisfies Readonly<Record<InvoiceState, string>>;

/** What an invoice is called: by its number, a draft by whom it is to. */
export function invoiceName({ number, customerCompanyName }: Pick<Invoice, 'number' | 'customerCompanyName'>): string {
  if (number !== null) return `Invoice ${number}`;
  return customerCompanyName === '' ? 'Draft' : `Draft to ${customerCompanyName}`;
}

/** What is asked before a draft is removed. */
export const discardQuestion = ({ customerCompanyName }: Pick<Invoice, 'customerCompanyName'>): string =>
  customerCompanyName === '' ? 'Delete draft?' : `Delete draft to ${customerCompanyName}?`;

/** How far an invoice has come, with how late it is: `Open, 3 days late`. */
export const stateWords = ({ state, daysLate }: Pick<Invoice, 'state' | 'daysLate'>): string =>
  daysLate > 0 ? `${stateNames[state]}, ${counted(daysLate, 'day')} late` : stateNames[state];

const nothing = 'No invoice is in hand';

/** Why a draft cannot be edited; null where it can. */
export function editObstacle(invoice: Pick<Invoice, 'issued'> | null, refusal: string | null): string | null {
  if (refusal !== null) return refusal;
  if (invoice === null) return nothing;
  return invoice.issued === null ? null : 'It is issued: it does not change any more';
}

/** Why a draft cannot be removed; null where it can. */
export const discardObstacle = (invoice: Pick<Invoice, 'issued'> | null, refusal: string | null): string | null =>
  invoice !== null && invoice.issued !== null && refusal === null
    ? 'It is issued: void it instead'
    : editObstacle(invoice, refusal);

/** Why an invoice cannot be issued; null where it can. */
export function issueObstacle(
  invoice: Pick<Invoice, 'issued' | 'lines' | 'taxRate' | 'customer'> | null,
  refusal: string | null,
): string | null {
  const obstacle = editObstacle(invoice, refusal);
  if (obstacle !== null || invoice === null) return obstacle ?? nothing;
  return Object.values(issueProblems(invoice))[0] ?? null;
}

/** Why nothing can be noted of an invoice; null where it can. */
export function noteObstacle(invoice: Pick<Invoice, 'state'> | null, refusal: string | null): string | null {
  if (refusal !== null) return refusal;
  if (invoice === null) return nothing;
  if (invoice.state === 'draft') return 'It is not issued yet';
  return invoice.state === 'void' ? 'It is void' : null;
}

/** Why an invoice cannot be paid or credited; null where it can. */
export function payObstacle(invoice: Pick<Invoice, 'state' | 'balance'> | null, refusal: string | null): string | null {
  const obstacle = noteObstacle(invoice, refusal);
  if (obstacle !== null || invoice === null) return obstacle ?? nothing;
  return invoice.balance > 0 ? null : 'Nothing is left to pay of it';
}

/** The disbursements to the office that an invoice can be paid from. */
export const closingsLeft = (closings: FileInvoices['closings']) => (closings ?? []).filter(({ left }) => left > 0);

/** Why an invoice cannot be paid from closing; null where it can. */
export function closingObstacle(
  invoice: Pick<Invoice, 'state' | 'balance'> | null,
  closings: FileInvoices['closings'],
  refusal: string | null,
): string | null {
  const obstacle = payObstacle(invoice, refusal);
  if (obstacle !== null) return obstacle;
  if (closings === null) return 'Access to Check Writing is not authorized';
  return closingsLeft(closings).length > 0 ? null : 'The file has no disbursement to the office that is left for it';
}

/** Why an invoice cannot be voided; null where it can. */
export function voidObstacle(invoice: Invoice | null, today: string, refusal: string | null): string | null {
  if (refusal !== null) return refusal;
  if (invoice === null) return nothing;
  if (invoice.state === 'draft') return 'It is no claim yet: delete the draft';
  if (invoice.state === 'void') return 'It is void';
  return voidProblem(invoice, today);
}

/** Why what was noted cannot be taken back; null where it can. */
export function entryObstacle(
  { takenBack, batch }: Pick<InvoiceEntryRow, 'takenBack' | 'batch'>,
  refusal: string | null,
): string | null {
  if (refusal !== null) return refusal;
  if (takenBack !== null) return 'It was taken back';
  return batch === null ? null : `It came with batch ${batch.number}: take that back in Invoice Batch Payments`;
}

/** What was noted of an invoice that can be taken back, the newest first. */
export const entriesToTakeBack = ({ entries }: Pick<Invoice, 'entries'>): readonly InvoiceEntryRow[] =>
  entries.filter((entry) => entryObstacle(entry, null) === null).toReversed();

/** Why nothing of an invoice can be taken back; null where something can. */
export function takeBackObstacle(invoice: Pick<Invoice, 'state' | 'entries'> | null, refusal: string | null) {
  const obstacle = noteObstacle(invoice, refusal);
  if (obstacle !== null || invoice === null) return obstacle ?? nothing;
  return entriesToTakeBack(invoice).length > 0 ? null : 'Nothing was noted of it that can be taken back here';
}

/** What was noted, in words: `Check of 04/15/2013, 1042`. */
export const noted = (entry: InvoiceEntryRow): string =>
  entry.kind === 'sent' ? `Sent to ${entry.to} on ${formatDate(entry.date)}, ${entry.how}` : entryWords(entry);

/** What was noted with its amount, for a choice. */
export const notedAmount = (entry: InvoiceEntryRow): string =>
  entry.kind === 'sent' ? noted(entry) : `${noted(entry)}, ${amountText(entry.amount)}`;

/** Why what was noted does not count; null where it does. */
export const notCounted = (entry: InvoiceEntryRow): string | null => countsNot(entry);

/** A disbursement to the office, as it is chosen: `Check 1042 of 04/15/2013, 500.00 left of 800.00`. */
export function closingWords({ payment, left }: NonNullable<FileInvoices['closings']>[number]): string {
  const what = payment.checkNumber === null ? payment.payee : `Check ${payment.checkNumber}`;
  return `${what} of ${formatDate(payment.date)}, ${amountText(left)} left of ${amountText(payment.amount)}`;
}
