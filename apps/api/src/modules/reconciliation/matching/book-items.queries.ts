import type { BookItem, EndedCheck, UnreleasedWire } from '@closewright/domain/reconciliation';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.gen.ts';

/** An account of an office. */
export interface AccountPlace {
  readonly tenant: string;
  readonly bankAccountID: number;
}

/** Transactions that stand about another one, or take it back, as they were at the end of a day. */
const standsOn = (date: RawBuilder<unknown>) => sql`a.business_date <= ${date} and not exists (
  select from ledger_transactions r where r.tenant_id = a.tenant_id and r.bank_account_id = a.bank_account_id and r.reverses_stripe = a.stripe
    and r.reverses_number = a.number and r.business_date <= ${date})`;

/**
 * What the bank may call a wire or an ACH payment `t` besides its reference: what the office calls it (`wireReference`), and what the bank said when it was
 * sent, or traces it by.
 */
const otherReferences = (tenant: string) => sql`case when sent_means(t.kind, t.facts) is not null then (
  select json_agg(r.reference) from (
    select case sent_means(t.kind, t.facts) when 'ACH' then 'A' else 'W' end || t.bank_account_id || 'S' || t.stripe || 'N' || t.number as reference
    union all select coalesce(x.bank_reference, x.trace_number) from wire_sendings x where x.tenant_id = ${tenant} and x.bank_account_id = t.bank_account_id
      and x.stripe = t.stripe and x.number = t.number and x.taken_back_at is null and coalesce(x.bank_reference, x.trace_number) is not null) r) else '[]' end`;

/**
 * What of a book item `w` (stripe, number, kind, day, amount_cents) is told, as JSON. Where it was taken to the bank by the end of a day, with which slip.
 * Of what an opening posted the date is that on which a former product made it.
 * @param date the day, as text
 */
export const bookItemJSON = (
  { tenant, bankAccountID }: { readonly tenant: string; readonly bankAccountID: RawBuilder<unknown> },
  date: RawBuilder<unknown>,
): RawBuilder<BookItem> => sql<BookItem>`(
  select json_build_object(
    'stripe', t.stripe, 'number', t.number, 'kind', t.kind, 'date', coalesce((t.facts ->> 'madeOn')::date, t.business_date), 'amount', w.amount_cents,
    'ordersID', f.orders_id, 'fileNumber', (select o.file_number from orders o where o.tenant_id = ${tenant} and o.orders_id = f.orders_id),
    'name', coalesce(t.facts ->> 'payee', t.facts ->> 'payer', a.facts ->> 'payer', ''),
    'memo', coalesce(t.facts ->> 'memo', t.facts ->> 'reason'),
    'checkNumber', (t.facts ->> 'checkNumber')::bigint, 'reference', coalesce(t.facts ->> 'reference', a.facts ->> 'reference'),
    'otherReferences', ${otherReferences(tenant)}, 'means', sent_means(t.kind, t.facts),
    'instrument', coalesce(t.facts ->> 'instrument', a.facts ->> 'instrument'),
    'slip', (d.facts ->> 'slip')::integer, 'depositedOn', d.business_date)
  from ledger_transactions t
  cross join lateral (
    select case when count(*) = count(l.orders_id) and min(l.orders_id) = max(l.orders_id) then min(l.orders_id) end as orders_id
    from ledger_lines l where l.tenant_id = ${tenant} and l.bank_account_id = t.bank_account_id and l.stripe = t.stripe and l.number = t.number
      and l.account in ('cash', 'in transit', 'outstanding')) f
  -- Of one row, so that it is looked up by its key, where a join may read all of the account for each item.
  left join lateral (
    select a.facts from ledger_transactions a where a.tenant_id = ${tenant} and a.bank_account_id = t.bank_account_id
      and a.stripe = t.about_stripe and a.number = t.about_number limit 1) a on true
  left join lateral (
    select a.business_date, a.facts from ledger_transactions a where a.tenant_id = ${tenant} and a.bank_account_id = t.bank_account_id
      and a.about_stripe = t.stripe and a.about_number = t.number and a.kind = 'deposit' and ${standsOn(date)}
    order by a.posted_at desc limit 1) d on t.kind in ('receipt', 'recovered', 'unclaimed receipt')
  where t.tenant_id = ${tenant} and t.bank_account_id = ${bankAccountID} and t.stripe = w.stripe and t.number = w.number)`;

/** What of the ledger of an account waits for the bank at the end of a day, in the order of their days. */
export async function readBookItems(
  tx: Transaction<DB>,
  { tenant, bankAccountID }: AccountPlace,
  date: string,
): Promise<readonly BookItem[]> {
  const place = { tenant, bankAccountID: sql`${bankAccountID}::integer` };
  const { rows } = await sql<{ item: BookItem }>`
    select ${bookItemJSON(place, sql`${date}::date`)} as item from book_items_waiting(${bankAccountID}, ${date}) w
    order by w.day, w.stripe, w.number`.execute(tx);
  return rows.map(({ item }) => item);
}

/** Book items by their numbers, whether they wait or not, with the day from which they wait for nothing; null while they do. Those that are none are missing. */
export async function readNamedBookItems(
  tx: Transaction<DB>,
  { tenant, bankAccountID }: AccountPlace,
  named: readonly { readonly stripe: number; readonly number: number }[],
): Promise<readonly { readonly item: BookItem; readonly until: string | null }[]> {
  if (named.length === 0) return [];
  const place = { tenant, bankAccountID: sql`${bankAccountID}::integer` };
  const { rows } = await sql<{ item: BookItem; until: string | null }>`
    select ${bookItemJSON(place, sql`'infinity'::date`)} as item, nullif(w.until_day, 'infinity') as until
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) n (stripe smallint, number bigint)
    join book_waits w on w.tenant_id = ${tenant} and w.bank_account_id = ${bankAccountID} and w.stripe = n.stripe and w.number = n.number`.execute(
    tx,
  );
  return rows;
}

/**
 * Wires and ACH payments that the bank paid and nobody had released, on the days up to one since what was finalized before it. What the former program sent is none of
 * them (decision 0052).
 */
export async function readUnreleasedWires(
  tx: Transaction<DB>,
  { tenant, bankAccountID }: AccountPlace,
  date: string,
): Promise<readonly UnreleasedWire[]> {
  const place = { tenant, bankAccountID: sql`${bankAccountID}::integer` };
  const isOf = (
    alias: string,
  ) => sql`${sql.ref(`${alias}.tenant_id`)} = ${tenant} and ${sql.ref(`${alias}.bank_account_id`)} = ${bankAccountID}
    and ${sql.ref(`${alias}.stripe`)} = w.stripe and ${sql.ref(`${alias}.number`)} = w.number`;
  const { rows } = await sql<UnreleasedWire>`
    select ${bookItemJSON(place, sql`${date}::date`)} as item, w.until_day as "paidOn"
    from book_waits w
    where w.tenant_id = ${tenant} and w.bank_account_id = ${bankAccountID} and w.kind in ('wire out', 'ACH out', 'paid back', 'interest paid') and w.until_day < 'infinity' and w.until_day <= ${date}::date
      and w.until_day > coalesce((select max(r.day) from reconciliations r where r.tenant_id = ${tenant} and r.bank_account_id = ${bankAccountID}
        and r.is_final and r.day < ${date}::date), '-infinity')
      and exists (select from bank_match_items m where ${isOf('m')} and m.stands)
      and not exists (select from wire_releases r where ${isOf('r')} and r.taken_back_at is null)
      and exists (select from ledger_transactions t where ${isOf('t')} and sent_means(t.kind, t.facts) is not null and (t.facts ->> 'opening') is null)
    order by w.until_day, w.stripe, w.number`.execute(tx);
  return rows;
}

/** Checks of these numbers that are outstanding no more by the end of a day, or not yet. */
export async function readEndedChecks(
  tx: Transaction<DB>,
  { tenant, bankAccountID }: AccountPlace,
  { date, checkNumbers }: { readonly date: string; readonly checkNumbers: readonly number[] },
): Promise<readonly EndedCheck[]> {
  if (checkNumbers.length === 0) return [];
  const { rows } = await sql<EndedCheck>`
    select c.stripe, c.number, (c.facts ->> 'checkNumber')::bigint as "checkNumber", w.amount_cents as amount, e.state, e.day as on
    from ledger_transactions c
    cross join lateral (
      select w.amount_cents from book_waits w where w.tenant_id = c.tenant_id and w.bank_account_id = c.bank_account_id and w.stripe = c.stripe
        and w.number = c.number limit 1) w
    cross join lateral (
      select case a.kind when 'paid' then 'paid' when 'void' then 'voided' else 'stopped' end as state, a.business_date as day
      from ledger_transactions a where a.tenant_id = c.tenant_id and a.bank_account_id = c.bank_account_id and a.about_stripe = c.stripe
        and a.about_number = c.number and ${standsOn(sql`${date}::date`)}
      union all
      select 'taken back', r.business_date from ledger_transactions r where r.tenant_id = c.tenant_id and r.bank_account_id = c.bank_account_id
        and r.reverses_stripe = c.stripe and r.reverses_number = c.number and r.business_date <= ${date}
      union all
      select 'of a later day', c.business_date where c.business_date > ${date}) e
    where c.tenant_id = ${tenant} and c.bank_account_id = ${bankAccountID} and c.kind in ('check', 'paid back', 'interest paid')
      and (c.facts ->> 'checkNumber')::bigint = any(${[...checkNumbers]}::bigint[])
    order by 3`.execute(tx);
  return rows;
}
