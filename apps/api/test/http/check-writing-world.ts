import type { FileLedger, NewDisbursements, NewReceipt } from '@closewright/contract/check-writing';
import { disbursementsOf, receiptsOf } from '@closewright/domain/check-writing';
import { expect } from 'vitest';
import { type Database, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import type { Answer, ApiUnderTest, Sent } from './api-under-test.ts';
import { courier, makeBalanced } from './check-writing-examples.ts';

/** Bank accounts besides the first one, which is a trust account of all regions in Texas. */
export const accounts = {
  ofRegionTwo: 2,
  inactive: 3,
  closed: 4,
  operating: 5,
  california: 6,
  investment: 7,
  opened: 8,
} as const;
/** The day on which most is posted here. */
export const day = '2026-03-02';

/** The bank accounts in each state. */
export async function makeAccounts(database: Database, tenant: string): Promise<void> {
  const account = (bank_account_id: number, more: object) => ({
    ...{ tenant_id: tenant, bank_account_id, name: `Account ${bank_account_id}`, bank_name: 'Ficus Bank' },
    ...{ account_title: 'Escrow trust', routing_number: '123456780', account_number_encrypted: Buffer.from('x') },
    ...{ account_number_last4: '0001', kind: 'Escrow trust', state: 'TX', region_id: 0, inactive: false },
    opened_on: null as string | null,
    closed_on: null as string | null,
    ...more,
  });
  await database.inTenant(systemActor(tenant, 'test'), (tx) =>
    tx
      .insertInto('bank_accounts')
      .values([
        account(accounts.ofRegionTwo, { region_id: 2 }),
        account(accounts.inactive, { inactive: true }),
        account(accounts.closed, { closed_on: '2026-01-31' }),
        account(accounts.operating, { kind: 'Operating' }),
        account(accounts.california, { state: 'CA' }),
        account(accounts.investment, { kind: 'Investment' }),
        account(accounts.opened, { opened_on: day }),
      ])
      .execute(),
  );
}

/** A file of its own, whose statement is in balance and locked. */
export async function makePayable(database: Database, tenant: string, ordersID: number): Promise<void> {
  const order = { tenant_id: tenant, orders_id: ordersID };
  await database.inTenant(systemActor(tenant, 'test'), async (tx) => {
    await tx
      .insertInto('orders')
      .values({
        ...{ ...order, file_number: `26-${ordersID}`, status: 1, region_id: 1, branch_id: 1, kind_of_order: 3 },
        ...{ settlement_statement_type: 1, sale_price_cents: 180_000_00, closing_date: '2026-03-02' },
        is_settlement_locked: true,
      })
      .execute();
    await tx
      .insertInto('properties')
      .values({ ...order, property_id: ordersID, address_1: '456 Somewhere Ave', state: 'TX' })
      .execute();
    await tx
      .insertInto('loans')
      .values({ ...order, loan_id: ordersID, lender_name: 'Ficus Bank', amount_cents: 162_000_00, rate: '3.875' })
      .execute();
    await tx
      .insertInto('order_parties')
      .values([
        { ...order, roles_id: ordersID, role_type_id: 15, name: 'Michael Jones' },
        { ...order, roles_id: ordersID + 10_000, sequence: 2, role_type_id: 16, name: 'Steve Cole' },
      ])
      .execute();
    await tx
      .updateTable('orders')
      .set({ default_loan_id: ordersID })
      .where('tenant_id', '=', tenant)
      .where('orders_id', '=', ordersID)
      .execute();
  });
  await makeBalanced(database, tenant, ordersID);
}

/** The line of the courier, and of the seller. */
export const lineOf = (ordersID: number, who: 'courier' | 'seller', amount?: number) => ({
  loanID: ordersID,
  ...(who === 'courier'
    ? { key: `fee.fees.id${courier.feeID + ordersID}`, label: courier.label, amount: amount ?? courier.amount }
    : { key: 'cashToSeller', label: 'Cash to seller', amount: amount ?? 180_000_00 }),
});

/** What the courier or the seller is paid, as it is asked for. */
export const payTo = (ordersID: number, who: 'courier' | 'seller', more: object = {}) => ({
  ...(who === 'courier'
    ? { method: 'check' as const, payee: courier.payee, party: 'name alpha courier' }
    : { method: 'wire out' as const, payee: 'Steve Cole', party: 'seller' }),
  ...{ memo: null, reference: null, lines: [lineOf(ordersID, who)] },
  ...more,
});

/** What is asked for to end a payment. */
export const ending = (kind: 'void' | 'stop', about: object) => ({
  ...{ kind, about, bankAccountID: 1, comment: 'Lost' },
});

/** What is asked for of an advance, a loss, a transfer to another file, or a payment outside the statement. */
export const lacking = (kind: 'advance' | 'loss', amount = 50_00) => ({
  ...{ kind, amount, bankAccountID: 1, category: 'Payoff short', isRecoverable: true, comment: 'The payoff was short' },
});
export const transfer = (toFile: string, amount = 20_00) => ({
  ...{ kind: 'transfer', amount, toFile, bankAccountID: 1, comment: 'Proceeds of the sale' },
});
export const payment = (amount = 20_00, method = 'check') => ({
  ...{ kind: 'payment', amount, method, bankAccountID: 1, payee: 'Michael Jones', memo: null, comment: 'An overage' },
});

/** Calls of the money of a file. */
export function moneyCalls(api: () => ApiUnderTest, ordersID: number, { tenant = 'alpha' } = {}) {
  const path = `/api/orders/${ordersID}`;
  const placed = { bankAccountID: 1, date: day };
  const send = (method: string, end: string, body: object, sent: Sent = {}): Promise<Answer> =>
    api().send(method, `${path}/${end}`, { tenant, body, ...sent });
  const told = async (answer: Promise<Answer>): Promise<FileLedger> => {
    const { body } = await answer;
    expect(body.errorMessage, JSON.stringify(body)).toBeNull();
    return body.result;
  };
  const receipt = (more: Partial<NewReceipt> = {}, sent?: Sent) =>
    send(
      'POST',
      'receipts',
      {
        ...{ ...placed, amount: 2_000_00, instrument: 'Personal check', payer: 'Michael Jones' },
        ...{ party: null, reference: null, memo: null, kept: [], ...more },
      },
      sent,
    );
  const disburse = (disbursements: readonly object[], more: Partial<NewDisbursements> = {}, sent?: Sent) =>
    send(
      'POST',
      'disbursements',
      { ...placed, loanID: ordersID, firstCheckNumber: null, disbursements, ...more },
      sent,
    );
  const read = (sent?: Sent) => told(api().send('GET', `${path}/ledger`, { tenant, ...sent }));
  const ask = (asked: object, sent?: Sent) => send('POST', 'approvals', asked, sent);
  const decide = (approvalIDs: readonly number[], more: object = {}, sent: Sent = {}) =>
    api().send('POST', '/api/approvals/decide', {
      ...{ tenant, as: 'administrator', body: { approvalIDs, isApproved: true, comment: null, ...more } },
      ...sent,
    });
  const asked = async (what: object): Promise<number> => {
    const { approvals } = await told(ask(what));
    return approvals.at(-1)?.approvalID ?? 0;
  };
  const approved = async (what: object): Promise<number> => {
    const approvalID = await asked(what);
    expect((await decide([approvalID])).body.result).toEqual({ decided: [{ approvalID, problem: null }] });
    return approvalID;
  };
  return {
    ordersID,
    placed,
    send,
    told,
    read,
    receipt,
    disburse,
    deposit: (receipts: readonly object[], more: object = {}, sent?: Sent) =>
      send('POST', 'receipts/deposit', { ...placed, receipts, ...more }, sent),
    collect: (receipts: readonly object[], more: object = {}, sent?: Sent) =>
      send('POST', 'receipts/collect', { ...placed, receipts, note: null, ...more }, sent),
    giveBack: (of: object, more: object = {}, sent?: Sent) =>
      send('POST', 'receipts/return', { ...placed, receipt: of, reason: 'Not sufficient funds', ...more }, sent),
    takeBack: (transaction: object, more: object = {}, sent?: Sent) =>
      send('POST', 'ledger/take-back', { ...placed, transaction, reason: 'By mistake', ...more }, sent),
    keep: (body: object, sent?: Sent) => send('POST', 'kept', body, sent),
    takeBackKept: (keptID: number, body: object = { reason: 'Sent it after all' }, sent?: Sent) =>
      send('POST', `kept/${keptID}/take-back`, body, sent),
    plan: (plans: readonly object[], planVersion: number, sent?: Sent) =>
      send('PUT', 'planned-disbursements', { planVersion, plans }, sent),
    /** Prints checks by the layout and the printer of the world. */
    print: (checks: readonly object[], more: object = {}, sent?: Sent) =>
      send(
        'POST',
        'checks/print',
        { bankAccountID: 1, checks, checkLayoutID: 1, checkPrinterID: 1, coverLetters: false, reason: null, ...more },
        sent,
      ),
    spoil: (checks: readonly object[], more: object = {}, sent?: Sent) =>
      send('POST', 'checks/spoil', { bankAccountID: 1, checks, reason: 'Jammed', ...more }, sent),
    ask,
    withdraw: (approvalID: number, sent?: Sent) => send('POST', `approvals/${approvalID}/withdraw`, {}, sent),
    decide,
    recover: (more: object = {}, sent?: Sent) =>
      send(
        'POST',
        'recoveries',
        { ...placed, of: 'advance', amount: 10_00, payer: null, reference: null, reason: 'It came back', ...more },
        sent,
      ),
    /** Asks for something, as the officer. Its id. */
    asked,
    /** Asks for something as the officer, and approves it as somebody else. */
    approved,
    /** Ends a payment: one asks, another approves. */
    end: (as: 'void' | 'stop', about: object) => approved(ending(as, about)),
    /** Its receipts and disbursements, by what became of them: `1 deposited`, `1001 outstanding`. */
    states: async () => {
      const { transactions } = await read();
      return [
        ...receiptsOf(transactions).map(({ facts, state }) => `${facts.receipt} ${state}`),
        ...disbursementsOf(transactions).map(({ facts, method, state }) => `${facts.checkNumber ?? method} ${state}`),
      ];
    },
    /** The number of the last posting of a kind. */
    last: async (kind: string) => {
      const found = (await read()).transactions.findLast((each) => each.kind === kind);
      if (!found) throw new Error(`Nothing of the kind ${kind} was posted`);
      return { stripe: found.stripe, number: found.number };
    },
    /** Money that all of the statement can be paid of. */
    fund: () => told(receipt({ instrument: 'Wire', amount: 180_050_00, payer: 'Ficus Bank' })),
  };
}
