import type { TaskNote, WorkflowTask } from '@closewright/contract/workflow';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { makeTasks, makeWorkflow, tasks } from './workflow-world.ts';
import { files } from './world.ts';

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
  beforeEach(() => makeTasks(test.database, 'alpha'));

  const path = `/api/orders/${files.open}/tasks`;
  const task = async (id: number = tasks.search): Promise<WorkflowTask> =>
    (await api.send('GET', path)).body.result.find((each: WorkflowTask) => each.orderWorkflowTaskID === id);
  const notes = (id: number = tasks.search, sent: Sent = {}) => api.send('GET', `${path}/${id}/notes`, sent);
  const earlier = async (): Promise<TaskNote[]> => (await notes()).body.result;
  const write = async (more: object, sent: Sent = {}) => {
    const { version } = await task();
    const body = { changes: [{ orderWorkflowTaskID: tasks.search, version, ...more }] };
    return api.send('PATCH', '/api/workflow/tasks', { body, ...sent });
  };

  describe('the notes of a task', () => {
    it('keep every one with who wrote it and when, the newest first', async () => {
      expect(await task()).toMatchObject({ taskNote: null, notedAt: null, notedBy: null, earlierNotes: 0 });
      await write({ taskNote: 'Läuft — 現在\nAsked' });
      const first = await task();
      expect(first).toMatchObject({ notedBy: 'The officer', notedAt: expect.any(String), earlierNotes: 0 });
      expect(await earlier()).toEqual([]);
      await write({ taskNote: 'Asked twice' }, { as: 'administrator' });
      await write({ taskNote: 'Came' });
      expect(await task()).toMatchObject({ taskNote: 'Came', notedBy: 'The officer', earlierNotes: 2 });
      const [newest, oldest] = await earlier();
      expect([newest, oldest]).toMatchObject([
        { taskNote: 'Asked twice', notedBy: 'The administrator' },
        { taskNote: 'Läuft — 現在\nAsked', notedBy: 'The officer', notedAt: first.notedAt },
      ]);
    });

    it('are not written anew by what leaves the note as it is', async () => {
      await write({ taskNote: 'Once' });
      const { notedAt } = await task();
      await write({ name: 'Search again', taskNote: 'Once' }, { as: 'administrator' });
      await write({ isComplete: true }, { as: 'administrator' });
      expect(await task()).toMatchObject({ notedAt, notedBy: 'The officer', earlierNotes: 0 });
    });

    it('keep one that is removed, and who removed it', async () => {
      await write({ taskNote: 'Wrong file' });
      await write({ taskNote: null }, { as: 'administrator' });
      expect(await task()).toMatchObject({ taskNote: null, notedBy: 'The administrator', earlierNotes: 1 });
      await write({ taskNote: 'Right file' });
      expect((await earlier()).map(({ taskNote }) => taskNote)).toEqual(['Wrong file']);
    });

    it('store nothing of a save that is refused', async () => {
      await write({ taskNote: 'Kept' });
      const before = [await api.auditCount(), await task()];
      expect((await write({ taskNote: 'x'.repeat(4001) })).body.errorCode).toBe('VALIDATION_FAILED');
      expect((await write({ taskNote: 'Lost', version: 1 })).body.errorCode).toBe('VERSION_CONFLICT');
      expect((await write({ taskNote: 'Lost', departmentID: 99 })).body.errorCode).toBe('VALIDATION_FAILED');
      expect([await api.auditCount(), await task()]).toEqual(before);
      expect(await earlier()).toEqual([]);
    });

    it('are read by who may read the tasks of the file, and by nobody else', async () => {
      await write({ taskNote: 'A' });
      await write({ taskNote: 'B' });
      expect((await notes(tasks.search, { as: 'viewOnly' })).body.result).toHaveLength(1);
      expect((await notes(tasks.search, { as: 'reader' })).body.errorCode).toBe('FORBIDDEN');
      expect((await notes(tasks.elsewhere)).body.errorCode).toBe('NOT_FOUND');
      // There the same number is a task of their own, without notes.
      expect((await notes(tasks.search, { tenant: 'beta' })).body.result).toEqual([]);
    });

    it('cannot be overwritten past the api either, nor changed once they are kept', async () => {
      await write({ taskNote: 'By hand' });
      const actor = systemActor('alpha', 'repair');
      await test.database.inTenant(actor, (tx) =>
        tx
          .updateTable('order_workflow_tasks')
          .set({ task_note: 'By a script', noted_by: 'nobody', noted_at: new Date(0) })
          .where('order_workflow_task_id', '=', tasks.search)
          .execute(),
      );
      expect(await task()).toMatchObject({ taskNote: 'By a script', notedBy: 'system:repair' });
      expect(await earlier()).toMatchObject([{ taskNote: 'By hand', notedBy: 'The officer' }]);
      for (const act of ['delete from', 'update']) {
        const set = act === 'update' ? sql`set task_note = 'x'` : sql``;
        const statement = sql`${sql.raw(act)} order_workflow_task_notes ${set}`;
        await expect(test.database.inTenant(actor, (tx) => statement.execute(tx))).rejects.toThrow(/permission denied/);
      }
    });
  });
});
