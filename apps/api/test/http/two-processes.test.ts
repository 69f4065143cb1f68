import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../dev/oidc/demo-tenants.ts';
import { SignInClient } from '../../dev/oidc/sign-in-client.ts';
import { callHost } from '../harness/call-host.ts';
import { makeTestDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type NodeProcess, startNode } from '../harness/node-process.ts';
import { connect } from './socket-client.ts';

describe('two processes on one Postgres', () => {
  let test: TestDatabase;
  let nodes: [NodeProcess, NodeProcess];
  const folder = mkdtempSync(join(tmpdir(), 'closewright-nodes-'));
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    test = await makeTestDatabase('server');
    const env = {
      DATA_DIR: folder,
      DATABASE_URL: test.options.databaseURL ?? '',
      DATABASE_OWNER_URL: test.options.databaseOwnerURL ?? '',
      MAIL_PORT: '0',
      TRUST_PROXY: 'true',
    };
    const first = await startNode(env);
    nodes = [first, await startNode(env)];
    for (const user of ['escrow-officer', 'closer']) {
      const client = new SignInClient(`http://127.0.0.1:${first.port}`, 'epsilon');
      tokens[user] = (await client.signIn(user, demoPassword)).access_token;
    }
  });
  afterAll(async () => {
    for (const node of nodes ?? []) node.process.kill('SIGKILL');
    await test?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A call to one of the nodes under the address people use, as a balancer before both would pass it on. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into many shapes.
  const call = async (node: 0 | 1, user: string, method: string, path: string, body?: object): Promise<any> => {
    const host = `epsilon.localhost:${nodes[0].port}`;
    return (await callHost(nodes[node].port, 'epsilon', method, path, { token: tokens[user] ?? '', body, host })).body;
  };

  const demoFile = async () =>
    (await call(0, 'closer', 'GET', '/api/orders/by-number?fileNumber=12-3456')).result.ordersID;

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

  it('go on when one is killed, and end in good order when asked to', async () => {
    nodes[0].process.kill('SIGKILL');
    expect((await call(1, 'closer', 'GET', '/api/ready')).result).toEqual({ status: 'ready' });
    expect((await call(1, 'closer', 'GET', '/api/session')).result.status).toBe('authorized');
    const ended = new Promise((resolve) => nodes[1].process.once('exit', resolve));
    nodes[1].process.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('log no token', () => {
    for (const node of nodes) {
      for (const token of Object.values(tokens)) expect(node.output()).not.toContain(token.split('.')[2]);
    }
  });
});
