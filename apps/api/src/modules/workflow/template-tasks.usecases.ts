import { AppError } from '@closewright/domain/errors';
import { tasksOfTemplate } from '@closewright/domain/workflow';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import type { Actor } from '../../platform/tenant/in-tenant.ts';
import { readClosingDays } from '../holidays/holidays.queries.ts';
import { readFileFacts } from './file-facts.queries.ts';
import { readTemplateOfBranch, readTemplates } from './process-templates.queries.ts';
import { insertTasks, readUsedDefinitions, type TaskToAdd } from './task-rows.queries.ts';

/** A template and the file that gets its tasks. */
interface Occasion {
  readonly ordersID: number;
  readonly workflowProcessTemplateID: number;
  /** The day, by the calendar of the company. */
  readonly today: string;
}

/**
 * The template a new file begins with: the one asked for, none where none is asked for, and that of its branch where
 * nothing was said. Refuses one that is not there or inactive.
 */
export async function templateOfNewFile(
  tx: Transaction<DB>,
  tenant: string,
  { workflowProcessTemplateID, branchID }: { workflowProcessTemplateID?: number | null | undefined; branchID: number },
): Promise<number | null> {
  if (workflowProcessTemplateID === undefined) return readTemplateOfBranch(tx, tenant, branchID);
  if (workflowProcessTemplateID === null) return null;
  const [template] = await readTemplates(tx, tenant, workflowProcessTemplateID);
  refuseFields({
    workflowProcessTemplateID: !template || template.inactive ? 'There is no such process template' : undefined,
  });
  return workflowProcessTemplateID;
}

/** Gives a file the tasks of a template it has not yet; what they wait for are its tasks of the same template. Answers how many are new. */
export async function addTasksOfTemplate(tx: Transaction<DB>, actor: Actor, occasion: Occasion): Promise<number> {
  const { tenant } = actor;
  const { ordersID, workflowProcessTemplateID, today } = occasion;
  const [template] = await readTemplates(tx, tenant, workflowProcessTemplateID);
  if (!template) throw new AppError('NOT_FOUND', 'There is no such process template.');
  const { dates, staff } = await readFileFacts(tx, tenant, ordersID);
  const made = tasksOfTemplate(template.tasks, {
    dates,
    staff: { ...staff, openerID: actor.usersID },
    today,
    closingDays: await readClosingDays(tx, tenant),
  });
  const used = new Map(
    (await readUsedDefinitions(tx, tenant, ordersID)).map((row) => [row.taskDefinitionID, row.orderWorkflowTaskID]),
  );
  const fresh = made.filter(({ taskDefinitionID }) => !used.has(taskDefinitionID));
  const place = new Map(fresh.map(({ taskDefinitionID }, at) => [taskDefinitionID, at]));
  const added = fresh.map(
    ({ dependsOn, ...task }): TaskToAdd => ({
      ...task,
      isDueDateEdited: false,
      dependsOn: dependsOn.flatMap((id) => (place.has(id) ? [{ place: place.get(id) as number }] : [])),
      dependsOnStored: dependsOn.flatMap((id) => used.get(id) ?? []),
    }),
  );
  await insertTasks(tx, tenant, ordersID, added);
  return added.length;
}
