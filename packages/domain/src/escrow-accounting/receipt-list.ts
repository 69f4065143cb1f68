import type { FundsInstrument, PostedNumber, ReceiptState } from '../check-writing/index.ts';
import { diffDates, type WireDate } from '../dates/index.ts';
import type { ListColumn } from './list-column.ts';

/** A receipt of any file, with what became of it. Cents. */
export interface ListedReceipt extends PostedNumber {
  readonly bankAccountID: number;
  readonly bankAccount: string;
  /** Its number in the file. */
  readonly receipt: number;
  readonly date: WireDate;
  readonly amount: number;
  /** How much of it may not be paid out yet. */
  readonly uncollected: number;
  /** Null where what was posted does not say it. */
  readonly instrument: FundsInstrument | null;
  readonly payer: string;
  readonly reference: string | null;
  readonly memo: string | null;
  readonly ordersID: number;
  readonly fileNumber: string;
  readonly state: ReceiptState;
  readonly slip: number | null;
  readonly depositedOn: WireDate | null;
  readonly collectedOn: WireDate | null;
  /** When the bank gave it back or it was taken back, and why. */
  readonly endedOn: WireDate | null;
  readonly reason: string | null;
}

/** How far receipts may have come. */
export const receiptStates = [
  'received',
  'deposited',
  'collected',
  'returned',
  'taken back',
] as const satisfies readonly ReceiptState[];
export const receiptStateNames = {
  received: 'Received',
  deposited: 'Deposited',
  collected: 'Collected',
  returned: 'Returned',
  'taken back': 'Taken back',
} as const satisfies Readonly<Record<ReceiptState, string>>;

/** By what they are ordered. */
export const receiptSorts = ['date', 'payer', 'fileNumber', 'amount', 'slip', 'depositedOn'] as const;
export type ReceiptSort = (typeof receiptSorts)[number];

/** How many days a receipt has waited to be collected; null of what does not. */
export const waitingDays = ({ state, date }: Pick<ListedReceipt, 'state' | 'date'>, today: WireDate): number | null =>
  state === 'received' || state === 'deposited' ? Math.max(0, diffDates(date, today, 'days')) : null;

/** The receipts of all files. */
export const receiptColumns = (today: WireDate): readonly ListColumn<ListedReceipt>[] => [
  { id: 'date', header: 'Date', kind: 'date', value: ({ date }) => date },
  { id: 'payer', header: 'Payer', kind: 'text', value: ({ payer }) => payer },
  { id: 'instrument', header: 'Instrument', kind: 'text', value: ({ instrument }) => instrument },
  { id: 'reference', header: 'Number', kind: 'identifier', value: ({ reference }) => reference },
  { id: 'fileNumber', header: 'File', kind: 'identifier', value: ({ fileNumber }) => fileNumber },
  { id: 'receipt', header: 'Receipt', kind: 'number', value: ({ receipt }) => receipt },
  { id: 'bankAccount', header: 'Bank account', kind: 'text', value: ({ bankAccount }) => bankAccount },
  { id: 'amount', header: 'Amount', kind: 'money', value: ({ amount }) => amount },
  { id: 'uncollected', header: 'Not collected', kind: 'money', value: ({ uncollected }) => uncollected },
  { id: 'state', header: 'State', kind: 'text', value: ({ state }) => receiptStateNames[state] },
  { id: 'slip', header: 'Slip', kind: 'identifier', value: ({ slip }) => slip },
  { id: 'depositedOn', header: 'Deposited', kind: 'date', value: ({ depositedOn }) => depositedOn },
  { id: 'collectedOn', header: 'Collected', kind: 'date', value: ({ collectedOn }) => collectedOn },
  { id: 'age', header: 'Days', kind: 'number', value: (row) => waitingDays(row, today) },
  { id: 'reason', header: 'Reason', kind: 'text', value: ({ reason }) => reason },
];
