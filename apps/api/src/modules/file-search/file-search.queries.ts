import type { FoundFile } from '@closewright/contract/file-search';
import {
  type SearchKind as Kind,
  type MatchGrade,
  SearchKind,
  searchLimits,
  soundedKinds,
} from '@closewright/domain/file-search';
import { type RawBuilder, sql } from 'kysely';
import { rawQuery } from '../../platform/db/raw-query.ts';
import { smallLetters } from '../../platform/db/small-letters.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { isVisible, type Reader, rowColumns } from '../orders/order-rows.queries.ts';

/** One thing that is searched for. Texts are as `searchText` makes them. */
export interface Criterion {
  readonly kinds: readonly Kind[];
  /** What index and grade go by: a last name, an address. */
  readonly text: string;
  /** Of a person: the first name; a hit without it is similar at most. */
  readonly firstName?: string | undefined;
  /** Of a person: hits with another state are none. */
  readonly state?: string | undefined;
}

/** A reason for a hit, as the database finds it. */
export interface FoundMatch {
  readonly ordersID: number;
  readonly kind: Kind;
  readonly grade: MatchGrade;
  readonly text: string;
}

/** Rows of a kind that begin with the text and are judged at most, the shortest first: one kind alone can fill the list. */
const maxCandidates = searchLimits.maxFiles * 1.5;
/** The same for those that only begin alike or sound alike: each has to be compared letter by letter, and few come near. */
const maxSimilar = searchLimits.maxFiles * 0.75;
/** Files of the same address or tax id whose people are judged too, however many others have their names. */
const maxNear = 20;
/** What few files share. */
const preciseKinds: readonly Kind[] = [SearchKind.Address, SearchKind.TaxID];
/** Sorts after every character: the end of "begins with" in byte order. */
const last = '\u{10FFFF}';

/**
 * Every match of the criteria in the files the reader may see. The index finds words that begin with the text, with its first three letters, or that sound
 * like it; shared groups of three letters then say how alike they are.
 */
export function findMatches(
  database: Database,
  reader: Reader,
  criteria: readonly Criterion[],
  branchID: number | null,
): Promise<FoundMatch[]> {
  const { tenant } = reader.actor;
  const near = nearFiles(tenant, criteria);
  const parts = criteria.map((criterion) => sql`(${matchesOf(tenant, criterion, near)})`);
  const inBranch = branchID === null ? sql`true` : sql`o.branch_id = ${branchID}`;
  return database.readInTenant(
    reader.actor,
    rawQuery(sql<FoundMatch>`
      select m.orders_id as "ordersID", m.kind, m.grade, m.line as text
      from (${sql.join(parts, sql` union all `)}) m
      join orders o on o.tenant_id = ${tenant} and o.orders_id = m.orders_id
      where ${isVisible(reader)} and ${inBranch}
      order by m.grade = 'exact' desc, m.grade = 'contains' desc, m.alike desc, m.orders_id desc
      limit ${searchLimits.maxFiles * 4}`),
  );
}

/**
 * The files of the address or the tax id that is searched for. Their people are candidates besides those that the index finds by name: of
 * a name that hundreds have, the one in the same house is the one that matters.
 */
function nearFiles(tenant: string, criteria: readonly Criterion[]): RawBuilder<unknown> | null {
  const precise = criteria.filter(({ kinds }) => kinds.every((kind) => preciseKinds.includes(kind)));
  if (precise.length === 0 || precise.length === criteria.length) return null;
  return sql.join(
    precise.map(({ kinds, text }) => sql`(${range(tenant, kinds, text, maxNear)})`),
    sql` union all `,
  );
}

function matchesOf(
  tenant: string,
  { kinds, text, firstName, state }: Criterion,
  near: RawBuilder<unknown> | null,
): RawBuilder<unknown> {
  const whole = firstName ? `${firstName} ${text}` : text;
  // Whether the line is what was searched for, has it at the beginning of a word, or is like it.
  const hasText = sql`position(' ' || ${text}::text in ' ' || translate(n.low, '-/&.,()"+:', '           ')) > 0`;
  const hasFirst = firstName ? sql`position(${firstName}::text in n.low) > 0` : sql`true`;
  const isOfState = state ? sql`l.state is null or upper(l.state) = ${state.toUpperCase()}` : sql`true`;
  // Each "offset 0" keeps a subquery one of its own: what is dear is reckoned once, not each time it is named.
  return sql`
    select distinct on (g.orders_id, g.kind) g.orders_id, g.kind, g.line,
      case when g.low = ${whole} then 'exact' when g.has then 'contains' else 'similar' end as grade, g.alike
    from (
      select n.*, ${hasText} and ${hasFirst} as has,
        greatest(similarity(n.low, ${whole}), ${firstName === undefined ? sql`strict_word_similarity(${text}, n.low)` : sql`0`}) as alike
      from (
        select l.*, ${smallLetters(sql`regexp_replace(l.line, '\\s+', ' ', 'g')`)} as low
        from (${lines(tenant, candidates(tenant, kinds, text, whole, near))}) l where ${isOfState} offset 0) n offset 0) g
    where g.has or g.alike >= ${searchLimits.leastSimilarity}
    order by g.orders_id, g.kind, g.low = ${whole} desc, g.alike desc`;
}

/** Those that begin with the whole of it first: of a common last name there are more than are judged. */
function candidates(
  tenant: string,
  kinds: readonly Kind[],
  text: string,
  whole: string,
  near: RawBuilder<unknown> | null,
): RawBuilder<unknown> {
  const named = kinds.filter((kind) => soundedKinds.includes(kind));
  const beginning = text.slice(0, 3);
  return sql.join(
    [
      ...(whole === text ? [] : [range(tenant, kinds, whole, maxCandidates)]),
      range(tenant, kinds, text, maxCandidates),
      ...(beginning === text ? [] : [range(tenant, kinds, beginning, maxSimilar)]),
      ...(named.length === 0
        ? []
        : [each(tenant, named, sql`w.sound = any(search_sounds_of(${text})) limit ${maxSimilar}`)]),
      ...(near === null || named.length === 0
        ? []
        : [
            sql`select w.kind, w.source_id, w.orders_id from file_words w
              where w.tenant_id = ${tenant} and w.kind = any(${[...named]}::smallint[]) and w.orders_id in (select n.orders_id from (${near}) n)`,
          ]),
    ],
    sql` union `,
  );
}

/** Of each of these kinds the words that are so. */
function each(tenant: string, kinds: readonly Kind[], found: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select f.* from unnest(${[...kinds]}::smallint[]) as k (kind), lateral (
      select w.kind, w.source_id, w.orders_id from file_words w where w.tenant_id = ${tenant} and w.kind = k.kind and ${found}) f`;
}

/** Of each of these kinds the words that begin so, the shortest first. */
function range(tenant: string, kinds: readonly Kind[], from: string, most: number): RawBuilder<unknown> {
  return each(
    tenant,
    kinds,
    sql`w.word ~>=~ ${from} and w.word ~<~ ${from + last} order by w.word using ~<~ limit ${most}`,
  );
}

/** The candidates with the line they are of, as it is written in the file. */
function lines(tenant: string, found: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select c.orders_id, c.kind, s.line, s.state from (${found}) c,
    lateral (
      select unnest(case when p.name = concat_ws(' ', p.first_name, p.last_name) then array[p.name, p.contact_name]
        else party_search_lines(p) end) as line, p.state from order_parties p
      where c.kind in (${SearchKind.Buyer}, ${SearchKind.Seller}, ${SearchKind.Party})
        and p.tenant_id = ${tenant} and p.roles_id = c.source_id
      union all
      select case c.kind when ${SearchKind.Address} then concat_ws(', ', p.address_1, p.address_2, p.city)
        when ${SearchKind.Subdivision} then p.subdivision else concat_ws(', ', p.parcel_id, p.other_parcels) end, null
      from properties p
      where c.kind in (${SearchKind.Address}, ${SearchKind.Subdivision}, ${SearchKind.TaxID})
        and p.tenant_id = ${tenant} and p.property_id = c.source_id
      union all
      select l.loan_number, null from loans l
      where c.kind = ${SearchKind.LoanNumber} and l.tenant_id = ${tenant} and l.loan_id = c.source_id
    ) s where s.line is not null`;
}

/** The rows of these files, in no order. */
export function readFound(
  database: Database,
  reader: Reader,
  ordersIDs: readonly number[],
): Promise<Omit<FoundFile, 'matches'>[]> {
  const { tenant } = reader.actor;
  return database.readInTenant(
    reader.actor,
    rawQuery(sql<Omit<FoundFile, 'matches'>>`
      select ${rowColumns(reader)}, o.branch_id as "branchID" from orders o
      where o.tenant_id = ${tenant} and o.orders_id = any(${[...ordersIDs]}::integer[])`),
  );
}
