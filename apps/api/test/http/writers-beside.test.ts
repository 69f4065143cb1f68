import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, takeSharedDatabase } from '../harness/each-database.ts';
import { expectProven } from '../harness/expect-proven.ts';
import { type Answer, type ApiUnderTest, makeApi } from './api-under-test.ts';
import { fileNumber, files } from './world.ts';

// The embedded database does the work of one caller after the other.
describe('a writer who is slow inside the work', () => {
  let test: TestDatabase;
  let api: ApiUnderTest;

  beforeAll(async () => {
    test = await takeSharedDatabase('server');
    api = await makeApi(test);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const path = (ordersID: number) => `/api/orders/${ordersID}`;
  const versionOf = async (ordersID: number): Promise<number> =>
    (await api.send('GET', path(ordersID), { as: 'administrator' })).body.result.order.version;
  const save = async (ordersID: number, changes: object, version?: number) =>
    api.send('PATCH', path(ordersID), {
      as: 'administrator',
      body: { version: version ?? (await versionOf(ordersID)), changes },
    });

  /** Does `work` while a save of the open file waits for its loan, which a session from outside holds; answers what that save came to. */
  async function besideSlow(work: () => Promise<void>): Promise<Answer> {
    const version = await versionOf(files.open);
    const slow = Promise.withResolvers<Answer>();
    await test.asSuperuser(async (outside) => {
      await outside.query(`begin; select from loans where tenant_id = 'alpha' and loan_id = ${files.open} for update`);
      const changes = { order: { placeOfClosing: 'Slow' }, loans: [{ loanID: files.open, rate: `5.${version}` }] };
      save(files.open, changes, version).then(slow.resolve, slow.reject);
      await expect.poll(() => waiting()).toBe(1);
      try {
        await work();
      } finally {
        await outside.query('rollback');
      }
    });
    return slow.promise;
  }

  const waiting = (): Promise<number> =>
    test.asSuperuser(async (client) => {
      const { rows } = await client.query<{ count: string }>(
        "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return Number(rows[0]?.count);
    });

  it('holds nobody who writes another file', async () => {
    let beside: Answer | undefined;
    const slow = await besideSlow(async () => {
      beside = await save(files.inRegionTwo, { order: { placeOfClosing: 'Beside', salePrice: 7_000_00 } });
    });
    expect([beside?.status, slow.status], `${beside?.text} ${slow.text}`).toEqual([200, 200]);
    const entries = (await api.send('GET', '/api/audit-log?take=3', { as: 'administrator' })).body.result.results;
    // The one that was done first stands first, whoever began.
    expect(entries.map((entry: { fileNumber: string }) => entry.fileNumber).reverse()).toEqual([
      fileNumber(files.inRegionTwo),
      fileNumber(files.open),
      fileNumber(files.open),
    ]);
    await expectProven(test.database, 'alpha');
  });

  it('holds who writes the same file, and whoever comes second is told that it has changed', async () => {
    const version = await versionOf(files.open);
    let second: Promise<Answer> | undefined;
    const slow = await besideSlow(async () => {
      second = save(files.open, { order: { placeOfClosing: 'Second' } }, version);
      await expect.poll(() => waiting()).toBe(2);
    });
    expect(slow.status).toBe(200);
    expect((await second)?.body).toMatchObject({ errorCode: 'VERSION_CONFLICT' });
  });

  it('holds who changes what no file is a matter of', async () => {
    let setting: Promise<Answer> | undefined;
    const slow = await besideSlow(async () => {
      setting = api.send('PUT', '/api/configuration/closing-days/2031-12-24', {
        as: 'administrator',
        body: { name: 'Christmas Eve', version: 0 },
      });
      await expect.poll(() => waiting()).toBe(2);
    });
    expect(slow.status).toBe(200);
    expect((await setting)?.status).toBe(200);
  });
});
