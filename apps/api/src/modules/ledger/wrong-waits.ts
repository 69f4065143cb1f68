import { bookItemKinds } from '@closewright/domain/reconciliation';
import { type Compilable, sql } from 'kysely';
import { rawQuery } from '../../platform/db/raw-query.ts';

interface Fault {
  readonly fault: string;
}

/**
 * What of the ledger waits otherwise than transactions and matches say. Whoever reconciles goes by it, so that nobody looks through all that was ever
 * posted (0100_bank_matches.sql).
 */
export const wrongBookWaits = (tenant: string, most: number): Compilable<Fault> =>
  rawQuery(sql<Fault>`
    with t as (select * from ledger_transactions where tenant_id = ${tenant}),
    l as (
      select bank_account_id, stripe, number, sum(amount_cents) filter (where account in ('cash', 'in transit', 'outstanding')) as cents,
        bool_or(account = 'cash') as has_cash
      from ledger_lines where tenant_id = ${tenant} group by 1, 2, 3),
    gone as (
      select bank_account_id, reverses_stripe as stripe, reverses_number as number, business_date as day from t where reverses_number is not null),
    ends as (
      select a.bank_account_id, a.about_stripe as stripe, a.about_number as number, min(a.business_date) filter (where g.day is null) as day,
        bool_or(g.day is not null) as was_undone
      from t a join l using (bank_account_id, stripe, number) left join gone g using (bank_account_id, stripe, number)
      where a.kind in ('void', 'stop') or a.kind = 'returned deposit' and not l.has_cash group by 1, 2, 3),
    matched as (
      select i.bank_account_id, i.stripe, i.number, m.day from bank_match_items i join bank_matches m using (tenant_id, bank_match_id)
      where i.tenant_id = ${tenant} and i.stands and i.number is not null and m.ended_at is null),
    said as (
      select t.bank_account_id, t.stripe, t.number, t.kind, t.business_date as day, l.cents,
        coalesce(least(e.day, g.day, m.day), 'infinity') as until_day, coalesce(e.was_undone, false) as was_undone
      from t join l using (bank_account_id, stripe, number) left join ends e using (bank_account_id, stripe, number)
      left join gone g using (bank_account_id, stripe, number) left join matched m using (bank_account_id, stripe, number)
      where t.kind = any(${[...bookItemKinds]}) and (t.kind <> 'returned deposit' or l.has_cash))
    select 'bank account ' || bank_account_id || ', ' || stripe || '-' || number || ': waits for the bank otherwise than the ledger says' as fault
    from (select * from book_waits where tenant_id = ${tenant}) w full join said s using (bank_account_id, stripe, number)
    where (w.kind, w.day, w.amount_cents::bigint, w.until_day, w.was_undone) is distinct from (s.kind, s.day, s.cents::bigint, s.until_day, s.was_undone)
    order by bank_account_id, stripe, number limit ${most}`);

/** The same of what banks told. */
export const wrongBankWaits = (tenant: string, most: number): Compilable<Fault> =>
  rawQuery(sql<Fault>`
    with said as (
      select i.bank_item_id, i.bank_account_id, i.day, i.amount_cents,
        coalesce(m.day, (select i.day from ledger_openings o where o.tenant_id = i.tenant_id and o.bank_account_id = i.bank_account_id
          and o.state = 'approved' and o.day >= i.day), 'infinity') as until_day
      from bank_items i left join bank_match_items x on x.tenant_id = i.tenant_id and x.bank_item_id = i.bank_item_id and x.stands
      left join bank_matches m on m.tenant_id = x.tenant_id and m.bank_match_id = x.bank_match_id and m.ended_at is null
      where i.tenant_id = ${tenant})
    select 'bank item ' || bank_item_id || ': waits for the book otherwise than its matches say' as fault
    from (select * from bank_waits where tenant_id = ${tenant}) w full join said s using (bank_item_id)
    where (w.bank_account_id, w.day, w.amount_cents::bigint, w.until_day) is distinct from (s.bank_account_id, s.day, s.amount_cents::bigint, s.until_day)
    order by bank_item_id limit ${most}`);
