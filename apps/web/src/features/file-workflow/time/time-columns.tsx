import type { TimeEntry } from '@closewright/contract/time-tracking';
import { formatDate, formatTime } from '@closewright/domain/formats';
import { itemName, type LookupSets } from '@closewright/domain/lookups';
import { decimalHoursText, formatDuration } from '@closewright/domain/time-tracking';
import type { GridColumn } from '@closewright/ui/data-grid';
import { Timer, TriangleAlert } from 'lucide-react';

interface Options {
  lookups: LookupSets;
  /** The name of a task of the file; empty for none. */
  taskName: (orderWorkflowTaskID: number | null) => string;
}

/** `4100 Title labor`: an account code with its number before its name. */
function accountText(lookups: LookupSets, id: number | null): string {
  const item = lookups.timeTrackingAccountCodes?.find((each) => each.id === id);
  return [item?.data, itemName(lookups, 'timeTrackingAccountCodes', id)].filter(Boolean).join(' ');
}

function From({ startTime, isTimed, isOverlapping }: TimeEntry) {
  return (
    <span className="inline-flex items-center gap-1">
      {formatTime(startTime)}
      {isTimed && (
        <>
          <Timer aria-hidden className="size-3 text-muted" strokeWidth={1.75} />
          <span className="sr-only">by timer</span>
        </>
      )}
      {isOverlapping && (
        <>
          <TriangleAlert aria-hidden className="size-3.5 text-warning-fg" strokeWidth={1.75} />
          <span className="sr-only">overlaps with other time of the same person</span>
        </>
      )}
    </span>
  );
}

const duration = (total: unknown) => formatDuration(Number(total ?? 0));

/** The columns of the time of a file; the export has the same, with decimal hours for a sheet. */
export function timeColumns({ lookups, taskName }: Options): GridColumn<TimeEntry>[] {
  return [
    {
      id: 'workDate',
      header: 'Date',
      kind: 'date',
      value: ({ workDate }) => workDate,
      text: ({ workDate }) => formatDate(workDate),
      groupable: true,
      width: 96,
    },
    {
      id: 'startTime',
      header: 'From',
      kind: 'date',
      value: ({ startTime }) => startTime,
      text: ({ startTime, isOverlapping }) => `${formatTime(startTime)}${isOverlapping ? ' overlaps' : ''}`,
      render: (entry) => <From {...entry} />,
      width: 116,
      priority: 2,
    },
    {
      id: 'minutes',
      header: 'Time',
      kind: 'number',
      value: ({ minutes }) => minutes,
      text: ({ minutes }) => formatDuration(minutes),
      total: 'sum',
      totalText: duration,
      width: 76,
    },
    {
      id: 'hours',
      header: 'Hours',
      kind: 'number',
      value: ({ minutes }) => minutes,
      text: ({ minutes }) => decimalHoursText(minutes),
      width: 72,
      priority: 6,
    },
    { id: 'user', header: 'Who', value: ({ user }) => user, groupable: true, rowHeader: true, width: 150 },
    {
      id: 'timeCategoryID',
      header: 'Category',
      value: ({ timeCategoryID }) => itemName(lookups, 'timeTrackingCategories', timeCategoryID),
      groupable: true,
      width: 140,
    },
    {
      id: 'timeAccountCodeID',
      header: 'Account code',
      value: ({ timeAccountCodeID }) => accountText(lookups, timeAccountCodeID),
      groupable: true,
      width: 150,
      priority: 4,
    },
    {
      id: 'orderWorkflowTaskID',
      header: 'Task',
      value: ({ orderWorkflowTaskID }) => taskName(orderWorkflowTaskID),
      groupable: true,
      grow: 1,
      minWidth: 120,
      priority: 3,
    },
    { id: 'note', header: 'Note', value: ({ note }) => note, grow: 2, minWidth: 140, priority: 1 },
  ];
}
