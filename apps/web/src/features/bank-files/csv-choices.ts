import type { BankFileChoices } from '@closewright/contract/bank-files';

/** The layout that a file of an account is read by at first: that of the account, else the only one there is. */
export function layoutAtFirst({ accounts, layouts }: BankFileChoices, bankAccountID: number | null): number | null {
  const own = accounts.find((account) => account.bankAccountID === bankAccountID)?.bankFileLayoutID ?? null;
  if (own !== null) return own;
  const [only, ...others] = layouts.filter(({ inactive }) => !inactive);
  return only !== undefined && others.length === 0 ? only.bankFileLayoutID : null;
}

/** The layouts to choose from for an account: its own before all others. An inactive one is offered where it is its own. */
export function layoutChoices(
  { accounts, layouts }: BankFileChoices,
  bankAccountID: number | null,
): { value: number; label: string; inactive: boolean }[] {
  const own = accounts.find((account) => account.bankAccountID === bankAccountID)?.bankFileLayoutID ?? null;
  return layouts
    .map(({ bankFileLayoutID, name, inactive }) => ({ value: bankFileLayoutID, label: name, inactive }))
    .toSorted((a, b) => Number(b.value === own) - Number(a.value === own));
}
