import type { endpoints } from '@closewright/contract';
import type { Database } from '../../src/platform/tenant/in-tenant.ts';
import type { ApiUnderTest } from './api-under-test.ts';
import type { Example } from './example.ts';
import { days, matchingCalls } from './reconciliation-world.ts';

/** What the examples name: known once their world is made, alike in each tenant. */
const made = { bankAccountID: 0, fee: 0, wire: 0, match: 0, receipt: { stripe: 0, number: 0 } };

/** Makes a bank account with a match, and items of both sides that wait. */
export async function makeMatching(api: ApiUnderTest, database: Database, tenant: string): Promise<void> {
  const calls = matchingCalls(
    () => api,
    () => database,
    { tenant },
  );
  const as = 'administrator';
  made.bankAccountID = await calls.newAccount();
  const first = await calls.receive(made.bankAccountID, 500_00);
  made.receipt = await calls.receive(made.bankAccountID, 70_00);
  // What the rules are sure of.
  await calls.pay(made.bankAccountID, 30_00, { checkNumber: 1001 });
  const [told = 0, wire = 0, fee = 0] = await calls.tell(made.bankAccountID, [
    { day: days.first, amount: 500_00 },
    { day: days.first, amount: 70_00 },
    { day: days.first, amount: -12_00, kind: 'Fee' },
    { day: days.first, amount: -30_00, kind: 'Check', check_number: 1001 },
  ]);
  Object.assign(made, { wire, fee });
  const sent = { as } as const;
  const { matched } = await calls.told(
    calls.match(made.bankAccountID, { bankItemIDs: [told], bookItems: [first], note: 'The same' }, days.first, sent),
  );
  made.match = matched[0]?.bankMatchID ?? 0;
}

type Names = 'getReconciliationDay' | 'runMatchRules' | 'matchItems' | 'unmatchItems' | 'noteItem' | 'postBankItem';

const onDay = () => ({ path: { bankAccountID: made.bankAccountID, date: days.first } });

/** Calls of matching that succeed. */
export const reconciliationExamples: Record<Names & keyof typeof endpoints, () => Example> = {
  getReconciliationDay: onDay,
  runMatchRules: onDay,
  matchItems: () => ({
    ...onDay(),
    body: { bankItemIDs: [made.wire], bookItems: [made.receipt], note: 'The wire of the lender' },
    wrongValue: { bankItemIDs: [made.wire], bookItems: [made.receipt], note: ' ' },
  }),
  unmatchItems: () => ({
    ...onDay(),
    body: { bankMatchIDs: [made.match], reason: 'It was another one' },
    wrongValue: { bankMatchIDs: [], reason: null },
  }),
  noteItem: () => ({
    ...onDay(),
    body: { bankItemID: made.wire, bookItem: null, text: 'Asked the lender' },
    wrongValue: { bankItemID: made.wire, bookItem: null, text: ' ' },
  }),
  postBankItem: () => ({
    ...onDay(),
    body: { bankItemID: made.fee, as: 'bank charge', note: null },
    wrongValue: { bankItemID: made.fee, as: 'a gift', note: null },
  }),
};
