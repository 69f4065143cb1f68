import type { TrustAccount } from '@closewright/contract/check-writing';

/** A bank account in a word: its name and the end of its number. */
export const accountName = ({ name, accountNumber }: Pick<TrustAccount, 'name' | 'accountNumber'>): string =>
  `${name} ·· ${accountNumber.replaceAll('*', '')}`;
