import type {
  PositivePayAccountRow,
  PositivePayDue,
  PositivePayFileDetail,
  PositivePayFileRow,
  PositivePayLayoutRecord,
} from '@closewright/contract/positive-pay';
import { correctionOf, type LedgerEvent, postingOf } from '@closewright/domain/ledger';
import {
  newPositivePayField,
  newPositivePayLayout,
  type PositivePayLayout,
  positivePayStarters,
} from '@closewright/domain/positive-pay';
import { expect } from 'vitest';
import {
  type AskedPosting,
  type PostedNumber,
  postTransactions,
} from '../../src/modules/ledger/post-transactions.usecases.ts';
import { type Database, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { payByBank } from '../ledger/bank-world.ts';
import type { Answer, CalledApi, Sent } from './api-under-test.ts';
import { day } from './check-writing-world.ts';
import { exampleAccount } from './example-account.ts';
import { files, users } from './world.ts';

/** A layout as the office has it: one of the starters that leave nothing open. */
export const chase = (): PositivePayLayout => {
  const found = positivePayStarters.find(({ layout }) => layout.name === 'Chase CSV');
  if (!found) throw new Error('there is no such starter');
  return found.layout;
};

/** A layout that has no place for a check of five digits. */
export const narrow: PositivePayLayout = {
  ...newPositivePayLayout,
  name: 'Narrow',
  detail: (['Event code', 'Check number', 'Amount', 'Payee'] as const).map((value) => ({
    ...{ ...newPositivePayField, label: value, value, width: value === 'Check number' ? 4 : 40 },
    amount: value === 'Amount' ? 'Decimal point' : null,
  })),
};

export const accountNumber = '0044107788';
/** The file whose money is paid out. */
const file = files.open;
const _placed = { bankAccountID: 0, date: day };

/** Gives the officer and whoever is elsewhere the app, in their regions. */
export async function letTellBanks(database: Database, tenant = 'alpha'): Promise<void> {
  await database.inTenant(systemActor(tenant, 'test'), (tx) =>
    tx
      .insertInto('user_security_settings')
      .values(
        [users.officer, users.elsewhere, users.viewOnly].map(({ usersID }) => ({
          ...{ tenant_id: tenant, users_id: usersID, name: 'appPositivePay_AppAccess', value: 1 },
        })),
      )
      .execute(),
  );
}

/** Calls of positive pay, and the ledger that they tell of. */
export function payCalls(api: () => CalledApi, database: () => Database, { tenant = 'alpha' } = {}) {
  const send = (method: string, path: string, body?: object, sent: Sent = {}): Promise<Answer> =>
    api().send(method, path, { tenant, ...(body && { body }), ...sent });
  const told = async <T>(answer: Promise<Answer>): Promise<T> => {
    const { body } = await answer;
    expect(body.errorMessage, JSON.stringify(body)).toBeNull();
    return body.result;
  };
  let posts = 0;
  const post = (asked: readonly Omit<AskedPosting, 'key' | 'date'>[], date = day) =>
    database().inTenant(systemActor(tenant, 'test'), (tx) =>
      postTransactions(
        tx,
        asked.map((each) => {
          posts += 1;
          return { ...each, date, key: `positive pay ${posts}` };
        }),
      ),
    );
  const event = (bank: number, about: PostedNumber, posted: LedgerEvent): Omit<AskedPosting, 'key' | 'date'> => ({
    ...{ bank, about, posting: postingOf(posted), facts: { reason: 'Lost' } },
  });
  const amount = 100_00;
  const issue = { kind: 'check', parts: [{ file, amount, from: 'available' }] } as const satisfies LedgerEvent;
  const first = (found: readonly PostedNumber[]): PostedNumber => {
    const [one] = found;
    if (!one) throw new Error('nothing was posted');
    return one;
  };
  const receipt = {
    kind: 'receipt',
    parts: [{ file, amount: 900_000_000_00, isGood: true }],
  } as const satisfies LedgerEvent;
  const receive = (bank: number) => post([{ bank, posting: postingOf(receipt), facts: {} }]);
  const path = '/api/positive-pay';
  const layouts = '/api/configuration/positive-pay-layouts';
  const as = 'administrator';
  return {
    send,
    told,
    addLayout: (layout: PositivePayLayout, sent: Sent = { as }) => send('POST', layouts, layout, sent),
    saveLayout: (id: number, body: object, sent: Sent = { as }) => send('PATCH', `${layouts}/${id}`, body, sent),
    listLayouts: () => told<PositivePayLayoutRecord[]>(send('GET', layouts, undefined, { as })),
    /** A bank account with money of a file, and its id. */
    newAccount: async (more: object = {}): Promise<number> => {
      posts += 1;
      const body = { ...exampleAccount, accountNumber, name: `Positive pay ${posts}`, ...more };
      const { bankAccountID } = await told<{ bankAccountID: number }>(
        send('POST', '/api/configuration/bank-accounts', body, { as }),
      );
      await receive(bankAccountID);
      return bankAccountID;
    },
    /** Posts money of a file. */
    receive,
    /** Posts checks, numbered from `from` on. */
    checks: async (
      bank: number,
      from: number,
      count = 1,
      payee = 'Alpha Courier',
    ): Promise<readonly PostedNumber[]> => {
      const facts = { payee, party: null, memo: null, lines: [], reference: null };
      const all = Array.from({ length: count }, (_, at) => ({
        ...{ bank, posting: postingOf(issue), facts: { ...facts, checkNumber: from + at } },
      }));
      const posted: PostedNumber[] = [];
      for (let at = 0; at < count; at += 2000) posted.push(...(await post(all.slice(at, at + 2000))));
      return posted;
    },
    end: async (bank: number, check: PostedNumber, kind: 'void' | 'stop'): Promise<PostedNumber> =>
      first(await post([event(bank, check, { kind, parts: [{ file, amount, to: 'available' }] })], '2026-03-05')),
    pay: (bank: number, about: PostedNumber) =>
      payByBank(database(), systemActor(tenant, 'test'), { bank, about, day, parts: [{ file, amount }] }),
    takeBackCheck: (bank: number, { stripe, number }: PostedNumber) =>
      post([
        {
          ...{ bank, reverses: { stripe, number }, facts: { reason: 'By mistake' } },
          posting: correctionOf(
            postingOf(issue).moves.map(({ amount: cents, ...way }) => ({ ...way, amount: cents.value })),
          ),
        },
      ]),
    list: (sent?: Sent) => told<PositivePayAccountRow[]>(send('GET', path, undefined, sent)),
    due: (bank: number, query = '', sent?: Sent) =>
      told<PositivePayDue>(send('GET', `${path}/accounts/${bank}${query}`, undefined, sent)),
    files: (bank: number) => told<{ results: PositivePayFileRow[] }>(send('GET', `${path}/accounts/${bank}/files`)),
    /** Makes the file of what is due, seen just before, or of what was seen. */
    make: async (bank: number, sent?: Sent, seen?: string) => {
      const { body } = await send('GET', `${path}/accounts/${bank}?take=1`, undefined, sent);
      const dueDigest = seen ?? body.result?.account?.dueDigest ?? '0'.repeat(64);
      return send('POST', `${path}/accounts/${bank}/files`, { dueDigest }, sent);
    },
    file: (id: number, query = '') => told<PositivePayFileDetail>(send('GET', `${path}/files/${id}${query}`)),
    document: (id: number, sent?: Sent) => send('GET', `${path}/files/${id}/document`, undefined, sent),
    accept: (id: number, sent?: Sent) => send('POST', `${path}/files/${id}/accept`, undefined, sent),
    takeBack: (id: number, reason = 'The bank refused it', sent?: Sent) =>
      send('POST', `${path}/files/${id}/take-back`, { reason }, sent),
  };
}
