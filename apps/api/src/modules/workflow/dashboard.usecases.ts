import type { DashboardCounts, DashboardFilter, DashboardTask } from '@closewright/contract/workflow';
import { can, hasAccess } from '@closewright/domain/access';
import { isWireDate } from '@closewright/domain/dates';
import { taskStatus } from '@closewright/domain/workflow';
import type { Caller } from '../../platform/auth/caller.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import type { Reader } from '../orders/order-rows.queries.ts';
import { readerWhere } from '../orders/orders.usecases.ts';
import { type AskedStatus, readDashboardCounts, readDashboardTasks, readTaskInfo } from './dashboard.queries.ts';
import { todayOf } from './file-tasks.usecases.ts';

/** A page of the dashboard, as the query says it. */
interface PageQuery extends DashboardFilter {
  readonly status?: AskedStatus | undefined;
  readonly after?: string | undefined;
  readonly take: number;
}

/** A page of tasks, and where the next one begins. */
export async function listDashboardTasks(
  database: Database,
  caller: Caller,
  { status, after, take, ...filter }: PageQuery,
  now: Date,
): Promise<{ tasks: DashboardTask[]; next: string | null }> {
  const today = todayOf(caller, now);
  const rows = await readDashboardTasks(database, {
    reader: dashboardReader(caller),
    today,
    filter,
    status,
    after: cursorOf(after),
    // One more than asked for tells whether there is a next page.
    take: take + 1,
  });
  const page = rows.slice(0, take);
  const last = rows.length > take ? page.at(-1) : undefined;
  return {
    tasks: page.map((row) => ({ ...row, status: taskStatus(row, today) })),
    next: last ? `${last.dueKey}_${last.orderWorkflowTaskID}` : null,
  };
}

/** How many tasks there are of each status, department and person. */
export function dashboardCounts(
  database: Database,
  caller: Caller,
  filter: DashboardFilter,
  now: Date,
): Promise<DashboardCounts> {
  return readDashboardCounts(database, { reader: dashboardReader(caller), today: todayOf(caller, now), filter });
}

/** The counts of the marks of the Workflow Dashboard; null for who may not see it. */
export async function taskNotificationInfo(database: Database, caller: Caller, now: Date) {
  if (!hasAccess(caller.session.access, ['WorkflowDashboard'])) return null;
  return readTaskInfo(database, dashboardReader(caller), todayOf(caller, now));
}

/** The caller as the reader of the dashboard: of files they may open, where they may see its tasks. */
function dashboardReader(caller: Caller): Reader {
  return readerWhere(caller, (there) => can(there, 'openFile').allowed && hasAccess(there, ['WorkflowDashboard']));
}

function cursorOf(after: string | undefined): { due: string; id: number } | null {
  if (after === undefined) return null;
  const [due = '', id = ''] = after.split('_');
  refuseFields({ after: isWireDate(due) && Number(id) <= 2_147_483_647 ? undefined : 'There is no such page' });
  return { due, id: Number(id) };
}
