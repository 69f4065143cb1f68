import type { PortfolioCounts, PortfolioCriteria, PortfolioRow } from '@closewright/contract/portfolio';
import type { WireDate } from '@closewright/domain/dates';
import { staffDuties } from '@closewright/domain/portfolio';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { rawQuery } from '../../platform/db/raw-query.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { type Actor, type Database, nextIDs } from '../../platform/tenant/in-tenant.ts';
import { type Reader, rowColumns } from '../orders/order-rows.queries.ts';
import {
  conditionsOf,
  countedConditions,
  countedWeekOf,
  dutyColumns,
  type FacetName,
  facetNames,
} from './portfolio-conditions.ts';
import { behind, orderBy, placeOf, type RowOrder } from './portfolio-sorts.ts';

/** Which files, in which order, as of which day. */
export interface PortfolioList {
  readonly criteria: PortfolioCriteria;
  readonly order: RowOrder;
  /** Today in the tenant's time zone. */
  readonly today: WireDate;
}

export interface PortfolioSlice {
  /** The place the slice begins behind; from the start without it. */
  readonly after: string | undefined;
  readonly skip: number;
  readonly take: number;
  readonly counts: boolean;
}

/** The lenders a facet names at most. */
const mostLenders = 12;

type PlacedRow = PortfolioRow & { place: string };

/** A slice of the list and, if wanted, what it is of, in one statement. */
export async function readPortfolio(
  database: Database,
  reader: Reader,
  list: PortfolioList,
  slice: PortfolioSlice,
): Promise<{ rows: PlacedRow[]; counts: PortfolioCounts | null }> {
  const [found] = await database.readInTenant(
    reader.actor,
    rawQuery(sql<{ rows: PlacedRow[]; counts: PortfolioCounts | null }>`
      select ${sliceOf(reader, list, slice)} as rows, ${slice.counts ? countsOf(reader, list) : sql`null::json`} as counts`),
  );
  return found ?? { rows: [], counts: null };
}

function sliceOf(
  reader: Reader,
  { criteria, order, today }: PortfolioList,
  slice: PortfolioSlice,
): RawBuilder<unknown> {
  const { tenant } = reader.actor;
  const { base, texts, facets } = conditionsOf(reader, criteria, today);
  const all = [base, ...texts, ...Object.values(facets)];
  if (slice.after !== undefined) all.push(behind(order, slice.after));
  // What a line shows is looked up for the lines of the slice alone.
  return sql`(
    select coalesce(json_agg(r order by r.at), '[]') from (
      select ${rowColumns(reader)}, o.at, o.place, o.version, o.branch_id as "branchID",
        o.open_date as "openDate", o.sale_price_cents as "salePrice",
        (select sum(l.amount_cents)::bigint from loans l where l.tenant_id = ${tenant} and l.orders_id = o.orders_id) as "loanAmount",
        o.escrow_officer_id as "escrowOfficerID", o.title_officer_id as "titleOfficerID", o.closer_id as "closerID",
        o.post_closer_id as "postCloserID"
      from (
        select o.*, ${placeOf(order)} as place, row_number() over (order by ${orderBy(order)}) as at
        from orders o where ${sql.join(all, sql` and `)}
        order by ${orderBy(order)} offset ${slice.skip} limit ${slice.take}) o) r)`;
}

/**
 * Totals of what passes, and each facet counted over what passes all others. Read from the counts that are kept with the files
 * (docs/decisions/0017-counts-kept-with-the-files.md), of which there are few however many files there are.
 */
function countsOf(reader: Reader, { criteria, today }: PortfolioList): RawBuilder<unknown> {
  const { facets } = countedConditions(reader, criteria, today);
  const flags = facetNames.map((name) => sql`${facets[name]} as ${sql.ref(`in_${name}`)}`);
  const passes = (except?: FacetName) =>
    sql.join(
      facetNames.filter((name) => name !== except).map((name) => sql.ref(`b.in_${name}`)),
      sql` and `,
    );
  const facet = (name: FacetName, column: string) => sql`(
    select coalesce(json_agg(json_build_object('id', f.id, 'count', f.count) order by f.count desc, f.id), '[]')
    from (select ${sql.ref(`b.${column}`)} as id, sum(b.files)::integer as count from base b where ${passes(name)} group by 1) f)`;
  return sql`(
    with base as materialized (
      select o.status, o.region_id, o.branch_id, o.officer_id, ${countedWeekOf(today)} as week, o.lender_name, o.files,
        o.sale_price_cents, o.loans_cents, ${sql.join(flags)}
      from ${countedRows(reader, criteria, today)} o)
    select json_build_object(
      'files', coalesce(sum(b.files), 0)::integer,
      'salePrice', coalesce(sum(b.sale_price_cents), 0)::bigint,
      'loanAmount', coalesce(sum(b.loans_cents), 0)::bigint,
      'statuses', ${facet('statuses', 'status')},
      'regions', ${facet('regions', 'region_id')},
      'branches', ${facet('branches', 'branch_id')},
      'officers', ${facet('officers', 'officer_id')},
      'closings', (
        select coalesce(json_agg(json_build_object('week', f.week, 'count', f.count) order by f.week), '[]')
        from (select b.week, sum(b.files)::integer as count from base b where ${passes('closings')} group by 1) f),
      'lenders', (
        select coalesce(json_agg(json_build_object('name', f.name, 'count', f.count) order by f.count desc, f.name), '[]')
        from (select b.lender_name as name, sum(b.files)::integer as count from base b
          where ${passes()} and b.lender_name <> '' group by 1 order by 2 desc, 1 limit ${mostLenders}) f))
    from base b where ${passes()})`;
}

/** The counts of the duty asked for; where a text narrows the list, the files that have it, added up the same way. */
function countedRows(reader: Reader, criteria: PortfolioCriteria, today: WireDate): RawBuilder<unknown> {
  const { base, texts } = countedConditions(reader, criteria, today);
  const { officerDuty } = criteria;
  if (texts.length === 0) {
    return sql`(select * from file_counts o where ${base} and o.duty = ${staffDuties.indexOf(officerDuty) + 1})`;
  }
  return sql`(
    select o.status, o.region_id, o.branch_id, o.closing_week, o.lender_name, ${sql.ref(dutyColumns[officerDuty])} as officer_id,
      count(*) as files, sum(o.sale_price_cents) as sale_price_cents, sum(o.loans_cents) as loans_cents
    from counted_files o where ${sql.join([base, ...texts], sql` and `)} group by 1, 2, 3, 4, 5, 6)`;
}

/** Notes that somebody took the list out of the product; the note is audited. */
export async function noteExport(tx: Transaction<DB>, tenant: string, criteria: PortfolioCriteria): Promise<void> {
  await tx
    .insertInto('portfolio_exports')
    .values({
      tenant_id: tenant,
      export_id: await nextIDs(tx, 'portfolio_export_id'),
      criteria: JSON.stringify(criteria),
    })
    .execute();
}

/** The names of all branches and people, by id. */
export async function readPlaceNames(
  database: Database,
  actor: Actor,
): Promise<{ branches: Map<number, string>; people: Map<number, string> }> {
  const { tenant } = actor;
  const rows = await database.readInTenant(
    actor,
    rawQuery(sql<{ kind: 'branches' | 'people'; id: number; name: string }>`
      select 'branches' as kind, b.branch_id as id, b.name from branches b where b.tenant_id = ${tenant}
      union all select 'people', u.users_id, u.display_name from users u where u.tenant_id = ${tenant}`),
  );
  const named = (kind: string) =>
    new Map(rows.filter((row) => row.kind === kind).map(({ id, name }) => [id, name] as const));
  return { branches: named('branches'), people: named('people') };
}
