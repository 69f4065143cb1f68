import type { JournalLineRow } from '@closewright/contract/journal-exports';
import { formatDate } from '@closewright/domain/formats';
import { journalAccountName } from '@closewright/domain/journal-exports';
import { Badge } from '@closewright/ui/badge';
import type { GridColumn } from '@closewright/ui/data-grid';
import { History, TriangleAlert } from 'lucide-react';
import { branchWords } from './journals-words.ts';

/** A line by what it is of. */
export const lineKey = ({ day, branchID, account }: JournalLineRow): string => `${day}-${branchID}-${account}`;

const mapped = (id: 'company' | 'code' | 'costCenter', header: string): GridColumn<JournalLineRow> => ({
  ...{ id, header, kind: 'identifier', width: 104 },
  value: (line) => line[id],
  render: (line) =>
    line[id] ?? (
      <Badge tone="warning" icon={TriangleAlert}>
        Not mapped
      </Badge>
    ),
});

/** The lines of journals: what the ledger came to by day, branch and account, with what the books call it. */
export const lineColumns: readonly GridColumn<JournalLineRow>[] = [
  {
    id: 'day',
    header: 'Day',
    kind: 'date',
    value: ({ day }) => day,
    text: ({ day }) => formatDate(day),
    rowHeader: true,
    width: 96,
  },
  { id: 'branch', header: 'Branch', value: branchWords, grow: 1, minWidth: 90 },
  { id: 'account', header: 'Account', value: ({ account }) => journalAccountName(account), grow: 1, minWidth: 176 },
  { id: 'debit', header: 'Debit', kind: 'money', value: ({ debit }) => debit || null, width: 112 },
  { id: 'credit', header: 'Credit', kind: 'money', value: ({ credit }) => credit || null, width: 112 },
  mapped('code', 'Ledger code'),
  mapped('costCenter', 'Cost center'),
  { ...mapped('company', 'Company'), priority: 3 },
  {
    id: 'transactions',
    header: 'Postings',
    kind: 'number',
    value: ({ transactions }) => transactions,
    width: 76,
    priority: 1,
  },
  {
    id: 'late',
    header: 'Late',
    value: ({ isLate }) => (isLate ? 'Late' : ''),
    render: ({ isLate }) =>
      isLate && (
        <Badge tone="info" icon={History}>
          Late
        </Badge>
      ),
    width: 76,
    priority: 2,
  },
];
