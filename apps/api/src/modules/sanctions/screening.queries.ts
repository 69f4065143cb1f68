import type { SanctionsScreening } from '@closewright/contract/sanctions';
import type { ScreenedHit, ScreeningState, ToldScreening } from '@closewright/domain/sanctions';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';

/** What is known of the screening of payees, for each of them. */
export async function readScreeningState(
  tx: Transaction<DB>,
  _tenant: string,
  wirePayeeIDs: readonly number[],
): Promise<Map<number, ToldScreening>> {
  const { rows } = await sql<{ id: number; state: ToldScreening }>`
    select p.id, sanctions_state(p.id) as state from unnest(${[...wirePayeeIDs]}::integer[]) as p (id)`.execute(tx);
  return new Map(rows.map(({ id, state }) => [id, state]));
}

/** A payee with the names that are screened: its own, and of its latest instructions whoever gets the money or passes it on. */
export interface PayeeNames {
  readonly wirePayeeID: number;
  readonly names: readonly string[];
}

/** The active payees of wires with their names, or one of whatever payee. */
export async function readPayeeNames(tx: Transaction<DB>, tenant: string, wirePayeeID?: number): Promise<PayeeNames[]> {
  const isWanted = wirePayeeID === undefined ? sql`not p.inactive` : sql`p.wire_payee_id = ${wirePayeeID}`;
  const { rows } = await sql<PayeeNames>`
    select p.wire_payee_id as "wirePayeeID", sanctions_names(p.wire_payee_id) as names from wire_payees p
    where p.tenant_id = ${tenant} and ${isWanted} order by p.wire_payee_id`.execute(tx);
  return rows;
}

/** What somebody decided about the hits of a screening of a payee. */
export interface EarlierDecision {
  readonly wirePayeeID: number;
  readonly screeningID: number;
  readonly isSame: boolean;
  readonly hits: readonly ScreenedHit[];
}

/** What was decided about payees so far, the latest first. */
export async function readDecisions(
  tx: Transaction<DB>,
  tenant: string,
  wirePayeeIDs: readonly number[],
): Promise<EarlierDecision[]> {
  const { rows } = await sql<EarlierDecision>`
    select s.wire_payee_id as "wirePayeeID", s.sanctions_screening_id as "screeningID", d.is_same as "isSame", s.hits from sanctions_decisions d
    join sanctions_screenings s on s.tenant_id = d.tenant_id and s.sanctions_screening_id = d.sanctions_screening_id
    where d.tenant_id = ${tenant} and d.wire_payee_id = any(${[...wirePayeeIDs]}::integer[])
    order by s.sanctions_screening_id desc`.execute(tx);
  return rows;
}

/** A screening as it is stored; when, the table says itself. */
export interface NewScreening extends PayeeNames {
  readonly hits: readonly ScreenedHit[];
  /** The screening whose decision holds for it. */
  readonly decidedAs: number | null;
}

/** Stores screenings against a list, by ids from `firstID` on. */
export async function storeScreenings(
  tx: Transaction<DB>,
  tenant: string,
  {
    sanctionsListID,
    firstID,
    screenings,
  }: {
    readonly sanctionsListID: number;
    readonly firstID: number;
    readonly screenings: readonly NewScreening[];
  },
): Promise<void> {
  const rows = screenings.map((one, at) => ({ ...one, id: firstID + at }));
  await sql`
    insert into sanctions_screenings (tenant_id, sanctions_screening_id, wire_payee_id, sanctions_list_id, names, hits, decided_as)
    select ${tenant}, s.id, s."wirePayeeID", ${sanctionsListID}, s.names, s.hits, s."decidedAs"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (id integer, "wirePayeeID" integer, names jsonb, hits jsonb, "decidedAs" integer)
  `.execute(tx);
}

/**
 * The latest screening `s` of each active payee, with the decision that stands, its `state`, and the screening from which on nobody has decided, or by which the
 * payee is blocked.
 */
const latest = (tenant: string): RawBuilder<unknown> => sql`
  select s.*, p.name as payee, p.state, case when p.state <> 'open' then d.decided_by end as decided_by, d.decided_at, d.reason,
    coalesce(last.sanctions_screening_id, 0) + case p.state when 'blocked' then 0 else 1 end as since
  from (select p.*, coalesce(sanctions_standing(p.wire_payee_id), case when l.hits = '[]' then 'none' else 'cleared' end) as state
    from wire_payees p
    cross join lateral (select s.hits from sanctions_screenings s where s.tenant_id = ${tenant} and s.wire_payee_id = p.wire_payee_id
      order by s.sanctions_screening_id desc limit 1) l
    where p.tenant_id = ${tenant} and not p.inactive) p
  cross join lateral (select * from sanctions_screenings s where s.tenant_id = ${tenant} and s.wire_payee_id = p.wire_payee_id
    order by s.sanctions_screening_id desc limit 1) s
  left join lateral (select d.sanctions_screening_id from sanctions_decisions d where d.tenant_id = ${tenant} and d.wire_payee_id = p.wire_payee_id
    order by d.sanctions_screening_id desc limit 1) last on true
  left join sanctions_decisions d on d.tenant_id = s.tenant_id and d.sanctions_screening_id =
    case p.state when 'blocked' then last.sanctions_screening_id else coalesce(s.decided_as, s.sanctions_screening_id) end`;

/** Hits of earlier screenings of the latest one `s` that are to be decided, or by which the payee is blocked, and which the latest has no more. */
const earlierHits = (tenant: string): RawBuilder<unknown> => sql`
  case when s.state in ('open', 'blocked') then (select coalesce(json_agg(h.hit order by (h.hit ->> 'score')::integer desc), '[]') from (
    select distinct on (one.hit ->> 'entry', one.hit ->> 'screened') one.hit from sanctions_screenings e, jsonb_array_elements(e.hits) as one (hit)
    where e.tenant_id = ${tenant} and e.wire_payee_id = s.wire_payee_id and e.sanctions_screening_id >= s.since
      and e.sanctions_screening_id < s.sanctions_screening_id and e.decided_as is null and not exists (select from jsonb_array_elements(s.hits) as now (hit)
        where now.hit ->> 'entry' = one.hit ->> 'entry' and now.hit ->> 'screened' = one.hit ->> 'screened')
    order by one.hit ->> 'entry', one.hit ->> 'screened', e.sanctions_screening_id desc) h) else '[]'::json end`;

/** A row of `latest` as it is told, as JSON. */
const screeningJSON = (tenant: string): RawBuilder<SanctionsScreening> => sql<SanctionsScreening>`json_build_object(
  'screeningID', s.sanctions_screening_id, 'wirePayeeID', s.wire_payee_id, 'payee', s.payee, 'names', s.names,
  'sanctionsListID', s.sanctions_list_id, 'screenedAt', iso_instant(s.screened_at), 'state', s.state, 'hits', s.hits, 'earlierHits', ${earlierHits(tenant)},
  'listDate', (select l.list_date from sanctions_lists l where l.tenant_id = ${tenant} and l.sanctions_list_id = s.sanctions_list_id),
  'decision', case when s.decided_by is not null then json_build_object('by', ${actorName(tenant, 's.decided_by')},
    'at', iso_instant(s.decided_at), 'reason', s.reason) end)`;

interface Wanted {
  readonly state?: ScreeningState | undefined;
  readonly wirePayeeID?: number | undefined;
  readonly skip: number;
  readonly take: number;
}

/** A page of the latest screening of each active payee, those that are open first, and then those that are blocked. */
export async function readScreenings(
  tx: Transaction<DB>,
  tenant: string,
  { state, wirePayeeID, skip, take }: Wanted,
): Promise<{ results: SanctionsScreening[]; totalRecords: number; open: number }> {
  const isWanted = sql`(${state ?? null}::text is null or s.state = ${state ?? null}) and
    (${wirePayeeID ?? null}::integer is null or s.wire_payee_id = ${wirePayeeID ?? null})`;
  const order = sql`array_position(array['open', 'blocked', 'cleared', 'none'], s.state), lower(s.payee), s.wire_payee_id`;
  const { rows } = await sql<{ results: SanctionsScreening[]; totalRecords: number; open: number }>`
    with s as materialized (${latest(tenant)})
    select (select count(*)::integer from s where s.state = 'open') as open, (select count(*)::integer from s where ${isWanted}) as "totalRecords",
      coalesce((select json_agg(${screeningJSON(tenant)} order by ${order}) from (
        select * from s where ${isWanted} order by ${order} offset ${skip} limit ${take}) s), '[]') as results`.execute(
    tx,
  );
  return rows[0] ?? { results: [], totalRecords: 0, open: 0 };
}

/** What whoever decides about a screening has to know. */
export interface ScreenedPayee {
  readonly wirePayeeID: number;
  /** Whether whoever asks entered what is decided. */
  readonly isOwn: boolean;
  /** Whether the latest decision about the payee was theirs. */
  readonly hasDecided: boolean;
  /** Whether somebody has decided of this screening. */
  readonly isDecided: boolean;
}

/** Which payee a screening is of; undefined where there is none. */
export async function readScreenedPayee(
  tx: Transaction<DB>,
  tenant: string,
  screeningID: number,
): Promise<ScreenedPayee | undefined> {
  const { rows } = await sql<ScreenedPayee>`
    select s.wire_payee_id as "wirePayeeID", sanctions_are_own(s.wire_payee_id, who.actor) as "isOwn",
      coalesce((select d.decided_by = who.actor from sanctions_decisions d where d.tenant_id = ${tenant} and d.wire_payee_id = s.wire_payee_id
        order by d.sanctions_screening_id desc limit 1), false) as "hasDecided",
      exists (select from sanctions_decisions d where d.tenant_id = ${tenant} and d.sanctions_screening_id = s.sanctions_screening_id) as "isDecided"
    from sanctions_screenings s, (select current_setting('app.actor', true) as actor) who
    where s.tenant_id = ${tenant} and s.sanctions_screening_id = ${screeningID}`.execute(tx);
  return rows[0];
}

/** Stores a screening once more, so that its payee is decided about again. */
export async function repeatScreening(
  tx: Transaction<DB>,
  tenant: string,
  { screeningID, as }: { readonly screeningID: number; readonly as: number },
): Promise<void> {
  await sql`
    insert into sanctions_screenings (tenant_id, sanctions_screening_id, wire_payee_id, sanctions_list_id, names, hits)
    select s.tenant_id, ${as}, s.wire_payee_id, s.sanctions_list_id, s.names, s.hits from sanctions_screenings s
    where s.tenant_id = ${tenant} and s.sanctions_screening_id = ${screeningID}`.execute(tx);
}

interface NewDecision {
  readonly screeningID: number;
  readonly wirePayeeID: number;
  readonly isSame: boolean;
  readonly reason: string;
}

/** Stores what somebody decided; who and when, the table says itself. */
export async function storeDecision(
  tx: Transaction<DB>,
  tenant: string,
  { screeningID, wirePayeeID, isSame, reason }: NewDecision,
): Promise<void> {
  await tx
    .insertInto('sanctions_decisions')
    .values({
      ...{ tenant_id: tenant, sanctions_screening_id: screeningID, wire_payee_id: wirePayeeID },
      ...{ is_same: isSame, reason },
    })
    .execute();
}
