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
  /** At the end of which day the bank had the first balance that is known; null before any. */
  readonly begins: WireDate | null;
}

/** The trust accounts of an office by name, or those of these ids. What the office keeps of its own money is not in the ledger. */
export const readToldAccounts = (
  tx: Transaction<DB>,
  tenant: string,
  ids?: readonly number[],
): Promise<ToldAccount[]> =>
  accountsOf(tx, tenant)
    .where('b.kind', '<>', 'Operating')
    .$if(ids !== undefined, (all) => all.where('b.bank_account_id', 'in', [...(ids ?? []), 0]))
    .execute();

/** All bank accounts of an office, also those of its own money: the bytes of a file may tell of each. */
export const readAllAccounts = (tx: Transaction<DB>, tenant: string): Promise<ToldAccount[]> =>
  accountsOf(tx, tenant).execute();

function accountsOf(tx: Transaction<DB>, tenant: string) {
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
    .select(
      sql<WireDate | null>`(select d.day - (d.opening_cents is not null)::integer from bank_days d
        where d.tenant_id = b.tenant_id and d.bank_account_id = b.bank_account_id and d.day >= coalesce((select o.day from ledger_openings o
          where o.tenant_id = b.tenant_id and o.bank_account_id = b.bank_account_id and o.state = 'approved'), '-infinity') order by d.day limit 1)`.as(
        'begins',
      ),
    )
    .where('b.tenant_id', '=', tenant)
    .orderBy(sql`lower(b.name)`);
}

/** Holds what banks told of accounts until the commit: nobody else imports, takes back, matches or closes meanwhile. */
export async function holdBankAccounts(tx: Transaction<DB>, ids: readonly number[]): Promise<void> {
  await sql`select hold_bank_account(id) from unnest(${ids.toSorted((a, b) => a - b)}::integer[]) id`.execute(tx);
}
