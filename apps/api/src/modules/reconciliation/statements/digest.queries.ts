import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.gen.ts';

/**
 * Which transactions, bank items, balances and matches there are of the days up to one that are not finalized: none of them ever changes, so whoever
 * has seen the same has seen the same figures.
 */
const digestOf = (tenant: string, bankAccountID: RawBuilder<unknown>, date: RawBuilder<unknown>) => sql<string>`(
  with since as materialized (
    select coalesce(max(s.closed_through), '-infinity') as day from ledger_stripes s where s.tenant_id = ${tenant} and s.bank_account_id = ${bankAccountID})
  select encode(sha256(convert_to(jsonb_build_array(${bankAccountID}, ${date}, (select day from since),
    (select jsonb_agg(jsonb_build_array(t.stripe, t.number) order by t.stripe, t.number) from ledger_transactions t
      where t.tenant_id = ${tenant} and t.bank_account_id = ${bankAccountID} and t.business_date > (select day from since) and t.business_date <= ${date}
        and t.business_date > '-infinity'),
    (select jsonb_agg(i.bank_item_id order by i.bank_item_id) from bank_items i
      where i.tenant_id = ${tenant} and i.bank_account_id = ${bankAccountID} and i.day > (select day from since) and i.day <= ${date}),
    (select jsonb_agg(jsonb_build_array(d.day, d.closing_cents) order by d.day) from bank_days d
      where d.tenant_id = ${tenant} and d.bank_account_id = ${bankAccountID} and d.day > (select day from since) and d.day <= ${date}),
    (select jsonb_agg(m.bank_match_id order by m.bank_match_id) from bank_matches m where m.tenant_id = ${tenant}
      and m.bank_account_id = ${bankAccountID} and m.ended_at is null and m.day > (select day from since) and m.day <= ${date}))::text, 'UTF8')), 'hex'))`;

/** The digest of a day of a bank account, which whoever finalizes it has to know. */
export async function readDayDigest(
  tx: Transaction<DB>,
  tenant: string,
  bankAccountID: number,
  date: string,
): Promise<string> {
  const { rows } = await sql<{ digest: string }>`
    select ${digestOf(tenant, sql`${bankAccountID}::integer`, sql`${date}::date`)} as digest`.execute(tx);
  return rows[0]?.digest ?? '';
}
