import type { endpoints } from '@closewright/contract';
import type { ApiUnderTest } from './api-under-test.ts';
import type { Example } from './example.ts';
import { confirming, newInstructions, payeeCalls } from './wire-payees-world.ts';

/** The payees that the examples are about, by what becomes of them. */
export const wirePayees = { confirmed: 1, changed: 2, stopped: 3 } as const;

/** Makes payees of wires with instructions that nobody has confirmed. */
export async function makeWirePayees(api: ApiUnderTest, tenant: string): Promise<void> {
  const payees = payeeCalls(() => api, { tenant });
  for (const [name, id] of Object.entries(wirePayees)) {
    const made = await payees.made(`Payee that is ${name}`);
    if (made !== id) throw new Error(`The payee that is ${name} is ${made}`);
  }
}

type Names =
  | `${'list' | 'get'}WirePayee${'s' | ''}`
  | `${'create' | 'save'}WirePayee`
  | `${'add' | 'stop'}WireInstructions`
  | 'recordCallBack';

const onPayee = (wirePayeeID: number) => ({ path: { wirePayeeID } });
const onInstructions = (wirePayeeID: number) => ({ path: { wirePayeeID, number: 1 } });

/** Calls of the registry of payees that succeed. */
export const wirePayeeExamples: Record<Names & keyof typeof endpoints, () => Example> = {
  listWirePayees: () => ({ query: '?text=payee' }),
  getWirePayee: () => onPayee(wirePayees.confirmed),
  createWirePayee: () => ({
    body: { name: 'Harper & Lowell, Surveyors', companyID: null, instructions: newInstructions },
    wrongValue: { name: ' ', companyID: null, instructions: newInstructions },
  }),
  saveWirePayee: () => ({ ...onPayee(wirePayees.changed), body: { version: 1, changes: { inactive: true } } }),
  addWireInstructions: () => ({
    ...onPayee(wirePayees.changed),
    body: newInstructions,
    wrongValue: { ...newInstructions, routingNumber: '021000022' },
  }),
  recordCallBack: () => ({
    ...onInstructions(wirePayees.confirmed),
    body: confirming,
    wrongValue: { ...confirming, accountNumber: '1' },
  }),
  stopWireInstructions: () => ({
    ...onInstructions(wirePayees.stopped),
    body: { reason: 'It never wrote' },
    wrongValue: { reason: ' ' },
  }),
};
