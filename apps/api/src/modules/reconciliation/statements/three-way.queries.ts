import { receiptKinds, type ThreeWay, type ThreeWayParts, threeWay } from '@closewright/domain/reconciliation';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.gen.ts';

/** What the book has of a bank: all that changes it is an item that the bank has, or will have. */
const ofBook = sql`('cash', 'in transit', 'outstanding')`;

/** How many, and what they come to. */
const counted = (cents: RawBuilder<unknown>, condition: RawBuilder<unknown>) => sql`json_build_object(
  'count', count(*) filter (where ${condition}), 'amount', coalesce(sum(${cents}) filter (where ${condition}), 0))`;

const cameAndWent = (cents: RawBuilder<unknown>) => sql`json_build_object(
  'came', ${counted(cents, sql`${cents} > 0`)}, 'went', ${counted(cents, sql`${cents} < 0`)})`;

/**
 * What a three-way statement of a bank account is made of, at the end of a day, as JSON (ThreeWayParts). Both may be columns of what it is joined to.
 * Balances are reads of keys; of transactions only those of the day and those that wait are looked at.
 */
export const threeWayParts = (
  tenant: string,
  bankAccountID: RawBuilder<unknown>,
  date: RawBuilder<unknown>,
): RawBuilder<ThreeWayParts> => sql<ThreeWayParts>`(
  with balance as materialized (
    select f.orders_id, f.cash + f.in_transit + f.outstanding as book_cents, f.lacking as lacking_cents,
      f.interest + f.uncollected + f.available + f.apart - f.lacking as balance_cents from ledger_at(array[${bankAccountID}], ${date}) f),
  files as (
    select ${cameAndWent(sql`b.balance_cents`)} as sums, count(*) filter (where b.balance_cents = 0 and b.lacking_cents = 0) as zero from balance b where b.orders_id > 0),
  told as (
    select d.day, d.closing_cents from bank_days d
    where d.tenant_id = ${tenant} and d.bank_account_id = ${bankAccountID} and d.day <= ${date} order by d.day desc limit 1),
  -- Where the account began with money: what was before is in that balance.
  began as (
    select coalesce((select o.day from ledger_openings o where o.tenant_id = ${tenant} and o.bank_account_id = ${bankAccountID} and o.state = 'approved'),
      '-infinity') as day),
  -- What the bank had where it was last finalized or, before that, where it began to tell: at the end of a day, or at its beginning.
  since as (
    select b.day, b.cents from (
      (select 1 as first, d.day, d.closing_cents as cents from bank_days d where d.tenant_id = ${tenant} and d.bank_account_id = ${bankAccountID}
        and d.day >= (select b.day from began b) and d.day <= ${date} and d.day <= (select max(s.closed_through) from ledger_stripes s
          where s.tenant_id = ${tenant} and s.bank_account_id = ${bankAccountID}) order by d.day desc limit 1)
      union all
      (select 2, d.day - (d.opening_cents is not null)::integer, coalesce(d.opening_cents, d.closing_cents) from bank_days d
        where d.tenant_id = ${tenant} and d.bank_account_id = ${bankAccountID} and d.day >= (select b.day from began b) order by d.day limit 1)) b
    order by b.first limit 1),
  waiting as (select ${cameAndWent(sql`w.amount_cents`)} as sums from book_items_waiting(${bankAccountID}, ${date}) w),
  -- What was posted on a day is what the book's balance changed on it; what an opening posted is where its day begins.
  posted as (
    select coalesce(sum(p.cents), 0) as cents, json_build_object('came', ${counted(sql`p.cents`, sql`p.kind = any(${[...receiptKinds]})`)},
      'went', ${counted(sql`p.cents`, sql`p.kind <> all(${[...receiptKinds]})`)}) as sums from (
      select coalesce(r.kind, t.kind) as kind, sum(l.amount_cents) as cents from ledger_transactions t join ledger_lines l on l.tenant_id = t.tenant_id
        and l.bank_account_id = t.bank_account_id and l.stripe = t.stripe and l.number = t.number and l.account in ${ofBook}
        left join ledger_transactions r on r.tenant_id = t.tenant_id and r.bank_account_id = t.bank_account_id and r.stripe = t.reverses_stripe
          and r.number = t.reverses_number
      where t.tenant_id = ${tenant} and t.bank_account_id = ${bankAccountID} and t.business_date = ${date}
        and t.business_date > '-infinity' and not t.facts ? 'opening' group by t.stripe, t.number, r.kind, t.kind) p
    where p.cents <> 0),
  book as (
    select coalesce(sum(b.book_cents), 0) as cents, coalesce(sum(b.balance_cents) filter (where b.orders_id = 0), 0) as no_file from balance b)
  select json_build_object(
    'date', ${date},
    'statement', (select json_build_object('closing', t.closing_cents, 'of', t.day, 'since', (
      select json_build_object('count', count(*), 'amount', coalesce(sum(i.amount_cents), 0)) from bank_items i
      where i.tenant_id = ${tenant} and i.bank_account_id = ${bankAccountID} and i.day > t.day and i.day <= ${date}),
      'unexplained', t.closing_cents - s.cents - (select coalesce(sum(i.amount_cents), 0) from bank_items i
        where i.tenant_id = ${tenant} and i.bank_account_id = ${bankAccountID} and i.day > s.day and i.day <= t.day)) from told t, since s),
    'inTransit', waiting.sums -> 'came', 'outstanding', waiting.sums -> 'went',
    'opening', book.cents - posted.cents, 'book', book.cents,
    'receipts', posted.sums -> 'came', 'disbursements', posted.sums -> 'went',
    'positive', files.sums -> 'came', 'zero', files.zero, 'negative', files.sums -> 'went', 'noFile', book.no_file)
  from files, waiting, posted, book)`;

/** Bank, book and files of a bank account at the end of a day, in one statement. */
export async function readThreeWay(
  tx: Transaction<DB>,
  tenant: string,
  bankAccountID: number,
  date: string,
): Promise<ThreeWay> {
  const { rows } = await sql<{ parts: ThreeWayParts }>`
    select ${threeWayParts(tenant, sql`${bankAccountID}::integer`, sql`${date}::date`)} as parts`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a statement without a row');
  return threeWay(row.parts);
}
