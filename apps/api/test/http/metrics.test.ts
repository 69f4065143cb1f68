import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadMetrics, type Metrics } from '../../src/platform/metrics/index.ts';
import { type Database, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { connect } from './socket-client.ts';

const token = 'a-token-of-the-operator';

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  let metrics: Metrics;
  let address: string;

  beforeAll(async () => {
    test = await make();
    metrics = await loadMetrics(test.database);
    api = await makeApi(test, { watches: [metrics], env: { TRUST_PROXY: 'true' } });
    address = `http://127.0.0.1:${await metrics.listen({ host: '127.0.0.1', port: 0, token })}/metrics`;
  });
  afterAll(async () => {
    await metrics.close();
    await api.close();
    await test.close();
  });

  const read = async (): Promise<string> => {
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
    return answer.text();
  };
  /** Series that a request may make or count; those of the process itself come and go with its garbage and its handles. */
  const counted = (text: string) => text.split('\n').filter((line) => /^(http|closewright)_/.test(line)).length;
  /** The value of a series as it is written. */
  const figure = (text: string, series: string): number | undefined => {
    const line = text.split('\n').find((each) => each.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.slice(series.length));
  };

  describe('the figures of a process', () => {
    it('are for whoever has the token, at an address of their own', async () => {
      const refusals = ['', 'Bearer x', `Basic ${token}`].map((authorization) =>
        fetch(address, { headers: { authorization } }),
      );
      expect((await Promise.all(refusals)).map(({ status }) => status)).toEqual([401, 401, 401]);
      const elsewhere = address.replace('/metrics', '/api/session');
      expect((await fetch(elsewhere)).status).toBe(404);
      const onTheApp = await api.send('GET', '/metrics', { as: null, headers: { authorization: `Bearer ${token}` } });
      expect(onTheApp.status).toBe(404);
    });

    it('count requests by route and status', async () => {
      await api.send('GET', '/api/session');
      await api.send('GET', '/api/orders/4711');
      await api.send('GET', '/api/orders/4712');
      const series = (route: string, status: number) =>
        `http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`;
      const text = await read();
      expect(figure(text, series('/api/session', 200))).toBe(1);
      expect(figure(text, series('/api/orders/:ordersID', 404))).toBe(2);
      expect(
        figure(text, 'http_request_duration_seconds_bucket{le="10",method="GET",route="/api/session",status="200"}'),
      ).toBe(1);
    });

    it('have no series for what anybody may invent, and nothing of a tenant', async () => {
      await api.send('GET', '/api/invented-1');
      const before = counted(await read());
      for (const path of [
        '/api/invented-2',
        '/invented.php',
        '/api/orders/by-number?fileNumber=90-1',
        '/api/orders/90',
      ])
        for (const method of ['GET', 'PROPFIND'])
          await api.send(method, path, { headers: { 'user-agent': 'invented' } });
      const first = await read();
      for (let i = 0; i < 20; i++) await api.send('GET', `/api/invented/${i}?name=Maria%20Doe&invented=${i}`);
      const text = await read();
      expect(counted(text)).toBe(counted(first));
      expect(before).toBeLessThan(counted(first) + 1);
      expect(text).not.toMatch(/invented|Maria|90-1|alpha|beta|officer/);
    });

    it('tell how busy the way to the database is', async () => {
      const { most } = test.database.load().connections;
      const { most: turns, beyond } = test.connections.turns;
      const held = Promise.withResolvers<void>();
      // Each of three tenants asks for more than its turns: each has a first one, and all together so many beyond.
      const taken = 3 + beyond;
      const tenants = ['one', 'two', 'three'].flatMap((tenant, i) => Array(turns + (i === 0 ? 3 : 1)).fill(tenant));
      const calls = tenants.map((tenant) =>
        test.database.inTenant(systemActor(tenant, 'test'), async () => held.promise),
      );
      try {
        await expect
          .poll(() => test.database.load())
          .toMatchObject({
            connections: { inUse: Math.min(most, taken), waiting: Math.max(0, taken - most), most },
            turns: { held: taken, waiting: tenants.length - taken },
          });
      } finally {
        held.resolve();
        await Promise.all(calls);
      }
      expect(test.database.load().turns).toMatchObject({ held: 0, waiting: 0, longestQueue: 0 });
      expect(figure(await read(), 'closewright_database_connections_most')).toBe(most);
    });

    it('count the jobs that are not finished, by what has become of them', async () => {
      const alpha = systemActor('alpha', 'test');
      await test.database.inTenant(alpha, (tx) =>
        sql`
          insert into jobs (tenant_id, job_id, kind, attempts, max_attempts, leased_until, finished_at)
          select 'alpha', 1000 + row_number() over (), 'test', attempts, 5, now() + lease, now() + finished
          from (values
            (0, null, null), (1, null, null), (1, interval '-1 minute', null),
            (1, interval '1 minute', null), (5, interval '1 minute', null),
            (5, interval '-1 minute', null),
            (1, null, interval '-1 minute'), (5, null, interval '-1 minute')
          ) as made (attempts, lease, finished)`.execute(tx),
      );
      const text = await read();
      await test.database.inTenant(alpha, (tx) =>
        tx.updateTable('jobs').set({ finished_at: new Date() }).where('kind', '=', 'test').execute(),
      );
      const counts = ['waiting', 'running', 'failed'].map((state) => [
        state,
        figure(text, `closewright_jobs{state="${state}"}`),
      ]);
      expect(Object.fromEntries(counts)).toEqual({ waiting: 3, running: 2, failed: 1 });
    });

    it('go on without the database, and say so', async () => {
      const away: Database = {
        ...test.database,
        inSystem: () => Promise.reject(new Error('away')),
        watchListening(watch) {
          watch.lost();
          watch.back();
          return () => {};
        },
      };
      for (const [database, up, jobs] of [
        [test.database, 1, 0],
        [away, 0, undefined],
      ] as const) {
        const own = await loadMetrics(database);
        const port = await own.listen({ host: '127.0.0.1', port: 0, token: null });
        const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
        await own.close();
        expect(figure(text, 'closewright_database_up')).toBe(up);
        expect(figure(text, 'closewright_jobs{state="waiting"}')).toBe(jobs);
        expect(figure(text, 'closewright_tenant_turns{state="held"}')).toBe(0);
        expect(figure(text, 'closewright_listening_gaps_total')).toBe(1 - up);
      }
    });

    it('tell of the sockets, the event loop and the process', async () => {
      expect(figure(await read(), 'closewright_sockets_open')).toBe(0);
      await api.app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = api.app.server.address() as { port: number };
      const socket = await connect(port, 'alpha.localhost', await api.issuer.token('alpha', 'officer'));
      await expect.poll(async () => figure(await read(), 'closewright_sockets_open')).toBe(1);
      socket.close();
      const text = await read();
      for (const name of [
        'nodejs_eventloop_lag_p99_seconds',
        'process_resident_memory_bytes',
        'process_cpu_seconds_total',
      ])
        expect(figure(text, name), name).toBeGreaterThan(0);
    });
  });
});
