import { FileStatus } from '@closewright/domain/orders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { companyDay } from '../harness/company-day.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { files } from './world.ts';

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

  const counts = async (as: Sent['as'] = 'officer', tenant = 'alpha') =>
    (await api.send('GET', '/api/notifications/counts', { as, tenant })).body.result;
  const change = (ordersID: number, order: { closing_date?: string; status?: number }) =>
    test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
      tx.updateTable('orders').set(order).where('tenant_id', '=', 'alpha').where('orders_id', '=', ordersID).execute(),
    );

  it('counts the files that close today, of the regions of the user, as long as they can', async () => {
    expect(await counts()).toMatchObject({ filesInUse: 0, filesClosingToday: 0 });
    for (const ordersID of [files.open, files.inRegionTwo, files.locked]) {
      await change(ordersID, { closing_date: companyDay(new Date()) });
    }
    expect((await counts()).filesClosingToday).toBe(2);
    expect((await counts('elsewhere')).filesClosingToday).toBe(1);
    expect((await counts('administrator')).filesClosingToday).toBe(3);
    expect((await counts('officer', 'beta')).filesClosingToday).toBe(0);
    await change(files.locked, { status: FileStatus.Closed });
    expect((await counts()).filesClosingToday).toBe(1);
  });

  it('counts the files the caller has in use', async () => {
    const lock = (step: string, as: 'officer' | 'closer') =>
      api.send('POST', `/api/orders/${files.open}/${step}`, {
        as,
        body: { sessionKey: '6b8cb7a4-6f0e-4a62-8b67-3b0a6f0f2c11' },
      });
    expect((await lock('open', 'closer')).status).toBe(200);
    expect((await counts('closer')).filesInUse).toBe(1);
    expect((await counts('officer')).filesInUse).toBe(0);
    await lock('lock/release', 'closer');
    expect((await counts('closer')).filesInUse).toBe(0);
  });
});
