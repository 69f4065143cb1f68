import type { endpoints } from '@closewright/contract';
import type { Database } from '../../src/platform/tenant/in-tenant.ts';
import type { ApiUnderTest } from './api-under-test.ts';
import { bai2, bankFileCalls, csvLayout, dayOf, deposit, letReadBanks } from './bank-files-world.ts';
import type { Example } from './example.ts';

/** The bank account that files are of, their layout, and the files: by what becomes of them. */
const bank = { id: 3, number: '0044000001' };
const bankFileLayoutID = 1;
const files = { kept: 1, takenBack: 2 } as const;

const previewed = bai2([dayOf(bank, '2026-03-10', [deposit(20_00)])]);
const imported = bai2([dayOf(bank, '2026-03-12', [deposit(30_00)])]);
/** Of the file that the example takes, as its tenant sees it. */
let digest = '0'.repeat(64);

/** Makes a bank account with two files. */
export async function makeBankFiles(api: ApiUnderTest, database: Database, tenant: string): Promise<void> {
  await letReadBanks(database, tenant);
  const calls = bankFileCalls(() => api, { tenant });
  const as = 'administrator';
  await calls.told(calls.addLayout(csvLayout));
  const made = await calls.newAccount();
  if (made.id !== bank.id || made.number !== bank.number) throw new Error(`The bank account of files is ${made.id}`);
  for (const at of Object.values(files)) {
    const file = bai2([dayOf(bank, `2026-03-0${2 * at}`, [deposit(at * 10_00)])]);
    const { bankFileID } = await calls.taken(file, {}, { as });
    if (bankFileID !== at) throw new Error(`The bank file is ${bankFileID}`);
  }
  ({ digest } = await calls.previewed(imported, { as }));
}

type Names =
  | `${'create' | 'save'}BankFileLayout`
  | 'listBankFileLayouts'
  | 'listBankFiles'
  | `${'preview' | 'import' | 'get' | 'takeBack'}BankFile`
  | 'getBankFileDocument'
  | 'saveBankBalance';

const onFile = (bankFileID: number) => ({ path: { bankFileID } });

/** Calls of bank files that succeed. */
export const bankFileExamples: Record<Names & keyof typeof endpoints, () => Example> = {
  previewBankFile: () => ({ body: previewed, wrongValue: { ...previewed, content: 'not base64' } }),
  importBankFile: () => ({
    body: { ...imported, digest, keep: [] },
    wrongValue: { ...imported, digest: 'seen', keep: [] },
  }),
  listBankFiles: () => ({}),
  getBankFile: () => onFile(files.kept),
  getBankFileDocument: () => onFile(files.kept),
  takeBackBankFile: () => ({
    ...onFile(files.takenBack),
    body: { reason: 'Of another account' },
    wrongValue: { reason: ' ' },
  }),
  saveBankBalance: () => ({
    body: { bankAccountID: bank.id, date: '2026-02-27', closing: 1_000_00 },
    wrongValue: { bankAccountID: bank.id, date: '1234-02-27', closing: 1_000_00 },
  }),
  listBankFileLayouts: () => ({}),
  createBankFileLayout: () => ({
    body: { ...csvLayout, name: 'Of another bank' },
    wrongValue: { ...csvLayout, name: ' ' },
  }),
  saveBankFileLayout: () => ({
    path: { bankFileLayoutID },
    body: { version: 1, changes: { note: 'From the portal' } },
  }),
};
