import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';

/** Stores preferences by name. */
export async function upsertValues(
  tx: Transaction<DB>,
  tenant: string,
  usersID: number,
  values: readonly { name: string; value: string }[],
): Promise<void> {
  await tx
    .insertInto('user_settings')
    .values(values.map(({ name, value }) => ({ tenant_id: tenant, users_id: usersID, kind: 'value', name, value })))
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'users_id', 'kind', 'name'])
        .doUpdateSet({ value: sql`excluded.value` })
        .where('user_settings.value', 'is distinct from', sql<string>`excluded.value`),
    )
    .execute();
}

/** Forgets preferences by name. */
export async function deleteValues(
  tx: Transaction<DB>,
  tenant: string,
  usersID: number,
  names: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('user_settings')
    .where('tenant_id', '=', tenant)
    .where('users_id', '=', usersID)
    .where('kind', '=', 'value')
    .where('name', 'in', [...names])
    .execute();
}

/** How many preferences a user has. */
export async function countValues(tx: Transaction<DB>, tenant: string, usersID: number): Promise<number> {
  const row = await tx
    .selectFrom('user_settings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenant)
    .where('users_id', '=', usersID)
    .where('kind', '=', 'value')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Stores where a user is now; only the newest place is kept. */
export async function upsertActiveUser(
  tx: Transaction<DB>,
  tenant: string,
  usersID: number,
  { routeName, ordersID }: { routeName: string; ordersID: number | null },
  now: Date,
): Promise<void> {
  const place = { route_name: routeName, orders_id: ordersID, active_at: now };
  await tx
    .insertInto('active_users')
    .values({ tenant_id: tenant, users_id: usersID, ...place })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'users_id']).doUpdateSet(place))
    .execute();
}
