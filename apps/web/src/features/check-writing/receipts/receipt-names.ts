import type { Receipt } from '@closewright/domain/check-writing';

/** How many receipts are named before the others are counted. */
const mostNamed = 10;

/** A receipt as its users know it: `Receipt 3, Mary Stone`. */
export const receiptName = ({ facts }: Pick<Receipt, 'facts'>): string => `Receipt ${facts.receipt}, ${facts.payer}`;

/** Each receipt by its name, a line for each; of many the first, and how many more there are. */
export function receiptNames(receipts: readonly Pick<Receipt, 'facts'>[]): readonly string[] {
  const named = receipts.slice(0, mostNamed).map(receiptName);
  const rest = receipts.length - named.length;
  return rest > 0 ? [...named, `and ${rest} more`] : named;
}
