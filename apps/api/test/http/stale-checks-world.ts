import type { NamedStaleCheck, StaleCheck, StaleCheckPage } from '@closewright/contract/stale-checks';
import { postingOf } from '@closewright/domain/ledger';
import { expect } from 'vitest';
import { postTransactions } from '../../src/modules/ledger/post-transactions.usecases.ts';
import { systemClock } from '../../src/platform/clock/index.ts';
import { type Database, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import type { Answer, ApiUnderTest, Sent } from './api-under-test.ts';
import { exampleAccount } from './example-account.ts';
import { files, type UserName } from './world.ts';

/** The day of the tests: in the time for letters of what is reported by November. */
export const staleDay = '2026-08-01';
export const staleClock = { ...systemClock, now: () => new Date(`${staleDay}T15:00:00Z`) };

/** An address in Texas. */
export const inTexas = { address1: '12 Elm St', address2: null, city: 'Austin', state: 'TX', zip: '78701' };

let made = 0;

/** Checks that nobody cashes, and what is done about them. */
export function staleCalls(
  api: () => ApiUnderTest,
  database: () => Database,
  { tenant = 'alpha', as = 'bookkeeper' as UserName } = {},
) {
  const send = (method: string, path: string, body?: object, sent: Sent = {}): Promise<Answer> =>
    api().send(method, path, { tenant, as, ...(body && { body }), ...sent });
  const told = async <T>(answer: Promise<Answer>): Promise<T> => {
    const { body } = await answer;
    expect(body.errorMessage, JSON.stringify(body).slice(0, 2000)).toBeNull();
    return body.result;
  };
  const post = async (bank: number, date: string, event: Parameters<typeof postingOf>[0], facts: object) => {
    made += 1;
    const asked = { bank, date, key: `stale ${made}`, posting: postingOf(event), facts: { ...facts } };
    const [posted] = await database().inTenant(systemActor(tenant, 'test'), (tx) => postTransactions(tx, [asked]));
    if (!posted) throw new Error('nothing was posted');
    return { bankAccountID: bank, stripe: posted.stripe, number: posted.number };
  };
  const path = '/api/stale-checks';
  const note = (checks: readonly NamedStaleCheck[], act: object, sent?: Sent) =>
    send('POST', `${path}/acts`, { checks, act }, sent);
  const list = (query = '', sent?: Sent) =>
    told<StaleCheckPage>(send('GET', `${path}?take=200${query}`, undefined, sent));
  return {
    send,
    told,
    path,
    list,
    note,
    /** A trust account in which a file has money since 2020. */
    newAccount: async (more: object = {}, file: number = files.open): Promise<number> => {
      made += 1;
      const body = { ...exampleAccount, accountNumber: `00${77_000_000 + made}`, name: `Stale ${made}`, ...more };
      const { bankAccountID } = await told<{ bankAccountID: number }>(
        send('POST', '/api/configuration/bank-accounts', body, { as: 'administrator' }),
      );
      const parts = [{ file, amount: 900_000_00, isGood: true }];
      await post(bankAccountID, '2020-01-02', { kind: 'receipt', parts }, {});
      return bankAccountID;
    },
    /** A check of 100.00. */
    check: async (bank: number, date: string, more: { payee?: string; file?: number; amount?: number } = {}) => {
      made += 1;
      const { payee = 'Alpha Courier', file = files.open, amount = 100_00 } = more;
      const facts = { payee, party: null, memo: null, lines: [], checkNumber: 7000 + made, reference: null };
      return post(bank, date, { kind: 'check', parts: [{ file, amount, from: 'available' }] }, facts);
    },
    about: (of: NamedStaleCheck, date: string, kind: 'void' | 'stop', amount = 100_00) =>
      database().inTenant(systemActor(tenant, 'test'), (tx) => {
        made += 1;
        const posting = postingOf({ kind, parts: [{ file: files.open, amount, to: 'available' }] });
        return postTransactions(tx, [
          { bank: of.bankAccountID, date, key: `stale ${made}`, about: of, posting, facts: { reason: 'Lost' } },
        ]);
      }),
    noted: (checks: readonly NamedStaleCheck[], act: object, sent?: Sent) =>
      told<StaleCheck[]>(note(checks, act, sent)),
    takeBack: (staleActID: number, sent?: Sent) =>
      send('POST', `${path}/acts/${staleActID}/take-back`, { reason: 'Another check' }, sent),
    write: (checks: readonly NamedStaleCheck[], letter: string, on: string, sent?: Sent) =>
      send('POST', `${path}/letters`, { checks, letter, on }, sent),
    one: async (of: NamedStaleCheck): Promise<StaleCheck | undefined> =>
      (await list(`&bankAccountID=${of.bankAccountID}`)).results.find(
        ({ stripe, number }) => stripe === of.stripe && number === of.number,
      ),
  };
}
