import { sql } from 'kysely';
import type { AuditRow } from '../../platform/audit/audit-entry.ts';
import { rawQuery } from '../../platform/db/raw-query.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { isVisible } from './companies.queries.ts';
import type { CompanyReader } from './company-access.ts';

/**
 * The audit rows of a company and of what belongs to it, newest first; null when the reader has no such company. Addresses can be
 * removed: which ones there were is in the audit itself.
 */
export async function readHistory(
  database: Database,
  reader: CompanyReader,
  companyID: number,
  { skip, take }: { skip: number; take: number },
): Promise<{ rows: AuditRow[]; total: number } | null> {
  const { tenant } = reader.actor;
  const keys = sql`
    select 'companies' as table_name, c.company_id::text as row_key
    union select 'company_contacts', k.contact_id::text from company_contacts k
      where k.tenant_id = ${tenant} and k.company_id = c.company_id
    union select 'company_addresses', l.row_key from audit_log l
      where l.tenant_id = ${tenant} and l.table_name = 'company_addresses'
        and coalesce(l.after, l.before) ->> 'company_id' = c.company_id::text
    union select 'company_protected_changes', p.change_id::text from company_protected_changes p
      where p.tenant_id = ${tenant} and p.company_id = c.company_id`;
  const entries = sql`audit_log l join (${keys}) y on l.table_name = y.table_name and l.row_key = y.row_key
    where l.tenant_id = ${tenant}`;
  const [found] = await database.readInTenant(
    reader.actor,
    rawQuery(sql<{ rows: AuditRow[]; total: number }>`
      select (select count(*)::integer from ${entries}) as total, (
        select coalesce(json_agg(r order by r.sequence desc), '[]') from (
          select l.seq as sequence, iso_instant(l.at) as at, ${actorName(tenant, 'l.actor')} as actor, l.request_id as "requestID",
            l.table_name as "table", l.row_key as "rowKey", l.operation, l.before, l.after, null as "customField"
          from ${entries} order by l.seq desc offset ${skip} limit ${take}) r) as rows
      from companies c where ${isVisible(reader)} and c.company_id = ${companyID}`),
  );
  return found ?? null;
}
