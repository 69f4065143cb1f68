import type {
  FileInvoices,
  Invoice,
  InvoiceBatch,
  InvoiceDraft,
  NewInvoiceBatch,
} from '@closewright/contract/invoices';
import { type LedgerEvent, postingOf } from '@closewright/domain/ledger';
import { expect } from 'vitest';
import { type PostedNumber, postTransactions } from '../../src/modules/ledger/post-transactions.usecases.ts';
import { type Database, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import type { Answer, CalledApi, Sent } from './api-under-test.ts';
import { exampleAccount } from './example-account.ts';
import { files, type UserName, users } from './world.ts';

/** The day on which most is issued and noted. */
export const invoiceDay = '2026-03-02';

/** A line of 200.00 that is not taxed, as it is typed. */
export const plainLine = { text: 'Closing fee', amount: 200_00, isTaxable: false, source: null };

/** A payment of the ledger. */
export interface PostedPayment extends PostedNumber {
  readonly bankAccountID: number;
}

/** Lets people work on invoices of their regions: all write them, but whoever only reads. */
export async function letInvoice(database: Database, tenant = 'alpha'): Promise<void> {
  const rights = (names: readonly UserName[], name: string, value: number) =>
    names.map((user) => ({ tenant_id: tenant, users_id: users[user].usersID, name, value }));
  await database.inTenant(systemActor(tenant, 'test'), (tx) =>
    tx
      .insertInto('user_security_settings')
      .values([
        ...rights(['trusted', 'bookkeeper'], 'Invoices_ScreenAccess', 2),
        ...rights(['reader', 'closer'], 'Invoices_ScreenAccess', 1),
        ...rights(['officer', 'elsewhere', 'closer', 'viewOnly'], 'appEscrowAccounting_AppAccess', 1),
      ])
      .execute(),
  );
}

/** The code of a refusal, and the fields that it stands at. */
export const refusedAt = async (answer: Promise<Answer>): Promise<string[]> => {
  const { body } = await answer;
  return [body.errorCode, ...Object.keys(body.result?.modelState ?? {})];
};

let made = 0;

/** Calls of invoices and of batch payments, and the ledger that some are paid from. */
export function invoiceCalls(
  api: () => CalledApi,
  database: () => Database,
  { tenant = 'alpha', as }: { readonly tenant?: string; readonly as?: UserName } = {},
) {
  const send = (method: string, path: string, body?: object, sent: Sent = {}): Promise<Answer> =>
    api().send(method, path, { tenant, ...(as && { as }), ...(body && { body }), ...sent });
  const told = async <T = Invoice>(answer: Promise<Answer>): Promise<T> => {
    const { body } = await answer;
    expect(body.errorMessage, JSON.stringify(body).slice(0, 2000)).toBeNull();
    return body.result;
  };
  const of = (ordersID: number) => `/api/orders/${ordersID}/invoices`;
  const on = ({ ordersID, invoiceID }: Pick<Invoice, 'ordersID' | 'invoiceID'>) => `${of(ordersID)}/${invoiceID}`;
  const batches = '/api/invoice-batch-payments';
  const act = (path: string) => (invoice: Invoice, body: object, sent?: Sent) =>
    send('POST', `${on(invoice)}/${path}`, body, sent);
  /** A contact of a file, by a name of its own unless it is given. */
  const newContact = async (ordersID: number, more: object = {}): Promise<number> => {
    made += 1;
    const roles_id = 70_000 + made;
    await database().inTenant(systemActor(tenant, 'test'), (tx) =>
      tx
        .insertInto('order_parties')
        .values({
          ...{ tenant_id: tenant, orders_id: ordersID, roles_id, role_type_id: 15, name: `Customer ${made}` },
          ...{ address_1: '456 Somewhere Ave', city: 'Anytown', state: 'TX', zip: '12345', ...more },
        })
        .execute(),
    );
    return roles_id;
  };
  const create = (ordersID: number, more: Partial<InvoiceDraft> = {}, sent?: Sent) =>
    send('POST', of(ordersID), { customer: null, terms: 30, note: null, lines: [plainLine], ...more }, sent);
  /** A draft of 200.00 to somebody of its own. */
  const draft = async ({
    ordersID = files.open as number,
    ...more
  }: Partial<InvoiceDraft> & { ordersID?: number } = {}) => {
    const customer = more.customer ?? ({ kind: 'contact', rolesID: await newContact(ordersID) } as const);
    return told(create(ordersID, { ...more, customer }));
  };
  const issue = (draft: Invoice, more: object = {}, sent?: Sent) =>
    send('POST', `${on(draft)}/issue`, { version: draft.version, date: invoiceDay, total: draft.total, ...more }, sent);
  /** An issued invoice of 200.00. */
  const issued = async (more: Parameters<typeof draft>[0] = {}): Promise<Invoice> => told(issue(await draft(more)));
  /** A batch over all of these invoices, each as much as it has left, unless it is said otherwise. */
  const batch = (
    customerKey: string,
    invoices: readonly Invoice[],
    more: Partial<NewInvoiceBatch> = {},
    sent?: Sent,
  ) => {
    const allocations = invoices.map(({ invoiceID, balance }) => ({
      ...{ invoiceID, amount: balance, balance, writeOff: null },
    }));
    const amount = allocations.reduce((sum, each) => sum + each.amount, 0);
    const body = {
      ...{ customerKey, date: invoiceDay, amount, means: 'Check', reference: '7788', note: null },
      ...{ creditUsed: 0, over: 0, allocations, ...more },
    };
    return send('POST', batches, body, sent);
  };
  const list = (ordersID: number = files.open, sent?: Sent) =>
    told<FileInvoices>(send('GET', of(ordersID), undefined, sent));
  const batched = (...asked: Parameters<typeof batch>) => told<InvoiceBatch>(batch(...asked));
  return {
    send,
    told,
    on,
    newContact,
    create,
    draft,
    issue,
    issued,
    batch,
    batched,
    list,
    save: (draft: Invoice, changes: object, sent?: Sent) =>
      send('PATCH', on(draft), { version: draft.version, changes }, sent),
    discard: (draft: Invoice, sent?: Sent) => send('DELETE', on(draft), undefined, sent),
    pay: (invoice: Invoice, more: object = {}, sent?: Sent) =>
      act('payments')(invoice, { date: invoiceDay, amount: 50_00, means: 'Check', reference: '1001', ...more }, sent),
    credit: (invoice: Invoice, more: object = {}, sent?: Sent) =>
      act('credits')(invoice, { date: invoiceDay, amount: 50_00, reason: 'Quoted less', ...more }, sent),
    close: (invoice: Invoice, payment: PostedPayment, amount: number, sent?: Sent) =>
      act('closings')(invoice, { ...payment, amount }, sent),
    sent: (invoice: Invoice, more: object = {}, sent?: Sent) =>
      act('sendings')(invoice, { date: invoiceDay, to: 'ann@example.com', how: 'E-mail', ...more }, sent),
    takeBack: (invoice: Invoice, invoiceEntryID: number, sent?: Sent) =>
      act(`entries/${invoiceEntryID}/take-back`)(invoice, { reason: 'Of another invoice' }, sent),
    end: (invoice: Invoice, sent?: Sent) => act('void')(invoice, { reason: 'Billed twice' }, sent),
    one: async ({ ordersID, invoiceID }: Invoice): Promise<Invoice> => {
      const { invoices } = await list(ordersID, { as: 'administrator' });
      const found = invoices.find((each) => each.invoiceID === invoiceID);
      if (!found) throw new Error(`There is no invoice ${invoiceID}`);
      return found;
    },
    takeBackBatch: ({ invoiceBatchID }: InvoiceBatch, sent?: Sent) =>
      send('POST', `${batches}/${invoiceBatchID}/take-back`, { reason: 'The check came back' }, sent),
    /** A check of a file to somebody, with what was posted to a bank account of its own. */
    check: async (ordersID: number, cents: number, facts: object = {}): Promise<PostedPayment> => {
      made += 1;
      const body = { ...exampleAccount, accountNumber: `00${77_000_000 + made}`, name: `Invoices ${tenant} ${made}` };
      const { bankAccountID } = await told<{ bankAccountID: number }>(
        send('POST', '/api/configuration/bank-accounts', body, { as: 'administrator' }),
      );
      const receipt: LedgerEvent = { kind: 'receipt', parts: [{ file: ordersID, amount: cents, isGood: true }] };
      const check: LedgerEvent = { kind: 'check', parts: [{ file: ordersID, amount: cents, from: 'available' }] };
      const said = { payee: tenant, party: null, memo: null, lines: [], checkNumber: 100 + made, reference: null };
      const asked = { bank: bankAccountID, date: invoiceDay };
      const posted = await database().inTenant(systemActor(tenant, 'test'), (tx) =>
        postTransactions(tx, [
          { ...asked, posting: postingOf(receipt), facts: {}, key: `invoices ${tenant} ${made} in` },
          { ...asked, posting: postingOf(check), facts: { ...said, ...facts }, key: `invoices ${tenant} ${made} out` },
        ]),
      );
      const paid = posted.at(-1);
      if (!paid) throw new Error('Nothing was posted');
      return { bankAccountID, stripe: paid.stripe, number: paid.number };
    },
    /** Voids a payment of the ledger. */
    voidCheck: async (ordersID: number, cents: number, { bankAccountID, ...about }: PostedPayment): Promise<void> => {
      made += 1;
      const event: LedgerEvent = { kind: 'void', parts: [{ file: ordersID, amount: cents, to: 'available' }] };
      await database().inTenant(systemActor(tenant, 'test'), (tx) =>
        postTransactions(tx, [
          {
            ...{ bank: bankAccountID, date: invoiceDay, about, posting: postingOf(event), facts: { reason: 'Lost' } },
            key: `invoices ${tenant} ${made} void`,
          },
        ]),
      );
    },
  };
}
