import type { endpoints } from '@closewright/contract';
import type { Database } from '../../src/platform/tenant/in-tenant.ts';
import type { ApiUnderTest } from './api-under-test.ts';
import type { Example } from './example.ts';
import { sanctionsCalls, sdn, sentList } from './sanctions-world.ts';

/** The screening that is decided. */
let screeningID = 0;

/** Makes a list, and a payee whose name is like one on it. */
export async function makeSanctions(api: ApiUnderTest, database: Database, tenant: string): Promise<void> {
  const calls = sanctionsCalls(
    () => api,
    () => database,
    { tenant },
  );
  await calls.imported(sentList('2026-01-05'));
  ({ screeningID } = await calls.screening(await calls.newPayee('Nicolas Maduro')));
}

type Names = 'listSanctionsLists' | 'importSanctionsList' | 'listScreenings' | 'decideScreening';

/** Calls of sanctions that succeed. */
export const sanctionsExamples: Record<Names & keyof typeof endpoints, () => Example> = {
  listSanctionsLists: () => ({}),
  importSanctionsList: () => ({
    body: sentList('2026-01-06', { names: sdn.replace('ABBAS', 'ABBASS') }),
    wrongValue: sentList('2026-01-06', { names: 'none' }),
  }),
  listScreenings: () => ({}),
  decideScreening: () => ({
    path: { screeningID },
    body: { isSame: false, reason: 'Born in 1971' },
    wrongValue: { isSame: false, reason: ' ' },
  }),
};
