import type { TrustAccount } from '@closewright/contract/check-writing';
import { amountText } from '../../../lib/amount-text.ts';
import { postingLimits } from '../../../records/plain/posting-limits.plain.ts';
import { accountName } from '../account-name.ts';

/** Said in every dialog that asks. */
export const anotherDecides = 'Somebody else has to approve it; until then nothing is posted.';

/** Why something is asked for. */
export const commentField = {
  kind: 'text',
  label: 'Reason',
  required: true,
  missing: 'Say why',
  maxLength: postingLimits.reason,
} as const;

/** How much is asked for. */
export const amountField = { kind: 'money', label: 'Amount', required: true, min: 0 } as const;

/** In which bank account; asked for where there is a choice. */
export const accountField = { kind: 'select', label: 'Bank account', required: true } as const;

/** Bank accounts as they are offered. */
export const accountOptions = (accounts: readonly TrustAccount[]) =>
  accounts.map((account) => ({ value: account.bankAccountID, label: accountName(account) }));

/** What is wrong with an amount, at its field. That it is there, the field asks itself. */
export function amountErrors(amount: number | null, most = Number.POSITIVE_INFINITY): { readonly amount?: string } {
  if (amount === null) return {};
  if (amount <= 0) return { amount: 'Enter an amount above 0.00' };
  return amount > most ? { amount: `At most ${amountText(most)}` } : {};
}
