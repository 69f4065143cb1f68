/** What the bank reports. Amounts are integer cents, dates stored dates. */
export interface BankItem {
  kind: 'bank';
  autoReconTransactionTypeCode?: string | null;
  transactionType?: string | null;
  transactionDescription?: string | null;
  issue?: string | null;
  transactionAmount: number;
  bankReferenceNumber?: string | null;
  customerReferenceNumber?: string | null;
  notes?: string | null;
}

/** A check or outgoing wire of a file. */
export interface CheckItem {
  kind: 'check';
  gfNo?: string | null;
  ordersID?: number | null;
  wireNumber?: string | null;
  checkNumber?: string | null;
  checkDate?: string | null;
  expectedWireOutDate?: string | null;
  amount: number;
  payee?: string | null;
  payeeCompanyID?: number | null;
  address1?: string | null;
  address2?: string | null;
  city?: string | null;
  state?: string | null;
  zip?: string | null;
  reconciliationID?: number | null;
  reconciliationDate?: string | null;
  memo?: string | null;
}

/** A deposit or incoming wire of a file. */
export interface DepositItem {
  kind: 'deposit';
  gfNo?: string | null;
  wireNumber?: string | null;
  referenceNumber?: string | null;
  depositDate?: string | null;
  expectedWireDate?: string | null;
  amount: number;
  payor?: string | null;
  depositSlipID?: number | null;
  reconciliationID?: number | null;
  reconciliationDate?: string | null;
}

export type ReconciliationItem = BankItem | CheckItem | DepositItem;

/** The issue text that is flagged. */
export const AMOUNT_MISMATCH = 'Amount Mismatch';

export const isAmountMismatch = (issue: string | null | undefined): boolean => issue === AMOUNT_MISMATCH;

/** A wire is a transaction type ending in "Wire": "Outgoing Wire", "Incoming Wire". */
export const isWire = (transactionType: string | null | undefined): boolean => (transactionType ?? '').endsWith('Wire');
