import type { StoredSetting } from '@closewright/contract/system-settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';

const as = 'administrator';
const address = '/api/configuration/system-settings';

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test, {
      env: {
        IDLE_TIMEOUT_MS: '900000',
        BUILD_IMAGE: 'closewright:7',
        GIT_HASH: '4f2c9e1',
        GIT_BRANCH: 'release/7',
        BUILD_DATE: '2026-11-20',
      },
    });
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const stored = async (tenant = 'alpha'): Promise<StoredSetting[]> =>
    (await api.send('GET', address, { as, tenant })).body.result;
  const set = async (values: Record<string, string | null>, tenant = 'alpha') => {
    const now = await stored(tenant);
    const settings = Object.entries(values).map(([name, value]) => ({
      name,
      value,
      version: now.find((setting) => setting.name === name)?.version ?? 0,
    }));
    return api.send('PATCH', address, { as, tenant, body: { settings } });
  };
  const environment = async (tenant = 'alpha') =>
    (await api.send('GET', '/api/environment', { as: null, tenant })).body.result.settings;

  describe('system settings', () => {
    // holds core 3.25
    it('are the defaults of the installation until the tenant sets them, and again once it takes them back', async () => {
      expect(await environment()).toMatchObject({
        anyDevice: false,
        demoNavigation: false,
        addFileNotice: null,
        idleTimeoutMilliseconds: 900_000,
        idleNoticeMilliseconds: 60_000,
      });
      await set({
        idleTimeoutMinutes: '60',
        idleNoticeSeconds: '90',
        anyDevice: 'true',
        addFileTooltip: 'true',
        addFileTooltipDate: '2026-05-01',
      });
      await expect
        .poll(() => environment())
        .toMatchObject({
          anyDevice: true,
          addFileNotice: 'From 05/01/2026 new orders cannot be opened in the product.',
          idleTimeoutMilliseconds: 3_600_000,
          idleNoticeMilliseconds: 90_000,
        });
      expect(await environment('beta')).toMatchObject({ anyDevice: false, idleTimeoutMilliseconds: 900_000 });
      await set({ idleTimeoutMinutes: null, idleNoticeSeconds: null });
      await expect
        .poll(() => environment())
        .toMatchObject({ idleTimeoutMilliseconds: 900_000, idleNoticeMilliseconds: 60_000 });
    });

    it.each<[string, Record<string, string>, Record<string, RegExp>]>([
      ['a number out of its limits', { idleTimeoutMinutes: '4' }, { idleTimeoutMinutes: /from 5 to 480/ }],
      ['a date that is none', { addFileTooltipDate: '2026-02-30' }, { addFileTooltipDate: /must be a date/ }],
      [
        'one of several',
        { licensedUsers: '10', licenceAlertPercent: 'all' },
        { licenceAlertPercent: /from 50 to 100/ },
      ],
      [
        'a warning that is longer than the time',
        { idleTimeoutMinutes: '5', idleNoticeSeconds: '600' },
        { idleNoticeSeconds: /shorter/ },
      ],
    ])('refuse %s, and nothing is stored', async (_what, values, messages) => {
      const before = await api.auditCount();
      const { status, body } = await set(values);
      expect([status, body.errorCode]).toEqual([400, 'VALIDATION_FAILED']);
      const expected = Object.entries(messages).map(([name, text]) => [name, [expect.stringMatching(text)]]);
      expect(body.result.modelState).toEqual(Object.fromEntries(expected));
      expect(await api.auditCount()).toBe(before);
    });

    // holds core 5.25
    it("say 'No changes detected' (core.md §5), and refuse a stale version", async () => {
      await set({ licensedUsers: '25' });
      const before = await api.auditCount();
      const same = await set({ licensedUsers: '25' });
      expect(same.body).toMatchObject({ errorCode: 'VALIDATION_FAILED', errorMessage: 'No changes detected' });
      const stale = { name: 'licensedUsers', value: '30', version: 0 };
      const refused = await api.send('PATCH', address, { as, body: { settings: [stale] } });
      expect([refused.status, refused.body.errorCode]).toEqual([409, 'VERSION_CONFLICT']);
      expect(refused.body.result.conflict).toMatchObject({ version: 1, changedBy: 'The administrator' });
      expect(await api.auditCount()).toBe(before);
    });
  });

  describe('closing days', () => {
    const day = (date: string, body: object) =>
      api.send('PUT', `/api/configuration/closing-days/${date}`, { as, body });

    it('are added, renamed and taken back, in order, in this tenant alone', async () => {
      await day('2026-12-24', { name: 'Christmas Eve', version: 0 });
      expect((await day('2026-11-27', { name: 'Day after', version: 0 })).body.result).toEqual([
        { date: '2026-11-27', name: 'Day after', version: 1 },
        { date: '2026-12-24', name: 'Christmas Eve', version: 1 },
      ]);
      expect((await day('2026-11-27', { name: 'Bridge', version: 1 })).body.result[0]).toMatchObject({
        name: 'Bridge',
        version: 2,
      });
      expect((await day('2026-11-27', { name: 'Mine', version: 1 })).body.errorCode).toBe('VERSION_CONFLICT');
      expect((await day('2026-11-27', { name: 'New', version: 0 })).body.errorCode).toBe('VERSION_CONFLICT');
      expect((await day('2026-11-27', { name: null, version: 2 })).body.result).toHaveLength(1);
      expect((await day('2026-11-27', { name: null, version: 2 })).body.errorCode).toBe('NOT_FOUND');
      expect((await api.send('GET', '/api/configuration/closing-days', { as: 'reader' })).body.result).toHaveLength(1);
      expect((await api.send('GET', '/api/configuration/closing-days', { tenant: 'beta' })).body.result).toEqual([]);
    });

    it.each(['2026-02-30', '1900-01-01', 'tomorrow'])('refuse the date %s', async (date) => {
      const { body } = await day(date, { name: 'x', version: 0 });
      expect(body).toMatchObject({
        errorCode: 'VALIDATION_FAILED',
        result: { modelState: { date: expect.anything() } },
      });
    });
  });

  describe('server events', () => {
    const log = (level: string, message: string, who: 'officer' | 'closer' | null = null, tenant = 'alpha') =>
      api.send('POST', '/api/server-events', { as: who, tenant, body: { level, message } });
    const events = async (query = '', tenant = 'alpha') =>
      (await api.send('GET', `/api/configuration/server-events${query}`, { as, tenant })).body.result;

    // holds core 9.8, blocks 3.44
    it('are kept only while the setting is on (core.md §9: log storage off), each tenant its own', async () => {
      await log('Error', 'Before');
      expect(await events()).toEqual({ results: [], totalRecords: 0, isOn: false });
      await set({ logStorage: 'true' });
      await set({ logStorage: 'true' }, 'beta');
      await expect.poll(async () => (await events()).isOn && (await events('', 'beta')).isOn).toBe(true);
      await log('Error', 'Token refresh failed: expired', 'officer');
      await log('Info', 'Started', 'closer');
      await log('Info', 'Of the other tenant', null, 'beta');
      const { results, totalRecords } = await events();
      expect(totalRecords).toBe(2);
      expect(results).toMatchObject([
        { level: 'Info', user: 'closer', message: 'Started' },
        { level: 'Error', user: 'officer', message: 'Token refresh failed: expired' },
      ]);
      expect((await events('', 'beta')).results).toMatchObject([
        { level: 'Info', user: null, message: 'Of the other tenant' },
      ]);
    });

    // holds blocks 9.14
    it('are found by level, user and text', async () => {
      for (const query of ['?level=Error', '?user=OFFICER', '?text=REFRESH']) {
        expect((await events(query)).results).toMatchObject([{ user: 'officer' }]);
      }
      expect((await events('?text=%25')).totalRecords).toBe(0);
      expect((await events('?take=1&skip=1')).results).toMatchObject([{ user: 'officer' }]);
    });

    // holds core 9.8
    it('of more than three days, and all beyond the newest 3000, are forgotten', async () => {
      const actor = systemActor('alpha', 'test');
      const old = new Date(Date.now() - 73 * 60 * 60 * 1000);
      await test.database.inTenant(actor, async (tx) => {
        const event = { tenant_id: 'alpha', level: 'Info', message: 'Old' };
        await tx
          .insertInto('server_events')
          .values({ ...event, at: old })
          .execute();
        const many = Array.from({ length: 3005 }, () => ({ ...event, at: new Date(), message: 'Many' }));
        await tx.insertInto('server_events').values(many).execute();
      });
      await log('Info', 'The last');
      expect(await events('?text=old')).toMatchObject({ totalRecords: 0 });
      expect(await events('?take=1')).toMatchObject({ totalRecords: 3000, results: [{ message: 'The last' }] });
    });
  });

  // holds blocks 3.47, blocks 7.23
  it('health says to everybody that it lives and is ready, and what was built to administrators alone', async () => {
    expect((await api.send('GET', '/api/health', { as: null })).body.result).toEqual({ status: 'alive' });
    expect((await api.send('GET', '/api/ready', { as: null })).body.result).toEqual({ status: 'ready' });
    expect((await api.send('GET', '/api/configuration/health')).body.errorCode).toBe('FORBIDDEN');
    const { body } = await api.send('GET', '/api/configuration/health', { as });
    expect(body.result).toMatchObject({
      buildEnv: 'dev',
      image: 'closewright:7',
      gitHash: '4f2c9e1',
      gitBranch: 'release/7',
      buildDate: '2026-11-20',
      database: { kind: test.database.kind },
      jobs: { waiting: 0, running: 0, failed: 0, finished: 0 },
    });
    expect(body.result.migrations.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['0001_foundation.sql', '0008_configuration_system.sql']),
    );
  });

  // holds blocks 2.52
  it('health names the enterprise, and whom to ask there as soon as that is set', async () => {
    const enterprise = async () => (await api.send('GET', '/api/configuration/health', { as })).body.result.enterprise;
    await test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
      tx.updateTable('tenants').set({ enterprise_tenant_id: '100482' }).where('tenant_id', '=', 'alpha').execute(),
    );
    const named = { enterpriseID: '100482', name: 'alpha' };
    expect(await enterprise()).toEqual({ ...named, contactName: '', contactTitle: '' });
    await set({ enterpriseContactName: 'Sarah Arnold', enterpriseContactTitle: 'Branch manager' });
    await expect.poll(enterprise).toEqual({ ...named, contactName: 'Sarah Arnold', contactTitle: 'Branch manager' });
  });
});
