import { type GridColumn, rowMenuColumn } from '@closewright/ui/data-grid';
import type { Clock } from '../../../app/session/clock.ts';
import { ApprovalState } from './approval-card.tsx';
import type { ApprovalRow } from './approval-rows.ts';

/** The columns of what was asked for, with a menu for whoever can do something about it. */
export const approvalColumns = ({ moment }: Pick<Clock, 'moment'>): readonly GridColumn<ApprovalRow>[] => [
  {
    id: 'what',
    header: 'What',
    rowHeader: true,
    minWidth: 200,
    grow: 2,
    value: ({ subject }) => subject,
    render: ({ subject }) => (
      <span className="truncate font-medium" title={subject}>
        {subject}
      </span>
    ),
  },
  { id: 'amount', header: 'Amount', kind: 'money', width: 116, value: ({ request }) => request.amount },
  { id: 'asked-by', header: 'Asked by', width: 130, groupable: true, value: ({ request }) => request.requestedBy },
  {
    id: 'asked-on',
    header: 'Asked on',
    kind: 'date',
    width: 150,
    value: ({ request }) => request.requestedAt,
    text: ({ request }) => moment(request.requestedAt),
  },
  { id: 'why', header: 'Reason', minWidth: 120, grow: 2, value: ({ request }) => request.comment },
  {
    id: 'state',
    header: 'State',
    minWidth: 130,
    grow: 1,
    groupable: true,
    value: ({ status }) => status.words,
    render: (row) => <ApprovalState row={row} />,
  },
  {
    id: 'decided-by',
    header: 'Decided by',
    width: 120,
    priority: 1,
    groupable: true,
    value: ({ request }) => request.decidedBy,
  },
  {
    id: 'decided-on',
    header: 'Decided on',
    kind: 'date',
    width: 150,
    priority: 2,
    value: ({ request }) => request.decidedAt,
    text: ({ request }) => (request.decidedAt === null ? '' : moment(request.decidedAt)),
  },
  {
    id: 'comment',
    header: 'Comment',
    kind: 'muted',
    minWidth: 120,
    grow: 1,
    priority: 1,
    value: ({ request }) => request.decisionComment,
  },
  rowMenuColumn as GridColumn<ApprovalRow>,
];
