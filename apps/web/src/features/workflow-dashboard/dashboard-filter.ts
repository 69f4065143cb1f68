import type { DashboardCounts, TaskScope } from '@closewright/contract/workflow';
import { type TaskStatus, taskStatuses } from '@closewright/domain/workflow';

/** A status, or what is overdue or due today. */
export type ShownStatus = TaskStatus | 'lateOrToday';

/** What the dashboard is asked for in its address; parts left out are as the user left them. */
export interface AskedTasks {
  readonly show?: ShownStatus;
  readonly scope?: TaskScope;
}

/** The tabs of the dashboard that an address names. */
export const shownStatuses: readonly ShownStatus[] = ['lateOrToday', ...taskStatuses];

const taskScopes: readonly TaskScope[] = ['mine', 'department', 'all'];

/** What an address asks for; what it names that there is not is not asked. */
export function readAsked({ show, scope }: { show?: unknown; scope?: unknown }): AskedTasks {
  const status = shownStatuses.find((each) => each === show);
  const whose = taskScopes.find((each) => each === scope);
  return { ...(status && { show: status }), ...(whose && { scope: whose }) };
}

/** What the dashboard shows. */
export interface Shown {
  readonly scope: TaskScope;
  /** Null for everything there is to do. */
  readonly status: ShownStatus | null;
  readonly departmentID: number | null;
  /** 0 for tasks of nobody. */
  readonly assigneeID: number | null;
  readonly text: string;
}

/** What is shown before anything is chosen: what the user has to do. */
export const firstShown: Shown = { scope: 'mine', status: null, departmentID: null, assigneeID: null, text: '' };

/** The statuses of what there is to do, the nearest first. */
export const todoStatuses = taskStatuses.filter((status) => status !== 'complete' && status !== 'notApplicable');

/** The filter as the calls take it in their address; whose tasks a person is chosen of is said by the person. */
export function queryOf({ scope, departmentID, assigneeID, text }: Shown) {
  return {
    scope,
    ...(departmentID === null ? {} : { departmentID }),
    ...(assigneeID === null || scope === 'mine' ? {} : { assigneeID }),
    ...(text === '' ? {} : { text }),
  };
}

/** How many tasks a tab shows; everything there is to do for null. */
export function shownCount(counts: DashboardCounts, status: ShownStatus | null): number {
  if (status === null) return todoCount(counts);
  const { statuses } = counts;
  return status === 'lateOrToday' ? statuses.overdue + statuses.dueToday : statuses[status];
}

/** How many tasks there are to do. */
export function todoCount({ statuses }: DashboardCounts): number {
  return todoStatuses.reduce((sum, status) => sum + statuses[status], 0);
}
