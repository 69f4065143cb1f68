import type { SystemAlert } from '@closewright/contract/alerts';
import { addToDate } from '@closewright/domain/dates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { companyDay } from '../harness/company-day.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { lastDay, makeSystemAlerts } from './system-alert-examples.ts';

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await makeSystemAlerts(test.database, 'alpha');
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const read = async (as: Sent['as'] = 'officer', tenant = 'alpha'): Promise<SystemAlert[]> =>
    (await api.send('GET', '/api/system-alerts', { as, tenant })).body.result;
  const targets = async (as: Sent['as'], tenant?: string) => (await read(as, tenant)).map(({ target }) => target);
  const mark = (how: object, { as = 'officer', ...alert }: { as?: Sent['as']; occurrence?: string } = {}) =>
    api.send('POST', '/api/system-alerts/mark', {
      as,
      body: { alert: { target: 'addFileEnds', occurrence: lastDay, ...alert }, mark: how },
    });
  const counted = async (as: Sent['as'] = 'officer') =>
    (await api.send('GET', '/api/notifications/counts', { as })).body.result.systemAlerts;

  it('are told to whom they concern, of their own company', async () => {
    // The day was taken when the examples were loaded, which may have been before midnight.
    const left = [10, 9].find((days) => companyDay(new Date(), days) === lastDay);
    expect(await read()).toEqual([
      {
        target: 'addFileEnds',
        occurrence: lastDay,
        severity: 0,
        message: expect.stringMatching(new RegExp(`^New files can be opened until .*: ${left} days are left$`)),
        acknowledgedAt: null,
        snoozedUntil: null,
      },
    ]);
    expect(await read('reader')).toEqual([]);
    expect(await read('officer', 'beta')).toEqual([]);
  });

  it('come of a license that is nearly used up, errors of browsers and a broken audit, for administrators alone', async () => {
    await test.database.inTenant(systemActor('alpha', 'test'), async (tx) => {
      const key = { tenant_id: 'alpha' };
      const now = new Date();
      await tx
        .insertInto('system_settings')
        .values([
          { ...key, name: 'licensedUsers', value: '1' },
          { ...key, name: 'licenceEnforced', value: 'true' },
        ])
        .execute();
      await tx
        .insertInto('active_users')
        .values({ ...key, users_id: 1, route_name: 'oe:main', active_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await tx
        .insertInto('server_events')
        .values([
          { ...key, at: now, level: 'Error', message: 'A script failed' },
          { ...key, at: now, level: 'Info', message: 'Hello' },
          { ...key, at: new Date(now.getTime() - 25 * 60 * 60 * 1000), level: 'Fatal', message: 'Long ago' },
        ])
        .execute();
      await tx
        .insertInto('audit_checks')
        .values({
          ...key,
          checked_at: now,
          entries: 7,
          head: '',
          broken_seq: 3,
          broken_reason: 'its hash is not that of its content',
        })
        .execute();
    });
    const alerts = await read('administrator');
    expect(alerts.map(({ target, severity }) => [target, severity])).toEqual([
      ['auditChain', 2],
      ['licence', 2],
      ['serverErrors', 1],
      ['addFileEnds', 0],
    ]);
    expect(alerts.map(({ message }) => message).slice(0, 3)).toEqual([
      'The audit is broken at entry 3: its hash is not that of its content',
      '100% of licensed users are active. Please contact your sales representative.',
      '1 error was reported in the last 24 hours',
    ]);
    expect(await targets('officer')).toEqual(['addFileEnds']);
    expect(await counted('administrator')).toEqual({ error: 2, warning: 1, info: 1 });
    expect(await counted()).toEqual({ error: 0, warning: 0, info: 1 });
  });

  it('are acknowledged, put off and opened again by each for themselves', async () => {
    const state = async (as: Sent['as']) => (await read(as)).find(({ target }) => target === 'addFileEnds');
    expect((await mark({ state: 'acknowledged' })).status).toBe(200);
    expect((await state('officer'))?.acknowledgedAt).toMatch(/Z$/);
    expect((await state('administrator'))?.acknowledgedAt).toBeNull();
    expect(await counted()).toEqual({ error: 0, warning: 0, info: 0 });
    const until = addToDate(lastDay, -5, 'days');
    await mark({ state: 'snoozed', until });
    expect(await state('officer')).toMatchObject({ acknowledgedAt: null, snoozedUntil: until });
    await mark({ state: 'open' });
    expect(await state('officer')).toMatchObject({ acknowledgedAt: null, snoozedUntil: null });
    expect(await counted()).toEqual({ error: 0, warning: 0, info: 1 });
  });

  it('are not marked by who is not told, once they are over, or to a day that is no day to put off to', async () => {
    const before = await api.auditCount();
    expect((await mark({ state: 'acknowledged' }, { as: 'reader' })).body.errorCode).toBe('NOT_FOUND');
    expect((await mark({ state: 'acknowledged' }, { occurrence: '2013-04-15' })).body.errorCode).toBe('NOT_FOUND');
    const { body } = await mark({ state: 'snoozed', until: '2013-04-15' });
    expect([body.errorCode, body.result.modelState]).toEqual([
      'VALIDATION_FAILED',
      { 'mark.until': ['Choose a day that is still to come'] },
    ]);
    expect(await api.auditCount()).toBe(before);
  });

  it('are new again with the next occurrence', async () => {
    await mark({ state: 'acknowledged' });
    await test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
      tx
        .updateTable('system_settings')
        .set({ value: addToDate(lastDay, 1, 'days') })
        .where('tenant_id', '=', 'alpha')
        .where('name', '=', 'addFileTooltipDate')
        .execute(),
    );
    expect(await read()).toMatchObject([{ occurrence: addToDate(lastDay, 1, 'days'), acknowledgedAt: null }]);
  });
});
