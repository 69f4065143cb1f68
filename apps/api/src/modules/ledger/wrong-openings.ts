import { type Compilable, sql } from 'kysely';
import { rawQuery } from '../../platform/db/raw-query.ts';

/**
 * Where a bank account did not begin as the opening says that two people signed: what was posted in its name does not come to its sums, stands without an
 * approved one or on another day, or its lists are not those that it has the hash of.
 */
export const wrongOpenings = (tenant: string, most: number): Compilable<{ readonly fault: string }> =>
  rawQuery(sql<{ fault: string }>`
    with posted as (
      select t.bank_account_id, t.facts ->> 'opening' as opening, min(t.business_date) as first, max(t.business_date) as last,
        coalesce(sum(l.amount_cents) filter (where t.kind = 'opening' and l.account = 'cash'), 0)::bigint as bank,
        coalesce(sum(l.amount_cents) filter (where t.kind = 'receipt' and l.account = 'in transit'), 0)::bigint as in_transit,
        coalesce(-sum(l.amount_cents) filter (where l.account = 'outstanding'), 0)::bigint as outstanding
      from ledger_transactions t join ledger_lines l on (l.tenant_id, l.bank_account_id, l.stripe, l.number)
        = (t.tenant_id, t.bank_account_id, t.stripe, t.number)
      where t.tenant_id = ${tenant} and (t.kind = 'opening' or t.facts ? 'opening') group by 1, 2),
    approved as (
      select o.bank_account_id, o.opening_id::text as opening, o.day, o.bank_cents, o.in_transit_cents, o.outstanding_cents, o.sha256, l.lists
      from ledger_openings o left join ledger_opening_lists l using (tenant_id, opening_id) where o.tenant_id = ${tenant} and o.state = 'approved')
    select 'bank account ' || bank_account_id || ', opening ' || coalesce(opening, 'of no name') || ': ' || case
      when a.day is null then 'was posted and not approved'
      when a.lists is null or a.sha256 <> encode(sha256(convert_to(a.lists, 'UTF8')), 'hex') then 'its lists are not those that were approved'
      else 'was posted otherwise than it was approved' end as fault
    from posted p full join approved a using (bank_account_id, opening)
    where (p.first, p.last, p.bank, p.in_transit, p.outstanding) is distinct from
      (a.day, a.day, a.bank_cents::bigint, a.in_transit_cents::bigint, a.outstanding_cents::bigint)
      or a.lists is null or a.sha256 <> encode(sha256(convert_to(a.lists, 'UTF8')), 'hex')
    order by bank_account_id limit ${most}`);
