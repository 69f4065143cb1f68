import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { idempotencyKeyHeader } from '@closewright/contract/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../dev/oidc/demo-tenants.ts';
import { SignInClient } from '../../dev/oidc/sign-in-client.ts';
import { migrationNames } from '../../src/platform/db/index.ts';
import { callHost } from '../harness/call-host.ts';
import { layNetwork, type Network } from '../harness/cut-network.ts';
import { makeTestDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type NodeProcess, startNode } from '../harness/node-process.ts';
import { makeCollector, type TraceCollector } from '../harness/trace-collector.ts';
import { someNote } from './note-examples.ts';
import { connect } from './socket-client.ts';

/** A port that is free, and the next one too: of those that no system gives out by itself, for the nodes take them a moment later. */
async function freePortBeforeAnother(): Promise<number> {
  const listen = (port: number) =>
    new Promise<Server | null>((done) => {
      const server = createServer();
      server.once('error', () => done(null));
      server.listen(port, '127.0.0.1', () => done(server));
    });
  for (;;) {
    const port = randomInt(10_000, 30_000);
    const servers = [await listen(port), await listen(port + 1)];
    for (const server of servers) await new Promise((done) => (server ? server.close(done) : done(null)));
    if (servers.every((server) => server !== null)) return port;
  }
}

describe('two processes on one Postgres', () => {
  let test: TestDatabase;
  let network: Network;
  /** The first reaches the database by a way that can be cut. */
  let nodes: [NodeProcess, NodeProcess];
  let startFirst: () => Promise<NodeProcess>;
  /** The second gives figures, and its traces go there. */
  let collector: TraceCollector;
  const folder = mkdtempSync(join(tmpdir(), 'closewright-nodes-'));
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    test = await makeTestDatabase('server');
    await test.asOwner((owner) => owner.query('drop schema public cascade; create schema public'));
    const { databaseURL, databaseOwnerURL } = test.options;
    const own = /host=([^&]+)/.exec(databaseURL ?? '')?.[1] ?? '';
    network = await layNetwork(decodeURIComponent(own));
    const env = {
      DATA_DIR: folder,
      DATABASE_URL: databaseURL ?? '',
      DATABASE_OWNER_URL: databaseOwnerURL ?? '',
      TRUST_PROXY: 'true',
      NODE_OPTIONS: [
        new URL('../harness/planted-mistakes.ts', import.meta.url),
        new URL('../harness/tell-loaded.ts', import.meta.url),
      ]
        .map((module) => `--import ${module}`)
        .join(' '),
    };
    const through = databaseURL?.replace(own, encodeURIComponent(network.socket)) ?? '';
    // At the same moment, on an empty database, at ports side by side.
    const port = await freePortBeforeAnother();
    startFirst = () => startNode({ ...env, DATABASE_URL: through, PORT: String(port) });
    collector = await makeCollector();
    const watched = { METRICS_PORT: '0', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
    const starts = await Promise.allSettled([startFirst(), startNode({ ...env, ...watched, PORT: String(port + 1) })]);
    const started = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    nodes = started as [NodeProcess, NodeProcess];
    for (const start of starts) if (start.status === 'rejected') throw start.reason;
    const [first] = nodes;
    for (const user of ['escrow-officer', 'closer']) {
      const client = new SignInClient(`http://127.0.0.1:${first.port}`, 'epsilon');
      tokens[user] = (await client.signIn(user, demoPassword)).access_token;
    }
  });
  afterAll(async () => {
    for (const node of nodes ?? []) node.process.kill('SIGKILL');
    collector?.close();
    await network?.close();
    await test?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A call to one of the nodes under the address people use, as a balancer before both would pass it on. */
  const call = async (
    node: 0 | 1,
    user: string,
    method: string,
    path: string,
    body?: object,
    headers = {},
    // biome-ignore lint/suspicious/noExplicitAny: tests look into many shapes.
  ): Promise<any> => {
    const sent = { token: tokens[user] ?? '', body, host: `epsilon.localhost:${nodes[0].port}`, headers };
    return (await callHost(nodes[node].port, 'epsilon', method, path, sent)).body;
  };
  /** A request in which something goes wrong that nobody catches (planted-mistakes.ts). */
  const callMistaken = (node: 0 | 1, method: string, path: string, mistake: string, body?: object) =>
    call(node, 'closer', method, path, body, { 'planted-mistake': mistake });

  const demoFile = async (node: 0 | 1 = 0) =>
    (await call(node, 'closer', 'GET', '/api/orders/by-number?fileNumber=12-3456')).result.ordersID;

  it('started at the same moment on an empty database, and made everything in it once', async () => {
    const [made] = await test.asOwner(async (owner) => {
      const { rows } = await owner.query<{ migrations: string[] }>(
        'select array_agg(name order by name) as migrations from schema_migrations',
      );
      return rows;
    });
    expect(made?.migrations).toEqual(await migrationNames());
    // The third is that of the migrations.
    const tenants = await test.database.inSystem('test', (tx) =>
      tx.selectFrom('tenants').select('tenant_id').orderBy('tenant_id').execute(),
    );
    expect(tenants.map(({ tenant_id }) => tenant_id)).toEqual(['epsilon', 'ficus', 'upkeep']);
    for (const node of nodes) expect(node.output()).not.toMatch(/"level":[456]0|does not run/);
  });

  it('give each its own port for mail', () => {
    const ports = nodes.map((node) => Number(/smtp:\/\/127\.0\.0\.1:(\d+)/.exec(node.output())?.[1]));
    expect(new Set([...ports, ...nodes.map(({ port }) => port)]).size).toBe(4);
  });

  it('take each other’s tokens, and each shows what the other stored', async () => {
    const path = `/api/orders/${await demoFile()}`;
    expect((await call(1, 'escrow-officer', 'GET', '/api/session')).result.status).toBe('authorized');
    const { version } = (await call(0, 'escrow-officer', 'GET', path)).result.order;
    const changes = { order: { closingDate: '2013-04-22' } };
    expect((await call(0, 'escrow-officer', 'PATCH', path, { version, changes })).isSuccessful).toBe(true);
    expect((await call(1, 'closer', 'GET', path)).result.order).toMatchObject({
      closingDate: '2013-04-22',
      version: version + 1,
    });
    expect((await call(1, 'closer', 'PATCH', path, { version, changes })).errorCode).toBe('VERSION_CONFLICT');
  });

  it('tell the sockets of the other of files taken, saved and freed', async () => {
    const path = `/api/orders/${await demoFile()}`;
    const sessionKey = crypto.randomUUID();
    const socket = await connect(nodes[1].port, `epsilon.localhost:${nodes[0].port}`, tokens.closer ?? '');
    await call(0, 'escrow-officer', 'POST', `${path}/open`, { sessionKey });
    await socket.hears('FileInUse', '12-3456');
    expect(
      (await call(1, 'closer', 'POST', `${path}/open`, { sessionKey: crypto.randomUUID() })).result.isHeldByMe,
    ).toBe(false);
    const { version } = (await call(0, 'escrow-officer', 'GET', path)).result.order;
    await call(0, 'escrow-officer', 'PATCH', path, { version, changes: { order: { placeOfClosing: 'Office' } } });
    await socket.hears('FileChanged', '12-3456');
    await call(0, 'escrow-officer', 'POST', `${path}/lock/release`, { sessionKey });
    await socket.hears('FileAvailable', '12-3456');
    socket.close();
  });

  describe('a note sent with a key', () => {
    const write = async (node: 0 | 1, key: string, body: string) =>
      call(
        node,
        'escrow-officer',
        'POST',
        `/api/orders/${await demoFile(1)}/notes`,
        { ...someNote, body },
        { [idempotencyKeyHeader]: key },
      );
    const stored = async (body: string) => {
      const { notes } = (await call(1, 'closer', 'GET', `/api/orders/${await demoFile(1)}/notes`)).result;
      return notes.filter((note: { body: string }) => note.body === body).length;
    };

    it('is one, sent to both at once', async () => {
      const [key, body] = [randomUUID(), 'To both'];
      const answers = await Promise.all([0, 1, 0, 1, 0, 1].map((node) => write(node === 0 ? 0 : 1, key, body)));
      for (const answer of answers) expect(answer).toEqual({ ...answers[0], isSuccessful: true });
      expect(await stored(body)).toBe(1);
    });

    it('is one, sent again at the other node, when the connection broke before the commit', async () => {
      const [key, body] = [randomUUID(), 'Broken off'];
      const inserted = network.holdAnswersAfter(['insert into "order_notes"']);
      const refused = write(0, key, body);
      await inserted;
      network.cut();
      expect((await refused).errorCode).toBe('UNAVAILABLE');
      network.heal();
      const first = await write(1, key, body);
      expect(first.isSuccessful).toBe(true);
      expect(await write(1, key, body)).toEqual(first);
      expect(await stored(body)).toBe(1);
    });

    it('is one, and answered, when the node was killed between commit and answer', async () => {
      const [key, body] = [randomUUID(), 'Killed'];
      const committed = network.holdAnswersAfter(['insert into "order_notes"', 'commit']);
      const lost = write(0, key, body).catch((error: unknown) => error);
      await committed;
      await expect.poll(() => stored(body)).toBe(1);
      nodes[0].process.kill('SIGKILL');
      expect(await lost).toBeInstanceOf(Error);
      const again = await write(1, key, body);
      expect(again).toMatchObject({
        isSuccessful: true,
        result: { notes: expect.arrayContaining([expect.objectContaining({ body })]) },
      });
      expect(await stored(body)).toBe(1);
      nodes[0] = await startFirst();
    });
  });

  /** The line of a node's log that says this. */
  const logged = async (node: 0 | 1, text: string) => {
    // The last line may not be whole yet.
    const lines = () => nodes[node].output().split('\n').slice(0, -1);
    const said = () => lines().find((line) => line.startsWith('{') && line.includes(text));
    await expect.poll(said).toBeDefined();
    return JSON.parse(said() ?? '{}');
  };

  it('log a rejection that nobody handled with its request, and serve on', async () => {
    const path = `/api/orders/${await demoFile()}`;
    expect((await callMistaken(1, 'GET', path, 'rejection')).errorCode).toBeNull();
    expect(await logged(1, 'planted rejection')).toMatchObject({
      level: 50,
      msg: 'unhandled rejection',
      reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      req: { method: 'GET', path },
      tenant: 'epsilon',
      user: expect.any(String),
    });
    expect((await call(1, 'closer', 'GET', path)).isSuccessful).toBe(true);
  });

  it('answer a request in which something was thrown that nobody could catch, and serve on', async () => {
    const path = `/api/orders/${await demoFile()}/open`;
    const body = { sessionKey: crypto.randomUUID() };
    expect((await callMistaken(1, 'POST', path, 'exception', body)).errorCode).toBe('INTERNAL');
    expect(await logged(1, 'uncaught exception')).toMatchObject({ level: 50, req: { path }, tenant: 'epsilon' });
    expect((await call(1, 'closer', 'POST', path, body)).isSuccessful).toBe(true);
  });

  it('give figures where they are asked for, and nowhere else', async () => {
    const addressOf = (node: NodeProcess) => /Metrics: (http:\S+)/.exec(node.output())?.[1];
    expect(addressOf(nodes[0])).toBeUndefined();
    await expect.poll(() => addressOf(nodes[1])).toBeDefined();
    const text = await (await fetch(addressOf(nodes[1]) ?? '')).text();
    expect(text).toMatch(
      /^http_request_duration_seconds_count\{method="GET",route="\/api\/session",status="200"\} [1-9]/m,
    );
    expect(text).toContain('closewright_database_up 1');
  });

  it('have in memory what makes figures and traces where they are asked for, and nowhere else', async () => {
    for (const { process } of nodes) process.kill('SIGUSR2');
    const [plain, watched] = await Promise.all([logged(0, 'loadedPackages'), logged(1, 'loadedPackages')]);
    expect(plain.loadedPackages).toContain('fastify');
    expect(plain.loadedPackages.filter((name: string) => /^(prom-client|@opentelemetry\/)/.test(name))).toEqual([]);
    expect(watched.loadedPackages).toEqual(
      expect.arrayContaining(['fastify', 'prom-client', '@opentelemetry/sdk-trace-base']),
    );
  });

  it('go on when one ends, which it does in good order after a mistake that belongs to no request, or when asked to', async () => {
    const broken = new Promise((resolve) => nodes[0].process.once('exit', resolve));
    expect((await callMistaken(0, 'GET', '/api/session', 'elsewhere')).isSuccessful).toBe(true);
    expect(await broken).toBe(1);
    expect(await logged(0, 'planted elsewhere')).toMatchObject({ level: 60 });
    expect((await call(1, 'closer', 'GET', '/api/ready')).result).toEqual({ status: 'ready' });
    expect((await call(1, 'closer', 'GET', '/api/session')).result.status).toBe('authorized');
    const ended = new Promise((resolve) => nodes[1].process.once('exit', resolve));
    nodes[1].process.kill('SIGTERM');
    expect(await ended).toBe(0);
    // The last spans too: the other node sends none.
    expect(collector.received.map(({ body }) => body.toString()).join('')).toContain('GET /api/ready');
  });

  it('log no token', () => {
    for (const node of nodes) {
      for (const token of Object.values(tokens)) expect(node.output()).not.toContain(token.split('.')[2]);
    }
  });
});
