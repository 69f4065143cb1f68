import { type Compilable, sql } from 'kysely';
import { rawQuery } from '../../platform/db/raw-query.ts';

/**
 * Deposits that banks gave back otherwise than they came in, what a bank took back of no file that is matched with no return of it, and payments that
 * came back without having been sent, or were ended though they were sent and did not come back. The rules are those of 0100, 0114 and 0122, spelled out
 * here, whoever changed a function of the database.
 */
export const wrongReturns = (tenant: string, most: number): Compilable<{ readonly fault: string }> =>
  rawQuery(sql<{ fault: string }>`
    with standing as (
      select t.bank_account_id, t.stripe, t.number, t.kind, t.about_stripe, t.about_number from ledger_transactions t
      where t.tenant_id = ${tenant} and t.kind in ('returned deposit', 'bank error mended', 'void', 'stop') and not exists (
        select from ledger_transactions r where r.tenant_id = t.tenant_id and r.bank_account_id = t.bank_account_id and r.reverses_stripe = t.stripe
          and r.reverses_number = t.number)),
    returned as (
      select s.*, a.kind as about_kind from standing s left join ledger_transactions a on a.tenant_id = ${tenant}
        and a.bank_account_id = s.bank_account_id and a.stripe = s.about_stripe and a.number = s.about_number
        and a.kind in ('receipt', 'recovered', 'claimed', 'unclaimed receipt')
      where s.kind = 'returned deposit'),
    -- What each file, or none, had of what came in, and what was given back of it. Lines of odd numbers are debits.
    given_back as (
      select r.bank_account_id, r.about_stripe, r.about_number, r.about_kind, min(r.number) as number, min(r.stripe) as stripe, l.orders_id,
        sum(l.amount_cents) as cents
      from returned r join ledger_lines l on l.tenant_id = ${tenant} and l.bank_account_id = r.bank_account_id and l.stripe = r.stripe
        and l.number = r.number and l.line % 2 = 1
      where r.about_kind is not null group by r.bank_account_id, r.about_stripe, r.about_number, r.about_kind, l.orders_id)
    select 'bank account ' || f.bank_account_id || ', ' || f.stripe || '-' || f.number || ': ' || f.what as fault from (
      select bank_account_id, stripe, number, 'was returned, and is of nothing that came in' as what from returned where about_kind is null
      union all
      select r.bank_account_id, r.stripe, r.number, 'was returned out of other money than came in' from returned r
      where exists (select from ledger_lines l where l.tenant_id = ${tenant} and l.bank_account_id = r.bank_account_id and l.stripe = r.stripe
        and l.number = r.number and case r.about_kind
          when 'unclaimed receipt' then l.orders_id is not null or l.account not in ('cash', 'in transit', 'unclaimed')
          when 'claimed' then l.orders_id is null or l.account in ('in transit', 'unclaimed')
          else l.account = 'unclaimed' end)
      union all
      select g.bank_account_id, g.stripe, g.number, 'more was returned than came in' from given_back g
      where g.cents > coalesce((select abs(sum(l.amount_cents)) from ledger_lines l where l.tenant_id = ${tenant}
        and l.bank_account_id = g.bank_account_id and l.stripe = g.about_stripe and l.number = g.about_number
        and l.orders_id is not distinct from g.orders_id
        and case g.about_kind when 'claimed' then l.account in ('uncollected', 'available') else l.account = 'in transit' end), 0)
      union all
      select s.bank_account_id, s.stripe, s.number, 'is matched with ' || b.kind || ', which is no return of the bank' from (
        select bank_account_id, stripe, number from returned where about_kind = 'unclaimed receipt'
        union all select bank_account_id, stripe, number from standing where kind = 'bank error mended') s
      join bank_match_items m on m.tenant_id = ${tenant} and m.bank_account_id = s.bank_account_id and m.stripe = s.stripe and m.number = s.number
        and m.stands
      join bank_match_items o on o.tenant_id = m.tenant_id and o.bank_match_id = m.bank_match_id and o.bank_item_id is not null
      join bank_items b on b.tenant_id = o.tenant_id and b.bank_item_id = o.bank_item_id
      where not (b.amount_cents < 0 and (b.kind in ('Returned deposit', 'Reversal') or b.kind = 'Other out' and b.check_number is null))
      union all
      select r.bank_account_id, r.stripe, r.number, 'came back by ACH, and was not sent by it' from ach_returns r
      where r.tenant_id = ${tenant} and r.taken_back_at is null and not exists (
        select from ledger_transactions t join wire_sendings s on s.tenant_id = t.tenant_id and s.bank_account_id = t.bank_account_id
          and s.stripe = t.stripe and s.number = t.number and s.sending = r.sending and s.taken_back_at is null
        where t.tenant_id = r.tenant_id and t.bank_account_id = r.bank_account_id and t.stripe = r.stripe and t.number = r.number
          and (t.kind = 'ACH out' or t.kind in ('paid back', 'interest paid') and t.facts ->> 'method' = 'ACH'))
      union all
      select s.bank_account_id, s.about_stripe, s.about_number, 'was sent and did not come back, and its money was given back' from standing s
      join wire_sendings w on w.tenant_id = ${tenant} and w.bank_account_id = s.bank_account_id and w.stripe = s.about_stripe
        and w.number = s.about_number and w.taken_back_at is null
      where s.kind in ('void', 'stop') and not exists (select from ach_returns r where r.tenant_id = ${tenant} and r.bank_account_id = s.bank_account_id
        and r.stripe = s.about_stripe and r.number = s.about_number and r.taken_back_at is null)) f
    order by f.bank_account_id, f.stripe, f.number limit ${most}`);
