import type { PortfolioCriteria } from '@closewright/contract/portfolio';
import type { WireDate } from '@closewright/domain/dates';
import { searchKinds, searchText } from '@closewright/domain/file-search';
import { FileStatus } from '@closewright/domain/orders';
import {
  type ClosingWeek,
  closingRange,
  closingWeeks,
  openStatuses,
  type StaffDuty,
} from '@closewright/domain/portfolio';
import { type RawBuilder, sql } from 'kysely';
import { smallLetters } from '../../platform/db/small-letters.ts';
import { isVisible, type Reader } from '../orders/order-rows.queries.ts';

type Condition = RawBuilder<boolean>;

/** The column of a duty. A table, so that nothing of a request is ever a column. */
export const dutyColumns: Readonly<Record<StaffDuty, string>> = {
  escrowOfficerID: 'o.escrow_officer_id',
  titleOfficerID: 'o.title_officer_id',
  closerID: 'o.closer_id',
  postCloserID: 'o.post_closer_id',
};

/** Sorts after every character: the end of "begins with" in byte order. */
const last = '\u{10FFFF}';
const anything: Condition = sql<boolean>`true`;
const oneOf = (
  column: RawBuilder<unknown>,
  values: readonly (number | string)[] | undefined,
  type: 'integer' | 'text',
) => (values === undefined ? anything : sql<boolean>`${column} = any(${[...values]}::${sql.raw(type)}[])`);

/** A criteria as conditions on rows `o`: what always holds, what narrows it down to single files, and the facets one by one. */
export interface PortfolioConditions {
  /** Tenant, regions of the reader, scope. */
  readonly base: Condition;
  /** What only the files themselves can tell: text and lender. None where neither is asked for. */
  readonly texts: readonly Condition[];
  readonly facets: Readonly<Record<FacetName, Condition>>;
}

/** Where the rows `o` have what the facets ask for. */
interface FacetColumns {
  readonly officer: RawBuilder<unknown>;
  readonly week: RawBuilder<ClosingWeek>;
}

export const facetNames = ['statuses', 'regions', 'branches', 'officers', 'closings'] as const;

export type FacetName = (typeof facetNames)[number];

/** Conditions on rows `o` of orders. @param today day of the tenant's time zone, which the weeks of closings are counted from */
export function conditionsOf(reader: Reader, criteria: PortfolioCriteria, today: WireDate): PortfolioConditions {
  const officer = sql`coalesce(${sql.ref(dutyColumns[criteria.officerDuty])}, 0)`;
  const week = closingWeekOf(sql`o.closing_date`, sql`o.closing_date is null`, today);
  return conditionsBy(reader, criteria, { officer, week });
}

/** The same on rows `o` of file_counts, or of counted_files as if they were such. */
export function countedConditions(reader: Reader, criteria: PortfolioCriteria, today: WireDate): PortfolioConditions {
  return conditionsBy(reader, criteria, { officer: sql`o.officer_id`, week: countedWeekOf(today) });
}

function conditionsBy(reader: Reader, criteria: PortfolioCriteria, columns: FacetColumns): PortfolioConditions {
  const { tenant } = reader.actor;
  const { text, lender } = criteria;
  const base = [sql<boolean>`o.tenant_id = ${tenant}`, isVisible(reader), scopeCondition(criteria)];
  return {
    base: sql<boolean>`${sql.join(base, sql` and `)}`,
    texts: [
      ...(text === undefined ? [] : [textCondition(tenant, searchText(text))]),
      ...(lender === undefined ? [] : [lenderCondition(tenant, lender)]),
    ],
    facets: {
      statuses: oneOf(sql`o.status`, criteria.statuses, 'integer'),
      regions: oneOf(sql`o.region_id`, criteria.regionIDs, 'integer'),
      branches: oneOf(sql`o.branch_id`, criteria.branchIDs, 'integer'),
      officers: oneOf(columns.officer, criteria.officerIDs, 'integer'),
      closings: oneOf(columns.week, criteria.closings, 'text'),
    },
  };
}

/** The week that rows `o` of the counts close in, by its name. */
export function countedWeekOf(today: WireDate): RawBuilder<ClosingWeek> {
  return closingWeekOf(sql`o.closing_week`, sql`o.closing_week = 'infinity'`, today);
}

/** The week a day is in, by its name: every week is whole, so that its first day stands for all of it. */
function closingWeekOf(
  day: RawBuilder<unknown>,
  isMissing: RawBuilder<unknown>,
  today: WireDate,
): RawBuilder<ClosingWeek> {
  const dated = closingWeeks.filter((week) => week !== 'none');
  const cases = dated.map((week) => {
    const { from, until } = closingRange(week, today);
    const after = from === null ? anything : sql<boolean>`${day} >= ${from}::date`;
    const before = until === null ? anything : sql<boolean>`${day} <= ${until}::date`;
    return sql`when ${after} and ${before} then ${week}`;
  });
  return sql<ClosingWeek>`case when ${isMissing} then 'none' ${sql.join(cases, sql` `)} end`;
}

/** Written as the predicate of the index orders_portfolio_open: a parameter would not match it. */
function scopeCondition({ scope }: PortfolioCriteria): Condition {
  return scope === 'open'
    ? sql<boolean>`o.status in (${sql.raw(openStatuses.join(', '))})`
    : sql<boolean>`o.status <> ${sql.raw(String(FileStatus.Template))}`;
}

/** Files whose number, or a word of what can be searched in them, begins with the text; by the indexes of the searches. */
function textCondition(tenant: string, text: string): Condition {
  return sql<boolean>`o.orders_id = any(array(
    select n.orders_id from orders n
      where n.tenant_id = ${tenant} and n.file_number_key ~>=~ ${text} and n.file_number_key ~<~ ${text + last}
    union all
    select w.orders_id from file_words w
      where w.tenant_id = ${tenant} and w.kind = any(${[...searchKinds]}::smallint[]) and w.word ~>=~ ${text} and w.word ~<~ ${text + last}))`;
}

/**
 * Files with a lender whose name has the text in it. The names are walked along their index, each once, and only the files of those that
 * match are read.
 */
function lenderCondition(tenant: string, lender: string): Condition {
  const next = (after: RawBuilder<unknown>) => sql`(
    select l.lender_name from loans l where l.tenant_id = ${tenant} and ${after} order by l.lender_name limit 1)`;
  return sql<boolean>`o.orders_id = any(array(
    with recursive names (name) as (
      select ${next(sql`l.lender_name is not null`)}
      union all
      select ${next(sql`l.lender_name > n.name`)} from names n where n.name is not null)
    select l.orders_id from names n join loans l on l.tenant_id = ${tenant} and l.lender_name = n.name
    where position(${smallLetters(sql`${lender}::text`)} in ${smallLetters(sql`n.name`)}) > 0))`;
}
