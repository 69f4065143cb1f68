import type { Company } from '@closewright/contract/companies';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { rawQuery } from '../../platform/db/raw-query.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { Actor, Database } from '../../platform/tenant/in-tenant.ts';

/** Who asks: companies of other regions are not there (building-blocks.md §5). Null regions: all. */
export interface CompanyReader {
  readonly actor: Actor;
  readonly visibleRegions: readonly number[] | null;
}

export interface CompanySearch {
  readonly searchTerm?: string | undefined;
  readonly companyID?: number | undefined;
  readonly roleTypeIDs: readonly number[];
  readonly skip: number;
  readonly take: number;
}

const columns = sql`c.company_id as "companyID", c.name as "companyName", c.friendly_name as "friendlyName", c.city, c.state,
  c.inactive`;

/**
 * A page of active companies, names that begin with the text first. A directory has thousands of companies, not millions:
 * reading the tenant's own is quicker than it would be to keep an index of every part of every name.
 */
export async function findCompanies(
  database: Database,
  reader: CompanyReader,
  { searchTerm, companyID, roleTypeIDs, skip, take }: CompanySearch,
): Promise<{ results: Company[]; totalRecords: number }> {
  const text = searchTerm?.toLowerCase() ?? '';
  const holds = (column: string) => sql`position(${text} in lower(coalesce(${sql.ref(column)}, ''))) > 0`;
  const wanted =
    companyID === undefined
      ? sql`(${holds('c.name')} or ${holds('c.friendly_name')})`
      : sql`c.company_id = ${companyID}`;
  const hasRole = roleTypeIDs.length === 0 ? sql`true` : sql`c.role_type_ids && ${[...roleTypeIDs]}::integer[]`;
  const passing = sql`companies c where ${isVisible(reader)} and not c.inactive and ${wanted} and ${hasRole}`;
  const [found] = await database.readInTenant(
    reader.actor,
    rawQuery(sql<{ results: Company[]; totalRecords: number }>`
      select (select count(*)::integer from ${passing}) as "totalRecords", (
        select coalesce(json_agg(r), '[]') from (
          select ${columns} from ${passing}
          order by (position(${text} in lower(c.name)) = 1) desc, lower(c.name), c.company_id
          offset ${skip} limit ${take}) r) as results`),
  );
  return found ?? { results: [], totalRecords: 0 };
}

/** A company, also an inactive one that is stored somewhere; null when the reader has none of this number. */
export async function readCompany(tx: Transaction<DB>, reader: CompanyReader, companyID: number) {
  const { rows } = await sql<Company>`
    select ${columns} from companies c where ${isVisible(reader)} and c.company_id = ${companyID}`.execute(tx);
  return rows[0] ?? null;
}

/** A contact of a company. */
export async function readContact(tx: Transaction<DB>, tenant: string, companyID: number, contactID: number) {
  const row = await tx
    .selectFrom('company_contacts')
    .select(['contact_id as contactID', 'contact_name as contactName', 'phone', 'email', 'inactive'])
    .where('tenant_id', '=', tenant)
    .where('company_id', '=', companyID)
    .where('contact_id', '=', contactID)
    .executeTakeFirst();
  return row ?? null;
}

function isVisible({ actor, visibleRegions }: CompanyReader): RawBuilder<boolean> {
  const ofRegion = visibleRegions
    ? sql`(c.region_id = 0 or c.region_id = any(${[...visibleRegions]}::integer[]))`
    : sql`true`;
  return sql<boolean>`c.tenant_id = ${actor.tenant} and ${ofRegion}`;
}
