import { createHash } from 'node:crypto';
import type { endpoints } from '@closewright/contract';
import type { Database } from '../../src/platform/tenant/in-tenant.ts';
import type { ApiUnderTest } from './api-under-test.ts';
import type { Example } from './example.ts';
import { chase, payCalls } from './positive-pay-world.ts';
import { files as worldFiles } from './world.ts';

/** The bank account that its files are of, the layout of these, and the files: by what becomes of them. */
const bankAccountID = 2;
const positivePayLayoutID = 1;
const files = { accepted: 1, takenBack: 2 } as const;

/** Of check 1004, which is due then: the fourth transaction of the stripe of its file. */
const dueDigest = createHash('sha256').update(`${worldFiles.open}:4`).digest('hex');

/** Makes a bank account with two files, and a check that is due. */
export async function makePositivePay(api: ApiUnderTest, database: Database, tenant: string): Promise<void> {
  const as = 'administrator';
  const pay = payCalls(
    () => api,
    () => database,
    { tenant },
  );
  await pay.told(pay.addLayout(chase()));
  const bank = await pay.newAccount({ positivePayLayoutID });
  if (bank !== bankAccountID) throw new Error(`The bank account of positive pay is ${bank}`);
  for (const number of Object.values(files)) {
    await pay.checks(bank, 1000 + number);
    await pay.told(pay.make(bank, { as }));
  }
  await pay.checks(bank, 1004);
}

type Names =
  | `${'list' | 'get'}PositivePay`
  | `${'create' | 'save'}PositivePayLayout`
  | 'listPositivePayLayouts'
  | 'listPositivePayFiles'
  | `${'make' | 'get' | 'accept' | 'takeBack'}PositivePayFile`
  | 'getPositivePayFileDocument';

const onAccount = { path: { bankAccountID } };
const onFile = (positivePayFileID: number) => ({ path: { positivePayFileID } });

/** A sample of the bank, with the check that it is of. */
const golden = {
  ...{ text: 'I,0044107788,20417,062926,12345.67,Harper\r\n', isFile: true },
  ...{ account: { routingNumber: '123456780', accountNumber: '0044107788' }, facts: { date: '2026-06-30', number: 7 } },
  events: [
    {
      ...{ kind: 'issue', checkNumber: 20417, amount: 1_234_567, payee: 'Harper' },
      ...{ issuedOn: '2026-06-29', happenedOn: '2026-06-29' },
    },
  ],
};

/** Calls of positive pay that succeed. */
export const positivePayExamples: Record<Names & keyof typeof endpoints, () => Example> = {
  listPositivePay: () => ({}),
  getPositivePay: () => onAccount,
  listPositivePayFiles: () => onAccount,
  makePositivePayFile: () => ({ ...onAccount, body: { dueDigest }, wrongValue: { dueDigest: '1' } }),
  getPositivePayFile: () => onFile(files.accepted),
  getPositivePayFileDocument: () => onFile(files.accepted),
  acceptPositivePayFile: () => onFile(files.accepted),
  takeBackPositivePayFile: () => ({
    ...onFile(files.takenBack),
    body: { reason: 'The bank refused it' },
    wrongValue: { reason: ' ' },
  }),
  listPositivePayLayouts: () => ({}),
  createPositivePayLayout: () => ({
    body: { ...chase(), name: 'Chase, another office', golden },
    wrongValue: { ...chase(), name: ' ' },
  }),
  savePositivePayLayout: () => ({
    path: { positivePayLayoutID },
    body: { version: 1, changes: { note: 'By 8 pm', golden } },
  }),
};
