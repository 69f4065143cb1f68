import type { endpoints } from '@closewright/contract';
import type { Database } from '../../src/platform/tenant/in-tenant.ts';
import type { ApiUnderTest } from './api-under-test.ts';
import type { Example } from './example.ts';
import { inTexas, staleCalls } from './stale-checks-world.ts';

const nothing = { bankAccountID: 0, stripe: 0, number: 0 };
/** What the examples name: known once their world is made, alike in each tenant. */
const made = { called: nothing, written: nothing, act: 0, letter: 0 };

/** Makes checks that nobody cashes, one with an act and a letter. */
export async function makeStaleChecks(api: ApiUnderTest, database: Database, tenant: string): Promise<void> {
  const stale = staleCalls(
    () => api,
    () => database,
    { tenant, as: 'administrator' },
  );
  const bank = await stale.newAccount();
  made.called = await stale.check(bank, '2022-03-01');
  made.written = await stale.check(bank, '2022-03-02');
  const address = { kind: 'address', on: '2022-06-01', note: null, address: inTexas };
  await stale.noted([made.written], address);
  const [told] = await stale.noted([made.called], { kind: 'held', on: '2022-06-01', note: 'They are abroad' });
  made.act = told?.acts.at(-1)?.staleActID ?? 0;
  const { body } = await stale.write([made.written], 'stale', '2022-10-01');
  made.letter = body.result.checks[0].acts.at(-1).staleActID;
}

type Names =
  | 'listStaleChecks'
  | 'noteStaleChecks'
  | 'takeBackStaleAct'
  | 'writeOwnerLetters'
  | 'printOwnerLetters'
  | 'listDormancyRules'
  | 'saveDormancyRule';

const terms = { years: 4, cutOff: '06-30', reportDue: '11-01', source: 'The statute' };

/** Calls of stale checks that succeed. */
export const staleCheckExamples: Record<Names & keyof typeof endpoints, () => Example> = {
  listStaleChecks: () => ({
    query:
      '?from=2022-01-01&until=2022-12-31&stage=stale&state=TX&least=1&most=900000&text=courier&sort=amount&direction=descending',
  }),
  noteStaleChecks: () => {
    const body = { checks: [made.called], act: { kind: 'called', on: '2022-06-01', note: 'They look for it' } };
    return { body, wrongValue: { ...body, act: { ...body.act, note: ' ' } } };
  },
  takeBackStaleAct: () => ({
    path: { staleActID: made.act },
    body: { reason: 'Another check' },
    wrongValue: { reason: ' ' },
  }),
  writeOwnerLetters: () => {
    const body = { checks: [made.written], letter: 'stale', on: '2022-10-02' };
    return { body, wrongValue: { ...body, checks: [] } };
  },
  printOwnerLetters: () => ({ body: { staleActIDs: [made.letter] }, wrongValue: { staleActIDs: [] } }),
  listDormancyRules: () => ({}),
  saveDormancyRule: () => ({
    path: { state: 'TX' },
    body: { version: 0, terms },
    wrongValue: { version: 0, terms: { ...terms, cutOff: '02-29' } },
  }),
};
