import type { BankFilePreview, BankFileRow, BankItemRow } from '@closewright/contract/bank-files';
import type { BankFileLayout } from '@closewright/domain/bank-files';
import { expect } from 'vitest';
import {
  type Bai2Day,
  type Bai2Detail,
  type Bai2Style,
  bai2File,
} from '../../../../packages/domain/src/bank-files/bai2.fixture.ts';
import { type Database, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import type { Answer, CalledApi, Sent } from './api-under-test.ts';
import { exampleAccount } from './example-account.ts';
import { users } from './world.ts';

/** A layout of CSV files as an office has it. */
export const csvLayout: BankFileLayout = {
  ...{ name: 'Ficus CSV', delimiter: 'Comma', skip: 0, hasHeadings: true, date: 'MM/DD/YYYY', sign: 'Below zero' },
  columns: [
    { value: 'Date', heading: 'Date', place: null },
    { value: 'Amount', heading: 'Amount', place: null },
    { value: 'Text', heading: 'Description', place: null },
  ],
  ...{ words: [], note: null, inactive: false },
};

/** Gives the officer and whoever is elsewhere or may only look the app, in their regions. */
export async function letReadBanks(database: Database, tenant = 'alpha'): Promise<void> {
  await database.inTenant(systemActor(tenant, 'test'), (tx) =>
    tx
      .insertInto('user_security_settings')
      .values(
        [users.officer, users.elsewhere, users.viewOnly].map(({ usersID }) => ({
          ...{ tenant_id: tenant, users_id: usersID, name: 'appEBankRecon_AppAccess', value: 1 },
        })),
      )
      .execute(),
  );
}

/** A bank account, with the number that nothing but its files says. */
export interface ToldBank {
  readonly id: number;
  readonly number: string;
}

/** A file as it is sent. */
export interface SentBytes {
  readonly fileName: string;
  readonly content: string;
  readonly bankAccountID: number | null;
  readonly bankFileLayoutID: number | null;
}

/** Bytes of a bank as they are sent. */
export const sentBytes = (bytes: string | Uint8Array, more: Partial<SentBytes> = {}): SentBytes => ({
  ...{ fileName: 'prior-day.bai', content: Buffer.from(bytes).toString('base64') },
  ...{ bankAccountID: null, bankFileLayoutID: null, ...more },
});

/** A deposit and a check; in BAI2 what goes out has a code of its own and no sign. */
export const deposit = (amount: number, more: Partial<Bai2Detail> = {}): Bai2Detail => ({
  ...{ code: '301', amount, bankReference: 'D1', text: 'DEPOSIT', ...more },
});
export const check = (number: number, amount: number): Bai2Detail => ({
  ...{ code: '475', amount, customerReference: `${number}`, text: 'CHECK' },
});

let files = 0;

/** A day of an account that adds up from 1,000.00. */
export function dayOf({ number }: ToldBank, date: string, details: readonly Bai2Detail[], opening = 1_000_00): Bai2Day {
  const closing = details.reduce((sum, { code, amount }) => sum + (code >= '400' ? -amount : amount), opening);
  return { accountNumber: number, date, opening, closing, available: closing, details };
}

/** A BAI2 file of these days, named as no other is. */
export function bai2(days: readonly Bai2Day[], style: Bai2Style = {}): SentBytes {
  files += 1;
  return sentBytes(bai2File(days, { fileID: `${files}`, ...style }), { fileName: `prior-day-${files}.bai` });
}

/** Calls of bank files. */
export function bankFileCalls(api: () => CalledApi, { tenant = 'alpha' } = {}) {
  const send = (method: string, path: string, body?: object, sent: Sent = {}): Promise<Answer> =>
    api().send(method, path, { tenant, ...(body && { body }), ...sent });
  const told = async <T>(answer: Promise<Answer>): Promise<T> => {
    const { body } = await answer;
    expect(body.errorMessage, JSON.stringify(body).slice(0, 2000)).toBeNull();
    return body.result;
  };
  const path = '/api/bank-files';
  const layouts = '/api/configuration/bank-file-layouts';
  const as = 'administrator';
  let accounts = 0;
  const preview = (file: SentBytes, sent?: Sent) => send('POST', `${path}/preview`, file, sent);
  const take = async (file: SentBytes, more: { keep?: object[]; digest?: string } = {}, sent?: Sent) => {
    const seen = more.digest ?? (await preview(file, sent)).body.result?.digest ?? '0'.repeat(64);
    return send('POST', path, { ...file, keep: [], ...more, digest: seen }, sent);
  };
  return {
    send,
    told,
    addLayout: (layout: BankFileLayout, sent: Sent = { as }) => send('POST', layouts, layout, sent),
    saveLayout: (id: number, body: object, sent: Sent = { as }) => send('PATCH', `${layouts}/${id}`, body, sent),
    /** A trust account with a number of its own. */
    newAccount: async (more: object = {}): Promise<ToldBank> => {
      accounts += 1;
      const number = `00${44_000_000 + accounts}`;
      const body = { ...exampleAccount, accountNumber: number, name: `Told by its bank ${accounts}`, ...more };
      const { bankAccountID } = await told<{ bankAccountID: number }>(
        send('POST', '/api/configuration/bank-accounts', body, { as }),
      );
      return { id: bankAccountID, number: body.accountNumber };
    },
    preview,
    previewed: (file: SentBytes, sent?: Sent) => told<BankFilePreview>(preview(file, sent)),
    /** Takes a file as it is previewed just before, or as it was seen. */
    take,
    taken: (file: SentBytes, more?: { keep?: object[] }, sent?: Sent) => told<BankFileRow>(take(file, more, sent)),
    list: (query = '', sent?: Sent) =>
      told<{ results: BankFileRow[]; totalRecords: number }>(send('GET', path + query, undefined, sent)),
    get: (id: number, sent?: Sent) => send('GET', `${path}/${id}`, undefined, sent),
    got: (id: number) =>
      told<{ file: BankFileRow; inTheWay: { item: BankItemRow; why: string }[] }>(send('GET', `${path}/${id}`)),
    document: (id: number, sent?: Sent) => send('GET', `${path}/${id}/document`, undefined, sent),
    takeBack: (id: number, reason = 'Of another account', sent?: Sent) =>
      send('POST', `${path}/${id}/take-back`, { reason }, sent),
    balance: (bankAccountID: number, date: string, closing: number, sent?: Sent) =>
      send('POST', `${path}/balances`, { bankAccountID, date, closing }, sent),
  };
}
