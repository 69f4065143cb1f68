import type { BankItemKind } from '../bank-files/index.ts';
import { amountMismatch } from '../banking/index.ts';
import type { ExceptionKind } from './exceptions.ts';

/** What the popover of a bank item calls its kind (building-blocks.md §9 Display): what ends in Wire is a wire. */
const transactionTypes: Readonly<Record<BankItemKind, string>> = {
  Check: 'Check',
  Deposit: 'Deposit',
  'Wire in': 'Incoming Wire',
  'Wire out': 'Outgoing Wire',
  'ACH in': 'Incoming ACH',
  'ACH out': 'Outgoing ACH',
  'Transfer in': 'Incoming Transfer',
  'Transfer out': 'Outgoing Transfer',
  Interest: 'Interest',
  Fee: 'Fee',
  'Returned deposit': 'Returned Deposit',
  Reversal: 'Reversal',
  'Other in': 'Other Credit',
  'Other out': 'Other Debit',
};

/** The words of a bank item for its popover: what it is, and what keeps it from being matched. */
export const popoverWords = (kind: BankItemKind, exception: ExceptionKind | null) => ({
  transactionType: transactionTypes[kind],
  issue: exception === 'Amount differs' ? amountMismatch : exception,
});
