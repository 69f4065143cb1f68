import type { Company, CompanyRow, ContactPick } from '@closewright/contract/companies';
import { flagsOfRoles } from '@closewright/domain/companies';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { rawQuery } from '../../platform/db/raw-query.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { smallLetters } from '../../platform/db/small-letters.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import type { CompanyReader } from './company-access.ts';

export interface CompanySearch {
  readonly searchTerm?: string | undefined;
  readonly companyID?: number | undefined;
  readonly roleTypeIDs: readonly number[];
  readonly activeOnly: boolean;
  /** Companies of this region and of all. */
  readonly regionID?: number | undefined;
  /** Without those of all regions. */
  readonly specificRegionOnly?: boolean | undefined;
  readonly oneTimeUse?: boolean | undefined;
  readonly waitingOnly?: boolean | undefined;
  readonly skip: number;
  readonly take: number;
}

const columns = sql`c.company_id as "companyID", c.name as "companyName", c.friendly_name as "friendlyName", c.city, c.state,
  c.inactive, c.do_not_do_business as "doNotDoBusiness", c.do_not_do_business_reason as "doNotDoBusinessReason"`;

const rowColumns = sql`${columns}, c.region_id as "regionID", c.role_type_ids as "roleTypeIDs", c.phone, c.email,
  c.is_one_time_use as "isOneTimeUse", c.merged_into_id as "mergedIntoID",
  (select count(*)::integer from company_contacts k
    where k.tenant_id = c.tenant_id and k.company_id = c.company_id and not k.inactive) as "contactCount",
  (select count(*)::integer from company_protected_changes p
    where p.tenant_id = c.tenant_id and p.company_id = c.company_id and p.status = 'waiting') as "waitingChanges"`;

/** A page of companies for a picker. */
export function findCompanies(database: Database, reader: CompanyReader, search: CompanySearch) {
  return page<Company>(database, reader, search, columns);
}

/** A page of the directory. */
export function listCompanyRows(database: Database, reader: CompanyReader, search: CompanySearch) {
  return page<CompanyRow>(database, reader, search, rowColumns);
}

/** Sorts after every character: the end of "begins with" in byte order. */
export const lastCharacter = '\u{10FFFF}';

/**
 * How many names that begin with a text, and how many that have it at a later word, are looked at: whoever has more before them
 * types on. It keeps the search as quick with 100,000 companies as with 1,000, whatever is typed.
 */
export const reach = 1000;

/** Names that begin with the text come first. The rows themselves are read for the page only. */
async function page<R>(
  database: Database,
  reader: CompanyReader,
  search: CompanySearch,
  shown: RawBuilder<unknown>,
): Promise<{ results: R[]; totalRecords: number }> {
  const { searchTerm, skip, take } = search;
  const { tenant } = reader.actor;
  const passing = sql`${isVisible(reader)} and ${passes(search)}`;
  const text = searchTerm?.replace(/\s+/g, ' ').slice(0, 60);
  const rows = (order: RawBuilder<unknown>, chosen: RawBuilder<unknown>) => sql`
    select coalesce(json_agg(r order by r.position), '[]') from (
      select ${shown}, h.position from (select h.company_id, row_number() over (order by ${order}) as position ${chosen}) h
      join companies c on c.tenant_id = ${tenant} and c.company_id = h.company_id) r`;
  const statement =
    text === undefined
      ? sql`select (select count(*)::integer from companies c where ${passing}) as "totalRecords", (
          ${rows(
            sql`h.name_key, h.company_id`,
            sql`from (select c.company_id, c.name_key from companies c where ${passing}
              order by c.name_key, c.company_id offset ${skip} limit ${take}) h`,
          )}) as results`
      : sql`with hits as materialized (${hitsOf(tenant, text, passing)})
          select (select count(*)::integer from hits) as "totalRecords", (
          ${rows(
            sql`h.tier, h.name_key, h.company_id`,
            sql`from (select * from hits order by tier, name_key, company_id offset ${skip} limit ${take}) h`,
          )}) as results`;
  const [found] = await database.readInTenant(
    reader.actor,
    rawQuery(statement as RawBuilder<{ results: R[]; totalRecords: number }>),
  );
  return found ?? { results: [], totalRecords: 0 };
}

/** The companies a text finds, each once: those whose name begins with it (tier 0), and those with it at a later word (tier 1). */
function hitsOf(tenant: string, text: string, passing: RawBuilder<unknown>): RawBuilder<unknown> {
  const key = smallLetters(sql`${text}::text`);
  const end = sql`(${key} || ${lastCharacter}::text)`;
  return sql`
    (select 0 as tier, c.company_id, c.name_key from companies c
      where ${passing} and c.name_key >= ${key} collate "C" and c.name_key < ${end} collate "C"
      order by c.name_key, c.company_id limit ${reach})
    union all
    select distinct 1, l.company_id, l.name_key from (
      select c.company_id, c.name_key from company_words w
        join companies c on c.tenant_id = w.tenant_id and c.company_id = w.company_id
      where w.tenant_id = ${tenant} and w.word ~>=~ ${key} and w.word ~<~ ${end} and ${passing}
        and not starts_with(c.name_key, ${key})
      order by w.word using ~<~, w.company_id limit ${reach}) l`;
}

/** The condition that a company passes the filters of a search, but for its text. */
export function passes(search: CompanySearch): RawBuilder<unknown> {
  const { companyID, roleTypeIDs, activeOnly, regionID, specificRegionOnly, oneTimeUse, waitingOnly } = search;
  const conditions = [sql`true`];
  if (companyID !== undefined) conditions.push(sql`c.company_id = ${companyID}`);
  if (activeOnly) conditions.push(sql`not c.inactive`);
  if (!oneTimeUse) conditions.push(sql`not c.is_one_time_use`);
  if (regionID !== undefined) {
    conditions.push(
      specificRegionOnly ? sql`c.region_id = ${regionID}` : sql`(c.region_id = ${regionID} or c.region_id = 0)`,
    );
  }
  if (waitingOnly) {
    conditions.push(sql`exists (select from company_protected_changes p
      where p.tenant_id = c.tenant_id and p.company_id = c.company_id and p.status = 'waiting')`);
  }
  if (roleTypeIDs.length > 0) {
    const { placeOfClosing, settlementAgent } = flagsOfRoles(roleTypeIDs);
    conditions.push(sql`(c.role_type_ids && ${[...roleTypeIDs]}::integer[]
      or ${placeOfClosing} and c.is_place_of_closing or ${settlementAgent} and c.is_settlement_agent)`);
  }
  return sql.join(conditions, sql` and `);
}

/** A company, also an inactive one that is stored somewhere; null when the reader has none of this number. */
export async function readCompany(tx: Transaction<DB>, reader: CompanyReader, companyID: number) {
  const { rows } = await sql<Company>`
    select ${columns} from companies c where ${isVisible(reader)} and c.company_id = ${companyID}`.execute(tx);
  return rows[0] ?? null;
}

/** How to reach a company; null when the reader has none of this number. */
export async function readInfo(database: Database, reader: CompanyReader, companyID: number) {
  const [info] = await database.readInTenant(
    reader.actor,
    rawQuery(sql<{
      companyID: number;
      companyName: string;
      phone: string | null;
      fax: string | null;
      eMailAddress: string | null;
    }>`select c.company_id as "companyID", c.name as "companyName", c.phone, c.fax, c.email as "eMailAddress"
      from companies c where ${isVisible(reader)} and c.company_id = ${companyID}`),
  );
  return info ?? null;
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

/** The contacts of a company by name; null when the reader has no such company. */
export async function readContactPicks(
  database: Database,
  reader: CompanyReader,
  companyID: number,
  activeOnly: boolean,
): Promise<ContactPick[] | null> {
  const [found] = await database.readInTenant(
    reader.actor,
    rawQuery(sql<{ contacts: ContactPick[] }>`
      select (select coalesce(json_agg(r order by lower(r."fullName"), r."contactID"), '[]') from (
        select k.contact_id as "contactID", k.company_id as "companyID", k.contact_name as "fullName", k.title, k.phone, k.email,
          k.inactive
        from company_contacts k where k.tenant_id = c.tenant_id and k.company_id = c.company_id
          and (not ${activeOnly} or not k.inactive)) r) as contacts
      from companies c where ${isVisible(reader)} and c.company_id = ${companyID}`),
  );
  return found?.contacts ?? null;
}

/** The condition that a company is there for its reader. */
export function isVisible({ actor, visibleRegions }: CompanyReader): RawBuilder<boolean> {
  const ofRegion = visibleRegions
    ? sql`(c.region_id = 0 or c.region_id = any(${[...visibleRegions]}::integer[]))`
    : sql`true`;
  return sql<boolean>`c.tenant_id = ${actor.tenant} and ${ofRegion}`;
}
