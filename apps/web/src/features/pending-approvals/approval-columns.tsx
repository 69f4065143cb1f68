import type { ApprovalRow } from '@closewright/contract/check-writing';
import { approvalKindNames, approvalSubject } from '@closewright/domain/check-writing';
import { relativeDay } from '@closewright/domain/dates';
import { type GridColumn, rowMenuColumn } from '@closewright/ui/data-grid';
import type { Clock } from '../../app/session/clock.ts';
import { ApprovalStateBadge } from './approval-state-badge.tsx';
import { noteOf, stateNames } from './approval-words.ts';
import type { Problems } from './order-of-sending.ts';

export interface ApprovalColumnsInput {
  clock: Clock;
  /** Why requests were not decided. */
  problems: Problems;
  /** All there are were read: they can be sorted here. */
  isWhole: boolean;
  /** Rows have a menu, with a button of its own. */
  hasMenu: boolean;
}

type Column = GridColumn<ApprovalRow>;

const fileNumber: Column = {
  id: 'fileNumber',
  header: 'File',
  kind: 'identifier',
  value: (row) => row.fileNumber,
  width: 104,
  rowHeader: true,
};
const subject: Column = { id: 'subject', header: 'What', value: approvalSubject, grow: 1.6, minWidth: 180 };
const amount: Column = { id: 'amount', header: 'Amount', kind: 'money', value: (row) => row.amount, width: 108 };
const bankAccount: Column = {
  id: 'bankAccount',
  header: 'Bank account',
  value: (row) => row.bankAccount,
  grow: 1,
  minWidth: 130,
};
const requestedBy: Column = { id: 'requestedBy', header: 'Asked by', value: (row) => row.requestedBy, width: 130 };
const comment: Column = { id: 'comment', header: 'Reason', value: (row) => row.comment, grow: 1.4, minWidth: 150 };

const moment = (id: 'requestedAt' | 'decidedAt', header: string, clock: Clock): Column => ({
  id,
  header,
  kind: 'date',
  value: (row) => row[id],
  text: (row) => (row[id] === null ? '' : clock.moment(row[id])),
  width: 150,
});

/** The columns of what waits, with what the file has and what stands in the way. */
export function pendingColumns({ clock, problems, isWhole, hasMenu }: ApprovalColumnsInput): Column[] {
  const today = clock.today();
  return sortedHere(isWhole, [
    fileNumber,
    subject,
    amount,
    { id: 'available', header: 'Available', kind: 'money', value: (row) => row.available, width: 104, priority: 1 },
    { id: 'lacking', header: 'Lacking', kind: 'money', value: (row) => row.lacking, width: 104, priority: 3 },
    { ...bankAccount, priority: 6 },
    { ...requestedBy, priority: 5 },
    { ...moment('requestedAt', 'Asked on', clock), priority: 7 },
    {
      id: 'age',
      header: 'Age',
      kind: 'muted',
      value: (row) => relativeDay(clock.dayOf(row.requestedAt), today),
      width: 88,
      sortable: false,
      priority: 2,
    },
    { ...comment, priority: 4 },
    {
      id: 'note',
      header: 'Note',
      kind: 'muted',
      value: (row) => noteOf(row, problems.get(row.approvalID)),
      grow: 1,
      minWidth: 124,
    },
    ...(hasMenu ? [rowMenuColumn] : []),
  ]);
}

/** The columns of what was decided or withdrawn, with who did that. */
export function decidedColumns({ clock, isWhole }: Pick<ApprovalColumnsInput, 'clock' | 'isWhole'>): Column[] {
  return sortedHere(isWhole, [
    fileNumber,
    subject,
    amount,
    {
      id: 'state',
      header: 'State',
      value: ({ state }) => stateNames[state],
      render: ({ state }) => <ApprovalStateBadge state={state} />,
      width: 116,
    },
    { id: 'decidedBy', header: 'Decided by', value: (row) => row.decidedBy, width: 130, priority: 1 },
    { ...moment('decidedAt', 'Decided on', clock), priority: 2 },
    {
      id: 'decisionComment',
      header: 'Comment',
      value: (row) => row.decisionComment,
      grow: 1.4,
      minWidth: 150,
      priority: 3,
    },
    { ...requestedBy, priority: 4 },
    { ...moment('requestedAt', 'Asked on', clock), priority: 6 },
    { ...comment, priority: 5 },
    { ...bankAccount, priority: 7 },
  ]);
}

/** Words and kind are looked for by the api, in what was not read too. */
const sortedHere = (isWhole: boolean, columns: readonly Column[]): Column[] =>
  columns.map((column) => ({ ...column, sortable: isWhole && column.sortable !== false, filterable: false }));

/** The kinds as a choice. */
export const kindChoices = (Object.entries(approvalKindNames) as [ApprovalRow['kind'], string][]).map(
  ([value, label]) => ({ value, label }),
);
