import type { DashboardTask } from '@closewright/contract/workflow';
import { relativeDay, type WireDate } from '@closewright/domain/dates';
import { formatDate } from '@closewright/domain/formats';
import type { LookupSets } from '@closewright/domain/lookups';
import { taskStatuses, taskStatusLabels } from '@closewright/domain/workflow';
import { dateEditor, type GridColumn } from '@closewright/ui/data-grid';
import type { Holidays } from '@closewright/ui/date-field';
import { Hourglass } from 'lucide-react';
import { choiceColumn } from '../../lib/tasks/choice-column.ts';
import { TaskStatusBadge } from '../../lib/tasks/task-status-badge.tsx';

export interface DashboardColumnsInput {
  lookups: LookupSets;
  today: WireDate;
  /** `+5b` goes by them. */
  holidays: Holidays;
  /** Why a task cannot be changed; null when it can. */
  obstacle: (task: DashboardTask) => string | null;
  /** All tasks there are were read: they can be sorted here. */
  isWhole: boolean;
}

/** The columns of the dashboard. Who does a task and when it is due are edited in their cells. */
export function dashboardColumns({
  lookups,
  today,
  holidays,
  obstacle,
  isWhole,
}: DashboardColumnsInput): GridColumn<DashboardTask>[] {
  const editable = (task: DashboardTask) => obstacle(task) ?? true;
  const choice = (...[set, id, header]: ['departments' | 'staff', 'departmentID' | 'assigneeID', string]) => ({
    ...choiceColumn<DashboardTask>(lookups, set, id, header),
    editable,
    groupable: isWhole,
  });
  const columns: GridColumn<DashboardTask>[] = [
    {
      id: 'fileNumber',
      header: 'File',
      kind: 'identifier',
      value: ({ fileNumber }) => fileNumber,
      width: 104,
      rowHeader: true,
      groupable: isWhole,
    },
    {
      id: 'name',
      header: 'Task',
      value: ({ name }) => name,
      render: ({ name, isWaiting }) => (
        <span className="flex min-w-0 items-center gap-1.5">
          <span className="truncate">{name}</span>
          {isWaiting && (
            <>
              <Hourglass aria-hidden className="size-3 flex-none text-muted" strokeWidth={1.75} />
              <span className="sr-only">waits for another task</span>
            </>
          )}
        </span>
      ),
      grow: 1.6,
      minWidth: 200,
    },
    {
      id: 'status',
      header: 'Status',
      value: ({ status }) => taskStatuses.indexOf(status),
      text: ({ status }) => taskStatusLabels[status],
      render: ({ status }) => <TaskStatusBadge status={status} />,
      width: 158,
      groupable: isWhole,
    },
    {
      id: 'dueDate',
      header: 'Due',
      kind: 'date',
      value: ({ dueDate }) => dueDate,
      text: ({ dueDate }) => formatDate(dueDate),
      width: 104,
      editor: dateEditor({ today, holidays }),
      editable,
    },
    {
      id: 'distance',
      header: 'In',
      kind: 'muted',
      value: ({ dueDate }) => (dueDate === null ? '' : relativeDay(dueDate, today)),
      width: 120,
      sortable: false,
      priority: 4,
    },
    choice('staff', 'assigneeID', 'Assigned to'),
    { ...choice('departments', 'departmentID', 'Department'), priority: 3 },
    { id: 'buyers', header: 'Buyer or borrower', value: ({ buyers }) => buyers, grow: 1, minWidth: 150, priority: 2 },
    { id: 'property', header: 'Property', value: ({ property }) => property, grow: 1, minWidth: 180, priority: 5 },
    {
      id: 'closingDate',
      header: 'Closing',
      kind: 'date',
      value: ({ closingDate }) => closingDate,
      text: ({ closingDate }) => formatDate(closingDate),
      width: 104,
      priority: 1,
    },
  ];
  return columns.map((column) => ({ ...column, sortable: isWhole && column.sortable !== false, filterable: isWhole }));
}
