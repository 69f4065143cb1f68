import type { endpoints } from '@closewright/contract';
import type { Database } from '../../src/platform/tenant/in-tenant.ts';
import type { ApiUnderTest } from './api-under-test.ts';
import type { Example } from './example.ts';
import { day, statementCalls } from './statements-world.ts';

/** What the examples name: known once their world is made, alike in each tenant. */
const made = { open: 0, digest: '', unreviewed: 0, unasked: 0, asked: 0 };

/** Makes an account whose day may be finalized, and one each that is to be reviewed, to be asked about and to be decided. The bookkeeper signed them. */
export async function makeFinalized(api: ApiUnderTest, database: Database, tenant: string): Promise<void> {
  const as = 'bookkeeper';
  const calls = statementCalls(
    () => api,
    () => database,
    { tenant },
  );
  const account = async (): Promise<number> => {
    const bank = await calls.newAccount();
    await calls.bankHad(bank, 0);
    return bank;
  };
  const finalized = async (): Promise<number> => {
    const { reconciliationID } = await calls.told<{ reconciliationID: number }>(
      calls.finalize(await account(), {}, { as }),
    );
    return reconciliationID;
  };
  made.open = await account();
  made.digest = await calls.digest(made.open);
  Object.assign(made, { unreviewed: await finalized(), unasked: await finalized(), asked: await finalized() });
  await calls.told(calls.askReopen(made.asked, 'A deposit is missing', { as }));
}

type Names =
  | 'listReconciledAccounts'
  | 'finalizeReconciliation'
  | 'getDraftPack'
  | 'listReconciliations'
  | 'getReconciliation'
  | 'reviewReconciliation'
  | 'askReopenReconciliation'
  | 'reopenReconciliation'
  | 'getReconciliationPack';

const onOne = (reconciliationID: number) => ({ path: { reconciliationID } });
const onDay = () => ({ path: { bankAccountID: made.open, date: day } });

/** Calls of what is finalized that succeed. */
export const finalizedExamples: Record<Names & keyof typeof endpoints, () => Example> = {
  listReconciledAccounts: () => ({}),
  finalizeReconciliation: () => ({
    ...onDay(),
    body: { digest: made.digest, note: 'Nothing came in' },
    wrongValue: { digest: 'x'.repeat(65), note: null },
  }),
  getDraftPack: onDay,
  listReconciliations: () => ({ query: '?take=10' }),
  getReconciliation: () => onOne(made.unreviewed),
  reviewReconciliation: () => ({
    ...onOne(made.unreviewed),
    body: { note: null },
    wrongValue: { note: 'x'.repeat(201) },
  }),
  askReopenReconciliation: () => ({
    ...onOne(made.unasked),
    body: { reason: 'A deposit is missing' },
    wrongValue: { reason: ' ' },
  }),
  reopenReconciliation: () => ({
    ...onOne(made.asked),
    body: { isApproved: true, note: null },
    wrongValue: { isApproved: true, note: 'x'.repeat(201) },
  }),
  getReconciliationPack: () => onOne(made.unreviewed),
};
