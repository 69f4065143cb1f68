import type { PositivePayAccountRow } from '@closewright/contract/positive-pay';
import { Badge } from '@closewright/ui/badge';
import type { GridColumn } from '@closewright/ui/data-grid';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { eventCount } from './positive-pay-words.ts';

/** The bank accounts, with what was not sent in amber. */
export const accountColumns: readonly GridColumn<PositivePayAccountRow>[] = [
  { id: 'name', header: 'Bank account', value: ({ name }) => name, rowHeader: true, grow: 1, minWidth: 120 },
  {
    id: 'accountNumber',
    header: 'Number',
    kind: 'identifier',
    value: ({ accountNumber }) => accountNumber,
    width: 88,
    priority: 2,
  },
  {
    id: 'due',
    header: 'Due',
    value: ({ due }) => eventCount(due),
    text: ({ due }) => dueText(eventCount(due)),
    render: ({ due }) => <DueBadge due={eventCount(due)} />,
    width: 104,
  },
  {
    id: 'waiting',
    header: 'Waiting',
    kind: 'muted',
    value: ({ waiting }) => waiting,
    text: ({ waiting }) => (waiting === 0 ? '' : String(waiting)),
    width: 68,
    priority: 1,
  },
];

const dueText = (due: number): string => (due === 0 ? 'Sent' : `${due} not sent`);

function DueBadge({ due }: { due: number }) {
  return (
    <Badge tone={due === 0 ? 'neutral' : 'warning'} icon={due === 0 ? CircleCheck : TriangleAlert}>
      {dueText(due)}
    </Badge>
  );
}
