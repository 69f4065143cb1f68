import type { endpoints } from '@closewright/contract';
import { underwriterKey } from '@closewright/domain/remittances';
import { vi } from 'vitest';
import type { Database } from '../../src/platform/tenant/in-tenant.ts';
import type { ApiUnderTest } from './api-under-test.ts';
import type { Example } from './example.ts';
import { letRemit, remitCalls } from './remittances-world.ts';

/** What the examples name: known once their world is made, alike in each tenant. */
const made = { key: '', waits: 0, sent: 0, locked: 0, ordersID: 0 };

/** Makes policies of an underwriter: some that were sent, one that waits. */
export async function makeRemittances(api: ApiUnderTest, database: Database, tenant: string): Promise<void> {
  await letRemit(database, tenant, 'administrator');
  const calls = remitCalls(
    () => api,
    () => database,
    { tenant, as: 'administrator' },
  );
  const key = underwriterKey('Example Insurance');
  // Who asked before is remembered without the flags, until their notice arrives.
  await vi.waitUntil(async () => (await calls.send('GET', `${calls.path}?kind=period`)).body.isSuccessful, {
    timeout: 20_000,
  });
  const first = await calls.newFile('Example Insurance');
  const sent = await calls.sent(key);
  const waits = await calls.newFile('Example Insurance');
  Object.assign(made, {
    ...{ key, waits: waits.policies[0]?.titlePolicyID ?? 0, sent: sent.remittanceID },
    ...{ locked: first.policies[0]?.titlePolicyID ?? 0, ordersID: first.ordersID },
  });
}

type Names =
  | 'listRemitUnderwriters'
  | 'listWaitingPolicies'
  | 'listRemittances'
  | 'getRemittance'
  | 'createRemittance'
  | 'actOnRemittance'
  | 'unlockRemittedPolicy'
  | 'getRemittanceRegister'
  | 'listPolicyMarks';

const onSent = () => ({ path: { remittanceID: made.sent } });

/** Calls of remittances that succeed. */
export const remittanceExamples: Record<Names & keyof typeof endpoints, () => Example> = {
  listRemitUnderwriters: () => ({ query: '?kind=period' }),
  listWaitingPolicies: () => ({
    query: `?kind=fragment&underwriterKey=${encodeURIComponent(made.key)}&period=2026-03-01`,
  }),
  listRemittances: () => ({ query: `?kind=period&underwriterKey=${encodeURIComponent(made.key)}` }),
  getRemittance: () => onSent(),
  createRemittance: () => {
    const body = { kind: 'period', underwriterKey: made.key, period: '2026-03-01', titlePolicyIDs: [made.waits] };
    return { body, wrongValue: { ...body, titlePolicyIDs: [] } };
  },
  actOnRemittance: () => ({
    ...onSent(),
    body: { act: { kind: 'addDocument', name: 'Jacket', description: 'Schedules A and B' } },
    wrongValue: { act: { kind: 'addDocument', name: ' ', description: null } },
  }),
  unlockRemittedPolicy: () => ({
    path: { titlePolicyID: made.locked },
    body: { reason: 'Recorded later' },
    wrongValue: { reason: ' ' },
  }),
  getRemittanceRegister: () => onSent(),
  listPolicyMarks: () => ({ path: { ordersID: made.ordersID } }),
};
