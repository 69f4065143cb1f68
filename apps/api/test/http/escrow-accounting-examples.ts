import type { endpoints } from '@closewright/contract';
import type { Example } from './example.ts';

const date = '2026-03-31';
const period = { from: '2026-03-01', until: date };

type Names =
  | 'listEscrowAccounts'
  | 'getTrialBalance'
  | 'listEscrowActivity'
  | 'listDisbursements'
  | 'listReceipts'
  | 'exportEscrowAccounting';

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
};
