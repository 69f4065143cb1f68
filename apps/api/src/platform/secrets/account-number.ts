import { plainAccount } from '@closewright/domain/formats';
import type { SecretBox } from './secret-box.ts';

/** The columns of a table that hold the number of an account at a bank. */
export interface AccountColumns {
  readonly account_number_encrypted: Buffer;
  readonly account_number_last4: string;
}

/** A row that has an account number. */
export interface AccountPlace {
  readonly tenant: string;
  readonly table: string;
  readonly row: number;
}

/**
 * What to store for an account number, however it is typed.
 * @param place the row that it is stored in: it opens nowhere else
 */
export function sealAccountNumber(
  box: SecretBox,
  { tenant, table, row }: AccountPlace,
  accountNumber: string,
): AccountColumns {
  const plain = plainAccount(accountNumber);
  return {
    account_number_encrypted: box.encrypt(plain, { tenant, table, column: 'account_number_encrypted', row }),
    account_number_last4: plain.slice(-4),
  };
}
