import type { endpoints } from '@closewright/contract';
import type { Database } from '../../src/platform/tenant/in-tenant.ts';
import { companyDay } from '../harness/company-day.ts';
import type { ApiUnderTest } from './api-under-test.ts';
import type { Example } from './example.ts';
import { sanctionsCalls, sdn, sentList } from './sanctions-world.ts';

/** The day of the list: wires are checked against one of now. */
const today = companyDay(new Date());
/** The screening that is decided, until the example of `importSanctionsList`, which stands after it: a list screens anew. */
let screeningID = 0;

/** Makes a list, and a payee whose name is like one on it. */
export async function makeSanctions(api: ApiUnderTest, database: Database, tenant: string): Promise<void> {
  const calls = sanctionsCalls(
    () => api,
    () => database,
    { tenant },
  );
  await calls.imported(sentList(today));
  ({ screeningID } = await calls.screening(await calls.newPayee('Nicolas Maduro')));
}

type Names = 'listSanctionsLists' | 'importSanctionsList' | 'listScreenings' | 'decideScreening';

/** Calls of sanctions that succeed. */
export const sanctionsExamples: Record<Names & keyof typeof endpoints, () => Example> = {
  listSanctionsLists: () => ({}),
  importSanctionsList: () => ({
    body: sentList(today, { names: sdn.replace('ABBAS', 'ABBASS') }),
    wrongValue: { ...sentList(today), listDate: '2026-02-30' },
  }),
  listScreenings: () => ({}),
  decideScreening: () => ({
    path: { screeningID },
    body: { isSame: false, reason: 'Born in 1971' },
    wrongValue: { isSame: false, reason: ' ' },
  }),
};
