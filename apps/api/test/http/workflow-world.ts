import type { Database } from '../../src/platform/tenant/in-tenant.ts';
import { nextIDs, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { files, users } from './world.ts';

/** The process template of every test tenant, and its tasks. */
export const templates = { purchase: 1 } as const;
export const definitions = { search: 1, commitment: 2, disclosure: 3 } as const;
/** The tasks of the open file, and one of the file in region 2. */
export const tasks = { search: 1, commitment: 2, extra: 3, elsewhere: 4 } as const;
export const departments = { title: 1, escrow: 2 } as const;

/** Adds departments, a process template and tasks to a tenant of the tests. */
export async function makeWorkflow(database: Database, tenant: string): Promise<void> {
  const key = { tenant_id: tenant };
  await database.inTenant(systemActor(tenant, 'test'), async (tx) => {
    await tx
      .insertInto('lookups')
      .values([
        { ...key, set_name: 'departments', id: departments.title, name: 'Title' },
        { ...key, set_name: 'departments', id: departments.escrow, name: 'Escrow' },
      ])
      .execute();
    await nextIDs(tx, 'workflow_process_template_id', 1);
    await nextIDs(tx, 'task_definition_id', 3);
    await nextIDs(tx, 'order_workflow_task_id', 4);
    const template = { ...key, workflow_process_template_id: templates.purchase };
    await tx
      .insertInto('workflow_process_templates')
      .values({ ...template, name: 'Purchase' })
      .execute();
    await tx
      .insertInto('workflow_task_definitions')
      .values([
        {
          ...template,
          task_definition_id: definitions.search,
          sequence: 1,
          name: 'Title search',
          department_id: departments.title,
          assignee_kind: 'opener',
          due_anchor: 'openDate',
          due_days: 3,
        },
        {
          ...template,
          task_definition_id: definitions.commitment,
          sequence: 2,
          name: 'Commitment',
          department_id: departments.title,
          assignee_kind: 'nobody',
          due_anchor: 'startDate',
          due_days: 2,
          depends_on: [definitions.search],
        },
        {
          ...template,
          task_definition_id: definitions.disclosure,
          sequence: 3,
          name: 'Closing Disclosure to buyer',
          department_id: departments.escrow,
          assignee_kind: 'closer',
          due_anchor: 'closingDate',
          due_days: -3,
          due_calendar: 'specificBusinessDays',
        },
      ])
      .execute();
  });
  await makeTasks(database, tenant);
}

/** Gives the files of a tenant of the tests the tasks they begin with, and takes away those they have. */
export async function makeTasks(database: Database, tenant: string): Promise<void> {
  const key = { tenant_id: tenant };
  await database.inTenant(systemActor(tenant, 'test'), async (tx) => {
    await tx.deleteFrom('order_workflow_tasks').where('tenant_id', '=', tenant).execute();
    const ofFile = { ...key, orders_id: files.open, sequence: 1, start_date: '2013-03-01' };
    await tx
      .insertInto('order_workflow_tasks')
      .values([
        {
          ...ofFile,
          order_workflow_task_id: tasks.search,
          name: 'Title search',
          department_id: departments.title,
          assignee_id: users.officer.usersID,
          due_date: '2013-04-01',
          due_anchor: 'closingDate',
          due_days: -14,
        },
        {
          ...ofFile,
          order_workflow_task_id: tasks.commitment,
          sequence: 2,
          start_date: null,
          name: 'Commitment',
          department_id: departments.title,
          depends_on: [tasks.search],
          due_anchor: 'startDate',
          due_days: 2,
        },
        { ...ofFile, order_workflow_task_id: tasks.extra, sequence: 3, name: 'Call the lender' },
        { ...ofFile, orders_id: files.inRegionTwo, order_workflow_task_id: tasks.elsewhere, name: 'Not for region 1' },
      ])
      .execute();
  });
}
