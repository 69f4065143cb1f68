import { sql } from 'kysely';
import type { AuditRow } from '../../platform/audit/audit-entry.ts';
import { type AuditScope, isInScope } from '../../platform/audit/audit-scope.ts';
import { customFieldOfRow } from '../../platform/audit/custom-field.ts';
import { rawQuery } from '../../platform/db/raw-query.ts';
import type { Actor, Database } from '../../platform/tenant/in-tenant.ts';

/**
 * The newest audit rows of a file, with its region for the caller to judge; null when there is no such file. Rows of
 * the file itself and of everything in it carry its id.
 */
export async function readAudit(
  database: Database,
  actor: Actor,
  ordersID: number,
  page: { before: number | undefined; take: number },
  scope: AuditScope,
): Promise<{ regionID: number; rows: AuditRow[] } | null> {
  const { tenant } = actor;
  const [found] = await database.readInTenant(
    actor,
    rawQuery(sql<{ regionID: number; rows: AuditRow[] }>`
      select o.region_id as "regionID", (
        select coalesce(json_agg(r order by r.sequence desc), '[]') from (
          select a.seq as sequence, iso_instant(a.at) as at, coalesce(u.display_name, a.actor) as actor,
            a.request_id as "requestID", a.table_name as "table", a.row_key as "rowKey", a.operation, a.before, a.after,
            ${customFieldOfRow} as "customField"
          from audit_log a
          left join users u on u.tenant_id = a.tenant_id and u.users_id::text = a.actor
          where a.tenant_id = ${tenant} and a.orders_id = ${ordersID} and ${isInScope(scope)}
            and (${page.before ?? null}::bigint is null or a.seq < ${page.before ?? null}::bigint)
          order by a.seq desc limit ${page.take}) r) as rows
      from orders o where o.tenant_id = ${tenant} and o.orders_id = ${ordersID}`),
  );
  return found ?? null;
}
