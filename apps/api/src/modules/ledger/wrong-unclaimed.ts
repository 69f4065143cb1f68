import { type Compilable, sql } from 'kysely';
import { rawQuery } from '../../platform/db/raw-query.ts';

/**
 * Where more was taken of money that nobody claimed, or of a mistake of the bank, than there was of it on a day, and payments of no file that two people did
 * not ask for and approve as they stand (0122_unclaimed_money.sql). Spelled out here, whoever changed a function of the database.
 */
export const wrongUnclaimed = (tenant: string, most: number): Compilable<{ readonly fault: string }> =>
  rawQuery(sql<{ fault: string }>`
    with recursive t as (select * from ledger_transactions where tenant_id = ${tenant}),
    l as (
      select bank_account_id, stripe, number, sum(amount_cents) filter (where account = 'unclaimed') as cents,
        sum(amount_cents) filter (where account = 'outstanding') as outstanding
      from ledger_lines where tenant_id = ${tenant} and account in ('unclaimed', 'outstanding') and orders_id is null group by 1, 2, 3),
    of_source as (
      select bank_account_id, stripe as source_stripe, number as source_number, stripe, number from t where kind in ('unclaimed receipt', 'bank error')
      union
      select s.bank_account_id, s.source_stripe, s.source_number, t.stripe, t.number from of_source s join t on t.bank_account_id = s.bank_account_id
        and (t.about_stripe = s.stripe and t.about_number = s.number or t.reverses_stripe = s.stripe and t.reverses_number = s.number)),
    days as (
      select s.bank_account_id, s.source_stripe, s.source_number,
        sum(sum(l.cents)) over (partition by s.bank_account_id, s.source_stripe, s.source_number order by t.business_date) as cents
      from of_source s join t using (bank_account_id, stripe, number) join l using (bank_account_id, stripe, number)
      group by s.bank_account_id, s.source_stripe, s.source_number, t.business_date)
    select fault from (
      select distinct bank_account_id, source_stripe as stripe, source_number as number, 'bank account ' || bank_account_id || ', ' || source_stripe || '-'
        || source_number || ': more of it was taken than nobody had claimed' as fault from days where cents > 0
      union all
      select t.bank_account_id, t.stripe, t.number, 'bank account ' || t.bank_account_id || ', ' || t.stripe || '-' || t.number
        || ': of no file, and of nothing that came in' as fault
      from t join l using (bank_account_id, stripe, number)
      where l.cents is not null and not exists (select from of_source s
        where s.bank_account_id = t.bank_account_id and s.stripe = t.stripe and s.number = t.number)
      union all
      select t.bank_account_id, t.stripe, t.number, 'bank account ' || t.bank_account_id || ', ' || t.stripe || '-' || t.number
        || ': was paid of no file otherwise than two people approved' as fault
      from t join l using (bank_account_id, stripe, number)
      left join t a on a.bank_account_id = t.bank_account_id and a.stripe = t.about_stripe and a.number = t.about_number
      cross join lateral (select case when t.kind in ('void', 'stop') then a.facts else t.facts end as facts) p
      where (t.kind in ('paid back', 'interest paid') or t.kind in ('void', 'stop') and a.kind in ('paid back', 'interest paid')) and not exists (
        select from unclaimed_requests r where r.tenant_id = ${tenant} and r.bank_account_id = t.bank_account_id and r.state = 'approved'
          and r.request_id::text = t.facts ->> 'unclaimedRequest' and r.decided_by = t.actor and r.requested_by <> r.decided_by
          and r.kind = case t.kind when 'stop' then 'void' else t.kind end and r.amount_cents = abs(l.outstanding)
          and (r.about_stripe, r.about_number) is not distinct from (t.about_stripe, t.about_number)
          -- A void says again which payment it ends.
          and (r.payee, r.method, r.check_number::text, r.wire_payee_id::text, r.reference) is not distinct from (p.facts ->> 'payee',
            p.facts ->> 'method', p.facts ->> 'checkNumber', p.facts ->> 'wirePayeeID', p.facts ->> 'reference'))) f
    order by f.bank_account_id, f.stripe, f.number limit ${most}`);
