import type { ActiveUser } from '@closewright/contract/licence';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';

/** Who opened a screen since a moment, and which one last; the newest first. */
export async function readActiveUsers(
  tx: Transaction<DB>,
  tenant: string,
  since: Date,
): Promise<(ActiveUser & { regionID: number | null })[]> {
  const { rows } = await sql<ActiveUser & { regionID: number | null }>`
    select a.users_id as "usersID", u.display_name as "displayName", u.login, a.route_name as "routeName",
      a.orders_id as "ordersID", o.file_number as "fileNumber", o.region_id as "regionID",
      iso_instant(a.active_at) as "activeAt"
    from active_users a
    join users u on u.tenant_id = a.tenant_id and u.users_id = a.users_id
    left join orders o on o.tenant_id = a.tenant_id and o.orders_id = a.orders_id
    where a.tenant_id = ${tenant} and u.is_active and a.active_at >= ${since}
    order by a.active_at desc, a.users_id`.execute(tx);
  return rows;
}
