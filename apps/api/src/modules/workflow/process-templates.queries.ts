import type { ProcessTemplate, ProcessTemplateChoice } from '@closewright/contract/workflow';
import type { TaskDefinition } from '@closewright/domain/workflow';
import { sql, type Transaction } from 'kysely';
import { insertRows } from '../../platform/db/insert-rows.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';

/** Every template by name with its tasks and branches, or the one of an id. */
export async function readTemplates(
  tx: Transaction<DB>,
  tenant: string,
  workflowProcessTemplateID?: number,
): Promise<ProcessTemplate[]> {
  const wanted = workflowProcessTemplateID ?? null;
  const { rows } = await sql<ProcessTemplate>`
    select p.workflow_process_template_id as "workflowProcessTemplateID", p.name, p.inactive,
      array(select b.branch_id from branches b where b.tenant_id = ${tenant}
        and b.workflow_process_template_id = p.workflow_process_template_id order by b.branch_id) as "branchIDs",
      (select coalesce(json_agg(json_build_object(
          'taskDefinitionID', d.task_definition_id, 'name', d.name, 'departmentID', d.department_id,
          'assignee', json_build_object('kind', d.assignee_kind, 'usersID', d.assignee_id),
          'due', case when d.due_anchor is not null then
            json_build_object('anchor', d.due_anchor, 'days', d.due_days, 'calendar', d.due_calendar) end,
          'dependsOn', d.depends_on) order by d.sequence), '[]')
        from workflow_task_definitions d where d.tenant_id = ${tenant}
          and d.workflow_process_template_id = p.workflow_process_template_id) as tasks,
      p.version, iso_instant(p.updated_at) as "updatedAt", ${actorName(tenant, 'p.updated_by')} as "updatedBy"
    from workflow_process_templates p
    where p.tenant_id = ${tenant} and (${wanted}::integer is null or p.workflow_process_template_id = ${wanted})
    order by lower(p.name), p.workflow_process_template_id`.execute(tx);
  return rows;
}

/** The active templates as those read them who open files. */
export async function readTemplateChoices(tx: Transaction<DB>, tenant: string): Promise<ProcessTemplateChoice[]> {
  const templates = await readTemplates(tx, tenant);
  return templates
    .filter(({ inactive }) => !inactive)
    .map(({ workflowProcessTemplateID, name, branchIDs, tasks }) => ({
      workflowProcessTemplateID,
      name,
      branchIDs,
      taskCount: tasks.length,
    }));
}

/** The template of a branch, null when it has none or its template is inactive. */
export async function readTemplateOfBranch(
  tx: Transaction<DB>,
  tenant: string,
  branchID: number,
): Promise<number | null> {
  const row = await tx
    .selectFrom('branches as b')
    .innerJoin('workflow_process_templates as p', (join) =>
      join
        .onRef('p.tenant_id', '=', 'b.tenant_id')
        .onRef('p.workflow_process_template_id', '=', 'b.workflow_process_template_id'),
    )
    .select('p.workflow_process_template_id as id')
    .where('b.tenant_id', '=', tenant)
    .where('b.branch_id', '=', branchID)
    .where('p.inactive', '=', false)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** What the table of templates stores. */
export type TemplateColumns = Pick<ProcessTemplate, 'name' | 'inactive'>;

/** Adds a template. */
export async function insertTemplate(
  tx: Transaction<DB>,
  tenant: string,
  templateID: number,
  { name, inactive }: TemplateColumns,
): Promise<void> {
  await tx
    .insertInto('workflow_process_templates')
    .values({ tenant_id: tenant, workflow_process_template_id: templateID, name, inactive })
    .execute();
}

/** Stores a template. Always writes, so that a change of its tasks makes a new version of it too. */
export async function updateTemplate(
  tx: Transaction<DB>,
  tenant: string,
  templateID: number,
  { name, inactive }: TemplateColumns,
): Promise<void> {
  await tx
    .updateTable('workflow_process_templates')
    .set({ name, inactive })
    .where('tenant_id', '=', tenant)
    .where('workflow_process_template_id', '=', templateID)
    .execute();
}

function definitionRow(tenant: string, templateID: number, task: TaskDefinition, at: number) {
  return {
    tenant_id: tenant,
    task_definition_id: task.taskDefinitionID,
    workflow_process_template_id: templateID,
    sequence: at + 1,
    name: task.name,
    department_id: task.departmentID,
    assignee_kind: task.assignee.kind,
    assignee_id: task.assignee.usersID,
    due_anchor: task.due?.anchor ?? null,
    due_days: task.due?.days ?? null,
    due_calendar: task.due?.calendar ?? null,
    depends_on: [...task.dependsOn],
  };
}

/** Makes these the tasks of a template, in this order. Only what differs is written: the audit shows what changed. */
export async function storeDefinitions(
  tx: Transaction<DB>,
  tenant: string,
  templateID: number,
  before: readonly TaskDefinition[],
  tasks: readonly TaskDefinition[],
): Promise<void> {
  const old = new Map(before.map((task, at) => [task.taskDefinitionID, definitionRow(tenant, templateID, task, at)]));
  const rows = tasks.map((task, at) => definitionRow(tenant, templateID, task, at));
  const gone = [...old.keys()].filter((id) => !rows.some((row) => row.task_definition_id === id));
  if (gone.length > 0) {
    await tx
      .deleteFrom('workflow_task_definitions')
      .where('tenant_id', '=', tenant)
      .where('task_definition_id', 'in', gone)
      .execute();
  }
  for (const { tenant_id: _, task_definition_id: id, ...columns } of rows) {
    const stored = old.get(id);
    if (!stored) continue;
    const { tenant_id: _tenant, task_definition_id: _id, ...was } = stored;
    if (JSON.stringify(was) === JSON.stringify(columns)) continue;
    await tx
      .updateTable('workflow_task_definitions')
      .set(columns)
      .where('tenant_id', '=', tenant)
      .where('task_definition_id', '=', id)
      .execute();
  }
  await insertRows(
    tx,
    'workflow_task_definitions',
    rows.filter((row) => !old.has(row.task_definition_id)),
  );
}

/** Gives a template exactly these branches; a branch leaves the template it had. */
export async function updateTemplateBranches(
  tx: Transaction<DB>,
  tenant: string,
  templateID: number,
  branchIDs: readonly number[],
): Promise<void> {
  const ids = [...branchIDs];
  await sql`
    update branches set workflow_process_template_id = case when branch_id = any(${ids}::integer[]) then ${templateID}::integer end
    where tenant_id = ${tenant}
      and (branch_id = any(${ids}::integer[]) and workflow_process_template_id is distinct from ${templateID}
        or workflow_process_template_id = ${templateID} and not branch_id = any(${ids}::integer[]))`.execute(tx);
}
