import type { WireDate } from '@closewright/domain/dates';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';

/** A trust account that a bank tells of. */
export interface ToldAccount {
  readonly bankAccountID: number;
  readonly name: string;
  readonly regionID: number;
  readonly routingNumber: string;
  readonly account_number_encrypted: Buffer;
  readonly account_number_last4: string;
  readonly bankFileLayoutID: number | null;
  /** The last day that is reconciled; null before the first. */
  readonly closedThrough: WireDate | null;
}

/** The trust accounts of an office by name, or those of these ids. What the office keeps of its own money is not in the ledger. */
export async function readToldAccounts(
  tx: Transaction<DB>,
  tenant: string,
  ids?: readonly number[],
): Promise<ToldAccount[]> {
  return tx
    .selectFrom('bank_accounts as b')
    .select(['b.bank_account_id as bankAccountID', 'b.name', 'b.region_id as regionID'])
    .select(['b.routing_number as routingNumber', 'b.account_number_encrypted', 'b.account_number_last4'])
    .select('b.bank_file_layout_id as bankFileLayoutID')
    .select(({ selectFrom }) =>
      selectFrom('ledger_stripes as s')
        .select(({ fn }) => fn.max('s.closed_through').as('closed'))
        .whereRef('s.tenant_id', '=', 'b.tenant_id')
        .whereRef('s.bank_account_id', '=', 'b.bank_account_id')
        .as('closedThrough'),
    )
    .where('b.tenant_id', '=', tenant)
    .where('b.kind', '<>', 'Operating')
    .$if(ids !== undefined, (all) => all.where('b.bank_account_id', 'in', [...(ids ?? []), 0]))
    .orderBy(sql`lower(b.name)`)
    .execute();
}

/** Holds what banks told of accounts until the commit: nobody else imports, takes back, matches or closes meanwhile. */
export async function holdBankAccounts(tx: Transaction<DB>, ids: readonly number[]): Promise<void> {
  await sql`select hold_bank_account(id) from unnest(${ids.toSorted((a, b) => a - b)}::integer[]) id`.execute(tx);
}
