import type { PostedNumber } from '@closewright/domain/check-writing';
import type { StoredLedgerMove } from '@closewright/domain/ledger';
import type { MatchRule } from '@closewright/domain/reconciliation';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.gen.ts';
import type { AccountPlace } from './book-items.queries.ts';

/** A match to be stored. Who matches and when, the table says itself. */
export interface NewMatch {
  readonly bankMatchID: number;
  readonly rule: MatchRule;
  readonly reason: string;
  readonly note: string | null;
  readonly date: string;
  readonly amount: number;
  readonly items: readonly (
    | { readonly bankItemID: number; readonly amount: number }
    | (PostedNumber & { readonly amount: number })
  )[];
}

/** Stores matches of an account with all their items: the database judges these together. */
export async function storeMatches(
  tx: Transaction<DB>,
  { tenant, bankAccountID }: AccountPlace,
  matches: readonly NewMatch[],
): Promise<void> {
  const rows = matches.map(({ items: _items, ...match }) => match);
  await sql`
    insert into bank_matches (tenant_id, bank_match_id, bank_account_id, rule, reason, note, day, amount_cents)
    select ${tenant}, m."bankMatchID", ${bankAccountID}, m.rule, m.reason, m.note, m.date, m.amount
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      m ("bankMatchID" integer, rule text, reason text, note text, date date, amount bigint)`.execute(tx);
  const items = matches.flatMap(({ bankMatchID, items: all }) =>
    all.map((item, at) => ({ bankMatchID, item: at + 1, ...item })),
  );
  await sql`
    insert into bank_match_items (tenant_id, bank_match_id, item, bank_account_id, bank_item_id, stripe, number, amount_cents)
    select ${tenant}, i."bankMatchID", i.item, ${bankAccountID}, i."bankItemID", i.stripe, i.number, i.amount
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      i ("bankMatchID" integer, item integer, "bankItemID" integer, stripe smallint, number bigint, amount bigint)`.execute(
    tx,
  );
}

/** Ends matches: their items wait again. Who and when, the table says itself. */
export async function endMatches(
  tx: Transaction<DB>,
  { tenant, bankAccountID }: AccountPlace,
  bankMatchIDs: readonly number[],
  reason: string | null,
): Promise<void> {
  await tx
    .updateTable('bank_matches')
    .set({ ended_at: sql`clock_timestamp()`, ended_reason: reason })
    .where('tenant_id', '=', tenant)
    .where('bank_account_id', '=', bankAccountID)
    .where('bank_match_id', 'in', [...bankMatchIDs])
    .execute();
}

/** Matches of an account by their ids: the day of each, and whether it was taken apart. Those that are not there are missing. */
export async function readNamedMatches(
  tx: Transaction<DB>,
  { tenant, bankAccountID }: AccountPlace,
  bankMatchIDs: readonly number[],
): Promise<readonly { readonly bankMatchID: number; readonly date: string; readonly isEnded: boolean }[]> {
  const { rows } = await sql<{ bankMatchID: number; date: string; isEnded: boolean }>`
    select m.bank_match_id as "bankMatchID", m.day as date, m.ended_at is not null as "isEnded" from bank_matches m
    where m.tenant_id = ${tenant} and m.bank_account_id = ${bankAccountID} and m.bank_match_id = any(${[...bankMatchIDs]}::integer[])`.execute(
    tx,
  );
  return rows;
}

/** What is outstanding of payments: how much of which file. */
export async function readOutstandingParts(
  tx: Transaction<DB>,
  { tenant, bankAccountID }: AccountPlace,
  payments: readonly PostedNumber[],
): Promise<
  readonly (PostedNumber & { readonly parts: readonly { readonly file: number; readonly amount: number }[] })[]
> {
  const { rows } = await sql<PostedNumber & { parts: { file: number; amount: number }[] }>`
    select p.stripe, p.number, (select json_agg(json_build_object('file', l.orders_id, 'amount', -l.amount_cents) order by l.line)
      from ledger_lines l where l.tenant_id = ${tenant} and l.bank_account_id = ${bankAccountID} and l.stripe = p.stripe and l.number = p.number
        and l.account = 'outstanding') as parts
    from jsonb_to_recordset(${JSON.stringify(payments)}::jsonb) p (stripe smallint, number bigint)`.execute(tx);
  return rows;
}

/** What was posted as paid by a match, and stands. */
export interface PaidPosting extends PostedNumber {
  readonly bankMatchID: number;
  readonly date: string;
  readonly moves: readonly StoredLedgerMove[];
}

/** What was posted as paid by matches, and stands, with its moves. */
export async function readPaidBy(
  tx: Transaction<DB>,
  { tenant, bankAccountID }: AccountPlace,
  bankMatchIDs: readonly number[],
): Promise<readonly PaidPosting[]> {
  const { rows } = await sql<PaidPosting>`
    select i.bank_match_id as "bankMatchID", t.stripe, t.number, t.business_date as date,
      (select json_agg(json_build_object('file', d.orders_id, 'toFile', c.orders_id, 'debit', d.account, 'credit', c.account, 'amount', d.amount_cents)
          order by d.line)
        from ledger_lines d join ledger_lines c on c.tenant_id = d.tenant_id and c.bank_account_id = d.bank_account_id and c.stripe = d.stripe
          and c.number = d.number and c.line = d.line + 1
        where d.tenant_id = ${tenant} and d.bank_account_id = ${bankAccountID} and d.stripe = t.stripe and d.number = t.number and d.line % 2 = 1) as moves
    from bank_match_items i join ledger_transactions t on t.tenant_id = ${tenant} and t.bank_account_id = ${bankAccountID}
      and t.about_stripe = i.stripe and t.about_number = i.number and t.kind = 'paid' and (t.facts ->> 'bankMatchID') = i.bank_match_id::text
    where i.tenant_id = ${tenant} and i.bank_match_id = any(${[...bankMatchIDs]}::integer[]) and i.number is not null
      and not exists (select from ledger_transactions r where r.tenant_id = ${tenant} and r.bank_account_id = ${bankAccountID}
        and r.reverses_stripe = t.stripe and r.reverses_number = t.number)
    order by i.bank_match_id, i.item`.execute(tx);
  return rows;
}

/** Files by their ids, as far as whoever shows them is told. */
export async function readToldFiles(
  tx: Transaction<DB>,
  tenant: string,
  ordersIDs: readonly number[],
): Promise<readonly { readonly fileNumber: string; readonly regionID: number }[]> {
  if (ordersIDs.length === 0) return [];
  return tx
    .selectFrom('orders')
    .select(['file_number as fileNumber', 'region_id as regionID'])
    .where('tenant_id', '=', tenant)
    .where('orders_id', 'in', [...ordersIDs])
    .execute();
}
