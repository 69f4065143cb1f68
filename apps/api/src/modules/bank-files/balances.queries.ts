import type { BankDay } from '@closewright/domain/bank-files';
import type { WireDate } from '@closewright/domain/dates';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';

interface OfDay {
  readonly bankAccountID: number;
  readonly date: WireDate;
}

/** A balance as it stands. */
interface StoredBalance {
  readonly day: BankDay;
  readonly closing: number;
  /** The file that told it; null where it was typed. */
  readonly fileName: string | null;
}

/** The balance of a day; undefined where none is known. */
export async function readBalance(
  tx: Transaction<DB>,
  tenant: string,
  { bankAccountID, date }: OfDay,
): Promise<StoredBalance | undefined> {
  const { rows } = await sql<StoredBalance>`
    select json_build_object('date', d.day, 'opening', d.opening_cents, 'closing', d.closing_cents, 'available', d.available_cents) as day,
      d.closing_cents as closing, f.file_name as "fileName"
    from bank_days d left join bank_files f on f.tenant_id = d.tenant_id and f.bank_file_id = d.bank_file_id
    where d.tenant_id = ${tenant} and d.bank_account_id = ${bankAccountID} and d.day = ${date}`.execute(tx);
  return rows[0];
}

/** Stores a balance that was typed, in place of one that was typed before. */
export async function storeTypedBalance(
  tx: Transaction<DB>,
  tenant: string,
  { bankAccountID, date, closing }: OfDay & { readonly closing: number },
): Promise<void> {
  await tx
    .deleteFrom('bank_days')
    .where('tenant_id', '=', tenant)
    .where('bank_account_id', '=', bankAccountID)
    .where('day', '=', date)
    .execute();
  await tx
    .insertInto('bank_days')
    .values({ tenant_id: tenant, bank_account_id: bankAccountID, day: date, closing_cents: closing })
    .execute();
}
