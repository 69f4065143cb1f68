/** An account number without blanks and dashes, in capital letters: the form in which two entries are compared. Zeros in front stay. */
export function plainAccount(accountNumber: string): string {
  return accountNumber.replace(/[\s-]/g, '').toUpperCase();
}

/** What is wrong with the number of an account at an American bank, null when nothing is: what a NACHA entry has place for. */
export function accountNumberFinding(accountNumber: string): string | null {
  return /^[0-9A-Z]{4,17}$/.test(plainAccount(accountNumber))
    ? null
    : 'An account number has 4 to 17 letters and digits';
}
