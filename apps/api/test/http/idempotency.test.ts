import { randomUUID } from 'node:crypto';
import { idempotencyKeyHeader } from '@closewright/contract/kit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { answerOnce } from '../../src/platform/idempotency/answer-once.ts';
import { sweepKeys } from '../../src/platform/idempotency/old-keys.ts';
import { type Database, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { makeCaller, makeUser } from '../harness/made-caller.ts';
import { makeSmallTenant } from '../harness/small-tenant.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { makeCompanies, more } from './companies-world.ts';
import { makeCustomData } from './custom-data-world.ts';
import { someNote } from './note-examples.ts';
import { files } from './world.ts';

const file = { fileNumber: null as string | null, regionID: 1, branchID: 1, settlementStatementType: 1 };
const note = { ...someNote, body: 'Called the buyer, SSN 123-45-6789' };
const notesPath = `/api/orders/${files.open}/notes`;
/** Nothing of a sweep goes wrong. */
const log = { warn: (_detail: object, message: string) => expect.fail(message) };
const times = Array.from({ length: 50 });

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  /** What the server does two minutes after its start. */
  let soon: (() => void)[];
  beforeAll(async () => {
    test = await make();
    const timers = vi.spyOn(globalThis, 'setTimeout');
    api = await makeApi(test);
    const { calls, results } = timers.mock;
    soon = calls.flatMap(([begin, delay], at) => {
      if (delay !== 120_000) return [];
      // Begun here, it must not begin by itself while another file has the database.
      clearTimeout(results[at]?.value);
      return [begin];
    });
    timers.mockRestore();
    await makeCustomData(test.database, 'alpha');
    await makeCompanies(test.database, 'alpha');
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const post = (path: string, body: object, key: string, sent: Sent = {}) =>
    api.send('POST', path, { body, ...sent, headers: { [idempotencyKeyHeader]: key } });
  /** Ends the time of all keys. */
  const age = () =>
    test.asOwner(async (owner) => {
      await owner.query('begin');
      await owner.query("select set_config('app.tenant', 'alpha', true)");
      await owner.query("update idempotency_keys set created_at = now() - interval '25 hours'");
      await owner.query('commit');
    });
  const count = (table: 'orders' | 'order_notes' | 'idempotency_keys', tenant = 'alpha') =>
    test.database.inTenant(systemActor(tenant, 'test'), async (tx) => {
      const { rows } = await tx
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<string>().as('rows'))
        .where('tenant_id', '=', tenant)
        .executeTakeFirstOrThrow();
      return Number(rows);
    });

  describe.each([
    ['a file', '/api/orders', file, 'orders'],
    ['a note', notesPath, note, 'order_notes'],
  ] as const)('50 equal calls for %s', (_what, path, body, table) => {
    it('at once give 50 equal answers and one record', async () => {
      const before = await count(table);
      const key = randomUUID();
      const answers = await Promise.all(times.map(() => post(path, body, key)));
      expect(answers.map(({ status }) => status)).toEqual(times.map(() => 200));
      expect(new Set(answers.map(({ text }) => text)).size, api.log.join('')).toBe(1);
      expect(await count(table)).toBe(before + 1);
    });

    it('one after the other do too', async () => {
      const before = await count(table);
      const key = randomUUID();
      const answers = new Set<string>();
      for (const _time of times) answers.add((await post(path, body, key)).text);
      expect(answers.size).toBe(1);
      expect(await count(table)).toBe(before + 1);
    });
  });

  it('without a key, and with one each, are as many records', async () => {
    const before = await count('orders');
    for (const _time of [1, 2]) await api.send('POST', '/api/orders', { body: file });
    for (const _time of [1, 2]) await post('/api/orders', file, randomUUID());
    expect(await count('orders')).toBe(before + 4);
  });

  it('a key with other values, or with another call, is refused and stores nothing', async () => {
    const key = randomUUID();
    const first = await post('/api/orders', file, key);
    const before = await api.auditCount();
    for (const other of [
      await post('/api/orders', { ...file, settlementStatementType: 2 }, key),
      await post(notesPath, note, key),
    ]) {
      expect([other.status, other.body.errorCode]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    }
    expect(await api.auditCount()).toBe(before);
    const reordered = Object.fromEntries(Object.entries(file).reverse());
    expect((await post('/api/orders', reordered, `"${key}"`)).text).toBe(first.text);
  });

  it('a key of another user or tenant is another key', async () => {
    const key = randomUUID();
    const answers = [
      await post('/api/orders', file, key),
      await post('/api/orders', file, key, { as: 'administrator' }),
      await post('/api/orders', file, key, { tenant: 'beta' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[1]?.body.result.ordersID).not.toBe(answers[0]?.body.result.ordersID);
    expect(await count('idempotency_keys', 'beta')).toBe(1);
  });

  it('what is refused is not kept: put right, it goes through with the same key', async () => {
    const key = randomUUID();
    const kept = await count('idempotency_keys');
    const fileNumber = 'K-1';
    await post('/api/orders', { ...file, fileNumber }, randomUUID());
    const refused = await post('/api/orders', { ...file, fileNumber }, key);
    expect(refused.body.errorCode).toBe('FILE_NUMBER_IN_USE');
    expect(await count('idempotency_keys')).toBe(kept + 1);
    const made = await post('/api/orders', { ...file, fileNumber: 'K-2' }, key);
    expect(made.body.result.fileNumber).toBe('K-2');
  });

  it('who has other rights by now is not told what was answered with the old ones', async () => {
    const key = randomUUID();
    expect((await post(notesPath, note, key)).status).toBe(200);
    const setting = { tenant_id: 'alpha', users_id: 1, name: 'allowOpenFileInUse' };
    await test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
      tx
        .insertInto('user_security_settings')
        .values({ ...setting, value: 2 })
        .execute(),
    );
    await expect.poll(async () => (await post(notesPath, note, key)).body.errorCode).toBe('IDEMPOTENCY_KEY_REUSED');
    await test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
      tx.deleteFrom('user_security_settings').where('users_id', '=', 1).where('name', '=', setting.name).execute(),
    );
    await expect.poll(async () => (await post(notesPath, note, key)).status).toBe(200);
  });

  it('is told again in whatever order the rights are read', async () => {
    const rights = Object.entries({ OrderEntry_ScreenAccess: 2, Notes_ScreenAccess: 1 });
    const [read, readOtherwise] = [rights, rights.toReversed()].map((each) =>
      makeCaller(
        makeUser('alpha', {
          ...{ usersID: 1, securitySettings: Object.fromEntries(each) },
          regionSecuritySettings: [{ regionID: 2, rights: Object.fromEntries(each) }],
        }),
      ),
    );
    if (!read || !readOtherwise) throw new Error('no callers');
    const call = { key: randomUUID(), endpoint: 'call', input: {} };
    let done = 0;
    const answer = async () => {
      done += 1;
      return done;
    };
    expect(await answerOnce(test.database, { caller: read, ...call }, answer)).toBe(1);
    expect(await answerOnce(test.database, { caller: readOtherwise, ...call }, answer)).toBe(1);
  });

  it('who may no longer do it is not told again', async () => {
    const key = randomUUID();
    expect((await post('/api/orders', file, key)).status).toBe(200);
    expect((await post('/api/orders', file, key, { as: null })).status).toBe(401);
    expect((await post('/api/orders', file, key, { as: 'reader' })).body.errorCode).toBe('FORBIDDEN');
  });

  it.each([
    '',
    'short',
    `${'a'.repeat(65)}`,
    'sixteen-letters-!',
    '"0123456789abcdef',
    'two-of-them-here, two-of-them-there',
  ])('a key like %j is refused at its header', async (key) => {
    const { status, body } = await post('/api/orders', file, key);
    expect([status, Object.keys(body.result.modelState)]).toEqual([400, [idempotencyKeyHeader]]);
  });

  it('nothing of the key, the call or the answer can be read from what is stored', async () => {
    const key = randomUUID();
    const path = `/api/companies/${more.survivor}/tax-id-changes`;
    const body = { taxID: '12-3456789', reason: 'A letter' };
    const asked = await post(path, body, key);
    expect(asked.status, asked.text).toBe(200);
    const stored = await test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
      tx.selectFrom('idempotency_keys').selectAll().execute(),
    );
    const bytes = stored
      .flatMap((row) => [row.key_digest, row.call_digest, row.answer])
      .map((part) => part.toString('latin1'));
    for (const word of [key, '3456789', '123-45-6789', 'companyID', 'noteText', 'fileNumber']) {
      expect(bytes.filter((text) => text.includes(word))).toEqual([]);
    }
  });

  it('is removed by the server itself when its time is over, soon after the start', async () => {
    await post('/api/orders', file, randomUUID());
    await age();
    expect(await count('idempotency_keys')).toBeGreaterThan(0);
    for (const begin of soon) begin();
    await expect.poll(() => count('idempotency_keys')).toBe(0);
  });

  it('is removed in every tenant, also behind one where that fails', async () => {
    await post('/api/orders', file, randomUUID());
    await age();
    const told: object[] = [];
    const failing: Database = {
      ...test.database,
      async inTenant(actor, work) {
        if (actor.tenant === 'aaa') throw new Error('held');
        return test.database.inTenant(actor, work);
      },
    };
    await makeSmallTenant(test.database, 'aaa');
    await sweepKeys(failing, { warn: (detail) => told.push(detail) });
    expect(told).toEqual([{ err: new Error('held'), tenant: 'aaa' }]);
    expect(await count('idempotency_keys')).toBe(0);
  });

  it('is a new key when its time is over', async () => {
    const [old, young] = [randomUUID(), randomUUID()];
    const first = await post('/api/orders', file, old);
    await sweepKeys(test.database, log);
    expect((await post('/api/orders', file, old)).text).toBe(first.text);
    await age();
    const kept = await post('/api/orders', file, young);
    await sweepKeys(test.database, log);
    expect(await count('idempotency_keys')).toBe(1);
    expect((await post('/api/orders', file, young)).text).toBe(kept.text);
    expect((await post('/api/orders', file, old)).body.result.ordersID).not.toBe(first.body.result.ordersID);
  });
});
