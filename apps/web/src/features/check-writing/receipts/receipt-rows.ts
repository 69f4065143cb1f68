import { type Kept, keptField, type Receipt, transactionKey } from '@closewright/domain/check-writing';

/** What came in, or what a payer has kept that brought nothing. */
export type ReceiptRow = Receipt | Kept;

/** Whether it is what a payer has kept. */
export const isKept = (row: ReceiptRow): row is Kept => 'keptID' in row;

/** The rows that are money. */
export const receiptsIn = (rows: readonly ReceiptRow[]): readonly Receipt[] =>
  rows.flatMap((row) => (isKept(row) ? [] : [row]));

export const keyOfRow = (row: ReceiptRow): string => (isKept(row) ? keptField(row) : transactionKey(row.transaction));

/** Receipts by their number, then what was kept. */
export const receiptRows = (known: {
  readonly receipts: readonly Receipt[];
  readonly kept: readonly Kept[];
}): readonly ReceiptRow[] => [...known.receipts, ...known.kept];
