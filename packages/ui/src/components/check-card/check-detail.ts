/** One line of a check or receipt. */
export interface CheckLine {
  lineNumber: number;
  description: string;
  /** Integer cents. */
  amount: number;
  accountingCodeID?: number | null;
}

interface Money {
  /** Integer cents. */
  amount: number;
  memo?: string | null;
  wireNumber?: string | null;
  referenceNumber?: string | null;
  lines: readonly CheckLine[];
}

export interface CheckDetail extends Money {
  kind: 'check';
  checkNumber?: string | null;
  /** Stored date. */
  checkDate?: string | null;
  /** Stored date; empty as long as it is not printed. */
  datePrinted?: string | null;
  payee: string;
  payeeCompanyID?: number | null;
}

export interface ReceiptDetail extends Money {
  kind: 'receipt';
  /** How the receipt is named: its number, or "Wire". */
  receiptDisplay?: string | null;
  payor: string;
  /** Stored date. */
  depositDate?: string | null;
}

export type CheckOrReceipt = CheckDetail | ReceiptDetail;

/** Line numbers 0 and 2400 to 2599 are not shown (core.md §5). */
export const shownLineNumber = (line: number): string =>
  line === 0 || (line >= 2400 && line <= 2599) ? '' : String(line);
