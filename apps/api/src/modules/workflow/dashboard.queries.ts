import type { NotificationCounts } from '@closewright/contract/notifications';
import type { DashboardCounts, DashboardFilter, DashboardTask } from '@closewright/contract/workflow';
import { addToDate, type WireDate } from '@closewright/domain/dates';
import { type TaskStatus, taskStatuses, workedFileStatuses } from '@closewright/domain/workflow';
import { type RawBuilder, sql } from 'kysely';
import { rawQuery } from '../../platform/db/raw-query.ts';
import { smallLetters } from '../../platform/db/small-letters.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { isVisible, type Reader, rowColumns } from '../orders/order-rows.queries.ts';
import { taskColumns } from './task-rows.queries.ts';

/** Days for which what is settled stays on the dashboard. */
const settledDays = 30;
/** Stands for no due date: behind all others, as the index has it (migration 0032). */
const dueKey = sql`coalesce(t.due_date, date '9999-12-31')`;

type TaskInfo = NonNullable<NotificationCounts['tasks']>;

/** A status, or what is overdue or due today. */
export type AskedStatus = TaskStatus | 'lateOrToday';

/** The day the statuses are reckoned on, and who reads. */
export interface Asked {
  readonly reader: Reader;
  readonly today: WireDate;
  readonly filter: DashboardFilter;
}

export interface PageAsked extends Asked {
  readonly status: AskedStatus | undefined;
  /** Due date and id of the last task of the page before. */
  readonly after: { readonly due: WireDate; readonly id: number } | null;
  readonly take: number;
}

/** What a row of a page is, before its status: the list of files says more of the file than the dashboard shows. */
export type DashboardRow = Omit<DashboardTask, 'status'> & { readonly dueKey: WireDate };

/** Tasks that pass the filter, nearest due first. */
export function readDashboardTasks(database: Database, asked: PageAsked): Promise<DashboardRow[]> {
  const { reader, status, after, take, today } = asked;
  const { tenant } = reader.actor;
  return database.readInTenant(
    reader.actor,
    rawQuery(sql<DashboardRow>`
      select ${rowColumns(reader)}, ${taskColumns(tenant)}, o.branch_id as "branchID", ${dueKey} as "dueKey",
        exists (select from order_workflow_tasks w where w.tenant_id = ${tenant} and w.orders_id = t.orders_id
          and w.order_workflow_task_id = any(t.depends_on) and not (w.is_complete or w.not_applicable)) as "isWaiting"
      from order_workflow_tasks t join orders o on o.tenant_id = t.tenant_id and o.orders_id = t.orders_id
      where ${isAsked(asked)} and ${isOfStatus(status, today)}
        and ${after === null ? sql`true` : sql`(${dueKey}, t.order_workflow_task_id) > (${after.due}::date, ${after.id}::integer)`}
      order by ${dueKey}, t.order_workflow_task_id
      limit ${take}`),
  );
}

/** The counts of the tasks that pass the filter, in one statement. */
export async function readDashboardCounts(database: Database, asked: Asked): Promise<DashboardCounts> {
  const { reader, today } = asked;
  const [counts] = await database.readInTenant(
    reader.actor,
    rawQuery(sql<DashboardCounts>`
      with found as materialized (
        select ${statusOf(today)} as status, t.department_id, t.assignee_id
        from order_workflow_tasks t join orders o on o.tenant_id = t.tenant_id and o.orders_id = t.orders_id
        where ${isAsked(asked)}
          and (not (t.is_complete or t.not_applicable) or ${isSettledLately})),
      todo as (select * from found where status not in ('complete', 'notApplicable'))
      select
        json_build_object(${sql.join(
          taskStatuses.map(
            (status) => sql`${sql.lit(status)}, (select count(*) from found where status = ${sql.lit(status)})`,
          ),
        )}) as statuses,
        (select coalesce(json_agg(d), '[]') from (
          select department_id as "departmentID", count(*) as open, count(*) filter (where status = 'overdue') as overdue
          from todo group by department_id order by count(*) desc, department_id) d) as departments,
        (select coalesce(json_agg(a), '[]') from (
          select assignee_id as "assigneeID", count(*) as open, count(*) filter (where status = 'overdue') as overdue
          from todo group by assignee_id order by count(*) desc, assignee_id) a) as assignees`),
  );
  if (!counts) throw new Error('A count answered nothing');
  return counts;
}

/** How many tasks the reader and the reader's department have to do, and how many of the reader's own are due by a day. */
export async function readTaskInfo(database: Database, reader: Reader, today: WireDate): Promise<TaskInfo> {
  const { tenant } = reader.actor;
  const ofDepartment = sql`t.department_id = ${departmentOf(reader)}`;
  const own = sql`t.assignee_id = ${reader.usersID}`;
  const [info] = await database.readInTenant(
    reader.actor,
    rawQuery(sql<TaskInfo>`
      select (count(*) filter (where ${ofDepartment}))::integer as "deptTaskCount",
        (count(*) filter (where ${own}))::integer as "userTaskCount",
        (count(*) filter (where ${own} and t.due_date < ${today}::date))::integer as overdue,
        (count(*) filter (where ${own} and t.due_date = ${today}::date))::integer as "dueToday"
      from order_workflow_tasks t join orders o on o.tenant_id = t.tenant_id and o.orders_id = t.orders_id
      where t.tenant_id = ${tenant} and not (t.is_complete or t.not_applicable)
        and (${own} or ${ofDepartment}) and ${isWorked} and ${isVisible(reader)}`),
  );
  if (!info) throw new Error('A count answered nothing');
  return info;
}

const isWorked = sql<boolean>`o.status = any(${[...workedFileStatuses]}::integer[])`;
const isSettledLately = sql<boolean>`((t.is_complete or t.not_applicable)
  and t.updated_at >= now() - make_interval(days => ${settledDays}))`;

function departmentOf({ actor: { tenant }, usersID }: Reader): RawBuilder<unknown> {
  return sql`(select u.department_id from users u where u.tenant_id = ${tenant} and u.users_id = ${usersID})`;
}

function isAsked({ reader, filter }: Asked): RawBuilder<boolean> {
  const { scope, departmentID, assigneeID, branchID, text } = filter;
  const parts = [sql`t.tenant_id = ${reader.actor.tenant}`, isWorked, isVisible(reader)];
  if (scope === 'mine') parts.push(sql`t.assignee_id = ${reader.usersID}`);
  if (scope === 'department') parts.push(sql`t.department_id = ${departmentOf(reader)}`);
  if (departmentID !== undefined)
    parts.push(sql`t.department_id is not distinct from ${departmentID || null}::integer`);
  if (assigneeID !== undefined) parts.push(sql`t.assignee_id is not distinct from ${assigneeID || null}::integer`);
  if (branchID !== undefined) parts.push(sql`o.branch_id = ${branchID}`);
  if (text !== undefined) {
    const sought = text.toLowerCase();
    parts.push(sql`(strpos(${smallLetters(sql`t.name`)}, ${sought}) > 0 or strpos(o.file_number_key, ${sought}) > 0)`);
  }
  return sql<boolean>`(${sql.join(parts, sql` and `)})`;
}

/** Due dates of each status, from and to; the words are those of domain/workflow, and a test holds both together. */
function isOfStatus(status: AskedStatus | undefined, today: WireDate): RawBuilder<boolean> {
  const isOpen = sql`not (t.is_complete or t.not_applicable)`;
  if (status === undefined) return sql<boolean>`(${isOpen})`;
  if (status === 'lateOrToday') return sql<boolean>`(${isOpen} and t.due_date <= ${today}::date)`;
  if (status === 'complete' || status === 'notApplicable') {
    return sql<boolean>`(${statusOf(today)} = ${status} and ${isSettledLately})`;
  }
  return sql<boolean>`(${isOpen} and ${statusOf(today)} = ${status})`;
}

function statusOf(today: WireDate): RawBuilder<string> {
  const inDays = (days: number) => addToDate(today, days, 'days');
  return sql<string>`case
    when t.not_applicable then 'notApplicable' when t.is_complete then 'complete'
    when t.due_date < ${today}::date then 'overdue' when t.due_date = ${today}::date then 'dueToday'
    when t.due_date <= ${inDays(7)}::date then 'dueWithin7Days'
    when t.due_date <= ${inDays(30)}::date then 'dueWithin30Days' else 'open' end`;
}
