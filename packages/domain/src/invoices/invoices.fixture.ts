import type { ClosingPayment, InvoiceEntry, InvoiceLine, StoredInvoice } from './invoice.ts';

/** A line that is not taxed. */
export const plain = (amount: number, more: Partial<InvoiceLine> = {}): InvoiceLine => ({
  ...{ text: 'Closing fee', amount, isTaxable: false, source: null, ...more },
});
/** A line that is taxed. */
export const taxed = (amount: number): InvoiceLine => plain(amount, { text: 'Copies', isTaxable: true });

const entry = { date: '2026-03-02', by: 'Ann', at: '2026-03-02T15:00:00Z', takenBack: null, batch: null };
const ended = { by: 'Ann', at: '2026-03-03T15:00:00Z', reason: 'Of another invoice' };

/** Entries of an invoice, by what they are. */
export const paidBy = (amount: number, more: object = {}): InvoiceEntry => ({
  ...{ ...entry, invoiceEntryID: 1, kind: 'payment', amount, means: 'Check', reference: '1001', ...more },
});
export const credited = (amount: number, more: object = {}): InvoiceEntry => ({
  ...{ ...entry, invoiceEntryID: 2, kind: 'credit memo', amount, reason: 'Quoted less', ...more },
});
export const closedBy = (amount: number, state: ClosingPayment['state'], more: object = {}): InvoiceEntry => ({
  ...{ ...entry, invoiceEntryID: 3, kind: 'closing', amount },
  payment: {
    ...{ bankAccountID: 1, bankAccount: 'Trust', stripe: 2, number: 7, method: 'check', checkNumber: 501 },
    ...{ payee: 'Epsilon Title', date: '2026-03-02', amount: 500_00, state },
  },
  ...more,
});
export const sent: InvoiceEntry = { ...entry, invoiceEntryID: 4, kind: 'sent', to: 'ann@example.com', how: 'E-mail' };
export const takenBack = { takenBack: ended };

/** An issued invoice of 200.00, due on April 1. */
export const issued = (more: Partial<StoredInvoice> = {}): StoredInvoice => ({
  ...{ lines: [plain(200_00)], taxRate: null, voided: null, entries: [] },
  issued: { on: '2026-03-02', due: '2026-04-01' },
  ...more,
});
