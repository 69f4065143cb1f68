import type { LedgerOpening, LedgerOpeningRow } from '@closewright/contract/ledger-opening';
import type { Opening, OpeningState } from '@closewright/domain/ledger-opening';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';
import { inRegions, type ListedRegions } from '../orders/listed-regions.queries.ts';

/** An opening with what of it only the api asks. */
export interface StoredOpening {
  readonly row: LedgerOpeningRow;
  readonly askedBy: string;
  readonly regionID: number;
}

/** What an opening names, as it is stored. */
export type OpeningLists = Pick<Opening, 'files' | 'payments' | 'deposits'>;

/** An opening `o` of a bank account `b` as it is told without its lists, as JSON. */
const rowJSON = (tenant: string): RawBuilder<LedgerOpeningRow> => sql<LedgerOpeningRow>`json_build_object(
  'openingID', o.opening_id, 'bankAccountID', o.bank_account_id, 'bankAccount', b.name, 'date', o.day, 'bankBalance', o.bank_cents,
  'totals', json_build_object('files', o.files_cents, 'outstanding', o.outstanding_cents, 'inTransit', o.in_transit_cents),
  'comment', o.comment, 'state', o.state, 'askedBy', ${actorName(tenant, 'o.asked_by')}, 'askedAt', iso_instant(o.asked_at),
  'isOwn', o.asked_by is not distinct from nullif(current_setting('app.actor', true), ''),
  'decidedBy', case when o.decided_by is not null then ${actorName(tenant, 'o.decided_by')} end, 'decidedAt', iso_instant(o.decided_at),
  'decisionComment', o.decision_comment)`;

const joined = sql`ledger_openings o join bank_accounts b on b.tenant_id = o.tenant_id and b.bank_account_id = o.bank_account_id`;

/** Openings of bank accounts, the latest first. */
export async function readOpenings(
  tx: Transaction<DB>,
  tenant: string,
  bankAccountIDs: readonly number[],
): Promise<LedgerOpeningRow[]> {
  const { rows } = await sql<{ row: LedgerOpeningRow }>`
    select ${rowJSON(tenant)} as row from ${joined} where o.tenant_id = ${tenant} and o.bank_account_id = any(${bankAccountIDs}::integer[])
    order by o.asked_at desc, o.opening_id desc limit 500`.execute(tx);
  return rows.map(({ row }) => row);
}

/** One opening; undefined where there is none. */
export async function readOpening(
  tx: Transaction<DB>,
  tenant: string,
  openingID: number,
): Promise<StoredOpening | undefined> {
  const { rows } = await sql<StoredOpening>`
    select ${rowJSON(tenant)} as row, o.asked_by as "askedBy", b.region_id as "regionID"
    from ${joined} where o.tenant_id = ${tenant} and o.opening_id = ${openingID}`.execute(tx);
  return rows[0];
}

/** What an opening names. */
export async function readOpeningLists(tx: Transaction<DB>, tenant: string, openingID: number): Promise<OpeningLists> {
  const { lists } = await tx
    .selectFrom('ledger_opening_lists')
    .select('lists')
    .where('tenant_id', '=', tenant)
    .where('opening_id', '=', openingID)
    .executeTakeFirstOrThrow();
  // Stored by storeOpening, with its hash.
  return JSON.parse(lists) as OpeningLists;
}

/** The numbers of files, by their ids. */
export async function readFileNumbers(
  tx: Transaction<DB>,
  tenant: string,
  ordersIDs: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ ordersID: number; fileNumber: string }>`
    select o.orders_id as "ordersID", o.file_number as "fileNumber" from orders o
    where o.tenant_id = ${tenant} and o.orders_id = any(${[...ordersIDs]}::integer[])`.execute(tx);
  return new Map(rows.map(({ ordersID, fileNumber }) => [ordersID, fileNumber]));
}

/** The files of numbers in some regions, by the number as it is typed; those of other regions are missing as those that are not there. */
export async function readFilesNumbered(
  tx: Transaction<DB>,
  tenant: string,
  { fileNumbers, regions }: { readonly fileNumbers: readonly string[]; readonly regions: ListedRegions },
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ typed: string; ordersID: number }>`
    select n.typed, o.orders_id as "ordersID" from jsonb_array_elements_text(${JSON.stringify(fileNumbers)}::jsonb) n (typed)
    join orders o on o.tenant_id = ${tenant} and o.file_number_key = lower(n.typed collate "pg_unicode_fast")
      and ${inRegions(sql`o.region_id`, regions)}`.execute(tx);
  return new Map(rows.map(({ typed, ordersID }) => [typed, ordersID]));
}

/** What is known of a bank account where it is to begin. */
interface AccountBefore {
  readonly openedOn: string | null;
  readonly wasPostedTo: boolean;
  readonly toldBalance: number | null;
}

/** What is known of a bank account on the day on which it is to begin. */
export async function readAccountBefore(
  tx: Transaction<DB>,
  tenant: string,
  { bankAccountID, date }: Pick<Opening, 'bankAccountID' | 'date'>,
): Promise<AccountBefore> {
  const { rows } = await sql<{ found: AccountBefore }>`
    select json_build_object('openedOn', b.opened_on, 'wasPostedTo', bank_account_was_posted_to(b.tenant_id, b.bank_account_id),
      'toldBalance', (select d.closing_cents from bank_days d where d.tenant_id = ${tenant} and d.bank_account_id = b.bank_account_id and d.day = ${date})) as found
    from bank_accounts b where b.tenant_id = ${tenant} and b.bank_account_id = ${bankAccountID}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a bank account that is not there');
  return row.found;
}

/** The highest number of a receipt of each file that has one. */
export async function readLastReceipts(
  tx: Transaction<DB>,
  tenant: string,
  ordersIDs: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ ordersID: number; last: number }>`
    select l.orders_id as "ordersID", max((t.facts ->> 'receipt')::integer) as last
    from ledger_lines l join ledger_transactions t on t.tenant_id = l.tenant_id and t.bank_account_id = l.bank_account_id and t.stripe = l.stripe
      and t.number = l.number
    where l.tenant_id = ${tenant} and l.orders_id = any(${[...ordersIDs]}::integer[]) and t.kind in ('receipt', 'claimed') and t.facts ->> 'receipt' ~ '^\\d{1,9}$'
    group by l.orders_id`.execute(tx);
  return new Map(rows.map(({ ordersID, last }) => [ordersID, last]));
}

/** An opening that is asked for. */
export interface NewOpening {
  readonly openingID: number;
  readonly bankAccountID: number;
  readonly date: string;
  readonly bankBalance: number;
  readonly totals: LedgerOpening['totals'];
  readonly comment: string;
  readonly lists: string;
  readonly sha256: string;
}

/** Stores an opening with its lists; who asks and when, the table says itself. */
export async function storeOpening(tx: Transaction<DB>, tenant: string, opening: NewOpening): Promise<void> {
  const { openingID, bankAccountID, date, bankBalance, totals, comment, lists, sha256 } = opening;
  await tx
    .insertInto('ledger_openings')
    .values({
      ...{
        tenant_id: tenant,
        opening_id: openingID,
        bank_account_id: bankAccountID,
        day: date,
        bank_cents: bankBalance,
      },
      ...{ files_cents: totals.files, outstanding_cents: totals.outstanding, in_transit_cents: totals.inTransit },
      ...{ comment, sha256 },
    })
    .execute();
  await tx.insertInto('ledger_opening_lists').values({ tenant_id: tenant, opening_id: openingID, lists }).execute();
}

/** Decides an opening, in the name of who works. */
export async function endOpening(
  tx: Transaction<DB>,
  tenant: string,
  { openingID, state, comment }: { openingID: number; state: Exclude<OpeningState, 'asked'>; comment: string | null },
): Promise<void> {
  await tx
    .updateTable('ledger_openings')
    .set({ state, decision_comment: comment })
    .where('tenant_id', '=', tenant)
    .where('opening_id', '=', openingID)
    .execute();
}
