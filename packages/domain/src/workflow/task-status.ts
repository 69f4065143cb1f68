import { diffDates, type WireDate } from '../dates/index.ts';
import { FileStatus } from '../orders/index.ts';

/** Status of a task or item, the first that holds (core.md §4 Other; building-blocks.md §4). */
export const taskStatuses = [
  'notApplicable',
  'complete',
  'overdue',
  'dueToday',
  'dueWithin7Days',
  'dueWithin30Days',
  'open',
] as const;

export type TaskStatus = (typeof taskStatuses)[number];

/** What people read for each status. */
export const taskStatusLabels: Readonly<Record<TaskStatus, string>> = {
  notApplicable: 'Not Applicable',
  complete: 'Complete',
  overdue: 'Overdue',
  dueToday: 'Due today',
  dueWithin7Days: 'Due within 7 days',
  dueWithin30Days: 'Due within 30 days',
  open: 'Open',
};

export interface TaskState {
  readonly notApplicable: boolean;
  readonly isComplete: boolean;
  /** Null for a task without a due date: it is never overdue, unless the server says so. */
  readonly dueDate: WireDate | null;
  /** What the server says of a task row (core.md §3 Task row); without it the due date decides. */
  readonly isOverdue?: boolean;
}

/** The status of a task on a day of the tenant's time zone. */
export function taskStatus(task: TaskState, today: WireDate): TaskStatus {
  if (task.notApplicable) return 'notApplicable';
  if (task.isComplete) return 'complete';
  const days = task.dueDate === null ? null : diffDates(today, task.dueDate, 'days');
  if (task.isOverdue ?? (days !== null && days < 0)) return 'overdue';
  if (days === null || days < 0) return 'open';
  if (days === 0) return 'dueToday';
  if (days <= 7) return 'dueWithin7Days';
  return days <= 30 ? 'dueWithin30Days' : 'open';
}

/** Files whose tasks are anybody's work: not those that were cancelled, are templates, or are of the time before. */
export const workedFileStatuses: readonly FileStatus[] = [
  FileStatus.New,
  FileStatus.Open,
  FileStatus.OnHold,
  FileStatus.Closed,
  FileStatus.PolicyIssued,
];
