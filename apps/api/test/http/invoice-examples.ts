import type { endpoints } from '@closewright/contract';
import type { Invoice, InvoiceBatch } from '@closewright/contract/invoices';
import type { Database } from '../../src/platform/tenant/in-tenant.ts';
import type { ApiUnderTest } from './api-under-test.ts';
import type { Example } from './example.ts';
import { invoiceCalls, invoiceDay, type PostedPayment, plainLine } from './invoices-world.ts';
import { files } from './world.ts';

type Names =
  | 'listInvoices'
  | 'listInvoiceSources'
  | `${'create' | 'save' | 'discard' | 'issue' | 'pay' | 'credit' | 'void'}Invoice`
  | 'payInvoiceFromClosing'
  | 'noteInvoiceSent'
  | 'takeBackInvoiceEntry'
  | 'getInvoiceDocument'
  | 'listInvoiceCustomers'
  | 'listOpenInvoices'
  | 'listInvoiceBatches'
  | 'createInvoiceBatch'
  | 'takeBackInvoiceBatch';

/** What the examples name, which is the same in every tenant. */
interface Made {
  readonly drafts: Record<'saved' | 'discarded' | 'issued', Invoice>;
  readonly issued: Record<'paid' | 'credited' | 'closed' | 'sent' | 'takenBack' | 'voided' | 'batched', Invoice>;
  readonly payment: PostedPayment;
  readonly batch: InvoiceBatch;
  readonly customerKey: string;
}
let made: Made;

/** Makes invoices in each state, a disbursement to the office, and a batch. */
export async function makeInvoices(api: ApiUnderTest, database: Database, tenant: string): Promise<void> {
  const calls = invoiceCalls(
    () => api,
    () => database,
    { tenant, as: 'administrator' },
  );
  const name = 'Ficus Builders';
  const customer = { kind: 'contact', rolesID: await calls.newContact(files.open, { name }) } as const;
  const draft = () => calls.draft({ customer });
  const issued = () => calls.issued({ customer });
  const takenBack = await calls.told<Invoice>(calls.pay(await issued()));
  const customerKey = 'name ficus builders';
  made = {
    drafts: { saved: await draft(), discarded: await draft(), issued: await draft() },
    issued: {
      ...{ paid: await issued(), credited: await issued(), closed: await issued(), sent: await issued(), takenBack },
      ...{ voided: await issued(), batched: await issued() },
    },
    payment: await calls.check(files.open, 300_00),
    batch: await calls.batched(customerKey, [await issued()]),
    customerKey,
  };
}

const onFile = { path: { ordersID: files.open } };
const on = ({ ordersID, invoiceID }: Invoice) => ({ path: { ordersID, invoiceID } });
const entryOf = ({ entries: [entry] }: Invoice) => entry?.invoiceEntryID ?? 0;
const typed = { customer: null, terms: 30, note: null, lines: [plainLine] };
const reason = { body: { reason: 'Billed twice' }, wrongValue: { reason: ' ' } };

/** Calls of invoices that succeed. */
export const invoiceExamples: Record<Names & keyof typeof endpoints, () => Example> = {
  listInvoices: () => onFile,
  listInvoiceSources: () => onFile,
  createInvoice: () => ({ ...onFile, body: typed, wrongValue: { ...typed, terms: -1 } }),
  saveInvoice: () => ({
    ...on(made.drafts.saved),
    body: { version: 1, changes: { terms: 10 } },
    wrongValue: { version: 1, changes: { terms: 366 } },
  }),
  discardInvoice: () => on(made.drafts.discarded),
  issueInvoice: () => {
    const body = { version: 1, date: invoiceDay, total: 200_00 };
    return { ...on(made.drafts.issued), body, wrongValue: { ...body, total: 0 } };
  },
  payInvoice: () => {
    const body = { date: invoiceDay, amount: 50_00, means: 'Check', reference: '1001' };
    return { ...on(made.issued.paid), body, wrongValue: { ...body, amount: 0 } };
  },
  creditInvoice: () => {
    const body = { date: invoiceDay, amount: 50_00, reason: 'Quoted less' };
    return { ...on(made.issued.credited), body, wrongValue: { ...body, reason: ' ' } };
  },
  payInvoiceFromClosing: () => {
    const body = { ...made.payment, amount: 100_00 };
    return { ...on(made.issued.closed), body, wrongValue: { ...body, amount: 0 } };
  },
  noteInvoiceSent: () => {
    const body = { date: invoiceDay, to: 'ann@example.com', how: 'E-mail' };
    return { ...on(made.issued.sent), body, wrongValue: { ...body, how: 'Pigeon' } };
  },
  takeBackInvoiceEntry: () => {
    const { takenBack } = made.issued;
    return { path: { ...on(takenBack).path, invoiceEntryID: entryOf(takenBack) }, ...reason };
  },
  voidInvoice: () => ({ ...on(made.issued.voided), ...reason }),
  getInvoiceDocument: () => on(made.issued.sent),
  listInvoiceCustomers: () => ({ query: '?text=ficus' }),
  listOpenInvoices: () => ({ query: `?customerKey=${encodeURIComponent(made.customerKey)}` }),
  listInvoiceBatches: () => ({ query: '?text=B-000001' }),
  createInvoiceBatch: () => {
    const { invoiceID, balance } = made.issued.batched;
    const body = {
      ...{ customerKey: made.customerKey, date: invoiceDay, amount: balance, means: 'Check', reference: '7788' },
      ...{ note: null, creditUsed: 0, over: 0, allocations: [{ invoiceID, amount: balance, balance, writeOff: null }] },
    };
    return { body, wrongValue: { ...body, amount: -1 } };
  },
  takeBackInvoiceBatch: () => ({ path: { invoiceBatchID: made.batch.invoiceBatchID }, ...reason }),
};
