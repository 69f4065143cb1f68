import type { ConsolidatedPayment } from '@closewright/contract/consolidated-checks';
import { formatDate } from '@closewright/domain/formats';
import { Badge } from '@closewright/ui/badge';
import { type GridColumn, rowMenuColumn } from '@closewright/ui/data-grid';
import { Ban, CircleCheck, Hourglass } from 'lucide-react';
import { paymentTitle, stateNames } from './payment-words.ts';

/** What became of a payment, as a badge. */
export function PaymentStateBadge({ state, asked }: Pick<ConsolidatedPayment, 'state' | 'asked'>) {
  if (asked !== null)
    return (
      <Badge tone="warning" icon={Hourglass}>
        {asked.kind === 'void' ? 'Void asked for' : 'Stop asked for'}
      </Badge>
    );
  const isGood = state === 'outstanding' || state === 'paid';
  return (
    <Badge tone={state === 'paid' ? 'success' : 'neutral'} icon={isGood ? CircleCheck : Ban}>
      {stateNames[state]}
    </Badge>
  );
}

/**
 * The columns of payments for several files.
 * @param isWhole all there are were read: they can be sorted here
 */
export const paymentColumns = (isWhole: boolean, hasMenu: boolean): GridColumn<ConsolidatedPayment>[] => [
  ...columns.map((column) => ({ ...column, sortable: isWhole, filterable: false })),
  ...(hasMenu ? [rowMenuColumn] : []),
];

// Payment, payee and amount stay however narrow the list is: it has 320 px at least.
const columns: readonly GridColumn<ConsolidatedPayment>[] = [
  { id: 'title', header: 'Payment', kind: 'identifier', value: paymentTitle, width: 124, rowHeader: true },
  {
    id: 'date',
    header: 'Date',
    kind: 'date',
    value: ({ date }) => date,
    text: ({ date }) => formatDate(date),
    width: 96,
    priority: 2,
  },
  { id: 'payee', header: 'Payee', value: ({ payee }) => payee, grow: 2, minWidth: 92 },
  { id: 'files', header: 'Files', kind: 'number', value: ({ files }) => files, width: 64, priority: 3 },
  { id: 'amount', header: 'Amount', kind: 'money', value: ({ amount }) => amount, width: 104 },
  {
    id: 'state',
    header: 'State',
    value: ({ state }) => stateNames[state],
    render: (row) => <PaymentStateBadge {...row} />,
    width: 136,
    priority: 1,
  },
  { id: 'paper', header: 'Paper', kind: 'muted', value: ({ paper }) => paper ?? '', width: 96, priority: 5 },
  {
    id: 'bankAccount',
    header: 'Bank account',
    value: ({ bankAccount }) => bankAccount,
    grow: 1,
    minWidth: 110,
    priority: 4,
  },
];
