import { formatDate } from '@closewright/domain/formats';
import { type GridColumn, rowMenuColumn } from '@closewright/ui/data-grid';
import type { Clock } from '../../../app/session/clock.ts';
import { ApprovalState } from './approval-card.tsx';
import type { ApprovalRow } from './approval-rows.ts';

/** The columns of what was asked for, with a menu for whoever can do something about it. */
export const approvalColumns = ({ dayOf }: Pick<Clock, 'dayOf'>): readonly GridColumn<ApprovalRow>[] => [
  {
    id: 'what',
    header: 'What',
    rowHeader: true,
    minWidth: 260,
    grow: 3,
    value: ({ subject }) => subject,
    render: ({ subject }) => (
      <span className="truncate font-medium" title={subject}>
        {subject}
      </span>
    ),
  },
  { id: 'amount', header: 'Amount', kind: 'money', width: 108, value: ({ request }) => request.amount },
  { id: 'asked-by', header: 'Asked by', width: 112, groupable: true, value: ({ request }) => request.requestedBy },
  {
    id: 'asked-on',
    header: 'Asked on',
    kind: 'date',
    width: 96,
    value: ({ request }) => dayOf(request.requestedAt),
    text: ({ request }) => formatDate(dayOf(request.requestedAt)),
  },
  { id: 'why', header: 'Reason', minWidth: 130, grow: 2, value: ({ request }) => request.comment },
  {
    id: 'state',
    header: 'State',
    width: 200,
    groupable: true,
    value: ({ status }) => status.words,
    render: (row) => <ApprovalState row={row} />,
  },
  {
    id: 'decided-by',
    header: 'Decided by',
    width: 112,
    priority: 1,
    groupable: true,
    value: ({ request }) => request.decidedBy,
  },
  {
    id: 'decided-on',
    header: 'Decided on',
    kind: 'date',
    width: 96,
    priority: 1,
    value: ({ request }) => request.decidedAt && dayOf(request.decidedAt),
    text: ({ request }) => (request.decidedAt === null ? '' : formatDate(dayOf(request.decidedAt))),
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
