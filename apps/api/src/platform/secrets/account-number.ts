import { plainAccount } from '@closewright/domain/formats';
import { type SecretBox, type SecretPlace, SecretUnreadable } from './secret-box.ts';
import { openBeside } from './tax-id.ts';

/** The columns of a table that hold the number of an account at a bank. */
export interface AccountColumns {
  readonly account_number_encrypted: Buffer;
  readonly account_number_last4: string;
}

/** A row that has an account number. */
export interface AccountPlace {
  readonly tenant: string;
  readonly table: string;
  /** As the audit names it: of a key with several parts `12/3`. */
  readonly row: number | string;
}

/**
 * What to store for an account number, however it is typed.
 * @param place the row that it is stored in: it opens nowhere else
 */
export function sealAccountNumber(box: SecretBox, place: AccountPlace, accountNumber: string): AccountColumns {
  const plain = plainAccount(accountNumber);
  return {
    account_number_encrypted: box.encrypt(plain, secretPlace(place)),
    account_number_last4: plain.slice(-4),
  };
}

/** The account number in full. For paper and files that the bank reads, which nobody is shown. */
export const openAccountNumber = (
  box: SecretBox,
  place: AccountPlace,
  { account_number_encrypted: sealed, account_number_last4: last4 }: AccountColumns,
): string => openBeside(box, secretPlace(place), sealed, last4);

/** The account number in full; null where it cannot be opened, as where its key is gone. For looking among several, of which one that is unreadable stops no other. */
export function accountNumberIfReadable(...of: Parameters<typeof openAccountNumber>): string | null {
  try {
    return openAccountNumber(...of);
  } catch (error) {
    if (error instanceof SecretUnreadable) return null;
    throw error;
  }
}

const secretPlace = ({ tenant, table, row }: AccountPlace): SecretPlace => ({
  ...{ tenant, table, column: 'account_number_encrypted', row },
});
