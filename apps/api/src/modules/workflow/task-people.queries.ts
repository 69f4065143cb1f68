import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';

/** Of these ids, those that name no user of the tenant. */
export async function unknownUsers(tx: Transaction<DB>, tenant: string, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select distinct w.id from unnest(${[...ids]}::integer[]) as w (id)
    where not exists (select from users u where u.tenant_id = ${tenant} and u.users_id = w.id)`.execute(tx);
  return rows.map(({ id }) => id);
}
