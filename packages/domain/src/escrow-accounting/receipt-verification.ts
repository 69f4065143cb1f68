import { type FundsAvailability, isGoodOn, type ReceiptState } from '../check-writing/index.ts';
import type { WireDate } from '../dates/index.ts';
import { formatDate } from '../formats/index.ts';
import type { ListColumn } from './list-column.ts';
import { type ListedReceipt, receiptColumns } from './receipt-list.ts';

/** What is done with receipts that wait: what is at the bank is verified as collected, all else has to get there. */
export const verificationLists = {
  'to verify': { label: 'To verify', state: 'deposited' },
  'to deposit': { label: 'To deposit', state: 'received' },
} as const satisfies Readonly<Record<string, { label: string; state: ReceiptState }>>;
export type VerificationList = keyof typeof verificationLists;

/** A receipt that waits, and when its money is good by the rule of the state; null where what was posted does not say what it is. */
export interface ReceiptToVerify extends ListedReceipt {
  readonly funds: FundsAvailability | null;
}

/** When a receipt is good by rule: `At once`, a day, `On collection`. */
export function goodFromWords(funds: FundsAvailability | null): string {
  if (funds === null) return 'Not known';
  switch (funds.kind) {
    case 'at once':
      return 'At once';
    case 'from':
      return funds.on === null ? 'On collection' : formatDate(funds.on);
    case 'after deposit':
      return 'After deposit';
    case 'collection':
      return 'On collection';
  }
}

/** Whether it takes a note of how the bank confirmed it: no rule says that it is good on that day. */
export const needsNote = ({ funds }: Pick<ReceiptToVerify, 'funds'>, day: WireDate): boolean =>
  funds === null || !isGoodOn(funds, day);

const shown: ReadonlySet<string> = new Set([
  ...['date', 'payer', 'instrument', 'reference', 'fileNumber', 'receipt', 'bankAccount', 'amount', 'uncollected'],
  ...['slip', 'depositedOn', 'age'],
]);

/** The receipts of all files that wait, with when each is good. */
export const verificationColumns = (today: WireDate): readonly ListColumn<ReceiptToVerify>[] => [
  ...receiptColumns(today).filter(({ id }) => shown.has(id)),
  { id: 'goodFrom', header: 'Good by rule', kind: 'text', value: ({ funds }) => goodFromWords(funds) },
];
