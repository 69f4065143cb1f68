import type { ControlChange } from '@closewright/contract/controls';
import { controlOf } from '@closewright/domain/controls';
import { Badge } from '@closewright/ui/badge';
import { type GridColumn, rowMenuColumn } from '@closewright/ui/data-grid';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { stateOf } from './change-words.ts';

const looks = {
  asked: { tone: 'warning', icon: Clock },
  approved: { tone: 'success', icon: CircleCheck },
  declined: { tone: 'danger', icon: CircleX },
  withdrawn: { tone: 'neutral', icon: CircleX },
  outdated: { tone: 'neutral', icon: CircleX },
} as const;

/** What became of a weaker setting. */
export function ChangeState({ change }: { change: ControlChange }) {
  const { tone, icon } = looks[change.state];
  return (
    <Badge tone={tone} icon={icon}>
      {stateOf(change)}
    </Badge>
  );
}

/** The columns of the changes; the pane has the times. They stand in the order of the api: what waits first. */
export const changeColumns = (hasMenu: boolean): GridColumn<ControlChange>[] => [
  {
    ...{ id: 'setting', header: 'Setting', rowHeader: true, grow: 1, minWidth: 150, sortable: false },
    value: ({ control }) => controlOf(control).label,
  },
  {
    ...{ id: 'account', header: 'Bank account', grow: 1, minWidth: 110, sortable: false, priority: 2 },
    value: ({ bankAccount }) => bankAccount ?? '',
  },
  { id: 'was', header: 'From', value: ({ was }) => was, grow: 1, minWidth: 110, sortable: false },
  { id: 'becomes', header: 'To', value: ({ becomes }) => becomes, grow: 1, minWidth: 120, sortable: false },
  {
    ...{ id: 'state', header: 'State', width: 128, sortable: false },
    value: stateOf,
    render: (change) => <ChangeState change={change} />,
  },
  {
    ...{ id: 'asked', header: 'Asked by', grow: 1, minWidth: 120, sortable: false, priority: 1 },
    value: ({ askedBy }) => askedBy,
  },
  {
    ...{ id: 'decided', header: 'Decided by', grow: 1, minWidth: 120, sortable: false, priority: 3 },
    value: ({ decidedBy }) => decidedBy ?? '',
  },
  ...(hasMenu ? [rowMenuColumn] : []),
];
