import {
  type ProcessTemplate,
  type ProcessTemplateChoice,
  type ProcessTemplateValues,
  taskFields,
} from '@closewright/contract/workflow';
import { AppError } from '@closewright/domain/errors';
import { type TaskDefinition, templateProblems } from '@closewright/domain/workflow';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import { refuseStale } from '../../platform/errors/stale-version.ts';
import { choiceProblems, choicesOf } from '../../platform/records/index.ts';
import { type Database, nextIDs } from '../../platform/tenant/in-tenant.ts';
import { lockTenant } from '../../platform/tenant/tenant-locks.ts';
import { unknownBranches } from '../file-numbers/file-numbers.queries.ts';
import {
  insertTemplate,
  readTemplateChoices,
  readTemplates,
  storeDefinitions,
  updateTemplate,
  updateTemplateBranches,
} from './process-templates.queries.ts';
import { personProblems } from './task-people.queries.ts';

/** Every process template. */
export function listTemplates(database: Database, { actor }: Caller): Promise<ProcessTemplate[]> {
  return database.inTenant(actor, (tx) => readTemplates(tx, actor.tenant));
}

/** The templates a new file can begin with. */
export function listTemplateChoices(database: Database, { actor }: Caller): Promise<ProcessTemplateChoice[]> {
  return database.inTenant(actor, (tx) => readTemplateChoices(tx, actor.tenant));
}

/** Adds a template with its tasks. */
export function createTemplate(
  database: Database,
  { actor }: Caller,
  values: ProcessTemplateValues,
): Promise<ProcessTemplate> {
  const { tenant } = actor;
  return database.inTenant(actor, async (tx) => {
    await lockTenant(tx);
    await refuseWrong(tx, tenant, values, null);
    const templateID = await nextIDs(tx, 'workflow_process_template_id');
    await insertTemplate(tx, tenant, templateID, values);
    await storeDefinitions(tx, tenant, templateID, [], await withIDs(tx, values.tasks));
    await updateTemplateBranches(tx, tenant, templateID, values.branchIDs);
    return one(await readTemplates(tx, tenant, templateID));
  });
}

/** Stores a template whole. The tasks of files stay as they are. */
export function saveTemplate(
  database: Database,
  { actor }: Caller,
  {
    workflowProcessTemplateID,
    version,
    ...values
  }: ProcessTemplateValues & {
    workflowProcessTemplateID: number;
    version: number;
  },
): Promise<ProcessTemplate> {
  const { tenant } = actor;
  return database.inTenant(actor, async (tx) => {
    await lockTenant(tx);
    const stored = one(await readTemplates(tx, tenant, workflowProcessTemplateID));
    refuseStale(stored, version);
    await refuseWrong(tx, tenant, values, stored);
    await storeDefinitions(tx, tenant, workflowProcessTemplateID, stored.tasks, await withIDs(tx, values.tasks));
    await updateTemplateBranches(tx, tenant, workflowProcessTemplateID, values.branchIDs);
    await updateTemplate(tx, tenant, workflowProcessTemplateID, values);
    return one(await readTemplates(tx, tenant, workflowProcessTemplateID));
  });
}

/** Gives new tasks their ids, also where others wait for them. */
async function withIDs(tx: Transaction<DB>, tasks: readonly TaskDefinition[]): Promise<TaskDefinition[]> {
  const fresh = tasks.filter(({ taskDefinitionID }) => taskDefinitionID < 0);
  if (fresh.length === 0) return [...tasks];
  const first = await nextIDs(tx, 'task_definition_id', fresh.length);
  const ids = new Map(fresh.map(({ taskDefinitionID }, at) => [taskDefinitionID, first + at]));
  const idOf = (id: number) => ids.get(id) ?? id;
  return tasks.map((task) => ({
    ...task,
    taskDefinitionID: idOf(task.taskDefinitionID),
    dependsOn: task.dependsOn.map(idOf),
  }));
}

async function refuseWrong(
  tx: Transaction<DB>,
  tenant: string,
  { name, branchIDs, tasks }: ProcessTemplateValues,
  stored: ProcessTemplate | null,
): Promise<void> {
  const others = (await readTemplates(tx, tenant)).filter(
    (other) => other.workflowProcessTemplateID !== stored?.workflowProcessTemplateID,
  );
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase())) {
    const message = 'Another process template has this name';
    throw new AppError('NAME_IN_USE', message, { modelState: { name: [message] } });
  }
  const branches = await unknownBranches(tx, tenant, branchIDs);
  refuseFields({
    ...(branches.length > 0 && { branchIDs: 'There is no such branch' }),
    ...rowProblems(tasks, stored),
    ...templateProblems(tasks),
    ...(await unknownOf(tx, tenant, tasks)),
  });
}

/** A stored task is one of this template, and no task is named twice. */
function rowProblems(tasks: readonly TaskDefinition[], stored: ProcessTemplate | null): Record<string, string> {
  const known = new Set(stored?.tasks.map(({ taskDefinitionID }) => taskDefinitionID));
  const seen = new Set<number>();
  const problems: Record<string, string> = {};
  for (const [at, { taskDefinitionID: id }] of tasks.entries()) {
    if (seen.has(id)) problems[`tasks.${at}.taskDefinitionID`] = 'The row is named twice';
    else if (id > 0 && !known.has(id)) problems[`tasks.${at}.taskDefinitionID`] = 'The template has no such task';
    seen.add(id);
  }
  return problems;
}

async function unknownOf(
  tx: Transaction<DB>,
  tenant: string,
  tasks: readonly TaskDefinition[],
): Promise<Record<string, string>> {
  const people = tasks.map(({ assignee }, at) => ({ path: `tasks.${at}.assignee.usersID`, id: assignee.usersID }));
  const choices = tasks.flatMap(({ departmentID }, at) => choicesOf(taskFields, { departmentID }, `tasks.${at}`));
  return { ...(await choiceProblems(tx, tenant, choices)), ...(await personProblems(tx, tenant, people)) };
}

function one([template]: readonly ProcessTemplate[]): ProcessTemplate {
  if (!template) throw new AppError('NOT_FOUND');
  return template;
}
