import type { endpoints } from '@closewright/contract';
import { file, numbered, placed, posted, trustAccount } from './check-writing-examples.ts';
import type { Example } from './example.ts';

const date = '2026-03-31';
const period = { from: '2026-03-01', until: date };

const verifying = {
  ...{ date: placed.date, note: 'The bank said so on the telephone' },
  receipts: [{ ordersID: file, bankAccountID: trustAccount, ...numbered(posted.beside.deposited) }],
};

type Names =
  | 'listEscrowAccounts'
  | 'getTrialBalance'
  | 'listEscrowActivity'
  | 'listDisbursements'
  | 'listReceipts'
  | 'exportEscrowAccounting'
  | 'listReceiptsToVerify'
  | 'verifyReceipts'
  | 'depositTogether';

/** Calls of the books that succeed. */
export const escrowAccountingExamples: Record<Names & keyof typeof endpoints, () => Example> = {
  listEscrowAccounts: () => ({}),
  getTrialBalance: () => ({ query: `?date=${date}&zero=true&idle=0&text=24&part=set+apart&sort=fileNumber` }),
  listEscrowActivity: () => ({ query: `?bankAccountID=1&from=${period.from}&until=${date}&part=in` }),
  listDisbursements: () => ({
    query: `?from=${period.from}&until=${date}&method=check&state=outstanding&paper=printed&least=1&most=500`,
  }),
  listReceipts: () => ({ query: `?from=${period.from}&until=${date}&instrument=Wire&state=collected&slip=1` }),
  exportEscrowAccounting: () => ({
    body: { list: 'activity', bankAccountID: 1, ...period },
    wrongValue: { list: 'activity', bankAccountID: 1, ...period, until: '2026-02-30' },
  }),
  listReceiptsToVerify: () => ({ query: `?show=to+deposit&from=${period.from}&until=${date}&text=24` }),
  verifyReceipts: () => ({ body: verifying, wrongValue: { ...verifying, receipts: [] } }),
  depositTogether: () => ({
    body: { ...placed, receipts: [{ ordersID: file, ...numbered(posted.beside.waiting) }] },
    wrongValue: { ...placed, receipts: [] },
  }),
};
