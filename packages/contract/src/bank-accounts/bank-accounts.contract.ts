import { z } from 'zod';
import { officeCalls } from '../kit/index.ts';
import { bankAccountRecord } from './bank-account.record.ts';

const calls = officeCalls(bankAccountRecord, {
  one: 'BankAccount',
  many: 'BankAccounts',
  path: 'bank-accounts',
  list: 'The bank accounts of the office, inactive ones included. Account numbers are masked.',
  stays:
    'Another routing number takes the account number in full. Once something was posted to it its kind stays, and once checks were drawn on it both numbers.',
  facts: { isPosted: z.boolean(), hasChecks: z.boolean() },
  read: 'readBankAccounts',
  write: 'saveBankAccounts',
});

export const listBankAccounts = calls.list;
export const createBankAccount = calls.create;
export const saveBankAccount = calls.save;
export const importBankAccounts = calls.bring;

/** A bank account as it is set up. Its number is masked. */
export type BankAccountRecord = z.infer<typeof calls.stored>;
