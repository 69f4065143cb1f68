import type { endpoints } from '@closewright/contract';
import type { Database } from '../../src/platform/tenant/in-tenant.ts';
import type { ApiUnderTest } from './api-under-test.ts';
import type { Example } from './example.ts';
import { wireCalls, wireDay } from './expected-wires-world.ts';
import { files } from './world.ts';

/** What the examples name: known once their world is made, alike in each tenant. */
const made = { bankAccountID: 0, bankItemID: 0, saved: 0, calledOff: 0, received: 0 };

/** Makes a bank account with wires that are expected, and one that arrived. */
export async function makeExpectedWires(api: ApiUnderTest, database: Database, tenant: string): Promise<void> {
  const wires = wireCalls(
    () => api,
    () => database,
    { tenant, as: 'administrator' },
  );
  const bankAccountID = await wires.newAccount();
  const [bankItemID = 0] = await wires.tell(bankAccountID, [{ day: wireDay, amount: 700_00, kind: 'Wire in' }]);
  const expect = async () => (await wires.expected({ bankAccountID })).expectedWireID;
  Object.assign(made, { bankAccountID, bankItemID, saved: await expect(), calledOff: await expect() });
  made.received = await expect();
}

type Names = 'listExpectedWires' | 'listArrivedWires' | `${'create' | 'save' | 'callOff'}ExpectedWire` | 'receiveWire';

const onWire = (expectedWireID: number) => ({ path: { expectedWireID } });

/** Calls of expected wires that succeed. */
export const expectedWireExamples: Record<Names & keyof typeof endpoints, () => Example> = {
  listExpectedWires: () => ({
    query: `?from=2026-03-01&until=2026-03-31&state=late&least=1&most=900000&text=ficus&ordersID=${files.open}&sort=amount&direction=descending`,
  }),
  listArrivedWires: () => ({ query: `?bankAccountID=${made.bankAccountID}` }),
  createExpectedWire: () => {
    const body = {
      ...{ ordersID: files.open, bankAccountID: made.bankAccountID, expectedOn: wireDay, amount: 700_00 },
      ...{ sender: 'Ficus Bank', party: null, reference: 'FB-88121', note: null },
    };
    return { body, wrongValue: { ...body, amount: 0 } };
  },
  saveExpectedWire: () => ({ ...onWire(made.saved), body: { version: 1, changes: { note: 'Of the second loan' } } }),
  callOffExpectedWire: () => ({
    ...onWire(made.calledOff),
    body: { reason: 'It came as a check' },
    wrongValue: { reason: ' ' },
  }),
  receiveWire: () => ({
    ...onWire(made.received),
    body: { bankItemID: made.bankItemID, differs: false },
    wrongValue: { bankItemID: made.bankItemID, differs: 'no' },
  }),
};
