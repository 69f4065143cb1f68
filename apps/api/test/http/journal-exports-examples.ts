import type { endpoints } from '@closewright/contract';
import type { JournalDue } from '@closewright/contract/journal-exports';
import { vi } from 'vitest';
import type { Database } from '../../src/platform/tenant/in-tenant.ts';
import type { ApiUnderTest } from './api-under-test.ts';
import { day } from './check-writing-world.ts';
import type { Example } from './example.ts';
import { journalCalls, letExport, wholeMapping } from './journal-exports-world.ts';

/** The exports that are decided: by what becomes of them. */
const exported = { accepted: 1, takenBack: 2 } as const;

/** What is to be exported beside them, as it was seen. */
let seen: { readonly bankAccountID: number; readonly due: JournalDue };

/** Makes a bank account with two exports, and a receipt that is to be exported. */
export async function makeJournalExports(api: ApiUnderTest, database: Database, tenant: string): Promise<void> {
  await letExport(database, tenant);
  const calls = journalCalls(
    () => api,
    () => database,
    { tenant },
  );
  // Who asked before is remembered without the flag, until its notice arrives.
  await vi.waitUntil(async () => (await calls.send('GET', '/api/journal-exports')).body.isSuccessful, {
    timeout: 20_000,
  });
  const bankAccountID = await calls.newAccount();
  await calls.told(calls.save(wholeMapping([bankAccountID])));
  for (const _each of Object.values(exported)) {
    await calls.receive(bankAccountID, 100_00);
    await calls.told(calls.make(bankAccountID, await calls.due(bankAccountID)));
  }
  await calls.receive(bankAccountID, 100_00);
  seen = { bankAccountID, due: await calls.due(bankAccountID) };
}

type Names =
  | 'listJournalAccounts'
  | 'getJournalDue'
  | 'listJournalTransactions'
  | 'listJournalExports'
  | `${'make' | 'get' | 'accept' | 'takeBack'}JournalExport`
  | 'getJournalExportDocument'
  | `${'get' | 'save'}JournalSettings`;

const onAccount = () => ({ path: { bankAccountID: seen.bankAccountID } });
const onExport = (journalExportID: number) => ({ path: { journalExportID } });

/** Calls of exports of journals that succeed. */
export const journalExportExamples: Record<Names & keyof typeof endpoints, () => Example> = {
  listJournalAccounts: () => ({}),
  getJournalDue: onAccount,
  listJournalTransactions: () => ({ ...onAccount(), query: `?day=${day}&account=available&branchID=1` }),
  listJournalExports: onAccount,
  makeJournalExport: () => {
    const { upTo, digest } = seen.due;
    return { ...onAccount(), body: { upTo, digest }, wrongValue: { upTo: '1,2', digest } };
  },
  getJournalExport: () => onExport(exported.accepted),
  getJournalExportDocument: () => onExport(exported.accepted),
  acceptJournalExport: () => ({
    ...onExport(exported.accepted),
    body: { reference: 'JE-2026-0117' },
    wrongValue: { reference: ' ' },
  }),
  takeBackJournalExport: () => ({
    ...onExport(exported.takenBack),
    body: { reason: 'It was loaded twice' },
    wrongValue: { reason: ' ' },
  }),
  getJournalSettings: () => ({}),
  saveJournalSettings: () => ({
    body: { version: 1, changes: { dateMask: 'MM/DD/YYYY' } },
    wrongValue: { version: 1, changes: { columns: [] } },
  }),
};
