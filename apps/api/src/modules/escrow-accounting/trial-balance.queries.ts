import type { TrialBalance, TrialBalanceCriteria } from '@closewright/contract/escrow-accounting';
import type { TrialBalancePart, TrialBalanceSort } from '@closewright/domain/escrow-accounting';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { allOf, ifAsked, type Slice, wayOf, wordsIn } from '../../platform/db/list-parts.ts';
import type { DB } from '../../platform/db/schema.gen.ts';

type Found = Omit<TrialBalance, 'asOf'>;

const nothingAtAll = sql`f.balance = 0 and f.lacking = 0`;

const parts: Readonly<Record<TrialBalancePart, RawBuilder<unknown>>> = {
  'below zero': sql`f.balance < 0`,
  lacking: sql`f.lacking <> 0`,
  'not collected': sql`f.uncollected <> 0`,
  'set apart': sql`f.apart <> 0`,
};

const sorts: Readonly<Record<Exclude<TrialBalanceSort, 'balance'>, RawBuilder<unknown>>> = {
  fileNumber: sql`f.file_number collate "C"`,
  uncollected: sql`f.uncollected`,
  available: sql`f.available`,
  apart: sql`f.apart`,
  lacking: sql`f.lacking`,
  lastActivity: sql`f.last_activity`,
};

/** What files come to; those below zero by themselves. */
const sumsOf = (rows: RawBuilder<unknown>) => sql`(select json_build_object(
  'positive', json_build_object('count', count(*) filter (where f.balance > 0), 'amount', coalesce(sum(f.balance) filter (where f.balance > 0), 0)),
  'negative', json_build_object('count', count(*) filter (where f.balance < 0), 'amount', coalesce(sum(f.balance) filter (where f.balance < 0), 0)),
  'zero', count(*) filter (where ${nothingAtAll}),
  'uncollected', coalesce(sum(f.uncollected), 0), 'available', coalesce(sum(f.available), 0), 'apart', coalesce(sum(f.apart), 0),
  'lacking', coalesce(sum(f.lacking), 0)) from ${rows} f)`;

/** What files have at the end of a day, a page of them with the sums of those that fit and of all, in one statement. */
export async function readTrialBalance(
  tx: Transaction<DB>,
  tenant: string,
  banks: readonly number[],
  { date, text, part, idle, zero, sort, direction }: Omit<TrialBalanceCriteria, 'bankAccountID'>,
  { skip, take }: Slice,
): Promise<Found> {
  const fileNumber = sql`(select o.file_number from orders o where o.tenant_id = ${tenant} and o.orders_id = f.orders_id)`;
  const lastActivity = sql`(select max(d.day) from ledger_days d where d.tenant_id = ${tenant} and d.bank_account_id = f.bank_account_id
    and d.orders_id = f.orders_id and d.day <= ${date}::date)`;
  // Looked up for all files only where all are asked for it.
  const needsNumber = text !== undefined || sort === 'fileNumber';
  const needsActivity = idle !== undefined || sort === 'lastActivity';
  const conditions = [
    ...(zero ? [] : [sql`not (${nothingAtAll})`]),
    ...ifAsked(part, (asked) => parts[asked]),
    ...ifAsked(idle, (days) => sql`f.last_activity <= ${date}::date - ${days}::integer`),
    ...wordsIn(text, [sql`f.file_number`]),
  ];
  // Files of nothing come to nothing: without another filter what is shown is what all come to.
  const isWhole = part === undefined && idle === undefined && text === undefined;
  const way = wayOf(direction);
  const order =
    sort === 'balance'
      ? sql`f.balance < 0 desc, abs(f.balance) ${way}, f.bank_account_id, f.orders_id`
      : sql`${sorts[sort]} ${way}, f.bank_account_id, f.orders_id`;
  const { rows } = await sql<Omit<Found, 'shown'> & { readonly shown: Found['shown'] | null }>`
    with owners as materialized (
      select l.*, l.uncollected + l.available + l.apart - l.lacking as balance from ledger_at(${banks}::integer[], ${date}::date) l),
    named as (
      select f.*, ${needsNumber ? fileNumber : sql`null::text`} as file_number, ${needsActivity ? lastActivity : sql`null::date`} as last_activity
      from owners f where f.orders_id > 0),
    fits as materialized (select f.* from named f where ${allOf(conditions)})
    select (select count(*)::integer from fits) as "totalRecords", ${sumsOf(sql`(select * from owners where orders_id > 0)`)} as "all",
      ${isWhole ? sql`null::json` : sumsOf(sql`fits`)} as shown,
      (select json_build_object('cash', coalesce(sum(f.cash), 0), 'inTransit', coalesce(sum(f.in_transit), 0),
        'outstanding', coalesce(sum(f.outstanding), 0),
        'noFile', coalesce(sum(f.interest), 0) + coalesce(sum(f.unclaimed), 0) - coalesce(sum(f.lacking) filter (where f.orders_id = 0), 0),
        'interest', coalesce(sum(f.interest), 0), 'unclaimed', coalesce(sum(f.unclaimed), 0), 'unclaimedSince', (
          select min(t.business_date) from ledger_transactions t where t.tenant_id = ${tenant} and t.bank_account_id = any(${banks}::integer[])
            and t.kind in ('unclaimed receipt', 'bank error') and t.business_date <= ${date}::date and (
              select d.cents from unclaimed_days(t.tenant_id, t.bank_account_id, t.stripe, t.number) d where d.day <= ${date}::date
              order by d.day desc limit 1) < 0)) from owners f) as control,
      (select coalesce(json_agg(json_build_object(
          'bankAccountID', f.bank_account_id,
          'bankAccount', (select b.name from bank_accounts b where b.tenant_id = ${tenant} and b.bank_account_id = f.bank_account_id),
          'ordersID', f.orders_id, 'fileNumber', coalesce(${fileNumber}, ''), 'balance', f.balance, 'uncollected', f.uncollected,
          'available', f.available, 'apart', f.apart, 'lacking', f.lacking, 'lastActivity', ${lastActivity}) order by ${order}), '[]')
        from (select f.* from fits f order by ${order} offset ${skip} limit ${take}) f) as results`.execute(tx);
  const [found] = rows;
  if (!found) throw new Error('no answer about a trial balance');
  return { ...found, shown: found.shown ?? { ...found.all, zero: zero ? found.all.zero : 0 } };
}
