/** ABA routing number: exactly nine digits (core.md §5). The check digit is not part of the rule. */
export function isABA(text: string): boolean {
  return /^\d{9}$/.test(text);
}

/** SWIFT code: six letters, two letters or digits, optionally three more letters or digits (core.md §5). */
export function isSWIFT(text: string): boolean {
  return /^[A-Za-z]{6}[A-Za-z0-9]{2}(?:[A-Za-z0-9]{3})?$/.test(text);
}

/** An account number without blanks and dashes, in capital letters: the form in which two entries are compared. Zeros in front stay. */
export function plainAccount(accountNumber: string): string {
  return accountNumber.replace(/[\s-]/g, '').toUpperCase();
}
