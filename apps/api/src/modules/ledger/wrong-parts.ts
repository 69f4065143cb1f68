import { type Compilable, sql } from 'kysely';
import { rawQuery } from '../../platform/db/raw-query.ts';

/** Where what files pay by a payment for several is not what it has the hash of, and parts of a payment that is for one file. Spelled out here, whoever changed a function of the database. */
export const wrongParts = (tenant: string, most: number): Compilable<{ readonly fault: string }> =>
  rawQuery(sql<{ fault: string }>`
    select 'bank account ' || x.bank_account_id || ', ' || x.stripe || '-' || x.number || ': what its files pay is not what was posted' as fault
    from (
      select t.bank_account_id, t.stripe, t.number from ledger_transactions t
      where t.tenant_id = ${tenant} and (t.facts -> 'together') is not null
        and t.facts #>> '{together,digest}' is distinct from (
          select encode(sha256(convert_to(jsonb_agg(jsonb_build_array(p.orders_id, p.party, p.amount_cents, p.lines) order by p.orders_id)::text, 'UTF8')), 'hex')
          from payment_parts p where p.tenant_id = t.tenant_id and p.bank_account_id = t.bank_account_id and p.stripe = t.stripe and p.number = t.number)
      union select p.bank_account_id, p.stripe, p.number from payment_parts p where p.tenant_id = ${tenant} and not exists (
        select from ledger_transactions t where t.tenant_id = p.tenant_id and t.bank_account_id = p.bank_account_id and t.stripe = p.stripe
          and t.number = p.number and t.facts ? 'together')) x
    order by x.bank_account_id, x.stripe, x.number limit ${most}`);
