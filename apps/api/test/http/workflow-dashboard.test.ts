import { taskStatuses } from '@closewright/domain/workflow';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { companyDay } from '../harness/company-day.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { departments, makeWorkflow } from './workflow-world.ts';
import { fileNumber, files, users } from './world.ts';

/** Days from today of the made-up tasks: both sides of every border between two statuses. */
const dues = [-400, -1, 0, 1, 7, 8, 30, 31, null];
const states = [{}, { is_complete: true }, { not_applicable: true }];

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    for (const tenant of ['alpha', 'beta']) await makeWorkflow(test.database, tenant);
    const done = { completed_at: new Date().toISOString(), completed_by: '1' };
    await test.database.inTenant(systemActor('alpha', 'test'), async (tx) => {
      const rows = dues.flatMap((days, at) =>
        states.map((state, kind) => ({
          tenant_id: 'alpha',
          order_workflow_task_id: 100 + at * 3 + kind,
          orders_id: files.open,
          sequence: 10,
          name: `Made ${at}.${kind}`,
          assignee_id: users.officer.usersID,
          department_id: departments.escrow,
          due_date: days === null ? null : companyDay(new Date(), days),
          ...state,
          ...('is_complete' in state ? done : {}),
        })),
      );
      for (const row of rows) await tx.insertInto('order_workflow_tasks').values(row).execute();
      await tx
        .updateTable('users')
        .set({ department_id: departments.escrow })
        .where('tenant_id', '=', 'alpha')
        .where('users_id', '=', users.closer.usersID)
        .execute();
      const rights = { UpdateWorkflow_ScreenAccess: 1, WorkflowDashboard_ScreenAccess: 1 };
      await tx
        .insertInto('user_security_settings')
        .values(
          Object.entries(rights).map(([name, value]) => ({
            tenant_id: 'alpha',
            users_id: users.closer.usersID,
            name,
            value,
          })),
        )
        .execute();
    });
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const page = async (query: string, sent: Sent = {}) =>
    (await api.send('GET', `/api/workflow/tasks${query}`, sent)).body.result;
  const counts = async (query: string, sent: Sent = {}) =>
    (await api.send('GET', `/api/workflow/counts${query}`, sent)).body.result;
  const names = (result: { tasks: { name: string }[] }) => result.tasks.map(({ name }) => name);

  // holds blocks 4.2
  it.each(taskStatuses)(
    'the tasks of status %s are those the rule says, and as many as are counted',
    async (status) => {
      const { tasks, next } = await page(`?status=${status}&take=200`);
      expect(next).toBeNull();
      expect(tasks.length).toBeGreaterThan(0);
      // The status of each row is the rule's own; which rows came is SQL's doing.
      for (const task of tasks) expect(task.status).toBe(status);
      expect((await counts('')).statuses[status]).toBe(tasks.length);
    },
  );

  it('counts every task once, and open and overdue ones by department and person', async () => {
    const { statuses, departments: byDepartment, assignees } = await counts('?scope=all');
    const sum = Object.values<number>(statuses).reduce((a, b) => a + b, 0);
    expect(sum).toBe(dues.length * states.length + 3);
    expect(byDepartment).toContainEqual({ departmentID: departments.escrow, open: dues.length, overdue: 2 });
    expect(byDepartment).toContainEqual({ departmentID: null, open: 1, overdue: 0 });
    expect(assignees).toContainEqual({ assigneeID: users.officer.usersID, open: dues.length + 1, overdue: 3 });
  });

  it('without a status what is to be done, nearest due first, page by page, none lost and none twice', async () => {
    const all = names(await page('?take=200'));
    expect(all).toEqual(['Title search', ...dues.map((_, at) => `Made ${at}.0`)].sort(byDue));
    const paged: string[] = [];
    for (let query = '?take=3'; query !== ''; ) {
      const result = await page(query);
      paged.push(...names(result));
      query = result.next ? `?take=3&after=${result.next}` : '';
    }
    expect(paged).toEqual(all);
  });

  it('shows the file of a task, and whether it waits', async () => {
    const { tasks } = await page('?scope=all&text=commitment');
    expect(tasks).toHaveLength(1);
    expect(tasks[0]).toMatchObject({ fileNumber: fileNumber(files.open), isWaiting: true, regionID: 1, branchID: 1 });
  });

  it.each([
    ['mine', 'closer', []],
    ['department', 'closer', dues.length],
    ['department', 'officer', []],
    ['all', 'elsewhere', 1],
    ['all', 'administrator', dues.length + 4],
  ] as const)('scope %s of %s', async (scope, as, expected) => {
    const { tasks } = await page(`?scope=${scope}&take=200`, { as });
    expect(tasks).toHaveLength(typeof expected === 'number' ? expected : 0);
  });

  it.each([
    [`?scope=all&departmentID=${departments.title}`, 2],
    ['?scope=all&departmentID=0', 1],
    ['?scope=all&assigneeID=0', 2],
    [`?scope=all&assigneeID=${users.closer.usersID}`, 0],
    ['?scope=all&branchID=2', 0],
    [`?scope=all&text=${fileNumber(files.open)}`, dues.length + 3],
    ['?scope=all&text=MADE%204', 1],
  ])('narrowed down by %s', async (query, expected) => {
    expect((await page(`${query}&take=200`)).tasks).toHaveLength(expected);
  });

  it('late or today: what is overdue and what is due today, the nearest first', async () => {
    const { tasks } = await page('?status=lateOrToday&take=200');
    const { overdue, dueToday } = (await counts('')).statuses;
    expect(tasks.map(({ status }: { status: string }) => status)).toEqual([
      ...Array(overdue).fill('overdue'),
      ...Array(dueToday).fill('dueToday'),
    ]);
  });

  // holds blocks 3.46, blocks 7.20
  it('tells the marks of the dashboard how many tasks the caller and the department have, and how many are late', async () => {
    const infoOf = async (sent: Sent = {}) =>
      (await api.send('GET', '/api/notifications/counts', sent)).body.result.tasks;
    const { overdue, dueToday } = (await counts('')).statuses;
    expect(await infoOf()).toEqual({ userTaskCount: dues.length + 1, deptTaskCount: 0, overdue, dueToday });
    expect(overdue * dueToday).toBeGreaterThan(0);
    expect(await infoOf({ as: 'closer' })).toEqual({
      userTaskCount: 0,
      deptTaskCount: dues.length,
      overdue: 0,
      dueToday: 0,
    });
    const none = { deptTaskCount: 0, userTaskCount: 0, overdue: 0, dueToday: 0 };
    expect(await infoOf({ tenant: 'beta', as: 'elsewhere' })).toEqual(none);
  });

  it('leaves out files nobody works on', async () => {
    await test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
      tx.updateTable('orders').set({ status: 3 }).where('tenant_id', '=', 'alpha').where('orders_id', '=', 1).execute(),
    );
    expect((await page('?scope=all')).tasks).toEqual([]);
  });

  it.each(['?after=2013-02-30_1', '?after=2013-02-01_9999999999', '?take=201', '?status=soon'])(
    'refuses %s',
    async (query) => {
      const { body } = await api.send('GET', `/api/workflow/tasks${query}`);
      expect(body).toMatchObject({ errorCode: 'VALIDATION_FAILED' });
    },
  );

  function byDue(a: string, b: string): number {
    const due = (name: string) => {
      const days = name === 'Title search' ? -9999 : dues[Number(name.split(' ')[1]?.split('.')[0])];
      return days ?? 9999;
    };
    return due(a) - due(b);
  }
});
