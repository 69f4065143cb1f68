import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../tenant/in-tenant.ts';
import { createMetrics, type Metrics } from './prometheus.ts';

const load: ReturnType<Database['load']> = {
  connections: { inUse: 1, idle: 2, waiting: 3, most: 4 },
  turns: { held: 5, waiting: 6, longestQueue: 7, refused: 8 },
};
const database = {
  load: () => load,
  inSystem: async () => ({ rows: [{ waiting: 9, running: 10, failed: 11 }] }),
  watchListening: () => () => {},
};
// What the figures ask of a database, each with a number of its own.
let metrics: Metrics;
beforeEach(() => {
  // The figures ask nothing else of a database.
  metrics = createMetrics(database as unknown as Database);
});
afterEach(() => metrics.close());

it.each([
  ['127.0.0.1', 200],
  ['localhost', 200],
  ['[::1]', 200],
  ['rebound.example', 401],
  ['192.0.2.1', 401],
])('without a token are given to who asks for this machine: %s %i', async (host, status) => {
  const port = await metrics.listen({ host: '127.0.0.1', port: 0, token: null });
  const call = get({ port, host: '127.0.0.1', path: '/metrics', headers: { host: `${host}:${port}` } });
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(status);
});

it('writes what the database says of itself, in the series that says so, however often it is read', async () => {
  const port = await metrics.listen({ host: '127.0.0.1', port: 0, token: null });
  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const texts = [await read(), await read()];
  for (const text of texts) {
    const figures = text.split('\n').filter((line) => /^closewright_(database|tenant|jobs)/.test(line));
    expect(figures.toSorted()).toEqual([
      'closewright_database_connections_most 4',
      'closewright_database_connections{state="idle"} 2',
      'closewright_database_connections{state="in_use"} 1',
      'closewright_database_connections{state="waiting"} 3',
      'closewright_database_up 1',
      'closewright_jobs{state="failed"} 11',
      'closewright_jobs{state="running"} 10',
      'closewright_jobs{state="waiting"} 9',
      'closewright_tenant_turns_longest_queue 7',
      'closewright_tenant_turns_refused_total 8',
      'closewright_tenant_turns{state="held"} 5',
      'closewright_tenant_turns{state="waiting"} 6',
    ]);
  }
});
