import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../src/platform/tenant/in-tenant.ts';
import { makeTestDatabase, type TestDatabase } from '../harness/each-database.ts';
import { makeLedgerTenant, tenant } from './ledger-world.ts';

const inBank = `tenant_id = '${tenant}' and bank_account_id = 1`;

/** What is looked up of rows `t`, and the index that has to serve it while the planner knows nothing of their table. */
const lookUps: readonly (readonly [table: string, condition: string, index: string])[] = [
  ['ledger_transactions', `${inBank} and stripe = 3 and number = 7`, 'ledger_transactions_pkey'],
  ['ledger_transactions', `${inBank} and key = 'match 7'`, 'ledger_transactions_key'],
  [
    'ledger_transactions',
    `${inBank} and reverses_stripe = 3 and reverses_number = 7 and business_date <= '2026-03-31'`,
    'ledger_transactions_reversed_once',
  ],
  [
    'ledger_transactions',
    `${inBank} and about_stripe = 3 and about_number = 7 and business_date <= '2026-03-31'`,
    'ledger_transactions_about',
  ],
  [
    'ledger_transactions',
    `${inBank} and business_date = '2026-03-31' and business_date > '-infinity'`,
    'ledger_transactions_by_day',
  ],
  ['ledger_lines', `${inBank} and stripe = 3 and number = 7`, 'ledger_lines_pkey'],
  [
    'ledger_days',
    `${inBank} and orders_id = 7 and account = 'available' and stripe = 7 and day >= '2026-03-31'`,
    'ledger_days_pkey',
  ],
  ['book_waits', `${inBank} and stripe = 3 and number = 7`, 'book_waits_pkey'],
  ['book_waits', `${inBank} and day <= '2026-03-31' and until_day > '2026-03-31'`, 'book_waits_until'],
  ['bank_waits', `tenant_id = '${tenant}' and bank_item_id = 7`, 'bank_waits_pkey'],
  ['bank_waits', `${inBank} and day <= '2026-03-31' and until_day > '2026-03-31'`, 'bank_waits_until'],
  ['bank_items', `${inBank} and identity = 'x' and nth = 1`, 'bank_items_identity'],
];

// A database of its own: nothing in it was ever analyzed.
describe.each(['embedded', 'server'] as const)('without statistics, on the %s database', (kind) => {
  let test: TestDatabase;
  let actor: Actor;

  beforeAll(async () => {
    test = await makeTestDatabase(kind);
    actor = await makeLedgerTenant(test.database, 1);
  });
  afterAll(() => test.close());

  it.each(lookUps)('rows of %s where %s are looked up by %s', async (table, condition, index) => {
    const plan = await test.database.inTenant(actor, async (tx) => {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain (costs off) select from ${sql.table(table)} t where ${sql.raw(condition)}`.execute(tx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toMatch(new RegExp(`(using|on) ${index}\\b`));
  });
});
