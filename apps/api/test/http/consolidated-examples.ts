import type { endpoints } from '@closewright/contract';
import { postingOf } from '@closewright/domain/ledger';
import { postTransactions } from '../../src/modules/ledger/post-transactions.usecases.ts';
import { type Database, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import type { ApiUnderTest } from './api-under-test.ts';
import { day, makePayable } from './check-writing-world.ts';
import { consolidatedCalls, partOf } from './consolidated-world.ts';
import type { Example } from './example.ts';

/** Two files of each payment that the examples name, and two that nothing was paid of. */
const pairs = { print: 931, spoil: 933, end: 935, takeBack: 937, pay: 939 } as const;
const nothing = { bankAccountID: 0, stripe: 0, number: 0 };
/** What the examples name: known once their world is made, alike in each tenant. */
const made = { print: nothing, spoil: nothing, end: nothing, takeBack: nothing };
const filesOf = (first: number) => [{ ordersID: first }, { ordersID: first + 1 }];

/** Makes files with money and locked statements, and payments for two of them each. */
export async function makeConsolidated(api: ApiUnderTest, database: Database, tenant: string): Promise<void> {
  const calls = consolidatedCalls(() => api, { tenant, as: 'administrator' });
  for (const { ordersID } of Object.values(pairs).flatMap(filesOf)) {
    await makePayable(database, tenant, ordersID);
    await database.inTenant(systemActor(tenant, 'test'), (tx) =>
      postTransactions(tx, [
        {
          ...{ bank: 1, date: day, key: `consolidated ${ordersID}` },
          posting: postingOf({ kind: 'receipt', parts: [{ file: ordersID, amount: 200_000_00, isGood: true }] }),
          facts: {
            ...{ receipt: 1, instrument: 'Wire', payer: 'Ficus Bank' },
            ...{ party: null, reference: null, memo: null, kept: [] },
          },
        },
      ]),
    );
  }
  const names = ['print', 'spoil', 'end', 'takeBack'] as const;
  for (const [at, name] of names.entries()) {
    const { bankAccountID, stripe, number } = await calls.paid(
      filesOf(pairs[name]).map((file) => partOf(file)),
      { firstCheckNumber: 930_001 + at },
    );
    made[name] = { bankAccountID, stripe, number };
  }
  await calls.told(calls.print(made.spoil));
}

type Names =
  | 'listConsolidatedAccounts'
  | 'findConsolidated'
  | 'listConsolidated'
  | 'getConsolidated'
  | 'payConsolidated'
  | 'printConsolidated'
  | 'spoilConsolidated'
  | 'endConsolidated'
  | 'takeBackConsolidated';

/** Calls of payments for several files that succeed. */
export const consolidatedExamples: Record<Names & keyof typeof endpoints, () => Example> = {
  listConsolidatedAccounts: () => ({}),
  findConsolidated: () => ({ query: `?bankAccountID=1&text=courier&ordersIDs=${pairs.pay},${pairs.pay + 1}` }),
  listConsolidated: () => ({ query: '?bankAccountID=1&state=outstanding&text=courier&skip=0&take=10' }),
  getConsolidated: () => ({ path: made.print }),
  payConsolidated: () => {
    const body = {
      ...{ bankAccountID: 1, date: day, method: 'check', payee: 'Alpha Courier', memo: null, reference: null },
      ...{ firstCheckNumber: 930_009, files: filesOf(pairs.pay).map((file) => partOf(file)) },
    };
    return { body, wrongValue: { ...body, files: body.files.slice(1) } };
  },
  printConsolidated: () => {
    const body = { checkLayoutID: 1, checkPrinterID: 1, coverLetters: true, reason: null };
    return { path: made.print, body, wrongValue: { ...body, checkLayoutID: 0 } };
  },
  spoilConsolidated: () => ({ path: made.spoil, body: { reason: 'Jammed' }, wrongValue: { reason: ' ' } }),
  endConsolidated: () => {
    const body = { kind: 'void', comment: 'Lost' };
    return { path: made.end, body, wrongValue: { ...body, kind: 'loss' } };
  },
  takeBackConsolidated: () => {
    const body = { date: day, reason: 'By mistake' };
    return { path: made.takeBack, body, wrongValue: { ...body, reason: ' ' } };
  },
};
