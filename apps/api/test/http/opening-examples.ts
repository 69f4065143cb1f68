import type { endpoints } from '@closewright/contract';
import type { Database } from '../../src/platform/tenant/in-tenant.ts';
import type { ApiUnderTest } from './api-under-test.ts';
import type { Example } from './example.ts';
import { opening, openingCalls } from './openings-world.ts';

/** What the examples name: known once their world is made, alike in each tenant. */
const made = { bankAccountID: 0, openingID: 0 };

/** Makes an account that may begin with money, and one whose opening waits for somebody else. The bookkeeper asked for it. */
export async function makeOpenings(api: ApiUnderTest, database: Database, tenant: string): Promise<void> {
  const calls = openingCalls(
    () => api,
    () => database,
    { tenant },
  );
  made.bankAccountID = await calls.newAccount({ name: 'Begins' });
  const { openingID } = await calls.asked(opening(await calls.newAccount({ name: 'Asked to begin' })), {
    as: 'bookkeeper',
  });
  made.openingID = openingID;
}

type Names = 'listOpenings' | 'getOpening' | 'askOpening' | 'decideOpening';

/** Calls of openings that succeed. */
export const openingExamples: Record<Names & keyof typeof endpoints, () => Example> = {
  listOpenings: () => ({ query: `?bankAccountID=${made.bankAccountID}` }),
  getOpening: () => ({ path: { openingID: made.openingID } }),
  askOpening: () => ({
    body: opening(made.bankAccountID),
    wrongValue: { ...opening(made.bankAccountID), comment: ' ' },
  }),
  decideOpening: () => ({
    path: { openingID: made.openingID },
    body: { decision: 'approve', comment: null },
    wrongValue: { decision: 'wait', comment: null },
  }),
};
