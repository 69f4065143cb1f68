import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { makeWorkflow, templates } from './workflow-world.ts';

const address = '/api/configuration/process-templates';
const as = 'administrator';
const due: object | null = { anchor: 'closingDate', days: -5, calendar: 'federalReserve' };
const task = {
  taskDefinitionID: -1,
  name: 'Order payoff',
  departmentID: 2 as number | null,
  assignee: { kind: 'nobody', usersID: null as number | null },
  due,
  dependsOn: [] as number[],
};
const template = { name: 'Refinance', inactive: false, branchIDs: [] as number[], tasks: [task] };

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    for (const tenant of ['alpha', 'beta']) await makeWorkflow(test.database, tenant);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const list = async (tenant = 'alpha') => (await api.send('GET', address, { as, tenant })).body.result;
  const add = (more: object = {}, sent: Sent = {}) =>
    api.send('POST', address, { as, body: { ...template, ...more }, ...sent });
  const save = (id: number, body: object, sent: Sent = {}) =>
    api.send('PUT', `${address}/${id}`, { as, body, ...sent });
  const refused = async (answer: () => Promise<{ body: object }>, code: string, modelState?: object) => {
    const before = await api.auditCount();
    const { body } = await answer();
    expect(body).toMatchObject({ isSuccessful: false, errorCode: code, ...(modelState && { result: { modelState } }) });
    expect(await api.auditCount()).toBe(before);
  };

  describe('a process template', () => {
    it('is stored with its tasks, which wait for each other by the ids they were given', async () => {
      const { body } = await add({
        name: 'Sale',
        tasks: [
          { ...task, taskDefinitionID: -7, name: 'Search', due: null },
          { ...task, taskDefinitionID: -3, name: 'Commitment', dependsOn: [-7] },
        ],
      });
      const [search, commitment] = body.result.tasks;
      expect(body.result).toMatchObject({ name: 'Sale', version: 1, updatedBy: 'The administrator' });
      expect(search).toMatchObject({ name: 'Search', due: null, dependsOn: [] });
      expect(commitment).toMatchObject({ name: 'Commitment', due: task.due, dependsOn: [search.taskDefinitionID] });
      expect((await list('beta')).map(({ name }: { name: string }) => name)).toEqual(['Purchase']);
    });

    it('is saved whole: order, names, new and removed tasks; only what differs is in the audit', async () => {
      const stored = (await add({ name: 'Whole', tasks: [task, { ...task, taskDefinitionID: -2, name: 'Second' }] }))
        .body.result;
      const [first, second] = stored.tasks;
      const tasks = [{ ...task, taskDefinitionID: -1, name: 'Third' }, second, { ...first, name: 'First' }];
      const { workflowProcessTemplateID: id, version } = stored;
      const saved = (await save(id, { ...template, name: 'Whole', version, tasks })).body.result;
      expect(saved.version).toBe(2);
      expect(saved.tasks.map(({ name }: { name: string }) => name)).toEqual(['Third', 'Second', 'First']);
      const before = await api.auditCount();
      const again = { ...template, name: 'Whole', version: 2, tasks: saved.tasks };
      expect((await save(id, again)).body.result.version).toBe(3);
      // Nothing of it changed: the new version alone is no entry.
      expect(await api.auditCount()).toBe(before);
      await refused(() => save(id, again), 'VERSION_CONFLICT');
      await refused(() => save(4711, again), 'NOT_FOUND');
    });

    it('a branch has one template: it leaves the one it had, and active ones are offered with their branches', async () => {
      const one = (await add({ name: 'One', branchIDs: [1, 2] })).body.result;
      const two = (await add({ name: 'Two', branchIDs: [2], inactive: true })).body.result;
      const byID = new Map((await list()).map((each: typeof one) => [each.workflowProcessTemplateID, each]));
      expect(byID.get(one.workflowProcessTemplateID)).toMatchObject({ branchIDs: [1] });
      expect(byID.get(two.workflowProcessTemplateID)).toMatchObject({ branchIDs: [2] });
      const offered = (await api.send('GET', '/api/process-templates')).body.result;
      expect(offered).toContainEqual({
        workflowProcessTemplateID: one.workflowProcessTemplateID,
        name: 'One',
        branchIDs: [1],
        taskCount: 1,
      });
      expect(offered.map(({ name }: { name: string }) => name)).not.toContain('Two');
    });

    const second = { ...task, taskDefinitionID: -2, name: 'Second' };
    it.each<[string, object, string, object]>([
      [
        'a circle, and names its tasks',
        {
          tasks: [
            { ...task, dependsOn: [-2] },
            { ...second, dependsOn: [-1] },
          ],
        },
        'VALIDATION_FAILED',
        {
          'tasks.0.dependsOn': ['These tasks wait for each other: Order payoff, Second'],
          'tasks.1.dependsOn': ['These tasks wait for each other: Second, Order payoff'],
        },
      ],
      [
        'a name that is taken',
        { name: 'PURCHASE' },
        'NAME_IN_USE',
        { name: ['Another process template has this name'] },
      ],
      ['a branch that is none', { branchIDs: [99] }, 'VALIDATION_FAILED', { branchIDs: ['There is no such branch'] }],
      [
        'a department that is none',
        { tasks: [{ ...task, departmentID: 99 }] },
        'VALIDATION_FAILED',
        { 'tasks.0.departmentID': ['There is no such choice'] },
      ],
      [
        'a person who is none',
        { tasks: [{ ...task, assignee: { kind: 'person', usersID: 99 } }] },
        'VALIDATION_FAILED',
        { 'tasks.0.assignee.usersID': ['There is no such user'] },
      ],
      [
        'a task of another template',
        { tasks: [{ ...task, taskDefinitionID: 1 }] },
        'VALIDATION_FAILED',
        { 'tasks.0.taskDefinitionID': ['The template has no such task'] },
      ],
      [
        'a row named twice',
        { tasks: [task, { ...task, name: 'Else' }] },
        'VALIDATION_FAILED',
        { 'tasks.1.taskDefinitionID': ['The row is named twice'] },
      ],
    ])('refuses %s and stores nothing', async (_what, more, code, modelState) => {
      await refused(() => add({ name: 'Wrong', ...more }), code, modelState);
    });

    it('belongs to its tenant, and to those who set templates up', async () => {
      const own = (await add({ name: 'Only here' })).body.result;
      const body = { ...template, version: 1, name: 'Stolen' };
      await refused(() => save(own.workflowProcessTemplateID, body, { tenant: 'beta' }), 'NOT_FOUND');
      await refused(() => add({ name: 'Mine' }, { as: 'officer' }), 'FORBIDDEN');
      expect((await list()).some(({ workflowProcessTemplateID: id }: typeof own) => id === templates.purchase)).toBe(
        true,
      );
    });
  });
});
