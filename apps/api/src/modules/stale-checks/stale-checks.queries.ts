import type { NamedStaleCheck, StaleCheckAct } from '@closewright/contract/stale-checks';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';
import { inRegions, type ListedRegions } from '../orders/listed-regions.queries.ts';

/** Whose checks are read: of these bank accounts and of files in these regions, as they are on a day. */
export interface StaleRead {
  readonly tenant: string;
  readonly banks: readonly number[];
  readonly regions: ListedRegions;
  readonly today: string;
}

/** A check that was written, with what was said of it. */
export interface StoredCheck extends NamedStaleCheck {
  readonly bankAccount: string;
  readonly bankRegionID: number;
  readonly ordersID: number;
  /** Of its file; of a check for several files those of all of them. */
  readonly regionIDs: readonly number[];
  readonly fileNumber: string;
  readonly date: string;
  readonly checkNumber: number | null;
  readonly payee: string;
  readonly party: string | null;
  readonly amount: number;
  readonly memo: string | null;
  readonly acts: StaleCheckAct[];
}

/** What was said `a` of a check, as JSON. */
const actJSON = (tenant: string): RawBuilder<StaleCheckAct> => sql<StaleCheckAct>`json_build_object(
  'staleActID', a.stale_act_id, 'kind', a.kind, 'on', a.act_date, 'note', a.note, 'letter', a.letter,
  'address', case when a.state is not null then json_build_object('address1', a.address_1, 'address2', a.address_2, 'city', a.city,
    'state', a.state, 'zip', a.zip) end,
  'report', case when a.kind = 'reported' then json_build_object('state', a.report_state, 'year', a.report_year) end,
  'by', ${actorName(tenant, 'a.said_by')}, 'at', iso_instant(a.said_at),
  'takenBack', case when a.taken_back_at is not null then json_build_object('by', ${actorName(tenant, 'a.taken_back_by')},
    'at', iso_instant(a.taken_back_at), 'reason', a.taken_back_reason) end)`;

/** Checks `w` of an office, as they are told. */
const checksWhere = ({ tenant, banks, regions }: StaleRead, which: RawBuilder<unknown>) => sql<StoredCheck>`
  select w.bank_account_id as "bankAccountID", w.stripe, w.number, b.name as "bankAccount", b.region_id as "bankRegionID", l.orders_id as "ordersID",
    (select array_agg(distinct p.region_id) from ledger_lines f join orders p on p.tenant_id = f.tenant_id and p.orders_id = f.orders_id
      where f.tenant_id = w.tenant_id and f.bank_account_id = w.bank_account_id and f.stripe = w.stripe and f.number = w.number) as "regionIDs",
    file_numbers_of(w.bank_account_id, w.stripe, w.number) as "fileNumber", coalesce((t.facts ->> 'madeOn')::date, w.day) as date,
    (t.facts ->> 'checkNumber')::bigint as "checkNumber", coalesce(t.facts ->> 'payee', '') as payee, t.facts ->> 'party' as party,
    -w.amount_cents as amount, t.facts ->> 'memo' as memo,
    (select coalesce(json_agg(${actJSON(tenant)} order by a.stale_act_id), '[]') from stale_check_acts a
      where a.tenant_id = ${tenant} and a.bank_account_id = w.bank_account_id and a.stripe = w.stripe and a.number = w.number) as acts
  from book_waits w
  join ledger_transactions t on t.tenant_id = w.tenant_id and t.bank_account_id = w.bank_account_id and t.stripe = w.stripe and t.number = w.number
  join bank_accounts b on b.tenant_id = w.tenant_id and b.bank_account_id = w.bank_account_id
  cross join lateral (select min(l.orders_id) as orders_id from ledger_lines l
    where l.tenant_id = w.tenant_id and l.bank_account_id = w.bank_account_id and l.stripe = w.stripe and l.number = w.number) l
  join orders o on o.tenant_id = w.tenant_id and o.orders_id = l.orders_id
  where w.tenant_id = ${tenant} and w.bank_account_id = any(${[...banks]}::integer[]) and w.kind = 'check'
    and ${inRegions(sql`o.region_id`, regions)}
    -- Of one for several files only who may know of all of them.
    and not exists (select from payment_parts q join orders p on p.tenant_id = q.tenant_id and p.orders_id = q.orders_id
      where q.tenant_id = w.tenant_id and q.bank_account_id = w.bank_account_id and q.stripe = w.stripe and q.number = w.number
        and not ${inRegions(sql`p.region_id`, regions)})
    and ${which}
  order by date, w.bank_account_id, w.stripe, w.number`;

/** The checks that the bank has not paid, and nobody has voided or stopped. */
export async function readOutstandingChecks(tx: Transaction<DB>, read: StaleRead): Promise<readonly StoredCheck[]> {
  const { rows } = await checksWhere(read, sql`w.until_day = 'infinity'`).execute(tx);
  return rows;
}

/** The outstanding ones of these checks. */
export async function readNamedChecks(
  tx: Transaction<DB>,
  read: StaleRead,
  named: readonly NamedStaleCheck[],
): Promise<readonly StoredCheck[]> {
  const keys = named.map(
    ({ bankAccountID, stripe, number }) => sql`(${bankAccountID}::integer, ${stripe}::smallint, ${number}::bigint)`,
  );
  const { rows } = await checksWhere(
    read,
    sql`w.until_day = 'infinity' and (w.bank_account_id, w.stripe, w.number) in (${sql.join(keys)})`,
  ).execute(tx);
  return rows;
}

/** The checks that something was said of, whatever became of them since. */
export async function readChecksOfActs(
  tx: Transaction<DB>,
  read: StaleRead,
  staleActIDs: readonly number[],
): Promise<readonly StoredCheck[]> {
  const { rows } = await checksWhere(
    read,
    sql`exists (select from stale_check_acts a where a.tenant_id = w.tenant_id and a.bank_account_id = w.bank_account_id and a.stripe = w.stripe
      and a.number = w.number and a.stale_act_id = any(${[...staleActIDs]}::integer[]))`,
  ).execute(tx);
  return rows;
}

/** The office as it stands at the head of a letter about a check, and the day that the letter says its report is due. */
export interface LetterHead {
  readonly staleActID: number;
  readonly title: string;
  readonly address1: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
  readonly reportState: string | null;
  readonly reportDue: string | null;
}

/** What letters say besides their checks. */
export async function readLetterHeads(
  tx: Transaction<DB>,
  tenant: string,
  staleActIDs: readonly number[],
): Promise<readonly LetterHead[]> {
  const { rows } = await sql<LetterHead>`
    select a.stale_act_id as "staleActID", b.account_title as title, r.address_1 as address1, r.city, r.state, r.zip, a.report_state as "reportState",
      a.report_due as "reportDue"
    from stale_check_acts a
    join bank_accounts b on b.tenant_id = a.tenant_id and b.bank_account_id = a.bank_account_id
    cross join lateral (select min(l.orders_id) as orders_id from ledger_lines l
      where l.tenant_id = a.tenant_id and l.bank_account_id = a.bank_account_id and l.stripe = a.stripe and l.number = a.number) l
    join orders o on o.tenant_id = a.tenant_id and o.orders_id = l.orders_id
    join branches r on r.tenant_id = o.tenant_id and r.branch_id = o.branch_id
    where a.tenant_id = ${tenant} and a.kind = 'wrote' and a.stale_act_id = any(${[...staleActIDs]}::integer[])
    order by a.stale_act_id`.execute(tx);
  return rows;
}
