import { type BankStatement, bankFileLimits } from '@closewright/domain/bank-files';
import { plainAccount } from '@closewright/domain/formats';

/** An account that statements may be of. */
interface Known {
  readonly bankAccountID: number;
  readonly name: string;
  readonly routingNumber: string;
  readonly account_number_last4: string;
}

/** Which account a statement is of, or why it is none. */
export type FoundAccount<A> =
  | { readonly account: A; readonly obstacle: null }
  | { readonly account: null; readonly obstacle: string };

interface Among<A extends Known> {
  /** Those that whoever asks may know of. */
  readonly accounts: readonly A[];
  /** The one that was chosen, for a file that says none. */
  readonly chosen: number | null;
  /** The number of an account in full; null where it cannot be opened. */
  readonly numberOf: (account: A) => string | null;
}

/**
 * The account of a statement: that of its number or, where zeros were put in front of it or left out, the only one that fits; at the bank of its routing
 * number, where the file has one. Where it says no number, or several accounts fit, it is the one that was chosen.
 */
export function accountOf<A extends Known>(
  { accountNumber, routingNumber }: BankStatement,
  { accounts, chosen, numberOf }: Among<A>,
): FoundAccount<A> {
  const found = (account: A) => ({ account, obstacle: null });
  const none = (obstacle: string) => ({ account: null, obstacle });
  const picked = accounts.find(({ bankAccountID }) => bankAccountID === chosen);
  if (accountNumber === null)
    return picked ? found(picked) : none('The file does not say of which account it is: choose one');
  const plain = plainAccount(accountNumber);
  const last4 = plain.slice(-4);
  const like = accounts
    .filter((account) => routingNumber === null || account.routingNumber === routingNumber)
    // The last digits are not sealed, and say of most that they are others.
    .filter(({ account_number_last4: last }) => last.endsWith(last4) || last4.endsWith(last) || /^0*$/.test(last))
    .map((account) => ({ account, number: numberOf(account) }));
  const exact = like.filter(({ number }) => number === plain);
  const fitting =
    exact.length > 0
      ? exact
      : like.filter(({ number }) => number !== null && withoutZeros(number) === withoutZeros(plain));
  const [one, ...others] = fitting;
  const unread = like.find(({ number }) => number === null);
  if (!one && unread)
    return none(`The stored number of ${unread.account.name} cannot be read. An administrator enters it again`);
  if (!one) return none('No trust account that you may see has this number');
  if (others.length === 0) return found(one.account);
  const meant = fitting.find(({ account }) => account === picked);
  return meant ? found(meant.account) : none('Several trust accounts have this number: choose one');
}

const withoutZeros = (number: string): string => number.replace(/^0+/, '');

/** The number of an account as it is told: its end. */
export const maskedNumber = (accountNumber: string): string => {
  const plain = plainAccount(accountNumber).slice(0, bankFileLimits.reference);
  return plain.length > 4 ? `***${plain.slice(-4)}` : '***';
};
