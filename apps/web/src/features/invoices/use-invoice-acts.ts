import type { FileInvoices, Invoice } from '@closewright/contract/invoices';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { amountText } from '../../lib/amount-text.ts';
import { call, messageOf } from '../../lib/api/index.ts';
import { showPdf } from '../../lib/downloads/index.ts';
import { ReasonDialog, type ReasonDialogProps } from '../../records/dialog/reason-dialog.tsx';
import { askClosing, askCredit, askIssue, askPayment, askSent, askTakeBack } from './asked-of-invoice.ts';
import { DraftDialog, type DraftDialogProps } from './draft-dialog.tsx';
import {
  closingObstacle,
  discardObstacle,
  discardQuestion,
  editObstacle,
  invoiceName,
  issueObstacle,
  noteObstacle,
  payObstacle,
  stateWords,
  takeBackObstacle,
  voidObstacle,
} from './invoice-words.ts';
import { type Asked, NoteDialog, type NoteDialogProps } from './note-dialog.tsx';

export interface InvoiceActsInput {
  ordersID: number;
  known: FileInvoices;
  /** Why nothing can be written; null where it can. */
  refusal: string | null;
  /** Shows an answer at once, and puts it in hand. */
  stored(invoice: Invoice): void;
  /** Reads the list again. */
  refresh(): Promise<unknown>;
}

/** The acts on an invoice in their order, with their keys. */
export const actKeys = [
  { act: 'edit', key: 'E', label: 'Edit draft' },
  { act: 'issue', key: 'I', label: 'Issue' },
  { act: 'pay', key: 'P', label: 'Add payment' },
  { act: 'closing', key: 'C', label: 'Paid from closing' },
  { act: 'credit', key: 'R', label: 'Credit memo' },
  { act: 'sent', key: 'S', label: 'Note as sent' },
  { act: 'takeBack', key: 'T', label: 'Take back' },
  { act: 'void', key: 'V', label: 'Void' },
  { act: 'discard', key: 'X', label: 'Delete draft' },
] as const;

export type InvoiceAct = (typeof actKeys)[number]['act'];

/** What can be done with an invoice, each with what stands in its way. */
export function useInvoiceActs({ ordersID, known, refusal, stored, refresh }: InvoiceActsInput) {
  const { today, closings } = known;
  const obstacles: Readonly<Record<InvoiceAct, (invoice: Invoice | null) => string | null>> = {
    edit: (invoice) => editObstacle(invoice, refusal),
    issue: (invoice) => issueObstacle(invoice, refusal),
    pay: (invoice) => payObstacle(invoice, refusal),
    closing: (invoice) => closingObstacle(invoice, closings, refusal),
    credit: (invoice) => payObstacle(invoice, refusal),
    sent: (invoice) => noteObstacle(invoice, refusal),
    takeBack: (invoice) => takeBackObstacle(invoice, refusal),
    void: (invoice) => voidObstacle(invoice, today, refusal),
    discard: (invoice) => discardObstacle(invoice, refusal),
  };

  const after = async (answer: { dismissed: boolean; value?: Invoice }, done: (invoice: Invoice) => string) => {
    if (!answer.dismissed && answer.value) {
      stored(answer.value);
      toasts.success({ title: done(answer.value), message: stateOf(answer.value) });
    }
    await refresh();
  };
  const draft = async (invoice: Invoice | null) => {
    const title = invoice === null ? 'New invoice' : 'Edit draft';
    const answer = await dialogs.open<Omit<DraftDialogProps, 'dialog'>, Invoice>(
      DraftDialog,
      { ordersID, invoice, known },
      { title, size: 'large', key: 'invoice-draft' },
    );
    await after(answer, () => (invoice === null ? 'Draft begun' : 'Draft saved'));
  };
  const ask = async <F extends Record<string, string | number | null>>(
    title: string,
    invoice: Invoice,
    asked: Asked<F>,
    done: (answer: Invoice) => string,
  ) => {
    const answer = await dialogs.open<Omit<NoteDialogProps<F>, 'dialog'>, Invoice>(NoteDialog<F>, asked, {
      ...{ title, subtitle: invoiceName(invoice), size: 'medium', key: 'invoice' },
    });
    await after(answer, done);
  };
  const takeBack = (invoice: Invoice, invoiceEntryID: number | null) =>
    ask('Take back', invoice, askTakeBack({ ordersID, invoice, today }, invoiceEntryID), () => 'Taken back');
  const discard = async (invoice: Invoice) => {
    const answer = await dialogs.confirm({
      title: discardQuestion(invoice),
      message: 'Its lines and custom values go with it.',
      confirmLabel: 'Delete',
      destructive: true,
    });
    if (!answer) return;
    try {
      await call('discardInvoice', { params: { ordersID, invoiceID: invoice.invoiceID } });
      toasts.success('Draft deleted');
    } catch (error) {
      toasts.error({ title: 'The draft is not deleted', message: messageOf(error) });
    }
    await refresh();
  };
  const voided = async (invoice: Invoice) => {
    const asks: Omit<ReasonDialogProps<Invoice>, 'dialog'> = {
      lead: `${amountText(invoice.total ?? 0)} is not asked for any more. Its number stays taken.`,
      missing: 'Say why it is void',
      saveLabel: 'Void',
      send: (reason) => call('voidInvoice', { params: { ordersID, invoiceID: invoice.invoiceID }, body: { reason } }),
    };
    const answer = await dialogs.open<typeof asks, Invoice>(ReasonDialog, asks, {
      ...{ title: 'Void invoice', subtitle: invoiceName(invoice), size: 'small', key: 'invoice' },
    });
    await after(answer, (of) => `${invoiceName(of)} is void`);
  };
  const acts: Readonly<Record<InvoiceAct, (invoice: Invoice) => Promise<void>>> = {
    edit: draft,
    issue: (invoice) =>
      ask('Issue invoice', invoice, askIssue({ ordersID, invoice, today }), (of) => `${invoiceName(of)} is issued`),
    pay: (invoice) => ask('Add payment', invoice, askPayment({ ordersID, invoice, today }), () => 'Payment noted'),
    closing: (invoice) =>
      ask('Paid from closing', invoice, askClosing({ ordersID, invoice, today }, closings), () => 'Payment noted'),
    credit: (invoice) => ask('Credit memo', invoice, askCredit({ ordersID, invoice, today }), () => 'Credit noted'),
    sent: (invoice) => ask('Note as sent', invoice, askSent({ ordersID, invoice, today }), () => 'Noted as sent'),
    takeBack: (invoice) => takeBack(invoice, null),
    void: voided,
    discard,
  };
  /** Does it, or says why it cannot be done. */
  const act = async (name: InvoiceAct, invoice: Invoice | null): Promise<void> => {
    const obstacle = obstacles[name](invoice);
    if (invoice === null || obstacle !== null) return void toasts.warning({ title: obstacle ?? '' });
    await acts[name](invoice);
  };
  const open = async (invoice: Invoice) => {
    try {
      const address = await call('getInvoiceDocument', { params: { ordersID, invoiceID: invoice.invoiceID } });
      await showPdf(invoiceName(invoice), address);
    } catch (error) {
      toasts.error({ title: 'The invoice could not be opened', message: messageOf(error) });
    }
  };
  return { obstacles, act, add: () => draft(null), takeBack, open };
}

const stateOf = (invoice: Invoice): string =>
  invoice.state === 'draft' || invoice.balance <= 0
    ? stateWords(invoice)
    : `${stateWords(invoice)}, ${amountText(invoice.balance)} left`;
