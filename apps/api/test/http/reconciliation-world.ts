import type { ReconciliationDay } from '@closewright/contract/reconciliation';
import { type LedgerEvent, postingOf } from '@closewright/domain/ledger';
import { expect } from 'vitest';
import {
  type AskedPosting,
  type PostedNumber,
  postTransactions,
} from '../../src/modules/ledger/post-transactions.usecases.ts';
import { type Database, nextIDs, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { type ToldItem, tellOfBank } from '../ledger/bank-world.ts';
import type { Answer, CalledApi, Sent } from './api-under-test.ts';
import { exampleAccount } from './example-account.ts';
import { files, users } from './world.ts';

/** The days of a month that is reconciled. */
export const days = { first: '2026-03-02', paid: '2026-03-10', last: '2026-03-31' } as const;
/** The file whose money it is. */
export const file = files.open;

/** Gives the officer, whoever is elsewhere and who may only look the app, in their regions. */
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

/** What a posting says, and of what. */
interface Posting {
  readonly event: LedgerEvent;
  readonly date?: string;
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly about?: PostedNumber;
}

/** Calls of matching, the ledger that is matched, and the bank. */
export function matchingCalls(api: () => CalledApi, database: () => Database, { tenant = 'alpha' } = {}) {
  const actor = systemActor(tenant, 'test');
  const send = (method: string, path: string, body?: object, sent: Sent = {}): Promise<Answer> =>
    api().send(method, path, { tenant, ...(body && { body }), ...sent });
  const told = async <T = ReconciliationDay>(answer: Promise<Answer>): Promise<T> => {
    const { body } = await answer;
    expect(body.errorMessage, JSON.stringify(body).slice(0, 2000)).toBeNull();
    return body.result;
  };
  let posts = 0;
  const postAll = (bank: number, postings: readonly Posting[]): Promise<readonly PostedNumber[]> =>
    database().inTenant(actor, async (tx) => {
      const asked = postings.map(({ event, date = days.first, ...more }): AskedPosting => {
        posts += 1;
        return { ...{ bank, posting: postingOf(event), date, key: `matching ${bank} ${posts}` }, ...more };
      });
      const posted: PostedNumber[] = [];
      for (let at = 0; at < asked.length; at += 250)
        posted.push(...(await postTransactions(tx, asked.slice(at, at + 250))));
      return posted.map(({ stripe, number }) => ({ stripe, number }));
    });
  const post = async (bank: number, event: LedgerEvent, more: Omit<Posting, 'event'> = {}): Promise<PostedNumber> => {
    const [posted] = await postAll(bank, [{ event, ...more }]);
    if (!posted) throw new Error('nothing was posted');
    return posted;
  };
  const receiptFacts = { receipt: 1, instrument: 'Wire', payer: 'Ficus Bank', party: null, memo: null, kept: [] };
  const payFacts = { payee: 'Alpha Courier', party: null, memo: null, lines: [], reference: null, checkNumber: null };
  const ofDay = (bank: number, date: string) => `/api/reconciliations/accounts/${bank}/days/${date}`;
  return {
    send,
    told,
    postAll,
    post,
    payFacts,
    /** A trust account with money of a file, and its id. */
    newAccount: async (more: object = {}): Promise<number> => {
      posts += 1;
      const body = { ...exampleAccount, accountNumber: `00${55_000_000 + posts}`, name: `Matched ${posts}`, ...more };
      const { bankAccountID } = await told<{ bankAccountID: number }>(
        send('POST', '/api/configuration/bank-accounts', body, { as: 'administrator' }),
      );
      return bankAccountID;
    },
    /** Money that came in and, with a day, was taken to the bank, on a slip or by itself. */
    receive: async (
      bank: number,
      amount: number,
      {
        deposited = days.first,
        slip,
        ...facts
      }: { deposited?: string | null; slip?: number; [fact: string]: unknown } = {},
    ): Promise<PostedNumber> => {
      const parts = [{ file, amount, isGood: true }];
      const about = await post(
        bank,
        { kind: 'receipt', parts },
        { facts: { ...receiptFacts, reference: null, ...facts } },
      );
      if (deposited !== null)
        await post(
          bank,
          { kind: 'deposit', parts: [{ file, amount }] },
          { about, date: deposited, facts: { slip: slip ?? null } },
        );
      return about;
    },
    slip: (bank: number, deposited_on: string = days.first) =>
      database().inTenant(actor, async (tx) => {
        const deposit_slip_id = await nextIDs(tx, 'deposit_slip_id');
        const row = { tenant_id: tenant, deposit_slip_id, bank_account_id: bank, deposited_on };
        await tx.insertInto('deposit_slips').values(row).execute();
        return deposit_slip_id;
      }),
    pay: (
      bank: number,
      amount: number,
      facts: object = {},
      { kind = 'check' as const, date = days.first as string } = {},
    ) =>
      post(
        bank,
        { kind: facts && 'reference' in facts ? 'wire out' : kind, parts: [{ file, amount, from: 'available' }] },
        { date, facts: { ...payFacts, ...facts } },
      ),
    /** Ends a payment as the ledger does, whoever may. */
    end: (bank: number, about: PostedNumber, amount: number, date: string = days.first) =>
      post(
        bank,
        { kind: 'void', parts: [{ file, amount, to: 'available' }] },
        { about, date, facts: { reason: 'Lost' } },
      ),
    tell: (bank: number, items: readonly ToldItem[]) => tellOfBank(database(), actor, bank, items),
    day: (bank: number, date: string = days.last, sent?: Sent) => told(send('GET', ofDay(bank, date), undefined, sent)),
    run: (bank: number, date: string = days.last, sent?: Sent) =>
      send('POST', `${ofDay(bank, date)}/run`, undefined, sent),
    match: (bank: number, body: object, date: string = days.last, sent?: Sent) =>
      send('POST', `${ofDay(bank, date)}/matches`, { bankItemIDs: [], bookItems: [], note: null, ...body }, sent),
    unmatch: (bank: number, bankMatchIDs: readonly number[], date: string = days.last, sent?: Sent) =>
      send('POST', `${ofDay(bank, date)}/unmatch`, { bankMatchIDs, reason: 'It was another one' }, sent),
    note: (bank: number, body: object, date: string = days.last, sent?: Sent) =>
      send(
        'POST',
        `${ofDay(bank, date)}/notes`,
        { bankItemID: null, bookItem: null, text: 'Asked the bank', ...body },
        sent,
      ),
    postItem: (bank: number, body: object, date: string = days.last, sent?: Sent) =>
      send('POST', `${ofDay(bank, date)}/post`, { note: null, ...body }, sent),
  };
}
