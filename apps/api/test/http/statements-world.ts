import type { ReconciledAccountRow, ReconciliationDay, ReconciliationRow } from '@closewright/contract/reconciliation';
import { postingOf } from '@closewright/domain/ledger';
import { expect } from 'vitest';
import { type AskedPosting, postTransactions } from '../../src/modules/ledger/post-transactions.usecases.ts';
import { type Database, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import type { Answer, CalledApi, Sent } from './api-under-test.ts';
import { exampleAccount } from './example-account.ts';
import { files, users } from './world.ts';

/** The day that is reconciled, and the one before and after. */
export const day = '2026-03-02';
export const dayBefore = '2026-02-27';
export const dayAfter = '2026-03-03';

/** Who prepares, and who reviews. */
const preparer = 'officer';
export const reviewer = 'bookkeeper';

/** Gives people the app of the accounting, in their regions; the bookkeeper has it. */
export async function letReconcile(database: Database, tenant = 'alpha'): Promise<void> {
  await database.inTenant(systemActor(tenant, 'test'), (tx) =>
    tx
      .insertInto('user_security_settings')
      .values(
        [users.officer, users.elsewhere, users.viewOnly].map(({ usersID }) => ({
          ...{ tenant_id: tenant, users_id: usersID, name: 'appEscrowAccounting_AppAccess', value: 1 },
        })),
      )
      .execute(),
  );
}

/** Calls of reconciliations, and what they are made of. */
export function statementCalls(api: () => CalledApi, database: () => Database, { tenant = 'alpha' } = {}) {
  const path = '/api/reconciliations';
  const send = (method: string, end: string, body?: object, sent: Sent = {}): Promise<Answer> =>
    api().send(method, `${path}${end}`, { tenant, as: preparer, ...(body && { body }), ...sent });
  const told = async <T>(answer: Promise<Answer>): Promise<T> => {
    const { body } = await answer;
    expect(body.errorMessage, JSON.stringify(body)).toBeNull();
    return body.result;
  };
  let posts = 0;
  /** Posts as the system does; the first answers where it stands. */
  const post = async (asked: readonly Omit<AskedPosting, 'key' | 'date'>[], date = day) => {
    const [first] = await database().inTenant(systemActor(tenant, 'test'), (tx) =>
      postTransactions(
        tx,
        asked.map((each) => {
          posts += 1;
          return { ...each, date, key: `statements ${posts}` };
        }),
      ),
    );
    if (!first) throw new Error('nothing was posted');
    return first;
  };
  const finalize = async (
    bank: number,
    { digest: seen, ...more }: { digest?: string; note?: string } = {},
    sent?: Sent,
    on = day,
  ): Promise<Answer> => {
    const body = { digest: seen ?? (await digest(bank, on)), note: null, ...more };
    return send('POST', `/accounts/${bank}/days/${on}/finalize`, body, sent);
  };
  const dayOf = (bank: number, on = day, sent?: Sent) =>
    told<ReconciliationDay>(send('GET', `/accounts/${bank}/days/${on}`, undefined, sent));
  const digest = async (bank: number, on = day) => (await dayOf(bank, on, { as: reviewer })).digest;
  const on = (id: number, what: string, body: object, sent?: Sent) => send('POST', `/${id}/${what}`, body, sent);
  return {
    send,
    told,
    post,
    finalize,
    day: dayOf,
    digest,
    /** A trust account, and its id. */
    newAccount: async (more: object = {}): Promise<number> => {
      posts += 1;
      const body = { ...exampleAccount, accountNumber: '0044107788', name: `Statements ${posts}`, ...more };
      const made = api().send('POST', '/api/configuration/bank-accounts', { tenant, as: 'administrator', body });
      return (await told<{ bankAccountID: number }>(made)).bankAccountID;
    },
    /** Money of a file comes in; it is not at the bank yet. */
    receive: (bank: number, amount: number, { file = files.open as number, date = day } = {}) =>
      post(
        [
          {
            ...{ bank, posting: postingOf({ kind: 'receipt', parts: [{ file, amount, isGood: true }] }) },
            facts: { payer: 'Michael Jones', instrument: 'Wire', reference: `W${posts}`, party: null, memo: null },
          },
        ],
        date,
      ),
    /** A check is written. */
    check: (bank: number, amount: number, checkNumber: number, { file = files.open as number, date = day } = {}) =>
      post(
        [
          {
            ...{ bank, posting: postingOf({ kind: 'check', parts: [{ file, amount, from: 'available' }] }) },
            facts: { payee: 'Alpha Courier', party: null, memo: null, lines: [], reference: null, checkNumber },
          },
        ],
        date,
      ),
    /** The bank took something of a file, or of none. */
    charge: (bank: number, amount: number, file: number | null = null, date = day) =>
      post([{ bank, posting: postingOf({ kind: 'bank charge', parts: [{ file, amount }] }), facts: {} }], date),
    /** What the bank had at the end of a day, as somebody types it. */
    bankHad: (bank: number, closing: number, on = day) =>
      database().inTenant(systemActor(tenant, 'test'), (tx) =>
        tx
          .insertInto('bank_days')
          .values({ tenant_id: tenant, bank_account_id: bank, day: on, closing_cents: closing })
          .execute(),
      ),
    accounts: (sent?: Sent) => told<ReconciledAccountRow[]>(send('GET', '/accounts', undefined, sent)),
    list: (query = '', sent?: Sent) =>
      told<{ results: ReconciliationRow[]; totalRecords: number }>(send('GET', query, undefined, sent)),
    one: (id: number, sent?: Sent) => told<ReconciliationRow>(send('GET', `/${id}`, undefined, sent)),
    made: async (bank: number, on = day): Promise<ReconciliationRow> => told(finalize(bank, {}, undefined, on)),
    review: (id: number, note: string | null = null, sent: Sent = { as: reviewer }) => on(id, 'review', { note }, sent),
    askReopen: (id: number, reason = 'A deposit is missing', sent?: Sent) => on(id, 'ask-reopen', { reason }, sent),
    reopen: (id: number, isApproved = true, sent: Sent = { as: reviewer }) =>
      on(id, 'reopen', { isApproved, note: null }, sent),
    pack: (id: number, sent?: Sent) => send('GET', `/${id}/pack`, undefined, sent),
    draft: (bank: number, on = day, sent?: Sent) => send('GET', `/accounts/${bank}/days/${on}/pack`, undefined, sent),
  };
}
