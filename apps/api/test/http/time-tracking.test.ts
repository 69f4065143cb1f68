import { randomUUID } from 'node:crypto';
import type { FileTime, TimeEntry } from '@closewright/contract/time-tracking';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { makeTime, storedTime, timeItems, timerStart, typedTime } from './time-examples.ts';
import { makeWorkflow, tasks } from './workflow-world.ts';
import { fileNumber, files, users } from './world.ts';

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    for (const tenant of ['alpha', 'beta']) {
      await makeWorkflow(test.database, tenant);
      await makeTime(test.database, tenant);
    }
    // The closer works on tasks, and takes away none.
    await test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
      tx
        .insertInto('user_security_settings')
        .values({
          tenant_id: 'alpha',
          users_id: users.closer.usersID,
          name: 'UpdateWorkflow_ScreenAccess',
          value: 2,
        })
        .execute(),
    );
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const path = (rest = '/time', ordersID: number = files.open) => `/api/orders/${ordersID}${rest}`;
  const read = async (sent: Sent = {}, ordersID?: number): Promise<FileTime> =>
    (await api.send('GET', path('/time', ordersID), sent)).body.result;
  const add = (part: object = {}, sent: Sent & { ordersID?: number } = {}) =>
    api.send('POST', path('/time', sent.ordersID), { ...sent, body: { ...typedTime, ...part } });
  const save = ({ timeEntryID, version }: TimeEntry, changes: object, sent: Sent = {}) =>
    api.send('PATCH', path(`/time/${timeEntryID}`), { ...sent, body: { version, changes } });
  const start = (sent: Sent & { ordersID?: number } = {}) => {
    const body = { timeCategoryID: null, timeAccountCodeID: null, orderWorkflowTaskID: null, note: null };
    return api.send('POST', path('/timer', sent.ordersID), { ...sent, body });
  };
  const stop = (part: object = {}, sent: Sent & { ordersID?: number } = {}) => {
    const { workDate: _day, startTime: _time, ...values } = typedTime;
    const body = { startedAt: timerStart, discard: false, ...values, minutes: null, ...part };
    return api.send('POST', path('/timer/stop', sent.ordersID), { ...sent, body });
  };
  /** What is refused stores nothing. */
  const refused = async (ask: () => ReturnType<typeof add>) => {
    const before = await api.auditCount();
    const { body } = await ask();
    expect(await api.auditCount()).toBe(before);
    return [body.errorCode, body.result?.modelState ?? {}];
  };

  it('is kept, newest first, with who worked on what', async () => {
    const { body } = await add({ timeAccountCodeID: timeItems.accountCode });
    const [entry] = (body.result as FileTime).entries;
    expect(entry).toMatchObject({
      ...typedTime,
      timeAccountCodeID: timeItems.accountCode,
      usersID: users.officer.usersID,
      user: 'The officer',
      isTimed: false,
      isOverlapping: false,
      version: 1,
    });
    expect((await read()).entries.map(({ timeEntryID }) => timeEntryID)).toEqual([
      entry?.timeEntryID,
      storedTime.removed,
      storedTime.changed,
    ]);
    expect((await read({ tenant: 'beta' })).entries).toHaveLength(2);
  });

  describe('refuses', () => {
    it.each([
      ['no minutes', { minutes: 0 }, 'minutes'],
      ['more than a day', { minutes: 1441 }, 'minutes'],
      ['a day to come', { workDate: '2098-01-01' }, 'workDate'],
      ['a time there is not', { startTime: '24:00' }, 'startTime'],
      ['a category there is not', { timeCategoryID: 99 }, 'timeCategoryID'],
      ['an account code there is not', { timeAccountCodeID: 99 }, 'timeAccountCodeID'],
      ['a task of another file', { orderWorkflowTaskID: tasks.elsewhere }, 'orderWorkflowTaskID'],
      ['a long note', { note: 'x'.repeat(501) }, 'note'],
    ])('%s, at its field', async (_what, part, field) => {
      const [code, state] = await refused(() => add(part));
      expect([code, Object.keys(state)]).toEqual(['VALIDATION_FAILED', [field]]);
    });

    it('more than 24 hours of one person on one day, on all files together; a day that is full may be mended', async () => {
      const day = '2013-04-01';
      await add({ workDate: day, minutes: 1400 }, { as: 'trusted' });
      const other = { as: 'trusted', ordersID: files.settlementLocked } as const;
      const part = { workDate: day, minutes: 41, orderWorkflowTaskID: null };
      expect(await refused(() => add(part, other))).toEqual([
        'VALIDATION_FAILED',
        { minutes: ['A day has 24 hours: this is more with the 23:20 entered on this day already'] },
      ]);
      expect((await add({ ...part, minutes: 40 }, other)).status).toBe(200);
      expect((await add({ workDate: day, minutes: 60 })).status).toBe(200);
      const [entry] = (await read()).entries.filter(({ minutes }) => minutes === 1400);
      expect((await save(entry as TimeEntry, { minutes: 1390, note: 'Shorter' }, { as: 'trusted' })).status).toBe(200);
    });

    it('locked files, files somebody else has, who may only read, and everybody without the feature', async () => {
      const part = { orderWorkflowTaskID: null };
      expect(await refused(() => add(part, { ordersID: files.locked }))).toEqual(['FILE_LOCKED', {}]);
      expect(await refused(() => add(part, { ordersID: files.consolidated }))).toEqual(['FILE_LOCKED', {}]);
      expect((await refused(() => add({}, { as: 'reader' })))[0]).toBe('FORBIDDEN');
      expect((await refused(() => start({ ordersID: files.locked, as: 'trusted' })))[0]).toBe('FILE_LOCKED');
      const sessionKey = randomUUID();
      await api.send('POST', path('/open'), { as: 'administrator', body: { sessionKey } });
      expect((await refused(() => add()))[0]).toBe('FILE_IN_USE');
      await api.send('POST', path('/lock/release'), { as: 'administrator', body: { sessionKey } });
    });
  });

  it('is changed by its own person, and by who may take tasks away', async () => {
    await add({ minutes: 10 }, { as: 'closer' });
    const find = async (login: string) =>
      (await read()).entries.find(({ user }) => user === `The ${login}`) as TimeEntry;
    const officers = await find('officer');
    expect(await refused(() => save(officers, { minutes: 1 }, { as: 'closer' }))).toEqual(['FORBIDDEN', {}]);
    expect((await save(await find('closer'), { minutes: 12 }, { as: 'closer' })).status).toBe(200);
    const closers = await find('closer');
    const { body } = await save(closers, { note: 'Agreed with the closer' });
    const saved = (body.result as FileTime).entries.find(({ timeEntryID }) => timeEntryID === closers.timeEntryID);
    expect(saved).toMatchObject({ user: 'The closer', minutes: 12, note: 'Agreed with the closer', version: 3 });
    expect((await refused(() => save(closers, { minutes: 13 })))[0]).toBe('VERSION_CONFLICT');
    const remove = (version: number, as: Sent['as'] = 'closer') =>
      api.send('POST', path(`/time/${closers.timeEntryID}/remove`), { as, body: { version } });
    expect((await refused(() => remove(2)))[0]).toBe('VERSION_CONFLICT');
    expect((await remove(3)).status).toBe(200);
    expect((await refused(() => remove(3)))[0]).toBe('NOT_FOUND');
  });

  it('marks what overlaps with time of the same person, on another file too', async () => {
    const day = '2013-03-01';
    const marked = async () =>
      (await read()).entries.filter(({ workDate, isOverlapping }) => workDate === day && isOverlapping).length;
    await add({ workDate: day, startTime: '10:00', minutes: 60 });
    await add({ workDate: day, startTime: '11:00', minutes: 60 });
    await add({ workDate: day, startTime: '10:30', minutes: 60 }, { as: 'trusted' });
    expect(await marked()).toBe(0);
    await add(
      { workDate: day, startTime: '10:59', minutes: 1, orderWorkflowTaskID: null },
      { ordersID: files.settlementLocked },
    );
    expect(await marked()).toBe(1);
  });

  it('keeps its time when its task is deleted', async () => {
    await api.send('POST', path('/tasks/remove'), { body: { orderWorkflowTaskIDs: [tasks.search] } });
    const { entries } = await read();
    expect(entries.length).toBeGreaterThan(3);
    expect(entries.every(({ orderWorkflowTaskID }) => orderWorkflowTaskID !== tasks.search)).toBe(true);
  });

  describe('a timer', () => {
    it('runs once for a user, on one file', async () => {
      const [code, state] = await refused(() => start({ ordersID: files.settlementLocked }));
      expect(code).toBe('VALIDATION_FAILED');
      expect(state).toEqual({
        '': [`Your timer runs on file ${fileNumber(files.open)} since 04/12/2013 9:00 AM. Stop it first.`],
      });
      expect((await read({}, files.settlementLocked)).timer).toMatchObject({
        ordersID: files.open,
        startedAt: timerStart,
      });
      expect((await read({ as: 'trusted' })).timer).toBeNull();
      const answers = await Promise.all([1, 2, 3].map(() => start({ as: 'trusted' })));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    });

    it('is stopped into an entry of the day and time it was started, corrected where it ran on', async () => {
      const part = { orderWorkflowTaskID: null };
      expect((await refused(() => stop({ ...part, startedAt: '2013-04-12T13:00:01.000Z' })))[0]).toBe('NOT_FOUND');
      expect((await refused(() => stop(part, { ordersID: files.settlementLocked })))[0]).toBe('NOT_FOUND');
      expect(await refused(() => stop())).toEqual([
        'VALIDATION_FAILED',
        { orderWorkflowTaskID: ['The file has no such task'] },
      ]);
      const { body } = await stop({ ...part, minutes: 30 });
      const { entries, timer } = body.result as FileTime;
      expect(timer).toBeNull();
      expect(entries.filter(({ isTimed }) => isTimed)).toMatchObject([
        { workDate: '2013-04-12', startTime: '09:00', minutes: 30, note: typedTime.note, user: 'The officer' },
      ]);
      expect((await refused(() => stop(part)))[0]).toBe('NOT_FOUND');
    });

    it('counts a minute that was begun, and is thrown away when discarded', async () => {
      const { timer } = (await start()).body.result as FileTime;
      const part = { startedAt: timer?.startedAt, orderWorkflowTaskID: null };
      const { entries } = (await stop(part)).body.result as FileTime;
      expect(entries.find(({ isTimed }) => isTimed)).toMatchObject({ minutes: 1 });
      const again = ((await start()).body.result as FileTime).timer;
      const discarded = (await stop({ ...part, startedAt: again?.startedAt, discard: true })).body.result as FileTime;
      expect(discarded.timer).toBeNull();
      expect(discarded.entries).toHaveLength(entries.length);
    });

    it('can be discarded when its file has gone from the caller, and keeps them from no other', async () => {
      const elsewhere = { ordersID: files.settlementLocked };
      const move = (regionID: number) =>
        test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
          tx
            .updateTable('orders')
            .set({ region_id: regionID, branch_id: regionID })
            .where('tenant_id', '=', 'alpha')
            .where('orders_id', '=', elsewhere.ordersID)
            .execute(),
        );
      const { timer } = (await start(elsewhere)).body.result as FileTime;
      await move(2);
      const part = { startedAt: timer?.startedAt, orderWorkflowTaskID: null };
      expect((await refused(() => stop(part, elsewhere)))[0]).toBe('NOT_FOUND');
      expect((await stop({ ...part, discard: true }, { ...elsewhere, as: 'closer' })).body.errorCode).toBe('NOT_FOUND');
      const { body } = await stop({ ...part, discard: true }, elsewhere);
      expect(body.result).toMatchObject({ entries: [], timer: null });
      await move(1);
      const started = (await start()).body.result as FileTime;
      expect(started.timer?.ordersID).toBe(files.open);
      await stop({ startedAt: started.timer?.startedAt, discard: true });
    });
  });

  it('is refused while the feature is off, reading too, and the audit of the file tells what was done', async () => {
    const { results } = (await api.send('GET', path('/changes?take=200'), { as: 'administrator' })).body.result;
    const told = results.filter(({ record }: { record: string }) => record === 'Time entry');
    expect(told).toContainEqual(expect.objectContaining({ field: 'Note', after: 'Agreed with the closer' }));
    expect(told).toContainEqual(expect.objectContaining({ field: 'Category', after: 'Curative' }));
    await test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
      tx
        .updateTable('feature_flags')
        .set({ is_on: false })
        .where('tenant_id', '=', 'alpha')
        .where('name', '=', 'orderTimeTracking')
        .execute(),
    );
    const text = 'Access to Time tracking is not authorized. Please contact your administrator.';
    await expect
      .poll(async () => (await api.send('GET', path('/time'))).body)
      .toMatchObject({ errorCode: 'FORBIDDEN', errorMessage: text });
    for (const ask of [() => add({ orderWorkflowTaskID: null }), () => start(), () => stop()]) {
      expect(await refused(ask)).toEqual(['FORBIDDEN', {}]);
    }
  });
});
