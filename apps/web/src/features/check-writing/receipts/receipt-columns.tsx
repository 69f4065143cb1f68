import type { FileLedger } from '@closewright/contract/check-writing';
import type { Receipt } from '@closewright/domain/check-writing';
import { formatDate } from '@closewright/domain/formats';
import { type GridColumn, rowMenuColumn } from '@closewright/ui/data-grid';
import { withKept } from './kept-columns.tsx';
import { fundsOf, fundsWords } from './receipt-funds.ts';
import type { ReceiptRow } from './receipt-rows.ts';
import { ReceiptStateMark, stateWords } from './receipt-state.tsx';

/** When what came in may be paid out: the day it could be, or what it waits for; of what was returned, when. */
export function collectionWords(ledger: FileLedger, receipts: readonly Receipt[], receipt: Receipt): string {
  if (receipt.returned !== null) return `Returned ${formatDate(receipt.returned.on)}`;
  if (receipt.collectedOn !== null && receipt.uncollected === 0) return formatDate(receipt.collectedOn);
  return receipt.uncollected > 0 ? fundsWords(fundsOf(ledger, receipts, receipt)) : '';
}

/** What a receipt is for; of one that was returned also why. */
const purposeWords = ({ facts, returned }: Receipt): string =>
  [facts.memo, returned && `Returned: ${returned.reason}`].filter((words) => words !== null).join('. ');

/** The columns of the receipts of a file, and of what payers have kept. */
export const receiptColumns = (ledger: FileLedger, receipts: readonly Receipt[]): GridColumn<ReceiptRow>[] => [
  ...columnsOf(ledger, receipts).map(withKept),
  rowMenuColumn,
];

const columnsOf = (ledger: FileLedger, receipts: readonly Receipt[]): GridColumn<Receipt>[] => [
  { id: 'number', header: 'No.', kind: 'number', width: 52, value: ({ facts }) => facts.receipt },
  {
    id: 'date',
    header: 'Date',
    kind: 'date',
    width: 104,
    value: ({ date }) => date,
    text: ({ date }) => formatDate(date),
  },
  { id: 'instrument', header: 'How', width: 124, groupable: true, value: ({ facts }) => facts.instrument },
  { id: 'payer', header: 'From', rowHeader: true, minWidth: 150, grow: 2, value: ({ facts }) => facts.payer },
  {
    id: 'memo',
    header: 'For',
    minWidth: 110,
    grow: 1,
    priority: 1,
    value: ({ facts }) => facts.memo,
    text: purposeWords,
  },
  {
    id: 'reference',
    header: 'Reference',
    kind: 'identifier',
    width: 150,
    priority: 3,
    value: ({ facts }) => facts.reference,
  },
  {
    id: 'slip',
    header: 'Deposit slip',
    width: 124,
    priority: 2,
    value: ({ deposited }) => deposited?.slip ?? null,
    text: ({ deposited }) => (deposited?.slip == null ? '' : `${deposited.slip}, ${formatDate(deposited.on)}`),
  },
  {
    id: 'collected',
    header: 'Collected',
    minWidth: 168,
    grow: 1,
    value: (receipt) => receipt.collectedOn,
    text: (receipt) => collectionWords(ledger, receipts, receipt),
  },
  {
    id: 'state',
    header: 'State',
    width: 124,
    groupable: true,
    value: ({ state }) => state,
    text: stateWords,
    render: (receipt) => <ReceiptStateMark {...receipt} />,
  },
  { id: 'amount', header: 'Amount', kind: 'money', width: 124, value: ({ amount }) => amount },
];
