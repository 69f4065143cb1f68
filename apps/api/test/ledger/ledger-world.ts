import { sql } from 'kysely';
import {
  type AskedPosting,
  type Posted,
  postTransactions,
} from '../../src/modules/ledger/post-transactions.usecases.ts';
import { verifyLedger } from '../../src/modules/ledger/verify-ledger.ts';
import { type Actor, type Database, readerOf } from '../../src/platform/tenant/in-tenant.ts';
import { makeSmallTenant, orderRow } from '../harness/small-tenant.ts';

export const tenant = 'epsilon';

/** A tenant with two trust accounts, 1 and 2, and files 1 to `files`. */
export async function makeLedgerTenant(database: Database, files: number, name = tenant): Promise<Actor> {
  const actor = await makeSmallTenant(database, name);
  await database.inTenant(actor, async (tx) => {
    await tx
      .insertInto('bank_accounts')
      .values(
        [1, 2].map((id) => ({
          tenant_id: name,
          bank_account_id: id,
          name: `Trust ${id}`,
          bank_name: 'First Bank',
          account_title: 'Escrow trust',
          routing_number: '021000021',
          account_number_encrypted: Buffer.of(0),
          account_number_last4: '0001',
          kind: 'Escrow trust',
          state: 'TX',
        })),
      )
      .execute();
    const rows = Array.from({ length: files }, (_, at) => orderRow(name, at + 1, `12-${at + 1}`));
    await tx.insertInto('orders').values(rows).execute();
  });
  return actor;
}

/** Somebody who asks and decides: a user by number, or a part of the system by name. */
export const person = (who: number | string, name = tenant): Actor => ({
  ...{ tenant: name, requestID: `test:${who}`, name: String(who) },
  usersID: typeof who === 'number' ? who : null,
});

/** Posts as the application does. */
export const post = (database: Database, actor: Actor, asked: readonly AskedPosting[]): Promise<readonly Posted[]> =>
  database.inTenant(actor, (tx) => postTransactions(tx, asked));

/** What each account of a bank account had at the end of a day; those of nothing are left out. Debits are above 0. */
export async function balancesOn(
  database: Database,
  actor: Actor,
  bank: number,
  day: string,
): Promise<Map<string, number>> {
  const rows = await database.inTenant(actor, async (tx) => {
    const { rows } = await sql<{ name: string; cents: number }>`
      select orders_id || ' ' || account as name, sum(balance_cents)::bigint as cents from (
        select distinct on (orders_id, account, stripe) orders_id, account, balance_cents from ledger_days
        where tenant_id = ${actor.tenant} and bank_account_id = ${bank} and day <= ${day} order by orders_id, account, stripe, day desc) d
      group by orders_id, account having sum(balance_cents) <> 0`.execute(tx);
    return rows;
  });
  return new Map(rows.map(({ name, cents }) => [name, cents]));
}

/** What the ledger’s verifier finds. */
export const faultsIn = async (database: Database, actor: Actor): Promise<readonly string[]> =>
  (await verifyLedger(readerOf(database, actor), actor.tenant)).faults;
