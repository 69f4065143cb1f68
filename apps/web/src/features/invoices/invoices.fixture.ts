import type { Invoice, InvoiceEntryRow, InvoiceSourceRow } from '@closewright/contract/invoices';

/** A draft with one line. */
export const exampleDraft = (part: Partial<Invoice> = {}): Invoice => ({
  ...{ invoiceID: 11, ordersID: 41, version: 3, number: null, customer: { kind: 'contact', rolesID: 5 } },
  ...{ customerCompanyName: 'Ficus Bank', address: ['4321 Random Blvd', 'Somecity, ST 12340'], terms: 30, note: null },
  lines: [{ text: 'Courier', amount: 100_00, isTaxable: true, source: null }],
  ...{ taxRate: '8.25', issued: null, voided: null, entries: [], state: 'draft', total: 108_25, balance: 0 },
  ...{ daysLate: 0, updatedAt: '2013-04-12T14:00:00Z', updatedBy: 'Ada Park' },
  ...part,
});

/** One that is issued, with what is left of it. */
export const exampleInvoice = (part: Partial<Invoice> = {}): Invoice =>
  exampleDraft({
    ...{ invoiceID: 12, number: 'I-000012', state: 'open', balance: 108_25 },
    issued: { on: '2013-04-12', due: '2013-05-12', by: 'Ada Park', at: '2013-04-12T15:00:00Z' },
    ...part,
  });

/** Something that was noted. */
export const examplePayment = (part: Partial<Extract<InvoiceEntryRow, { kind: 'payment' }>> = {}): InvoiceEntryRow => ({
  ...{ invoiceEntryID: 31, kind: 'payment', date: '2013-04-15', by: 'Ada Park', at: '2013-04-15T15:00:00Z' },
  ...{ takenBack: null, batch: null, amount: 50_00, means: 'Check', reference: '1042' },
  ...part,
});

/** A disbursement to the office that pays an invoice. */
export const exampleClosing = (
  state: Extract<InvoiceEntryRow, { kind: 'closing' }>['payment']['state'] = 'outstanding',
): InvoiceEntryRow => ({
  ...{ invoiceEntryID: 32, kind: 'closing', date: '2013-04-15', by: 'Ada Park', at: '2013-04-15T15:00:00Z' },
  ...{ takenBack: null, batch: null, amount: 108_25 },
  payment: {
    ...{ bankAccountID: 3, bankAccount: 'Escrow trust', stripe: 12, number: 480, method: 'check', checkNumber: 1042 },
    ...{ payee: 'Epsilon Title', date: '2013-04-15', amount: 500_00, state },
  },
});

/** A row of the statement that the office is paid for. */
export const exampleSource = (part: Partial<InvoiceSourceRow> = {}): InvoiceSourceRow => ({
  ...{ key: 'fee.1', label: 'Settlement fee', kind: 'statement', amount: 500_00, isOutside: false, on: [] },
  ...part,
});
