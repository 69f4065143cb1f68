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

/** A payee with the names that are screened: its own, and all that its latest instructions name. */
export interface PayeeNames {
  readonly wirePayeeID: number;
  readonly names: readonly string[];
}

/** The active payees of wires with their names. */
export async function readPayeeNames(tx: Transaction<DB>, tenant: string): Promise<PayeeNames[]> {
  const { rows } = await sql<PayeeNames>`
    select p.wire_payee_id as "wirePayeeID", screened_names(${tenant}, p.wire_payee_id) as names from wire_payees p
    where p.tenant_id = ${tenant} and not p.inactive order by p.wire_payee_id`.execute(tx);
  return rows;
}

/** The names of a payee that are screened. */
export async function readNamesOf(tx: Transaction<DB>, tenant: string, wirePayeeID: number): Promise<string[]> {
  const { rows } = await sql<{ names: string[] }>`select screened_names(${tenant}, ${wirePayeeID}) as names`.execute(
    tx,
  );
  return rows[0]?.names ?? [];
}

/** What stops payees: hits that nobody has decided about, or that somebody said are the payee. */
export interface StoppedPayee {
  readonly wirePayeeID: number;
  readonly hits: readonly ScreenedHit[];
  /** Somebody said so; else nobody has decided. */
  readonly isSame: boolean;
}

/** Those of the payees that wait for a decision, or are on the list. */
export async function readStopped(
  tx: Transaction<DB>,
  tenant: string,
  wirePayeeIDs: readonly number[],
): Promise<StoppedPayee[]> {
  const { rows } = await sql<StoppedPayee>`
    select p.id as "wirePayeeID", s.hits, coalesce(s.is_same, false) as "isSame"
    from unnest(${[...wirePayeeIDs]}::integer[]) as p (id), stopping_screening(${tenant}, p.id) s where s.hits is not null`.execute(
    tx,
  );
  return rows;
}

/** Each name once. */
export const namesOf = (names: readonly string[]): string[] => [...new Set(names.map((name) => name.trim()))];

/** What somebody decided about the hits of a screening of a payee. */
export interface EarlierDecision {
  readonly wirePayeeID: number;
  readonly screeningID: number;
  readonly hits: readonly ScreenedHit[];
  readonly isSame: boolean;
}

/** What was decided about payees so far, the latest first. */
export async function readDecisions(
  tx: Transaction<DB>,
  tenant: string,
  wirePayeeIDs: readonly number[],
): Promise<EarlierDecision[]> {
  const { rows } = await sql<EarlierDecision>`
    select s.wire_payee_id as "wirePayeeID", s.sanctions_screening_id as "screeningID", s.hits, d.is_same as "isSame" from sanctions_decisions d
    join sanctions_screenings s on s.tenant_id = d.tenant_id and s.sanctions_screening_id = d.sanctions_screening_id
    where d.tenant_id = ${tenant} and s.wire_payee_id = any(${[...wirePayeeIDs]}::integer[])
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

/** The latest screening `s` of each active payee `p`, with the decision `d` about it and its `state`. */
const latest = (tenant: string): RawBuilder<unknown> => sql`
  select s.*, p.name as payee, d.decided_by, d.decided_at, d.reason,
    case when s.hits = '[]' then 'none' when d.is_same is null then 'open' when d.is_same then 'blocked' else 'cleared' end as state
  from wire_payees p
  cross join lateral (select * from sanctions_screenings s where s.tenant_id = ${tenant} and s.wire_payee_id = p.wire_payee_id
    order by s.sanctions_screening_id desc limit 1) s
  left join sanctions_decisions d on d.tenant_id = s.tenant_id and d.sanctions_screening_id = coalesce(s.decided_as, s.sanctions_screening_id)
  where p.tenant_id = ${tenant} and not p.inactive`;

/** A row of `latest` as it is told, as JSON. */
const screeningJSON = (tenant: string): RawBuilder<SanctionsScreening> => sql<SanctionsScreening>`json_build_object(
  'screeningID', s.sanctions_screening_id, 'wirePayeeID', s.wire_payee_id, 'payee', s.payee, 'names', s.names,
  'sanctionsListID', s.sanctions_list_id, 'screenedAt', iso_instant(s.screened_at), 'state', s.state, 'hits', s.hits,
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

/** Which payee a screening is of; undefined where there is none. */
export async function readScreenedPayee(
  tx: Transaction<DB>,
  tenant: string,
  screeningID: number,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('sanctions_screenings')
    .select('wire_payee_id')
    .where('tenant_id', '=', tenant)
    .where('sanctions_screening_id', '=', screeningID)
    .executeTakeFirst();
  return row?.wire_payee_id;
}

/** Stores what somebody decided; who and when, the table says itself. */
export async function storeDecision(
  tx: Transaction<DB>,
  tenant: string,
  { screeningID, isSame, reason }: { readonly screeningID: number; readonly isSame: boolean; readonly reason: string },
): Promise<void> {
  await tx
    .insertInto('sanctions_decisions')
    .values({ tenant_id: tenant, sanctions_screening_id: screeningID, is_same: isSame, reason })
    .execute();
}
