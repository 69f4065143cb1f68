import { plainAccount } from '../formats/index.ts';

/** What is wrong with the number of an account at an American bank, null when nothing is: what a NACHA entry has place for. */
export function accountNumberFinding(accountNumber: string): string | null {
  return /^[0-9A-Z]{4,17}$/.test(plainAccount(accountNumber))
    ? null
    : 'An account number has 4 to 17 letters and digits';
}
