import type { LedgerEnd, PackFile, ThreeWay } from '@closewright/domain/reconciliation';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.gen.ts';
import type { AccountPlace } from '../matching/book-items.queries.ts';

/** Files that have something, or lack something, at the end of a day. */
export async function readPackFiles(
  tx: Transaction<DB>,
  { tenant, bankAccountID }: AccountPlace,
  date: string,
): Promise<readonly PackFile[]> {
  const { rows } = await sql<PackFile>`
    select f.orders_id as "ordersID", o.file_number as "fileNumber", f.uncollected, f.available, f.apart, -f.lacking as lacking,
      f.uncollected + f.available + f.apart - f.lacking as balance
    from ledger_at(array[${bankAccountID}::integer], ${date}::date) f join orders o on o.tenant_id = ${tenant} and o.orders_id = f.orders_id
    where f.orders_id > 0 and (f.uncollected + f.available + f.apart <> f.lacking or f.lacking <> 0) order by o.file_number`.execute(
    tx,
  );
  return rows;
}

/** Where the chains of a bank account end now. */
export async function readLedgerEnds(
  tx: Transaction<DB>,
  { tenant, bankAccountID }: AccountPlace,
): Promise<readonly LedgerEnd[]> {
  const { rows } = await sql<{ ends: readonly LedgerEnd[] }>`
    select coalesce(jsonb_agg(jsonb_build_array(s.stripe, s.last_number, encode(s.last_hash, 'hex')) order by s.stripe), '[]') as ends
    from ledger_stripes s where s.tenant_id = ${tenant} and s.bank_account_id = ${bankAccountID} and s.last_number > 0`.execute(
    tx,
  );
  return rows[0]?.ends ?? [];
}

/** The three-way statement of the last final reconciliation before a day; null before the first. */
export async function readPrevious(
  tx: Transaction<DB>,
  { tenant, bankAccountID }: AccountPlace,
  date: string,
): Promise<ThreeWay | null> {
  const { rows } = await sql<{ figures: ThreeWay }>`
    select r.figures from reconciliations r where r.tenant_id = ${tenant} and r.bank_account_id = ${bankAccountID} and r.is_final and r.day < ${date}
    order by r.day desc limit 1`.execute(tx);
  return rows[0]?.figures ?? null;
}
