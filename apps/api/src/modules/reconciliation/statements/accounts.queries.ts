import type { ThreeWayParts } from '@closewright/domain/reconciliation';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { threeWayParts } from './three-way.queries.ts';

/** A bank account that holds money of files. The number is masked. */
export interface TrustAccount {
  readonly bankAccountID: number;
  readonly name: string;
  readonly bankName: string;
  readonly title: string;
  readonly accountNumber: string;
  readonly regionID: number;
  readonly inactive: boolean;
  /** The last day that was finalized. */
  readonly finalizedThrough: string | null;
}

const columns = (
  tenant: string,
) => sql`b.bank_account_id as "bankAccountID", b.name, b.bank_name as "bankName", b.account_title as title,
  '***' || b.account_number_last4 as "accountNumber", b.region_id as "regionID", b.inactive,
  (select c.closed_through from ledger_closings c where c.tenant_id = ${tenant} and c.bank_account_id = b.bank_account_id) as "finalizedThrough"`;

/** The trust accounts of an office by name, or one of them. */
export async function readTrustAccounts(
  tx: Transaction<DB>,
  tenant: string,
  bankAccountID?: number,
): Promise<TrustAccount[]> {
  const one = bankAccountID === undefined ? sql`true` : sql`b.bank_account_id = ${bankAccountID}`;
  const { rows } = await sql<TrustAccount>`
    select ${columns(tenant)} from bank_accounts b where b.tenant_id = ${tenant} and b.kind <> 'Operating' and ${one} order by lower(b.name)`.execute(
    tx,
  );
  return rows;
}

/** How a trust account stands at the end of a day. */
export interface StandingAccount {
  readonly bankAccountID: number;
  /** The last day that the bank told of. */
  readonly bankThrough: string | null;
  /** The first day on which something was posted. */
  readonly firstPosting: string | null;
  readonly parts: ThreeWayParts;
  readonly bankWaiting: number;
  readonly bookWaiting: number;
}

/** The first or the last day on which something was posted to a bank account `b`. That it is after `-infinity` says every look-up by days (0104). */
const dayOfPosting = (tenant: string, way: RawBuilder<unknown>) => sql`(
  select t.business_date from ledger_transactions t where t.tenant_id = ${tenant} and t.bank_account_id = b.bank_account_id
    and t.business_date > '-infinity' order by t.business_date ${way} limit 1)`;

/**
 * How trust accounts stand at the end of a day, in one statement: without one, each at the end of the last day that its bank told of or, before any, of
 * the last day of its book, which is today where there is none.
 */
export async function readStandings(
  tx: Transaction<DB>,
  tenant: string,
  { bankAccountIDs, date, today }: { bankAccountIDs: readonly number[]; date?: string; today: string },
): Promise<StandingAccount[]> {
  const at =
    date === undefined
      ? sql`coalesce(told.through, ${dayOfPosting(tenant, sql`desc`)}, ${today}::date)`
      : sql`${date}::date`;
  const { rows } = await sql<StandingAccount>`
    select b.bank_account_id as "bankAccountID", told.through as "bankThrough",
      ${dayOfPosting(tenant, sql`asc`)} as "firstPosting",
      ${threeWayParts(sql`b.bank_account_id`, sql`asked_day.at`)} as parts,
      (select count(*)::integer from bank_items_waiting(b.bank_account_id, asked_day.at)) as "bankWaiting",
      (select count(*)::integer from book_items_waiting(b.bank_account_id, asked_day.at)) as "bookWaiting"
    from bank_accounts b
    cross join lateral (select max(d.day) as through from bank_days d where d.tenant_id = ${tenant} and d.bank_account_id = b.bank_account_id) told
    cross join lateral (select ${at} as at) asked_day
    where b.tenant_id = ${tenant} and b.bank_account_id = any(${bankAccountIDs})`.execute(tx);
  return rows;
}
