import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createDatabase } from '../../src/platform/db/index.ts';
import { type Database, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { breakConnections, listeningOf } from '../harness/break-connections.ts';
import { layNetworkTo, type Network } from '../harness/cut-network.ts';
import { makeTestDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { connect } from './socket-client.ts';
import { files, type UserName, users } from './world.ts';

// The node reaches the server through a network that the tests cut; what others do meanwhile goes past it.
let test: TestDatabase;
let network: Network;
let node: Database;
let api: ApiUnderTest;
let port = 0;

beforeEach(async () => {
  test = await makeTestDatabase('server');
  const laid = await layNetworkTo(test.options.databaseURL ?? '');
  network = laid.network;
  node = await createDatabase({ ...test.options, databaseURL: laid.through, migrate: false });
  api = await makeApi(
    { database: node },
    { origin: (tenant) => `http://${host(tenant)}`, env: { TRUST_PROXY: 'true' } },
  );
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (api.app.server.address() as AddressInfo).port;
});
afterEach(async () => {
  await api?.close();
  await node?.close();
  await network?.close();
  await test?.close();
});

const notice = { icon: 'info', title: 'Holiday', message: 'Closed on Thursday.' };
const host = (tenant: string) => `${tenant}.localhost:${port}`;
const listen = async (as: UserName) => connect(port, host('alpha'), await api.issuer.token('alpha', users[as].login));
const reads = async (as: UserName) =>
  (await api.send('GET', `/api/orders/${files.open}`, { as, headers: { host: host('alpha') } })).body;
/** What another node does, as the database sees it. */
const elsewhere = (work: Parameters<Database['inTenant']>[1]) =>
  test.database.inTenant(systemActor('alpha', 'test'), work);
const dismiss = (name: UserName) =>
  elsewhere((tx) => tx.updateTable('users').set({ is_active: false }).where('login', '=', users[name].login).execute());
const noticeOf = async (as: UserName) =>
  (await api.send('GET', '/api/tenants/alpha/validity', { as, headers: { host: host('alpha') } })).body.result
    .customNotice;
const takeRights = (name: UserName) =>
  elsewhere((tx) => tx.deleteFrom('user_security_settings').where('users_id', '=', users[name].usersID).execute());
const saveElsewhere = () =>
  elsewhere((tx) =>
    tx.updateTable('orders').set({ place_of_closing: 'Elsewhere' }).where('orders_id', '=', files.open).execute(),
  );

/** Whether new sessions may be opened on the database; those that are open stay. */
async function letConnect(may: boolean): Promise<void> {
  const superuser = new pg.Client({ connectionString: inject('databases').superuserURL });
  await superuser.connect();
  try {
    await superuser.query(`alter database ${databaseName()} connection limit ${may ? -1 : 0}`);
  } finally {
    await superuser.end();
  }
}
const databaseName = () => /@\/(\w+)\?/.exec(test.options.databaseURL ?? '')?.[1];
const endListening = async () => expect(await breakConnections(listeningOf, [databaseName()])).toBe(1);

it('what happened while the network was cut: who was dismissed is out at once, whose rights changed and all others begin anew', async () => {
  const [gone, changed, other] = [await listen('closer'), await listen('officer'), await listen('reader')];
  for (const name of ['closer', 'officer', 'reader'] as const) expect((await reads(name)).isSuccessful).toBe(true);
  expect(await noticeOf('reader')).toBeNull();
  network.cut();
  await dismiss('closer');
  await takeRights('officer');
  await elsewhere((tx) =>
    tx
      .updateTable('tenants')
      .set({ custom_notice: JSON.stringify(notice) })
      .execute(),
  );
  await saveElsewhere();
  network.heal();
  expect(await gone.closed).toBe(4401);
  expect((await reads('closer')).errorCode).toBe('MISSING_USER');
  expect((await reads('officer')).errorCode).toBe('FORBIDDEN');
  // Closed for a new start: what was announced meanwhile, nobody has told them.
  expect([await changed.closed, await other.closed]).toEqual([1012, 1012]);
  expect((await reads('reader')).result.order.placeOfClosing).toBe('Elsewhere');
  expect(await noticeOf('reader')).toEqual(notice);
  expect(await (await listen('closer')).closed).toBe(4401);
});

it('while nobody listens for the node, what a user may do is read for each call', async () => {
  expect((await reads('officer')).isSuccessful).toBe(true);
  const socket = await listen('officer');
  // The session of the other node is there before no new one is let in.
  await test.database.ping();
  await letConnect(false);
  await endListening();
  await takeRights('officer');
  // Sooner than what is remembered of a user ends by itself.
  await expect.poll(async () => (await reads('officer')).errorCode, { timeout: 8000 }).toBe('FORBIDDEN');
  await letConnect(true);
  expect(await socket.closed).toBe(1012);
});
