import type { Invoice } from '@closewright/contract/invoices';
import { formatDate } from '@closewright/domain/formats';
import { type GridColumn, rowMenuColumn } from '@closewright/ui/data-grid';
import { InvoiceStateBadge } from './invoice-state-badge.tsx';
import { stateWords } from './invoice-words.ts';

/** The columns of the invoices of a file. */
export const invoiceColumns = (hasMenu: boolean): GridColumn<Invoice>[] => [
  {
    id: 'number',
    header: 'Number',
    kind: 'identifier',
    value: ({ number }) => number,
    text: ({ number }) => number ?? 'Draft',
    width: 84,
    rowHeader: true,
  },
  {
    id: 'customer',
    header: 'Customer',
    value: ({ customerCompanyName }) => customerCompanyName,
    text: ({ customerCompanyName }) => customerCompanyName || 'Nobody yet',
    grow: 1,
    minWidth: 140,
  },
  {
    id: 'date',
    header: 'Date',
    kind: 'date',
    value: ({ issued }) => issued?.on ?? null,
    text: ({ issued }) => (issued === null ? '' : formatDate(issued.on)),
    width: 96,
    priority: 3,
  },
  {
    id: 'due',
    header: 'Due',
    kind: 'date',
    value: ({ issued }) => issued?.due ?? null,
    text: ({ issued }) => (issued === null ? '' : formatDate(issued.due)),
    width: 96,
    priority: 1,
  },
  { id: 'total', header: 'Total', kind: 'money', value: ({ total }) => total, width: 108, priority: 2 },
  {
    id: 'balance',
    header: 'Balance',
    kind: 'money',
    value: ({ state, balance }) => (state === 'draft' || state === 'void' ? null : balance),
    width: 108,
  },
  {
    id: 'state',
    header: 'State',
    value: stateWords,
    render: (invoice) => <InvoiceStateBadge {...invoice} />,
    width: 172,
  },
  ...(hasMenu ? [rowMenuColumn] : []),
];
