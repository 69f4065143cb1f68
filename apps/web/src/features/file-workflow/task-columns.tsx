import type { WorkflowTask } from '@closewright/contract/workflow';
import { formatDate } from '@closewright/domain/formats';
import type { LookupSets } from '@closewright/domain/lookups';
import { dueRuleText, taskStatuses, taskStatusLabels, workflowLimits } from '@closewright/domain/workflow';
import { dateEditor, type GridColumn, textEditor } from '@closewright/ui/data-grid';
import type { Holidays } from '@closewright/ui/date-field';
import { Hand } from 'lucide-react';
import { choiceColumn } from '../../lib/tasks/choice-column.ts';
import { TaskStatusBadge } from '../../lib/tasks/task-status-badge.tsx';

interface Options {
  lookups: LookupSets;
  today: string;
  /** `+5b` goes by them. */
  holidays: Holidays;
  moment(instant: string): string;
  mayEdit: boolean;
  mayStart: boolean;
}

/** The columns of File Workflow; those the user may change are edited in their cells. */
export function taskColumns({
  lookups,
  today,
  holidays,
  moment,
  mayEdit,
  mayStart,
}: Options): GridColumn<WorkflowTask>[] {
  /** Without its editor for who may not change it. */
  const choice = (...[set, id, header]: ['departments' | 'staff', 'departmentID' | 'assigneeID', string]) => {
    const { editor, ...column } = choiceColumn<WorkflowTask>(lookups, set, id, header);
    return { ...column, groupable: true, ...(mayEdit && { editor }) };
  };
  return [
    {
      id: 'status',
      header: 'Status',
      value: ({ status }) => taskStatuses.indexOf(status),
      text: ({ status }) => taskStatusLabels[status],
      render: ({ status }) => <TaskStatusBadge status={status} />,
      groupable: true,
      width: 158,
    },
    {
      id: 'name',
      header: 'Task',
      value: ({ name }) => name,
      rowHeader: true,
      grow: 2,
      minWidth: 200,
      ...(mayEdit && { editor: textEditor({ required: true, maxLength: workflowLimits.nameLength }) }),
    },
    choice('departments', 'departmentID', 'Department'),
    choice('staff', 'assigneeID', 'Assigned to'),
    {
      id: 'startDate',
      header: 'Start',
      kind: 'date',
      value: ({ startDate }) => startDate,
      text: ({ startDate }) => formatDate(startDate),
      width: 104,
      priority: 2,
      ...(mayStart && { editor: dateEditor({ today, holidays }) }),
    },
    {
      id: 'dueDate',
      header: 'Due',
      kind: 'date',
      value: ({ dueDate }) => dueDate,
      text: ({ dueDate }) => formatDate(dueDate),
      render: ({ dueDate, isDueDateEdited }) => (
        <span className="inline-flex items-center gap-1">
          {formatDate(dueDate)}
          {isDueDateEdited && (
            <>
              <Hand aria-hidden className="size-3 text-muted" strokeWidth={1.75} />
              <span className="sr-only">set by hand</span>
            </>
          )}
        </span>
      ),
      width: 118,
      ...(mayEdit && { editor: dateEditor({ today, holidays }) }),
    },
    { id: 'rule', header: 'Rule', kind: 'muted', value: ({ due }) => dueRuleText(due), width: 210, priority: 3 },
    {
      id: 'taskNote',
      header: 'Note',
      value: ({ taskNote }) => taskNote,
      text: ({ taskNote }) => (taskNote ?? '').replace(/\s+/g, ' '),
      grow: 1,
      minWidth: 140,
      priority: 1,
      ...(mayEdit && { editor: textEditor({ maxLength: workflowLimits.noteLength }) }),
      // A cell holds one line.
      editable: ({ taskNote }) => !taskNote?.includes('\n') || 'It has several lines: use Note…',
    },
    {
      id: 'completedAt',
      header: 'Completed',
      kind: 'muted',
      value: ({ completedAt }) => completedAt,
      text: ({ completedAt, completedBy }) => (completedAt ? `${moment(completedAt)} by ${completedBy}` : ''),
      width: 200,
      priority: 4,
    },
  ];
}
