import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { fileNumber, files, onlyInBeta, users } from './world.ts';

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const path = (ordersID: number = files.open) => `/api/orders/${ordersID}`;

  describe('finding files', () => {
    // holds blocks 3.22
    it('finds by the beginning of the number, exact match first, within the regions of the user', async () => {
      const found = async (text: string, as: Sent['as'] = 'officer') =>
        (await api.send('GET', `/api/orders/find?text=${encodeURIComponent(text)}`, { as })).body.result.map(
          (row: { ordersID: number }) => row.ordersID,
        );
      expect(await found('24-000')).toEqual([1, 3, 4, 5]);
      expect(await found('24-000', 'administrator')).toEqual([1, 2, 3, 4, 5]);
      expect(await found('24-0003')).toEqual([3]);
      expect(await found('4-000')).toEqual([]);
      expect(await found('%')).toEqual([]);
      expect(await found('_')).toEqual([]);
    });

    // holds blocks 3.17
    it('shows who and what a file is about', async () => {
      const { body } = await api.send('GET', `/api/orders/find?text=${fileNumber(files.locked)}`);
      expect(body.result).toMatchObject([
        {
          buyers: 'Michael Jones',
          sellers: 'Steve Cole',
          property: '456 Somewhere Ave, Anytown, ST 12345',
          lender: 'Ficus Bank',
          regionID: 1,
          closingDate: '2013-04-15',
          isLocked: true,
          inUseBy: null,
        },
      ]);
    });

    // holds core 7.21, blocks 7.2
    it('finds the file of a number in whatever case, unless it is out of sight', async () => {
      const get = (number: string) => api.send('GET', `/api/orders/by-number?fileNumber=${number}`);
      expect((await get(fileNumber(files.locked))).body.result).toEqual({
        ordersID: 3,
        fileNumber: '24-0003',
        regionID: 1,
        isLocked: true,
      });
      expect((await get(fileNumber(files.inRegionTwo))).body.errorCode).toBe('NOT_FOUND');
      expect((await get(fileNumber(onlyInBeta))).body.errorCode).toBe('NOT_FOUND');
    });

    it('lists what was opened, pinned first, and for the branch what changed last', async () => {
      const open = (ordersID: number) =>
        api.send('POST', `${path(ordersID)}/open`, { as: 'closer', body: { sessionKey: crypto.randomUUID() } });
      const list = async (scope: string, as: Sent['as'] = 'closer') =>
        (await api.send('GET', `/api/recent-files?scope=${scope}`, { as })).body.result;
      await open(files.open);
      await open(files.locked);
      expect((await list('mine')).map((row: { ordersID: number }) => row.ordersID)).toEqual([3, 1]);
      await api.send('PUT', `${path(files.open)}/pin`, { as: 'closer', body: { isPinned: true } });
      expect(await list('mine')).toMatchObject([
        { ordersID: 1, isPinned: true },
        { ordersID: 3, isPinned: false },
      ]);
      expect((await list('branch')).map((row: { ordersID: number }) => row.ordersID).sort()).toEqual([1, 3, 4, 5]);
      expect((await list('branch'))[0]).toMatchObject({ ordersID: 1, isPinned: true });
      expect((await list('all', 'administrator')).map((row: { ordersID: number }) => row.ordersID).sort()).toEqual([
        1, 2, 3, 4, 5,
      ]);
      expect((await api.send('GET', '/api/session', { as: 'closer' })).body.result.userSettings.user.lastOrderId).toBe(
        files.locked,
      );
    });
  });

  describe('the session', () => {
    // holds core 3.1, core 7.31
    it('tells who is signed in with rights, regions and features, or why not', async () => {
      const { result } = (await api.send('GET', '/api/session')).body;
      expect(result).toMatchObject({
        isValidUser: true,
        status: 'authorized',
        userSettings: { user: { usersID: users.officer.usersID, login: 'officer' }, regions: [{ regionID: 1 }] },
        tenant: { name: 'alpha' },
      });
      expect(result.securitySettings).toContainEqual({ name: 'OrderEntry_ScreenAccess', value: 2 });
      expect(result.features).toContainEqual({ name: 'pdfEditing', value: true });
      const none = { isValidUser: false, userSettings: null, securitySettings: null, features: null };
      expect((await api.send('GET', '/api/session', { as: 'ungrouped' })).body.result).toMatchObject({
        ...none,
        status: 'INVALID_USER',
      });
      const stranger = { token: await api.issuer.token('alpha', 'stranger') };
      expect((await api.send('GET', '/api/session', { as: stranger })).body.result).toMatchObject({
        ...none,
        status: 'MISSING_USER',
      });
    });

    // holds core 7.8, core 7.16
    it('gives back saved preferences at once', async () => {
      const value = { name: 'density', value: 'compact' };
      await api.send('PATCH', '/api/session/settings', { body: { values: [{ ...value, value: 'roomy' }, value] } });
      expect((await api.send('GET', '/api/session')).body.result.userSettings.values).toContainEqual(value);
    });

    it('forgets a user when the rights change', async () => {
      expect((await api.send('GET', path(), { as: 'trusted' })).status).toBe(200);
      await test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
        tx
          .updateTable('user_security_settings')
          .set({ value: 0 })
          .where('tenant_id', '=', 'alpha')
          .where('users_id', '=', users.trusted.usersID)
          .where('name', '=', 'OrderEntry_ScreenAccess')
          .execute(),
      );
      await expect.poll(async () => (await api.send('GET', path(), { as: 'trusted' })).status).toBe(403);
    });

    // holds core 6.16, core 7.13, core 7.28, blocks 6.8
    it('offers lookups of the user’s regions and the global one', async () => {
      const services = async (as: Sent['as']) =>
        (await api.send('GET', '/api/lookups', { as })).body.result.orderServices.map(
          (item: { id: number }) => item.id,
        );
      expect(await services('officer')).toEqual([1]);
      expect(await services('elsewhere')).toEqual([1, 2]);
      expect(await services('administrator')).toEqual([1, 2]);
      const { result } = (await api.send('GET', '/api/lookups')).body;
      expect(result.regions.map((region: { id: number }) => region.id)).toEqual([1]);
      expect(result.staff).toHaveLength(Object.keys(users).length);
    });
  });
});
