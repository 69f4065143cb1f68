import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { makeTasks, makeWorkflow, tasks, templates } from './workflow-world.ts';
import { files, users } from './world.ts';

interface Task {
  orderWorkflowTaskID: number;
  name: string;
  version: number;
  dueDate: string | null;
  [more: string]: unknown;
}

const as = 'administrator';

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    for (const tenant of ['alpha', 'beta']) await makeWorkflow(test.database, tenant);
    // The closer may pass tasks over and move their start, and nothing else.
    const rights = { UpdateWorkflow_ScreenAccess: 2, AllowMaskTaskNA: 1, EditTaskStartDate: 1 };
    const own = { tenant_id: 'alpha', users_id: users.closer.usersID };
    await test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
      tx
        .insertInto('user_security_settings')
        .values(Object.entries(rights).map(([name, value]) => ({ ...own, name, value })))
        .execute(),
    );
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });
  beforeEach(async () => {
    await makeTasks(test.database, 'alpha');
    await test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
      tx
        .updateTable('orders')
        .set({ closing_date: '2013-04-15' })
        .where('tenant_id', '=', 'alpha')
        .where('orders_id', '=', files.open)
        .execute(),
    );
  });

  const list = async (ordersID: number = files.open, sent: Sent = {}): Promise<Task[]> =>
    (await api.send('GET', `/api/orders/${ordersID}/tasks`, sent)).body.result;
  const save = (changes: object[], sent: Sent = {}) =>
    api.send('PATCH', '/api/workflow/tasks', { body: { changes }, ...sent });
  const change = (id: number, more: object, version = 1) => ({ orderWorkflowTaskID: id, version, ...more });
  const one = async (id: number, ordersID: number = files.open) =>
    (await list(ordersID)).find((task) => task.orderWorkflowTaskID === id) as Task;
  const refused = async (answer: () => Promise<{ body: object }>, code: string, modelState?: object) => {
    const before = await api.auditCount();
    const { body } = await answer();
    expect(body).toMatchObject({ isSuccessful: false, errorCode: code, ...(modelState && { result: { modelState } }) });
    expect(await api.auditCount()).toBe(before);
  };
  const versionOf = async (ordersID: number = files.open): Promise<number> =>
    (await api.send('GET', `/api/orders/${ordersID}`)).body.result.order.version;
  const saveOrder = async (order: object) =>
    api.send('PATCH', `/api/orders/${files.open}`, { body: { version: await versionOf(), changes: { order } } });
  const createFile = async (more: object = {}, sent: Sent = {}) =>
    api.send('POST', '/api/orders', {
      body: { fileNumber: null, regionID: 1, branchID: 1, settlementStatementType: 1, ...more },
      ...sent,
    });

  describe('the tasks of a file', () => {
    // holds core 3.22
    it('complete, with who and when; what waited starts, and is due by its start; reopening takes both back', async () => {
      const { body } = await save([change(tasks.search, { isComplete: true })]);
      expect(body.result.map((task: Task) => task.orderWorkflowTaskID)).toEqual([tasks.search, tasks.commitment]);
      const [done, started] = body.result;
      expect(done).toMatchObject({ isComplete: true, status: 'complete', completedBy: 'The officer', version: 2 });
      expect(done.completedAt).toMatch(/^\d{4}-\d\d-\d\dT/);
      expect(started.startDate).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(started).toMatchObject({ status: 'dueWithin7Days', version: 2 });
      const again = (await save([change(tasks.search, { isComplete: false }, 2)])).body.result[0];
      expect(again).toMatchObject({ status: 'overdue', completedAt: null, completedBy: null });
    });

    it('complete in their order only, and together in one save', async () => {
      await refused(() => save([change(tasks.commitment, { isComplete: true })]), 'VALIDATION_FAILED', {
        'changes.0.isComplete': ['Complete “Title search” first'],
      });
      const both = [change(tasks.commitment, { isComplete: true }), change(tasks.search, { isComplete: true })];
      expect((await save(both)).body.result.map(({ status }: Task) => status)).toEqual(['complete', 'complete']);
      await refused(() => save([change(tasks.search, { isComplete: false }, 2)]), 'VALIDATION_FAILED', {
        'changes.0.isComplete': ['Reopen “Commitment” first'],
      });
    });

    it('a due date set by hand says so, and goes back to its rule when asked', async () => {
      const set = (await save([change(tasks.search, { dueDate: '2013-04-03' })])).body.result[0];
      expect(set).toMatchObject({ dueDate: '2013-04-03', isDueDateEdited: true });
      const back = (await save([change(tasks.search, { isDueDateEdited: false }, 2)])).body.result[0];
      expect(back).toMatchObject({ dueDate: '2013-04-01', isDueDateEdited: false });
    });

    // holds core 3.22
    it('note, name, department and assignee; what changes nothing is no new version', async () => {
      const more = { taskNote: 'Läuft — 現在', name: 'Search', departmentID: 2, assigneeID: users.closer.usersID };
      expect((await save([change(tasks.search, more)])).body.result[0]).toMatchObject({ ...more, version: 2 });
      expect((await save([change(tasks.search, more, 2)])).body.result[0]).toMatchObject({ version: 2 });
    });

    // holds core 3.22
    it('not applicable and the start date need rights of their own', async () => {
      await refused(() => save([change(tasks.search, { notApplicable: true })]), 'FORBIDDEN');
      await refused(() => save([change(tasks.search, { startDate: '2013-03-01' })]), 'FORBIDDEN');
      await refused(() => save([change(tasks.search, { taskNote: 'x' })], { as: 'closer' }), 'FORBIDDEN');
      const own = [
        change(tasks.search, { notApplicable: true }),
        change(tasks.commitment, { startDate: '2013-03-01' }),
      ];
      const saved = (await save(own, { as: 'closer' })).body.result;
      expect(saved[0]).toMatchObject({ status: 'notApplicable', notApplicable: true });
      expect(saved[1]).toMatchObject({ startDate: '2013-03-01', dueDate: '2013-03-03' });
      await refused(() => save([change(tasks.extra, { taskNote: 'x' })], { as: 'closer' }), 'FORBIDDEN');
    });

    it('all of a save or none: a stale one, one that is gone, one twice, choices that are none', async () => {
      const good = change(tasks.extra, { taskNote: 'kept?' });
      await refused(() => save([good, change(tasks.search, { taskNote: 'x' }, 9)]), 'VERSION_CONFLICT', {
        'changes.1.version': ['Somebody else changed this task in the meantime.'],
      });
      await refused(() => save([good, change(4711, { taskNote: 'x' })]), 'NOT_FOUND', {
        'changes.1.orderWorkflowTaskID': ['There is no such task'],
      });
      await refused(() => save([good, good]), 'VALIDATION_FAILED', {
        'changes.1.orderWorkflowTaskID': ['The row is named twice'],
      });
      await refused(() => save([good, change(tasks.search, { departmentID: 99 })]), 'VALIDATION_FAILED', {
        'changes.1.departmentID': ['There is no such choice'],
      });
      await refused(() => save([change(tasks.extra, { assigneeID: 99 })]), 'VALIDATION_FAILED', {
        'changes.0.assigneeID': ['There is no such user'],
      });
      expect((await one(tasks.extra)).taskNote).toBeNull();
    });

    it('are those of the caller’s tenant and regions, and of files that may be changed', async () => {
      await refused(() => save([change(tasks.elsewhere, { taskNote: 'x' })]), 'NOT_FOUND');
      const foreign = await api.send('POST', `/api/orders/${files.open}/tasks`, {
        tenant: 'beta',
        body: { name: 'Theirs' },
      });
      const theirs = foreign.body.result.at(-1).orderWorkflowTaskID;
      await refused(() => save([change(theirs, { taskNote: 'x' })]), 'NOT_FOUND');
      await refused(
        () => api.send('POST', `/api/orders/${files.locked}/tasks`, { body: { name: 'x' } }),
        'FILE_LOCKED',
      );
      const across = [change(tasks.extra, { taskNote: 'a' }), change(tasks.elsewhere, { taskNote: 'b' })];
      expect((await save(across, { as: 'administrator' })).body.result).toHaveLength(2);
    });

    it('are added by hand and removed; what waited for a removed one waits no more', async () => {
      const added = await api.send('POST', `/api/orders/${files.open}/tasks`, {
        body: { name: 'Wire', dueDate: '2013-04-15', departmentID: 2 },
      });
      expect(added.body.result.at(-1)).toMatchObject({ name: 'Wire', sequence: 4, isDueDateEdited: true, due: null });
      const remove = (ids: number[]) =>
        api.send('POST', `/api/orders/${files.open}/tasks/remove`, { body: { orderWorkflowTaskIDs: ids } });
      await refused(() => remove([tasks.search, tasks.elsewhere]), 'NOT_FOUND');
      const left = (await remove([tasks.search])).body.result as Task[];
      expect(left.map(({ name }) => name)).toEqual(['Commitment', 'Call the lender', 'Wire']);
      expect(left[0]).toMatchObject({ dependsOn: [], status: 'dueWithin7Days' });
    });
  });

  describe('dates of the file', () => {
    it('that move take due dates along, in the same save; what is done or set by hand stays', async () => {
      const preview = async () =>
        (
          await api.send('POST', `/api/orders/${files.open}/tasks/due-dates`, {
            body: { dates: { closingDate: '2013-04-25' } },
          })
        ).body.result;
      const moves = { orderWorkflowTaskID: tasks.search, name: 'Title search', from: '2013-04-01', to: '2013-04-11' };
      expect(await preview()).toEqual({ moved: [moves], kept: [] });
      await saveOrder({ closingDate: '2013-04-25' });
      expect(await one(tasks.search)).toMatchObject({ dueDate: '2013-04-11', version: 2 });
      await save([change(tasks.search, { isComplete: true }, 2)]);
      await saveOrder({ closingDate: '2013-05-25' });
      expect(await one(tasks.search)).toMatchObject({ dueDate: '2013-04-11', version: 3 });
      const { moved, kept } = await preview();
      expect([moved, kept]).toEqual([[], []]);
    });

    it('of a save that is refused move nothing', async () => {
      const stale = { version: (await versionOf()) + 1, changes: { order: { closingDate: '2013-06-01' } } };
      await refused(() => api.send('PATCH', `/api/orders/${files.open}`, { body: stale }), 'VERSION_CONFLICT');
      expect((await one(tasks.search)).dueDate).toBe('2013-04-01');
    });

    it('taken over from another file move them too', async () => {
      const from = (await createFile()).body.result.ordersID;
      await api.send('PATCH', `/api/orders/${from}`, {
        body: { version: 1, changes: { order: { closingDate: '2013-07-15' } } },
      });
      await api.send('POST', `/api/orders/${files.open}/copy-from`, {
        body: { version: await versionOf(), fromOrdersID: from, parts: ['dates'] },
      });
      expect((await one(tasks.search)).dueDate).toBe('2013-07-01');
    });
  });

  describe('a new file', () => {
    const useTemplate = async () => {
      const [stored] = (await api.send('GET', '/api/configuration/process-templates', { as })).body.result;
      const { workflowProcessTemplateID: id, updatedAt: _at, updatedBy: _by, ...values } = stored;
      await api.send('PUT', `/api/configuration/process-templates/${id}`, { as, body: { ...values, branchIDs: [1] } });
    };

    // holds blocks 3.19
    it('gets the tasks of its branch’s template, of the one asked for, or none', async () => {
      expect(await list((await createFile()).body.result.ordersID)).toEqual([]);
      const asked = { workflowProcessTemplateID: templates.purchase };
      const names = ['Title search', 'Commitment', 'Closing Disclosure to buyer'];
      expect((await list((await createFile(asked)).body.result.ordersID)).map(({ name }) => name)).toEqual(names);
      await useTemplate();
      const [search, commitment, disclosure] = await list((await createFile()).body.result.ordersID);
      expect(search).toMatchObject({ assigneeID: users.officer.usersID, status: 'dueWithin7Days', dependsOn: [] });
      expect(commitment).toMatchObject({ startDate: null, dueDate: null, dependsOn: [search?.orderWorkflowTaskID] });
      expect(disclosure).toMatchObject({ dueDate: null, assigneeID: null, status: 'open' });
      const nothing = await createFile({ workflowProcessTemplateID: null });
      expect(await list(nothing.body.result.ordersID)).toEqual([]);
    });

    it('is not there where its template is none', async () => {
      await refused(() => createFile({ workflowProcessTemplateID: 99 }), 'VALIDATION_FAILED', {
        workflowProcessTemplateID: ['There is no such process template'],
      });
    });

    it('of a primary has its template too; a template added later doubles nothing', async () => {
      const { ordersID } = (await createFile({ workflowProcessTemplateID: templates.purchase })).body.result;
      const second = await api.send('POST', `/api/orders/${ordersID}/secondary-files`, {
        body: { version: 1, fileNumbers: [null], parts: ['dates'] },
      });
      expect(await list(second.body.result[1].ordersID)).toHaveLength(3);
      const [search] = await list(ordersID);
      await api.send('POST', `/api/orders/${ordersID}/tasks/remove`, {
        body: { orderWorkflowTaskIDs: [search?.orderWorkflowTaskID] },
      });
      const again = await api.send('POST', `/api/orders/${ordersID}/tasks/from-template`, {
        body: { workflowProcessTemplateID: templates.purchase },
      });
      expect(again.body.result.map(({ name }: Task) => name)).toEqual([
        'Commitment',
        'Closing Disclosure to buyer',
        'Title search',
      ]);
    });
  });
});
