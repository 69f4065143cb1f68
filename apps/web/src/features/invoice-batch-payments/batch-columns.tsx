import type { InvoiceBatch } from '@closewright/contract/invoices';
import { counted, formatDate } from '@closewright/domain/formats';
import { Badge } from '@closewright/ui/badge';
import { type GridColumn, rowMenuColumn } from '@closewright/ui/data-grid';
import { Ban, CircleCheck } from 'lucide-react';

/** Whether a batch still counts. */
export const batchState = ({ takenBack }: Pick<InvoiceBatch, 'takenBack'>): string =>
  takenBack === null ? 'Noted' : 'Taken back';

/** Whether a batch still counts, as a badge. */
export function BatchStateBadge({ takenBack }: Pick<InvoiceBatch, 'takenBack'>) {
  const isGood = takenBack === null;
  return (
    <Badge tone={isGood ? 'success' : 'neutral'} icon={isGood ? CircleCheck : Ban}>
      {batchState({ takenBack })}
    </Badge>
  );
}

/**
 * The columns of batches.
 * @param isWhole all there are were read: they can be sorted here
 */
export const batchColumns = (isWhole: boolean, hasMenu: boolean): GridColumn<InvoiceBatch>[] => [
  ...columns.map((column) => ({ ...column, sortable: isWhole, filterable: false })),
  ...(hasMenu ? [rowMenuColumn] : []),
];

const columns: readonly GridColumn<InvoiceBatch>[] = [
  {
    id: 'number',
    header: 'Batch',
    kind: 'identifier',
    value: ({ number }) => number,
    width: 88,
    rowHeader: true,
  },
  {
    id: 'date',
    header: 'Received',
    kind: 'date',
    value: ({ date }) => date,
    text: ({ date }) => formatDate(date),
    width: 96,
  },
  {
    id: 'customer',
    header: 'From',
    value: ({ customerCompanyName }) => customerCompanyName,
    grow: 1,
    minWidth: 120,
  },
  { id: 'means', header: 'How', value: ({ means }) => means, width: 72, priority: 3 },
  {
    id: 'reference',
    header: 'Reference',
    kind: 'identifier',
    value: ({ reference }) => reference,
    width: 112,
    priority: 2,
  },
  {
    id: 'invoices',
    header: 'Invoices',
    kind: 'number',
    value: ({ allocations }) => allocations.length,
    text: ({ allocations }) => counted(allocations.length, 'invoice'),
    width: 88,
    priority: 1,
  },
  { id: 'amount', header: 'Amount', kind: 'money', value: ({ amount }) => amount, width: 112 },
  { id: 'over', header: 'Over', kind: 'money', value: ({ over }) => over, width: 96, priority: 4 },
  {
    id: 'state',
    header: 'State',
    value: batchState,
    render: (batch) => <BatchStateBadge {...batch} />,
    width: 104,
  },
];
