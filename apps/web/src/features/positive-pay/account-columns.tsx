import type { PositivePayAccountRow } from '@closewright/contract/positive-pay';
import { Badge } from '@closewright/ui/badge';
import type { GridColumn } from '@closewright/ui/data-grid';
import { CircleCheck, Clock, TriangleAlert } from 'lucide-react';
import { type AccountState, accountState, eventCount } from './positive-pay-words.ts';

/** The bank accounts, with what was not sent or not accepted in amber. */
export const accountColumns: readonly GridColumn<PositivePayAccountRow>[] = [
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
    header: 'Due',
    value: ({ due }) => eventCount(due),
    text: (account) => accountState(account).text,
    render: (account) => <StateBadge {...accountState(account)} />,
    width: 148,
  },
  {
    id: 'waiting',
    header: 'Waiting',
    kind: 'muted',
    value: ({ waiting }) => waiting,
    text: ({ waiting }) => (waiting === 0 ? '' : String(waiting)),
    width: 68,
    priority: 2,
  },
];

const icons = { due: TriangleAlert, waiting: Clock, told: CircleCheck } as const;

function StateBadge({ kind, text }: AccountState) {
  if (kind === 'nothing') return <span className="text-muted">{text}</span>;
  return (
    <Badge tone={kind === 'told' ? 'neutral' : 'warning'} icon={icons[kind]}>
      {text}
    </Badge>
  );
}
