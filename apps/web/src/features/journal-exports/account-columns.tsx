import type { JournalAccountRow } from '@closewright/contract/journal-exports';
import { counted, formatDate } from '@closewright/domain/formats';
import { Badge } from '@closewright/ui/badge';
import type { GridColumn } from '@closewright/ui/data-grid';
import { CircleCheck, Clock, TriangleAlert } from 'lucide-react';

/** The bank accounts, with what the books were not told of in amber. */
export const accountColumns: readonly GridColumn<JournalAccountRow>[] = [
  { id: 'name', header: 'Bank account', value: ({ name }) => name, rowHeader: true, grow: 1, minWidth: 120 },
  {
    id: 'accountNumber',
    header: 'Number',
    kind: 'identifier',
    value: ({ accountNumber }) => accountNumber,
    width: 88,
    priority: 1,
  },
  {
    id: 'due',
    header: 'To export',
    value: ({ due }) => due,
    text: (account) => stateOf(account)[2],
    render: (account) => {
      const [tone, icon, words] = stateOf(account);
      return icon === null ? (
        <span className="text-muted">{words}</span>
      ) : (
        <Badge tone={tone} icon={icon}>
          {words}
        </Badge>
      );
    },
    width: 148,
  },
  {
    id: 'reached',
    header: 'Through',
    kind: 'date',
    value: ({ reachedThrough }) => reachedThrough,
    text: ({ reachedThrough }) => (reachedThrough === null ? '' : formatDate(reachedThrough)),
    width: 96,
    priority: 2,
  },
];

function stateOf({ due, waiting, reachedThrough }: JournalAccountRow) {
  if (due > 0) return ['warning', TriangleAlert, counted(due, 'posting')] as const;
  if (waiting > 0) return ['warning', Clock, 'Not accepted yet'] as const;
  return reachedThrough === null
    ? (['neutral', null, 'Nothing to export'] as const)
    : (['neutral', CircleCheck, 'Exported'] as const);
}
