import type { ReceiptCriteria, ReceiptPage } from '@closewright/contract/escrow-accounting';
import { fundsInstruments } from '@closewright/domain/check-writing';
import {
  type ListedReceipt,
  receiptColumns,
  receiptSorts,
  receiptStateNames,
} from '@closewright/domain/escrow-accounting';
import { routeByName } from '@closewright/domain/navigation';
import { TextLink } from '@closewright/ui/link';
import { useMemo } from 'react';
import { useClock } from '../../../app/session/clock.ts';
import { call } from '../../../lib/api/index.ts';
import { EscrowList } from '../list/escrow-list.tsx';
import { FiguresBand } from '../list/figures-band.tsx';
import { choicesOf, type FilterField } from '../list/filter-field.ts';
import { type ColumnLooks, gridColumns } from '../list/list-columns.tsx';
import { orderOf } from '../list/list-order.ts';
import type { ListScreenProps } from '../list/list-screen.ts';
import { statesFigures } from '../list/states-figures.ts';
import { useAccounts } from '../use-accounts.ts';

const { label } = routeByName('accounting.receipt-browser');
const unclaimed = routeByName('ea:unclaimed-money');

/** The filters of the receipts, as they stand in their address. */
export const receiptFields: readonly FilterField[] = [
  { kind: 'account', name: 'bankAccountID' },
  { kind: 'text', name: 'text', label: 'Find', placeholder: 'Payer, no., file' },
  {
    ...{ kind: 'choice', name: 'state', label: 'State', any: 'Any', width: 120 },
    choices: choicesOf(receiptStateNames),
  },
  {
    ...{ kind: 'choice', name: 'instrument', label: 'Instrument', any: 'Any', width: 150 },
    choices: fundsInstruments.map((value) => ({ value, label: value })),
  },
  { kind: 'count', name: 'slip', label: 'Slip' },
  { kind: 'date', name: 'from', label: 'From' },
  { kind: 'date', name: 'until', label: 'To' },
  { kind: 'cents', name: 'least', label: 'At least' },
  { kind: 'cents', name: 'most', label: 'At most' },
];

const looks: ColumnLooks<ListedReceipt> = {
  date: { width: 96 },
  payer: { rowHeader: true, grow: 2, minWidth: 150 },
  instrument: { width: 124, kind: 'muted' },
  reference: { width: 96 },
  fileNumber: { width: 124 },
  receipt: { width: 64, priority: 4 },
  bankAccount: { grow: 1, minWidth: 110, priority: 3 },
  amount: { width: 120 },
  uncollected: { width: 112 },
  state: { width: 96 },
  slip: { width: 64 },
  depositedOn: { width: 96, priority: 1 },
  collectedOn: { width: 96, priority: 1 },
  age: { width: 56 },
  reason: { grow: 1, minWidth: 110, priority: 2 },
};
const keyOf = ({ bankAccountID, stripe, number }: ListedReceipt) => `${bankAccountID}-${stripe}-${number}`;
const noun = ['receipt', 'receipts'] as const;

/** Receipt Browser: what came in for all files, and how far it has come. */
export function ReceiptsScreen({ asked, onAsk, onOpen, hrefOf }: ListScreenProps) {
  const today = useClock().today();
  const { accounts } = useAccounts();
  const columns = useMemo(() => gridColumns(receiptColumns(today), looks, receiptSorts), [today]);
  // The fields are those that the call takes.
  const criteria = asked as unknown as Omit<ReceiptCriteria, 'sort' | 'direction'>;
  return (
    <EscrowList<ListedReceipt, ReceiptPage>
      title={label}
      noun={noun}
      fields={receiptFields}
      asked={asked}
      onAsk={onAsk}
      accounts={accounts}
      emptyHint="What is received under Check Writing of a file stands here."
      columns={columns}
      rowKey={keyOf}
      gridKey="receipt-browser"
      read={({ skip, take, sort }) =>
        call('listReceipts', { query: { ...criteria, ...orderOf(receiptSorts, sort), skip, take } })
      }
      exported={(sort) => ({ list: 'receipts', ...criteria, ...orderOf(receiptSorts, sort) })}
      totals={({ states }) => <FiguresBand figures={statesFigures(receiptStateNames, states, noun)} />}
      printed={{
        columns: (page) => receiptColumns(page.today),
        facts: ({ states }) => [
          statesFigures(receiptStateNames, states, noun)
            .map((figure) => `${figure.label}: ${figure.text}`)
            .join(' · '),
        ],
      }}
      actions={
        <TextLink href={unclaimed.path ?? ''} className="self-center px-1">
          {unclaimed.label}
        </TextLink>
      }
      onRowOpen={({ ordersID }) => onOpen(ordersID)}
      rowHref={({ ordersID }) => hrefOf(ordersID)}
    />
  );
}
