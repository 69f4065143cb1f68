import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from '../../src/platform/db/index.ts';
import { breakConnections, listeningOf } from '../harness/break-connections.ts';
import { layNetworkTo } from '../harness/cut-network.ts';
import { eachDatabase, makeTestDatabase, type TestDatabase } from '../harness/each-database.ts';

eachDatabase((kind) => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await makeTestDatabase(kind);
    // The session that is broken below listens already.
    await test.database.listen('anything', () => {});
  });
  afterAll(() => test.close());

  it('says that it was away, and that it listens again', async () => {
    const told: string[] = [];
    const stop = test.database.watchListening({ lost: () => told.push('lost'), back: () => told.push('back') });
    if (kind === 'server') {
      const name = /@\/(\w+)\?/.exec(test.options.databaseURL ?? '')?.[1];
      expect(await breakConnections(listeningOf, [name])).toBe(1);
    } else {
      (await test.connections.pool.connect()).release(true);
      await test.database.ping();
    }
    await expect.poll(() => told).toEqual(['lost', 'back']);
    stop();
  });
});

it('notices by its heartbeat that a network is silently dead', async () => {
  const test = await makeTestDatabase('server');
  const { network, through } = await layNetworkTo(test.options.databaseURL ?? '');
  const node = await createDatabase({
    ...test.options,
    databaseURL: through,
    // Twice of it is how late an answer may be: a busy machine takes part of a second.
    heartbeatMilliseconds: 1000,
    migrate: false,
  });
  try {
    const heard: string[] = [];
    const lost = Promise.withResolvers<void>();
    const back = Promise.withResolvers<void>();
    await node.listen('anything', (payload) => heard.push(payload));
    node.watchListening({ lost: lost.resolve, back: back.resolve });
    network.silence();
    await lost.promise;
    network.heal();
    await back.promise;
    await expect
      .poll(async () => {
        await test.asApplication((client) => client.query("notify anything, 'again'"));
        return heard;
      })
      .toContain('again');
  } finally {
    await network.close();
    await node.close();
    await test.close();
  }
});
