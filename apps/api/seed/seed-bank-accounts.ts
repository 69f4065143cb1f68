import { bankAccountRecord } from '@closewright/contract/bank-accounts';
import { type BankAccount, bankAccountList } from '@closewright/domain/banking';
import type { Insertable, Transaction } from 'kysely';
import { insertRows } from '../src/platform/db/insert-rows.ts';
import type { DB } from '../src/platform/db/schema.gen.ts';
import { columnsOf } from '../src/platform/records/index.ts';
import type { SecretBox } from '../src/platform/secrets/index.ts';
import { nextIDs } from '../src/platform/tenant/in-tenant.ts';
import type { TenantSeed } from './tenant.ts';

/** Made-up numbers: no bank has this routing number, though its check digit is right. */
const bank = { bankName: 'Ficus Bank', routingNumber: '123456780', state: 'TX', openedOn: '2012-01-03' };

const accountsOf = (company: string): readonly BankAccount[] => [
  {
    ...bankAccountList.begin,
    ...bank,
    name: 'Escrow trust',
    kind: 'Escrow trust',
    accountTitle: `${company}, Escrow Trust Account`,
    accountNumber: '0004711001',
  },
  {
    ...bankAccountList.begin,
    ...bank,
    name: 'Operating',
    kind: 'Operating',
    accountTitle: `${company}, Operating Account`,
    accountNumber: '0004711002',
  },
];

/** Stores the accounts that a tenant has at its bank, of all regions. */
export async function storeBankAccounts(
  tx: Transaction<DB>,
  secrets: SecretBox,
  { name: tenant, displayName }: TenantSeed,
): Promise<void> {
  const { table, fields } = bankAccountRecord;
  const accounts = accountsOf(displayName);
  const first = await nextIDs(tx, 'bank_account_id', accounts.length);
  const rows = accounts.map((account, at) => ({
    tenant_id: tenant,
    bank_account_id: first + at,
    ...columnsOf(fields, account, { secrets, tenant, table, row: first + at }),
  }));
  // The parity test ties the fields to the columns.
  await insertRows(tx, table, rows as unknown as Insertable<DB['bank_accounts']>[]);
}
