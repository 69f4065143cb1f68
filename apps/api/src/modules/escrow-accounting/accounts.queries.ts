import type { EscrowAccount } from '@closewright/contract/escrow-accounting';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { nextIDs } from '../../platform/tenant/in-tenant.ts';

/** The bank accounts that hold money of files, with their regions. */
export function readEscrowAccounts(
  tx: Transaction<DB>,
  tenant: string,
): Promise<(EscrowAccount & { readonly regionID: number })[]> {
  return tx
    .selectFrom('bank_accounts')
    .select(['bank_account_id as bankAccountID', 'name', 'bank_name as bankName', 'region_id as regionID', 'inactive'])
    .select(sql<string>`'***' || account_number_last4`.as('accountNumber'))
    .where('tenant_id', '=', tenant)
    .where('kind', '<>', 'Operating')
    .orderBy(sql`lower(name)`)
    .execute();
}

/** The regions of the bank accounts that hold money of files, in trust or invested. */
export async function readMoneyRegions(
  tx: Transaction<DB>,
  tenant: string,
): Promise<readonly { readonly bankAccountID: number; readonly regionID: number }[]> {
  return tx
    .selectFrom('bank_accounts')
    .select(['bank_account_id as bankAccountID', 'region_id as regionID'])
    .where('tenant_id', '=', tenant)
    .where('kind', '<>', 'Operating')
    .execute();
}

/** Notes that somebody took a list out of the product; the note is audited. */
export async function noteExport(tx: Transaction<DB>, tenant: string, criteria: object): Promise<void> {
  await tx
    .insertInto('escrow_accounting_exports')
    .values({
      tenant_id: tenant,
      export_id: await nextIDs(tx, 'escrow_accounting_export_id'),
      criteria: JSON.stringify(criteria),
    })
    .execute();
}

/** The state of each bank account, whose rules of good funds apply. */
export async function readBankStates(tx: Transaction<DB>, tenant: string): Promise<ReadonlyMap<number, string>> {
  const rows = await tx
    .selectFrom('bank_accounts')
    .select(['bank_account_id as id', 'state'])
    .where('tenant_id', '=', tenant)
    .execute();
  return new Map(rows.map(({ id, state }) => [id, state]));
}
