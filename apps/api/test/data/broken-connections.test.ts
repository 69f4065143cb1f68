import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, openConnections, query } from '../../src/platform/db/index.ts';
import type { Actor } from '../../src/platform/tenant/in-tenant.ts';
import { breakConnections } from '../harness/break-connections.ts';
import { layNetworkTo } from '../harness/cut-network.ts';
import { makeTestDatabase, type TestDatabase } from '../harness/each-database.ts';
import { makeSmallTenant } from '../harness/small-tenant.ts';

// An error event that nobody listens to ends the process: the run of these tests is red then, whatever is expected below.
let test: TestDatabase;
let actor: Actor;

beforeAll(async () => {
  test = await makeTestDatabase('server');
  actor = await makeSmallTenant(test.database, 'breaks');
});
afterAll(() => test.close());

it('a connection that breaks between two statements of a transaction fails that transaction alone', async () => {
  const transaction = test.database.inTenant(actor, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    expect(await breakConnections('pid = $1', [rows[0]?.pid])).toBe(1);
    await tx.selectFrom('orders').selectAll().execute();
  });
  await expect(transaction).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await test.database.ping();
});

it('a connection that breaks under a statement fails that statement alone', async () => {
  let pid = 0;
  const transaction = test.database.inTenant(actor, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    pid = rows[0]?.pid ?? 0;
    await sql`select pg_sleep(30)`.execute(tx);
  });
  const refused = expect(transaction).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect.poll(() => pid).toBeGreaterThan(0);
  expect(await breakConnections('pid = $1', [pid])).toBe(1);
  await refused;
  await test.database.ping();
});

it('a network that is silently dead holds calls and the turns of their tenant no longer than a statement may take', async () => {
  const { network, through } = await layNetworkTo(test.options.databaseURL ?? '');
  const node = await createDatabase({
    ...test.options,
    databaseURL: through,
    poolSize: 10,
    statementMilliseconds: 2000,
    migrate: false,
  });
  const regions = query.selectFrom('regions').select('region_id');
  const writing = () => {
    const begun = Promise.withResolvers<void>();
    const dead = Promise.withResolvers<void>();
    const done = node.inTenant(actor, async (tx) => {
      await tx.executeQuery(regions);
      begun.resolve();
      await dead.promise;
      await tx.executeQuery(regions);
    });
    return { done, begun: begun.promise, goOn: dead.resolve };
  };
  try {
    const calls = [writing(), writing(), writing()];
    await Promise.all(calls.map(({ begun }) => begun));
    calls[2]?.goOn();
    await calls[2]?.done;
    network.silence();
    for (const { goOn } of calls) goOn();
    const held = [...calls.slice(0, 2).map(({ done }) => done), node.readInTenant(actor, regions)];
    network.heal();
    expect(node.load().turns).toMatchObject({ held: 3 });
    const outcomes = await Promise.allSettled(held);
    expect(outcomes.map((one) => one.status === 'rejected' && one.reason.code)).toEqual(Array(3).fill('UNAVAILABLE'));
    expect(node.load()).toMatchObject({ connections: { inUse: 0, idle: 0 }, turns: { held: 0 } });
    const later = await Promise.all(Array.from({ length: 4 }, () => node.readInTenant(actor, regions)));
    expect(later).toEqual(Array(4).fill([{ region_id: 1 }]));
  } finally {
    await network.close();
    await node.close();
  }
});

it('a connection belongs to no request, also not to the one that opened it', async () => {
  const request = new AsyncLocalStorage<string>();
  const connections = await openConnections(test.options);
  try {
    const client = await request.run('the first', () => connections.pool.connect());
    const heard = new Promise((resolve) => client.once('notice', () => resolve(request.getStore() ?? 'none')));
    await client.query("do $$ begin raise notice 'of the connection'; end $$");
    const context = await heard;
    client.release();
    expect(context).toBe('none');
  } finally {
    await connections.close();
  }
});
