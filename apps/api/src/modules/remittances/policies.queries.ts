import { underwriterKey } from '@closewright/domain/remittances';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { inRegions, type ListedRegions } from '../orders/listed-regions.queries.ts';

/** The files that somebody is told of here: those of these regions. */
export interface RemitRead {
  readonly tenant: string;
  readonly regions: ListedRegions;
}

/** A policy with a number, as it is stored, and where its premium is figured. */
export interface StoredPolicy {
  readonly titlePolicyID: number;
  readonly rateOrderID: number;
  readonly ordersID: number;
  readonly loanID: number;
  readonly fileNumber: string;
  readonly underwriter: string;
  readonly effectiveDate: string | null;
}

/** How many policies are figured at once. */
export const mostPolicies = 1000;

/** What underwriters are called in rate orders with numbered policies, and how many policies each has; with none, those of lines that stand. */
export async function readUnderwriterNames(
  tx: Transaction<DB>,
  { tenant, regions }: RemitRead,
): Promise<{ name: string; policies: number }[]> {
  const { rows } = await sql<{ name: string; policies: number }>`
    select ro.underwriter as name, count(*)::integer as policies
    from title_policies p
    join rate_orders ro on ro.tenant_id = p.tenant_id and ro.rate_order_id = p.rate_order_id
    join orders o on o.tenant_id = p.tenant_id and o.orders_id = p.orders_id
    where p.tenant_id = ${tenant} and p.number is not null and trim(ro.underwriter) <> '' and ${inRegions(sql`o.region_id`, regions)}
    group by ro.underwriter
    union all
    select r.underwriter_name, 0 from remittances r
    where r.tenant_id = ${tenant} and r.state not in ('draft', 'withdrawn') and exists (
      select from remittance_lines l join orders o on o.tenant_id = l.tenant_id and o.orders_id = l.orders_id
      where l.tenant_id = r.tenant_id and l.remittance_id = r.remittance_id and l.corrects_line is null and ${inRegions(sql`o.region_id`, regions)}
        and remittance_line_stands(l.tenant_id, l.remittance_id, l.line))
    group by r.underwriter_name`.execute(tx);
  return rows.toSorted(
    (one, other) => one.name.trim().localeCompare(other.name.trim()) || other.policies - one.policies,
  );
}

/** The policies with a number where `which` holds: what was never remitted first, then the newest. */
export async function readPolicies(
  tx: Transaction<DB>,
  { tenant, regions }: RemitRead,
  which: RawBuilder<unknown>,
): Promise<StoredPolicy[]> {
  const { rows } = await sql<StoredPolicy>`
    select p.title_policy_id as "titlePolicyID", p.rate_order_id as "rateOrderID", p.orders_id as "ordersID", coalesce(s.loan_id, 0) as "loanID",
      o.file_number as "fileNumber", coalesce(ro.underwriter, '') as underwriter, coalesce(p.effective_date, ro.effective_date, o.closing_date) as "effectiveDate"
    from title_policies p
    join rate_orders ro on ro.tenant_id = p.tenant_id and ro.rate_order_id = p.rate_order_id
    join settlements s on s.tenant_id = p.tenant_id and s.settlement_id = ro.settlement_id
    join orders o on o.tenant_id = p.tenant_id and o.orders_id = p.orders_id
    where p.tenant_id = ${tenant} and ${inRegions(sql`o.region_id`, regions)} and ${which}
    order by exists (select from remittance_lines l where l.tenant_id = p.tenant_id and l.title_policy_id = p.title_policy_id), "effectiveDate" desc, p.title_policy_id limit ${mostPolicies + 1}`.execute(
    tx,
  );
  return rows;
}

/** Files of policies by their ids, those that are gone by what was remitted of them. */
export async function readFilesOfPolicies(
  tx: Transaction<DB>,
  tenant: string,
  titlePolicyIDs: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; ordersID: number }>`
    select p.title_policy_id as id, p.orders_id as "ordersID" from title_policies p
    where p.tenant_id = ${tenant} and p.title_policy_id = any(${titlePolicyIDs}::integer[])
    union select l.title_policy_id, l.orders_id from remittance_lines l
    where l.tenant_id = ${tenant} and l.title_policy_id = any(${titlePolicyIDs}::integer[])`.execute(tx);
  return new Map(rows.map(({ id, ordersID }) => [id, ordersID]));
}

/** How policies stand now that an underwriter has no more; none for what is gone. */
export async function readWhereabouts(
  tx: Transaction<DB>,
  tenant: string,
  titlePolicyIDs: readonly number[],
): Promise<ReadonlyMap<number, { isVoid: boolean; number: string | null; underwriter: string | null }>> {
  const rows = await tx
    .selectFrom('title_policies as p')
    .innerJoin('rate_orders as ro', (join) =>
      join.onRef('ro.tenant_id', '=', 'p.tenant_id').onRef('ro.rate_order_id', '=', 'p.rate_order_id'),
    )
    .select(['p.title_policy_id as id', 'p.is_void as isVoid', 'p.number', 'ro.underwriter'])
    .where('p.tenant_id', '=', tenant)
    .where('p.title_policy_id', 'in', [0, ...titlePolicyIDs])
    .execute();
  return new Map(rows.map(({ id, ...policy }) => [id, policy]));
}

/** What there is to know of policies `p`; the file of the same underwriter that has a number, too, where it is of these regions. */
export async function readPolicyMarks(tx: Transaction<DB>, { tenant, regions }: RemitRead, which: RawBuilder<unknown>) {
  const numberKey = (column: string) => sql`regexp_replace(upper(${sql.ref(column)}), '[^A-Z0-9]', '', 'g')`;
  const { rows } = await sql<{
    titlePolicyID: number;
    underwriter: string | null;
    alike: { fileNumber: string; underwriter: string | null }[];
    remitted: number | null;
    isLocked: boolean;
  }>`
    select p.title_policy_id as "titlePolicyID", policy_is_locked(${tenant}, p.title_policy_id) as "isLocked",
      ro.underwriter, (select coalesce(json_agg(json_build_object('fileNumber', case when ${inRegions(sql`oo.region_id`, regions)} then oo.file_number else '' end,
        'underwriter', qr.underwriter) order by q.title_policy_id), '[]')
        from title_policies q join rate_orders qr on qr.tenant_id = q.tenant_id and qr.rate_order_id = q.rate_order_id
        join orders oo on oo.tenant_id = q.tenant_id and oo.orders_id = q.orders_id
        where q.tenant_id = ${tenant} and q.number is not null and ${numberKey('q.number')} = ${numberKey('p.number')} and q.title_policy_id <> p.title_policy_id
          and not q.is_void) as alike,
      (select max(r.number) from remittance_lines l join remittances r on r.tenant_id = l.tenant_id and r.remittance_id = l.remittance_id
        where l.tenant_id = ${tenant} and l.title_policy_id = p.title_policy_id and r.state <> 'withdrawn') as remitted
    from title_policies p join rate_orders ro on ro.tenant_id = p.tenant_id and ro.rate_order_id = p.rate_order_id
    where p.tenant_id = ${tenant} and ${which} order by p.title_policy_id`.execute(tx);
  return rows.map(({ underwriter, alike, ...mark }) => {
    const key = underwriterKey(underwriter ?? '');
    const same = alike.find((other) => underwriterKey(other.underwriter ?? '') === key);
    return { ...mark, takenBy: same?.fileNumber ?? null };
  });
}
