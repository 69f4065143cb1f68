import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sweepTenant } from '../../src/platform/locks/lapsed-locks.ts';
import { notifyInTransaction, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { connect } from './socket-client.ts';
import { fileNumber, files, type UserName, users } from './world.ts';

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  let port = 0;
  const host = (tenant: string) => `${tenant}.localhost:${port}`;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test, { origin: (tenant) => `http://${host(tenant)}`, env: { TRUST_PROXY: 'true' } });
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    port = (api.app.server.address() as AddressInfo).port;
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const keys: Record<string, string> = {};
  /** One tab per user, unless named otherwise. */
  const tab = (name: string): string => {
    keys[name] ??= crypto.randomUUID();
    return keys[name];
  };
  const lock = async (
    method: string,
    action: string,
    as: UserName,
    { ordersID = files.open, key = as as string, tenant = 'alpha' } = {},
  ) =>
    (
      await api.send(method, `/api/orders/${ordersID}/${action}`, {
        as,
        tenant,
        headers: { host: `${tenant}.localhost:${port}` },
        body: { sessionKey: tab(key) },
      })
    ).body;
  const open = (as: UserName, more = {}) => lock('POST', 'open', as, more);
  const hold = (as: UserName, more = {}) => lock('PUT', 'lock', as, more);
  const takeOver = (as: UserName, more = {}) => lock('POST', 'lock/take-over', as, more);
  const release = (as: UserName, more = {}) => lock('POST', 'lock/release', as, more);
  const send = (method: string, path: string, sent: Sent = {}) =>
    api.send(method, path, { ...sent, headers: { host: `${sent.tenant ?? 'alpha'}.localhost:${port}` } });
  const inTenant = (tenant: string, statement: ReturnType<typeof sql>) =>
    test.database.inTenant(systemActor(tenant, 'test'), (tx) => statement.execute(tx));
  const lapse = (ordersID: number = files.open) =>
    inTenant(
      'alpha',
      sql`update order_locks set expires_at = now() - interval '1 second' where orders_id = ${ordersID}`,
    );
  const listen = async (as: UserName, tenant = 'alpha') =>
    connect(port, host(tenant), await api.issuer.token(tenant, users[as].login));
  const save = async (as: UserName) => {
    const { version } = (await send('GET', `/api/orders/${files.open}`, { as })).body.result.order;
    const changes = { order: { placeOfClosing: `Room ${Math.random()}` } };
    return (await send('PATCH', `/api/orders/${files.open}`, { as, body: { version, changes } })).body;
  };

  /** What was announced so far has been told: notices come in the order of their commits. */
  const caughtUp = async () => {
    const heard = Promise.withResolvers<void>();
    const stop = await test.database.listen('caught_up', () => heard.resolve());
    await test.database.inTenant(systemActor('alpha', 'test'), (tx) => notifyInTransaction(tx, 'caught_up', 'now'));
    await heard.promise;
    await stop();
  };

  beforeEach(async () => {
    await inTenant('alpha', sql`delete from order_locks`);
    await inTenant('beta', sql`delete from order_locks`);
    // A socket that is opened next hears nothing of the test before.
    await caughtUp();
  });

  describe('a file in use', () => {
    it('is held by the tab that opened it first, and shown to the others', async () => {
      expect((await open('officer')).result).toMatchObject({ isHeldByMe: true, lock: { holder: 'The officer' } });
      const seen = (await open('closer')).result;
      expect(seen).toMatchObject({
        isHeldByMe: false,
        lock: { usersID: users.officer.usersID, holder: 'The officer' },
      });
      expect((await open('officer', { key: 'second tab' })).result.isHeldByMe).toBe(false);
      const { lock: inFile } = (await send('GET', `/api/orders/${files.open}`, { as: 'closer' })).body.result;
      expect(inFile).toEqual(seen.lock);
      const row = async (as: UserName) =>
        (await send('GET', `/api/orders/find?text=${fileNumber(files.open)}`, { as })).body.result[0];
      expect(await row('closer')).toMatchObject({ inUseBy: 'The officer', inUseSince: seen.lock.since });
      expect(await row('officer')).toMatchObject({ inUseBy: null });
    });

    it('keeps its moment of opening through heartbeats, which move its end', async () => {
      const first = (await open('officer')).result.lock;
      // The clock of the database has milliseconds: the first heartbeat may still be within that of the opening.
      await vi.waitFor(async () => {
        const later = (await hold('officer')).result.lock;
        expect(later.since).toBe(first.since);
        expect(Date.parse(later.expiresAt)).toBeGreaterThan(Date.parse(first.expiresAt));
      }, 15_000);
      expect(Date.parse(first.expiresAt) - Date.parse(first.since)).toBe(90_000);
    });

    it('can be saved by its holder, not by others, except with the right to open files in use', async () => {
      await open('officer');
      expect((await save('officer')).isSuccessful).toBe(true);
      expect((await save('closer')).errorCode).toBe('FILE_IN_USE');
      expect((await save('trusted')).isSuccessful).toBe(true);
      await lapse();
      expect((await save('closer')).isSuccessful).toBe(true);
    });

    it('is taken over by right, or when its lock has lapsed', async () => {
      await open('officer');
      expect((await takeOver('closer')).errorCode).toBe('FILE_IN_USE');
      expect((await takeOver('administrator')).result.isHeldByMe).toBe(true);
      expect((await hold('officer')).result).toMatchObject({
        isHeldByMe: false,
        lock: { holder: 'The administrator' },
      });
      expect((await takeOver('trusted')).result.isHeldByMe).toBe(true);
      await lapse();
      expect((await takeOver('closer')).result.isHeldByMe).toBe(true);
    });

    it('is freed only by its holder, once', async () => {
      await open('officer');
      expect((await release('closer')).result.lock).not.toBeNull();
      expect((await release('officer', { key: 'second tab' })).result.lock).not.toBeNull();
      expect((await release('officer')).result).toEqual({ isHeldByMe: false, lock: null });
      expect((await release('officer')).result).toEqual({ isHeldByMe: false, lock: null });
      expect((await hold('closer')).result.isHeldByMe).toBe(true);
    });

    it('is not taken by who can only read it, or by anybody while it is locked', async () => {
      expect((await open('reader')).result).toEqual({ isHeldByMe: false, lock: null });
      expect((await open('officer', { ordersID: files.locked })).result).toEqual({ isHeldByMe: false, lock: null });
    });

    it('is held by exactly one of many who open it at the same moment', async () => {
      const names = ['officer', 'closer', 'trusted', 'administrator'] as const;
      const answers = await Promise.all(
        [...names, ...names].map((name, index) => open(name, { key: `${name} ${index}` })),
      );
      expect(answers.filter((answer) => answer.result.isHeldByMe)).toHaveLength(1);
      expect(new Set(answers.map((answer) => answer.result.lock.sessionKey)).size).toBe(1);
    });
  });

  describe('the socket', () => {
    // holds core 1.7, core 3.12
    it('tells of files taken, saved, freed and lapsed, after it has happened', async () => {
      const socket = await listen('closer');
      const number = fileNumber(files.open);
      await open('officer');
      await socket.hears('FileInUse', number);
      await save('officer');
      await socket.hears('FileChanged', number);
      await release('officer');
      await socket.hears('FileAvailable', number);
      expect(socket.heard).toHaveLength(3);
      await open('officer');
      await hold('officer');
      await lapse();
      await sweepTenant(test.database, 'alpha');
      await expect.poll(() => socket.heard.length).toBe(5);
      expect(socket.heard.at(-1)).toEqual({ Event: 'FileAvailable', FileNumber: number });
      for (const message of socket.heard) expect(Object.keys(message)).toEqual(['Event', 'FileNumber']);
      socket.close();
    });

    it('tells nothing of a refused save', async () => {
      const socket = await listen('closer');
      await send('PATCH', `/api/orders/${files.open}`, {
        body: { version: 1, changes: { loans: [{ loanID: 4711, lenderName: 'x' }] } },
      });
      await open('officer');
      await socket.hears('FileInUse', fileNumber(files.open));
      expect(socket.heard).toHaveLength(1);
      socket.close();
    });

    it('tells nothing to another tenant, nor of files of another region', async () => {
      const [own, foreign, elsewhere] = await Promise.all([
        listen('closer'),
        listen('closer', 'beta'),
        listen('elsewhere'),
      ]);
      await open('officer');
      await own.hears('FileInUse', fileNumber(files.open));
      await open('officer', { tenant: 'beta', ordersID: files.settlementLocked });
      await foreign.hears('FileInUse', fileNumber(files.settlementLocked));
      await open('elsewhere', { ordersID: files.inRegionTwo });
      await elsewhere.hears('FileInUse', fileNumber(files.inRegionTwo));
      expect(own.heard).toEqual([{ Event: 'FileInUse', FileNumber: fileNumber(files.open) }]);
      expect(foreign.heard).toEqual([{ Event: 'FileInUse', FileNumber: fileNumber(files.settlementLocked) }]);
      expect(elsewhere.heard).toEqual([{ Event: 'FileInUse', FileNumber: fileNumber(files.inRegionTwo) }]);
      for (const socket of [own, foreign, elsewhere]) socket.close();
    });

    it('tells of a version that its file has changed and no more, to who may know the file alone', async () => {
      // The first may not read versions.
      const [without, foreign, elsewhere] = await Promise.all([
        listen('closer'),
        listen('officer', 'beta'),
        listen('elsewhere'),
      ]);
      const statement = `/api/orders/${files.open}/settlements/0`;
      const { version, orderVersion } = (await send('GET', statement)).body.result;
      const body = { version, orderVersion, kind: 'Sent to lender', note: 'Not for everybody' };
      expect((await send('POST', `${statement}/versions`, { body })).body.isSuccessful).toBe(true);
      await without.hears('FileChanged', fileNumber(files.open));
      await open('officer', { tenant: 'beta', ordersID: files.settlementLocked });
      await foreign.hears('FileInUse', fileNumber(files.settlementLocked));
      await open('elsewhere', { ordersID: files.inRegionTwo });
      await elsewhere.hears('FileInUse', fileNumber(files.inRegionTwo));
      expect(without.heard).toEqual([{ Event: 'FileChanged', FileNumber: fileNumber(files.open) }]);
      expect(foreign.heard).toEqual([{ Event: 'FileInUse', FileNumber: fileNumber(files.settlementLocked) }]);
      expect(elsewhere.heard).toEqual([{ Event: 'FileInUse', FileNumber: fileNumber(files.inRegionTwo) }]);
      for (const socket of [without, foreign, elsewhere]) socket.close();
    });

    // holds core 7.6
    it('closes 4401 on a token that is missing, bad, of the other tenant or of nobody', async () => {
      const { token } = api.issuer;
      const wrong = [
        null,
        'abc',
        await token('alpha', 'officer', { expiresIn: -60 }),
        await token('beta', 'officer'),
        await token('alpha', 'stranger'),
        await token('alpha', 'officer', { foreignKey: true }),
      ];
      for (const text of wrong) expect(await (await connect(port, host('alpha'), text)).closed).toBe(4401);
    });

    it('closes when its token ends', async () => {
      const socket = await connect(port, host('alpha'), await api.issuer.token('alpha', 'officer', { expiresIn: 2 }));
      expect(await socket.closed).toBe(4401);
    });

    it('refuses pages of another site', async () => {
      const token = await api.issuer.token('alpha', 'officer');
      expect(await (await connect(port, host('alpha'), token, { origin: 'http://evil.example' })).closed).toBe(1008);
      const own = await connect(port, host('alpha'), token, { origin: `http://alpha.localhost:${port}` });
      await open('officer');
      await own.hears('FileInUse', fileNumber(files.open));
      own.close();
    });

    it('closes the oldest of too many of one user, and none of a colleague', async () => {
      const colleague = await listen('closer');
      const sockets = await Promise.all(Array.from({ length: 21 }, () => listen('officer')));
      expect(await Promise.race(sockets.map((socket) => socket.closed))).toBe(1013);
      await open('officer');
      await colleague.hears('FileInUse', fileNumber(files.open));
      for (const socket of [...sockets, colleague]) socket.close();
    });
  });
});
