import type { JournalTransaction } from '@closewright/contract/journal-exports';
import type { JournalAccount, JournalSum } from '@closewright/domain/journal-exports';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Slice } from '../../platform/db/list-parts.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';

/** How far the exports of a bank account are. */
export interface JournalProgress {
  readonly bankAccountID: number;
  readonly due: number;
  readonly waiting: number;
  readonly reachedThrough: string | null;
}

/** How far the exports of bank accounts are; what is due is counted by the numbers of the ledger, without reading it. */
export async function readProgress(
  tx: Transaction<DB>,
  tenant: string,
  banks: readonly number[],
): Promise<ReadonlyMap<number, JournalProgress>> {
  const { rows } = await sql<JournalProgress>`
    select b.id as "bankAccountID",
      (select coalesce(sum(f.through_number - f.from_number + 1), 0)::integer from journal_free(b.id) f) as due,
      (select count(*)::integer from journal_exports e where e.tenant_id = ${tenant} and e.bank_account_id = b.id and e.state = 'made') as waiting,
      (select max(e.through_day) from journal_exports e where e.tenant_id = ${tenant} and e.bank_account_id = b.id
        and e.state <> 'taken back') as "reachedThrough"
    from unnest(${banks}::integer[]) b (id)`.execute(tx);
  return new Map(rows.map((row) => [row.bankAccountID, row]));
}

/** Which transactions: of each stripe from one number to another. */
export interface JournalRanges {
  readonly stripes: readonly number[];
  readonly firsts: readonly number[];
  readonly lasts: readonly number[];
}

/** The transactions that no export has which stands, and the last number of each stripe then. */
export interface FreeJournals extends JournalRanges {
  readonly upTo: readonly number[];
}

/** What is free of a bank account, up to what was seen or to the last. */
export async function readFree(
  tx: Transaction<DB>,
  tenant: string,
  bankAccountID: number,
  upTo: readonly number[] | null,
): Promise<FreeJournals> {
  const { rows } = await sql<FreeJournals>`
    with ends as materialized (
      select array_agg(s.last_number order by s.stripe) as numbers from ledger_stripes s
      where s.tenant_id = ${tenant} and s.bank_account_id = ${bankAccountID}),
    free as materialized (select f.* from journal_free(${bankAccountID}, ${upTo}::bigint[]) f)
    select to_json(coalesce(${upTo}::bigint[], (select numbers from ends))) as "upTo",
      coalesce(json_agg(f.stripe order by f.stripe, f.from_number), '[]') as stripes,
      coalesce(json_agg(f.from_number order by f.stripe, f.from_number), '[]') as firsts,
      coalesce(json_agg(f.through_number order by f.stripe, f.from_number), '[]') as lasts
    from free f`.execute(tx);
  const [free] = rows;
  if (!free) throw new Error('an aggregate answered nothing');
  return free;
}

const rangesOf = ({ stripes, firsts, lasts }: JournalRanges) =>
  sql`${stripes}::smallint[], ${firsts}::bigint[], ${lasts}::bigint[]`;

/** What transactions come to by day, branch and account: the ledger sums them up. */
export async function readSums(
  tx: Transaction<DB>,
  bankAccountID: number,
  ranges: JournalRanges,
  officeKeys: readonly string[],
): Promise<JournalSum[]> {
  const { rows } = await sql<JournalSum>`
    select s.day, s.branch_id as "branchID", s.account, s.debit, s.credit, s.transactions
    from journal_sums(${bankAccountID}, ${officeKeys}::text[], ${rangesOf(ranges)}) s`.execute(tx);
  return rows;
}

/** What a line is of. */
export interface AskedLine {
  readonly day: string;
  /** null: of no file. */
  readonly branchID: number | null;
  readonly account: JournalAccount;
}

/** Where transactions are looked for: in ranges of a bank account, by the branches of now or those that an export knew. */
export interface LookedFor {
  readonly tenant: string;
  readonly bankAccountID: number;
  readonly ranges: JournalRanges;
  readonly officeKeys: readonly string[];
  readonly journalExportID: number | null;
}

/** A page of the transactions that a line is of, in the order in which they were posted. */
export async function readLineTransactions(
  tx: Transaction<DB>,
  { tenant, bankAccountID, ranges, officeKeys, journalExportID }: LookedFor,
  { day, branchID, account }: AskedLine,
  { skip, take }: Slice,
): Promise<{ results: JournalTransaction[]; totalRecords: number }> {
  const branch: RawBuilder<unknown> =
    journalExportID === null
      ? sql`(select o.branch_id from orders o where o.tenant_id = ${tenant} and o.orders_id = m.orders_id)`
      : sql`(select f.branch_id from journal_export_files f where f.tenant_id = ${tenant} and f.journal_export_id = ${journalExportID}
          and f.orders_id = m.orders_id)`;
  const { rows } = await sql<{ results: JournalTransaction[]; totalRecords: number }>`
    with found as materialized (
      select m.stripe, m.number, m.posted_at, coalesce(sum(m.cents) filter (where m.cents > 0), 0) as debit,
        coalesce(-sum(m.cents) filter (where m.cents < 0), 0) as credit, min(m.orders_id) as orders_id
      from journal_moves(${bankAccountID}, ${officeKeys}::text[], ${rangesOf(ranges)}) m
      where m.day = ${day}::date and m.account = ${account} and ${branch} is not distinct from ${branchID}::integer
      group by m.stripe, m.number, m.posted_at),
    shown as materialized (select * from found f order by f.posted_at, f.stripe, f.number offset ${skip} limit ${take}),
    page as (
      select f.*, t.kind, t.actor, t.facts from shown f cross join lateral (
        select * from ledger_transactions t where t.tenant_id = ${tenant} and t.bank_account_id = ${bankAccountID} and t.stripe = f.stripe
          and t.number = f.number offset 0) t)
    select (select count(*)::integer from found) as "totalRecords", coalesce(json_agg(json_build_object(
      'stripe', p.stripe, 'number', p.number, 'kind', p.kind, 'postedAt', iso_instant(p.posted_at), 'postedBy', ${actorName(tenant, 'p.actor')},
      'ordersID', p.orders_id,
      'fileNumber', (select o.file_number from orders o where o.tenant_id = ${tenant} and o.orders_id = p.orders_id),
      'name', coalesce(p.facts ->> 'payee', p.facts ->> 'payer'),
      'reference', coalesce(p.facts ->> 'checkNumber', p.facts ->> 'receipt', p.facts ->> 'reference'),
      'debit', p.debit, 'credit', p.credit) order by p.posted_at, p.stripe, p.number), '[]') as results
    from page p`.execute(tx);
  return rows[0] ?? { results: [], totalRecords: 0 };
}
