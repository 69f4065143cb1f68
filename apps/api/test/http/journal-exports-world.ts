import type {
  JournalAccountRow,
  JournalDue,
  JournalExport,
  JournalExportDetail,
  JournalTransaction,
  StoredJournalSettings,
} from '@closewright/contract/journal-exports';
import { type JournalSettings, journalAccounts, newJournalSettings } from '@closewright/domain/journal-exports';
import { type LedgerEvent, postingOf } from '@closewright/domain/ledger';
import { expect } from 'vitest';
import {
  type AskedPosting,
  type PostedNumber,
  postTransactions,
} from '../../src/modules/ledger/post-transactions.usecases.ts';
import { type Database, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import type { Answer, CalledApi, Sent } from './api-under-test.ts';
import { day } from './check-writing-world.ts';
import { exampleAccount } from './example-account.ts';
import { files } from './world.ts';

/** The name by which the office is a payee. */
export const office = 'Alpha Title';

/** A mapping that says everything of these bank accounts. */
export const wholeMapping = (banks: readonly number[]): JournalSettings => ({
  ...newJournalSettings,
  accounts: journalAccounts.map((account, at) => ({ account, code: String(2000 + at) })),
  branches: [1, 2].map((branchID) => ({ branchID, costCenter: `CC${branchID}` })),
  bankAccounts: banks.map((bankAccountID) => ({ bankAccountID, company: 'CW01', costCenter: 'CC0' })),
  officeNames: [office],
});

const path = '/api/journal-exports';

/** Calls of exports of journals, and the ledger that they are of. */
export function journalCalls(api: () => CalledApi, database: () => Database, { tenant = 'alpha' } = {}) {
  const as = 'administrator';
  const send = (method: string, to: string, body?: object, sent: Sent = {}): Promise<Answer> =>
    api().send(method, to, { tenant, as, ...(body && { body }), ...sent });
  const told = async <T>(answer: Promise<Answer>): Promise<T> => {
    const { body } = await answer;
    expect(body.errorMessage, JSON.stringify(body)).toBeNull();
    return body.result;
  };
  let posts = 0;
  const post = (asked: readonly Omit<AskedPosting, 'key' | 'date'>[], date: string = day) =>
    database().inTenant(systemActor(tenant, 'test'), (tx) =>
      postTransactions(
        tx,
        asked.map((each) => {
          posts += 1;
          return { ...each, date, key: `journals ${posts}` };
        }),
      ),
    );
  const posted = async (
    bank: number,
    event: LedgerEvent,
    facts: AskedPosting['facts'] = {},
    date?: string,
  ): Promise<PostedNumber> => {
    const [one] = await post([{ bank, posting: postingOf(event), facts }], date);
    if (!one) throw new Error('nothing was posted');
    return one;
  };
  const settings = () => told<StoredJournalSettings>(send('GET', `${path}/settings`));
  return {
    ...{ send, told, post, posted, settings },
    newAccount: async (): Promise<number> => {
      posts += 1;
      const body = { ...exampleAccount, name: `Journals ${posts}` };
      const { bankAccountID } = await told<{ bankAccountID: number }>(
        send('POST', '/api/configuration/bank-accounts', body),
      );
      return bankAccountID;
    },
    /** Money of a file comes in. */
    receive: (bank: number, amount: number, { file = files.open as number, date = day as string } = {}) =>
      posted(bank, { kind: 'receipt', parts: [{ file, amount, isGood: true }] }, {}, date),
    /** A check of a file. */
    check: (
      bank: number,
      amount: number,
      payee: string,
      { file = files.open as number, date = day as string } = {},
    ) => {
      const event = { kind: 'check', parts: [{ file, amount, from: 'available' }] } as const;
      const known = { payee, party: null, memo: null, lines: [], checkNumber: posts + 1001, reference: null };
      return posted(bank, event, known, date);
    },
    save: async (changes: Partial<JournalSettings>, sent?: Sent) =>
      send('PATCH', `${path}/settings`, { version: (await settings()).version, changes }, sent),
    saveAt: (version: number, changes: object, sent?: Sent) =>
      send('PATCH', `${path}/settings`, { version, changes }, sent),
    list: (sent?: Sent) => told<JournalAccountRow[]>(send('GET', path, undefined, sent)),
    due: (bank: number, query = '', sent?: Sent) =>
      told<JournalDue>(send('GET', `${path}/accounts/${bank}${query}`, undefined, sent)),
    make: (bank: number, { upTo, digest }: Pick<JournalDue, 'upTo' | 'digest'>, sent?: Sent) =>
      send('POST', `${path}/accounts/${bank}/exports`, { upTo, digest }, sent),
    exports: (bank: number) => told<{ results: JournalExport[] }>(send('GET', `${path}/accounts/${bank}/exports`)),
    detail: (id: number, query = '') => told<JournalExportDetail>(send('GET', `${path}/exports/${id}${query}`)),
    transactions: (bank: number, query: string) =>
      told<{ results: JournalTransaction[]; totalRecords: number }>(
        send('GET', `${path}/accounts/${bank}/transactions?${query}`),
      ),
    document: (id: number, document = 'columns') => send('GET', `${path}/exports/${id}/document?document=${document}`),
    accept: (id: number, reference = 'JE-1', sent?: Sent) =>
      send('POST', `${path}/exports/${id}/accept`, { reference }, sent),
    takeBack: (id: number, reason = 'Loaded twice', sent?: Sent) =>
      send('POST', `${path}/exports/${id}/take-back`, { reason }, sent),
  };
}

/** Switches the screen on, which is off before anybody does. */
export const letExport = (database: Database, tenant = 'alpha'): Promise<unknown> =>
  database.inTenant(systemActor(tenant, 'test'), (tx) =>
    tx.insertInto('feature_flags').values({ tenant_id: tenant, name: 'workdayIntegration', is_on: true }).execute(),
  );
