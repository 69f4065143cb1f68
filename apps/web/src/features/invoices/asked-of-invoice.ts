import type { FileInvoices, Invoice } from '@closewright/contract/invoices';
import { addToDate } from '@closewright/domain/dates';
import { formatDate } from '@closewright/domain/formats';
import {
  amountProblem,
  type InvoiceMeans,
  invoiceLimits,
  invoiceMeans,
  type SendingWay,
  sendingWays,
} from '@closewright/domain/invoices';
import { amountText } from '../../lib/amount-text.ts';
import { call } from '../../lib/api/index.ts';
import { mostOfReason } from '../../records/dialog/reason-length.plain.ts';
import { closingsLeft, closingWords, entriesToTakeBack, invoiceName, notedAmount } from './invoice-words.ts';
import type { Asked } from './note-dialog.tsx';

/** What all that is asked of an invoice needs. */
interface Of {
  ordersID: number;
  invoice: Invoice;
  today: string;
}

const date = { kind: 'date', label: 'Date', required: true };
const amountField = { kind: 'money', label: 'Amount', required: true, min: 0 };
const reasonField = (missing: string) => ({
  ...{ kind: 'text', label: 'Reason', required: true, missing, maxLength: mostOfReason },
});

/** What is wrong with an amount of what is left. */
function amountErrors(amount: number | null, most: number): Record<string, string> {
  if (amount === null) return {};
  const wrong = amount <= 0 ? 'Enter an amount above 0.00' : amountProblem(amount, most);
  return wrong === null ? {} : { amount: wrong };
}

const paramsOf = ({ ordersID, invoice: { invoiceID } }: Of) => ({ ordersID, invoiceID });

/** The day a draft is issued on. */
export const askIssue = (of: Of): Asked<{ date: string | null }> => ({
  fields: { date },
  layout: [['date', 12, { autoFocus: true, className: 'col-span-12 w-[160px]' }]],
  begin: { date: of.today },
  saveLabel: 'Issue',
  lead: ({ date: on }) => {
    const { customerCompanyName, total, terms } = of.invoice;
    const due = on === null ? '' : ` It is due on ${formatDate(addToDate(on, terms, 'days'))}.`;
    return `${amountText(total ?? 0)} to ${customerCompanyName}.${due} It gets the next number and does not change any more.`;
  },
  send: ({ date: on }) =>
    on === null
      ? null
      : call('issueInvoice', {
          params: paramsOf(of),
          body: { version: of.invoice.version, date: on, total: of.invoice.total ?? 0 },
        }),
});

type Payment = { date: string | null; amount: number | null; means: InvoiceMeans | null; reference: string | null };

/** What somebody paid. */
export const askPayment = (of: Of): Asked<Payment> => ({
  fields: {
    ...{ date, amount: amountField },
    means: { kind: 'choice', label: 'How', choices: invoiceMeans, required: true, missing: 'Say how it was paid' },
    reference: { kind: 'text', label: 'Reference', required: false, maxLength: invoiceLimits.reference },
  },
  layout: [
    ['means', 6, { autoFocus: true }],
    ['amount', 6],
    ['date', 6],
    ['reference', 6, { identifier: true }],
  ],
  begin: { date: of.today, amount: of.invoice.balance, means: null, reference: null },
  saveLabel: 'Add payment',
  lead: `${invoiceName(of.invoice)} has ${amountText(of.invoice.balance)} left. It is paid to the office: nothing is posted to the trust ledger.`,
  check: ({ amount }) => amountErrors(amount, of.invoice.balance),
  send: ({ date: on, amount, means, reference }) =>
    on === null || amount === null || means === null
      ? null
      : call('payInvoice', { params: paramsOf(of), body: { date: on, amount, means, reference } }),
});

type Credit = { date: string | null; amount: number | null; reason: string | null };

/** What is let off. */
export const askCredit = (of: Of): Asked<Credit> => ({
  fields: { date, amount: amountField, reason: reasonField('Say why it is let off') },
  layout: [
    ['amount', 6],
    ['date', 6],
    ['reason', 12, { autoFocus: true }],
  ],
  begin: { date: of.today, amount: of.invoice.balance, reason: null },
  saveLabel: 'Credit',
  lead: `${invoiceName(of.invoice)} has ${amountText(of.invoice.balance)} left. What is let off is not asked for any more.`,
  check: ({ amount }) => amountErrors(amount, of.invoice.balance),
  send: ({ date: on, amount, reason }) =>
    on === null || amount === null || reason === null
      ? null
      : call('creditInvoice', { params: paramsOf(of), body: { date: on, amount, reason } }),
});

type Closing = { payment: string | null; amount: number | null };

/** Which disbursement of the file to the office pays it. */
export function askClosing(of: Of, closings: FileInvoices['closings']): Asked<Closing> {
  const offered = closingsLeft(closings).map((closing) => {
    const { bankAccountID, stripe, number } = closing.payment;
    return { ...closing, value: `${bankAccountID}-${stripe}-${number}` };
  });
  const chosen = (value: string | null) => offered.find((each) => each.value === value);
  const mostOf = (value: string | null) => Math.min(chosen(value)?.left ?? 0, of.invoice.balance);
  const first = offered[0]?.value ?? null;
  return {
    fields: {
      payment: { kind: 'select', label: 'Disbursement', required: true, missing: 'Choose what paid it' },
      amount: amountField,
    },
    options: { payment: offered.map((each) => ({ value: each.value, label: closingWords(each) })) },
    layout: [
      ['payment', 8, { autoFocus: true, clearable: false }],
      ['amount', 4],
    ],
    begin: { payment: first, amount: mostOf(first) },
    saveLabel: 'Paid from closing',
    lead: 'It counts while that payment stands: voided, stopped or taken back, the invoice is open again.',
    check: ({ payment, amount }) => amountErrors(amount, mostOf(payment)),
    send: ({ payment, amount }) => {
      const by = chosen(payment)?.payment;
      if (by === undefined || amount === null) return null;
      const { bankAccountID, stripe, number } = by;
      return call('payInvoiceFromClosing', { params: paramsOf(of), body: { bankAccountID, stripe, number, amount } });
    },
  };
}

type Sending = { date: string | null; to: string | null; how: SendingWay | null };

/** To whom it was sent. */
export const askSent = (of: Of): Asked<Sending> => ({
  fields: {
    date,
    to: { kind: 'text', label: 'To', required: true, missing: 'Say to whom it was sent', maxLength: invoiceLimits.to },
    how: { kind: 'choice', label: 'How', choices: sendingWays, required: true, missing: 'Say how it was sent' },
  },
  layout: [
    ['to', 12, { autoFocus: true }],
    ['how', 6],
    ['date', 6],
  ],
  begin: { date: of.today, to: of.invoice.customerCompanyName, how: null },
  saveLabel: 'Note',
  lead: 'Nothing is sent by this: save the PDF, send it, and note here that you did.',
  send: ({ date: on, to, how }) =>
    on === null || to === null || how === null
      ? null
      : call('noteInvoiceSent', { params: paramsOf(of), body: { date: on, to, how } }),
});

type TakenBack = { entry: number | null; reason: string | null };

/** What is taken back of what was noted, the newest first. */
export function askTakeBack(of: Of, invoiceEntryID: number | null): Asked<TakenBack> {
  const offered = entriesToTakeBack(of.invoice);
  return {
    fields: {
      entry: { kind: 'select', label: 'What was noted', required: true },
      reason: reasonField('Say why it is taken back'),
    },
    options: { entry: offered.map((each) => ({ value: each.invoiceEntryID, label: notedAmount(each) })) },
    layout: [
      ['entry', 12, { clearable: false }],
      ['reason', 12, { autoFocus: true }],
    ],
    begin: { entry: invoiceEntryID ?? offered[0]?.invoiceEntryID ?? null, reason: null },
    saveLabel: 'Take back',
    lead: 'It stays to be read, and does not count any more.',
    send: ({ entry, reason }) =>
      entry === null || reason === null
        ? null
        : call('takeBackInvoiceEntry', { params: { ...paramsOf(of), invoiceEntryID: entry }, body: { reason } }),
  };
}
