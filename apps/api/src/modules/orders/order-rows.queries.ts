import type { OrderRow, RecentFile } from '@closewright/contract/orders';
import { limits } from '@closewright/domain/constants';
import { RoleType } from '@closewright/domain/parties';
import { type RawBuilder, sql } from 'kysely';
import { rawQuery } from '../../platform/db/raw-query.ts';
import type { Actor, Database } from '../../platform/tenant/in-tenant.ts';
import { inRegions, type ListedRegions } from './listed-regions.queries.ts';

/** Who asks for a list: own pins and locks look different, and files of other regions are not there. */
export interface Reader {
  actor: Actor;
  usersID: number;
  branchID: number | null;
  /** Regions whose files exist for the reader. */
  regions: ListedRegions;
}

const found = 20;
/** Sorts after every character: the end of "begins with" in byte order. */
const last = '\u{10FFFF}';

/**
 * Files whose number begins with the text, exact match first: it is the least of them. The comparisons and the order are the leakproof ones
 * of the index: under row level security LIKE could not use it (migration 0001), and only its own order ends after the rows that are shown.
 */
export function findRows(database: Database, reader: Reader, text: string): Promise<OrderRow[]> {
  const { tenant } = reader.actor;
  const key = text.toLowerCase();
  return database.readInTenant(
    reader.actor,
    rawQuery(sql<OrderRow>`
      with chosen as (
        select o.* from orders o
        where o.tenant_id = ${tenant} and o.file_number_key ~>=~ ${key} and o.file_number_key ~<~ ${key + last}
          and ${isVisible(reader)}
        order by o.file_number_key using ~<~
        limit ${found})
      select ${rowColumns(reader)} from chosen o order by o.file_number_key using ~<~`),
  );
}

/** The files a user worked with last, those of the branch, or those of all regions of the user; pinned ones first. */
export function recentRows(
  database: Database,
  reader: Reader,
  scope: 'mine' | 'branch' | 'all',
): Promise<RecentFile[]> {
  return database.readInTenant(
    reader.actor,
    rawQuery(sql<RecentFile>`
      with chosen as (${scope === 'mine' ? ownFiles(reader) : newestFiles(reader, scope)})
      select ${rowColumns(reader)}, o.is_pinned as "isPinned", iso_instant(o.opened_at) as "openedAt"
      from chosen o order by o.is_pinned desc, o.opened_at desc, o.orders_id`),
  );
}

/** The files that belong together with a file, itself among them: the primary first, then its secondaries by number. Empty for a file on its own. */
export function relatedRows(
  database: Database,
  reader: Reader,
  ordersID: number,
): Promise<(OrderRow & { isPrimary: boolean })[]> {
  const { tenant } = reader.actor;
  return database.readInTenant(
    reader.actor,
    rawQuery(sql<OrderRow & { isPrimary: boolean }>`
      with main as (select coalesce(o.primary_orders_id, o.orders_id) as id from orders o
        where o.tenant_id = ${tenant} and o.orders_id = ${ordersID})
      select ${rowColumns(reader)}, o.primary_orders_id is null as "isPrimary"
      from main join orders o on o.tenant_id = ${tenant} and (o.orders_id = main.id or o.primary_orders_id = main.id)
      where ${isVisible(reader)}
        and exists (select from orders s where s.tenant_id = ${tenant} and s.primary_orders_id = main.id)
      order by o.primary_orders_id is null desc, o.file_number_key`),
  );
}

function ownFiles(reader: Reader): RawBuilder<unknown> {
  return sql`
    select o.*, f.is_pinned, f.opened_at
    from recent_files f join orders o on o.tenant_id = f.tenant_id and o.orders_id = f.orders_id
    where f.tenant_id = ${reader.actor.tenant} and f.users_id = ${reader.usersID} and ${isVisible(reader)}
    order by f.is_pinned desc, f.opened_at desc
    limit ${limits.pageSize}`;
}

/** The pinned ones and the ones changed last, each found by its index, so that it costs the same with a million files. */
function newestFiles(reader: Reader, scope: 'branch' | 'all'): RawBuilder<unknown> {
  const { tenant } = reader.actor;
  const inScope = scope === 'branch' ? sql`o.branch_id = ${reader.branchID}::integer` : sql`true`;
  return sql`
    select o.*, coalesce(f.is_pinned, false) as is_pinned, coalesce(f.opened_at, o.updated_at) as opened_at
    from (
      select p.orders_id from (
        select f.orders_id from recent_files f
        where f.tenant_id = ${tenant} and f.users_id = ${reader.usersID} and f.is_pinned
        order by f.opened_at desc limit ${limits.pageSize}) p
      union
      select n.orders_id from (
        select o.orders_id from orders o where o.tenant_id = ${tenant} and ${inScope} and ${isVisible(reader)}
        order by o.updated_at desc limit ${limits.pageSize}) n
    ) ids
    join orders o on o.tenant_id = ${tenant} and o.orders_id = ids.orders_id
    left join recent_files f on f.tenant_id = ${tenant} and f.users_id = ${reader.usersID} and f.orders_id = o.orders_id
    where ${inScope} and ${isVisible(reader)}
    order by is_pinned desc, opened_at desc
    limit ${limits.pageSize}`;
}

/** Only files of the reader's regions exist for the reader (core.md §6). */
export function isVisible({ regions }: Reader): RawBuilder<boolean> {
  return inRegions(sql`o.region_id`, regions);
}

/** The columns of a list of files, for rows `o` of orders; subqueries run for the listed rows only. */
export function rowColumns({ actor: { tenant }, usersID }: Reader): RawBuilder<unknown> {
  const names = (roleTypeID: number) => sql`
    coalesce((select string_agg(coalesce(p.name, nullif(concat_ws(' ', p.first_name, p.last_name), ''), p.contact_name), ', '
        order by p.sequence, p.roles_id)
      from order_parties p
      where p.tenant_id = ${tenant} and p.orders_id = o.orders_id and p.role_type_id = ${roleTypeID}), '')`;
  const lock = (column: string) => sql`
    (select ${sql.raw(column)} from order_locks k
      where k.tenant_id = ${tenant} and k.orders_id = o.orders_id and k.users_id <> ${usersID} and k.expires_at > now())`;
  return sql`
    o.orders_id as "ordersID", o.file_number as "fileNumber", o.region_id as "regionID", o.kind_of_order as "kindOfOrder", o.status,
    ${names(RoleType.Buyer)} as buyers, ${names(RoleType.Seller)} as sellers,
    coalesce((select concat_ws(', ', p.address_1, p.city, nullif(concat_ws(' ', p.state, p.zip), ''))
      from properties p where p.tenant_id = ${tenant} and p.orders_id = o.orders_id
      order by p.sequence, p.property_id limit 1), '') as property,
    coalesce((select l.lender_name from loans l where l.tenant_id = ${tenant} and l.orders_id = o.orders_id
      order by (l.loan_id = o.default_loan_id) desc, l.loan_order, l.loan_id limit 1), '') as lender,
    o.closing_date as "closingDate", o.is_locked as "isLocked", o.is_consolidated_file as "isConsolidatedFile",
    exists (select from order_notes n
      where n.tenant_id = ${tenant} and n.orders_id = o.orders_id and n.is_critical) as "hasCriticalNote",
    ${lock('k.holder')} as "inUseBy", ${lock('iso_instant(k.acquired_at)')} as "inUseSince"`;
}
