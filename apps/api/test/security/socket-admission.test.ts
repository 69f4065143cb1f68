import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerRealtime } from '../../src/platform/realtime/realtime.routes.ts';
import { SocketHub } from '../../src/platform/realtime/socket-hub.ts';
import { makeCaller, makeUser } from '../harness/made-caller.ts';
import { connect } from '../http/socket-client.ts';

let app: FastifyInstance;
let port: number;
const hub = new SocketHub(() => new Date());
const caller = makeCaller(makeUser('alpha', { usersID: 7 }));
/** What happens to rights after they were read for a socket, and before it listens. */
let meanwhile: () => void;

beforeAll(async () => {
  app = Fastify({ trustProxy: true });
  await registerRealtime(app, {
    hub,
    async admit() {
      meanwhile();
      return caller;
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

it('has a socket connect again when rights changed while it was admitted: it was judged by the old ones', async () => {
  meanwhile = () => hub.reconnect('alpha', [7]);
  const socket = await connect(port, `alpha.localhost:${port}`, 'token');
  expect(await socket.closed).toBe(1012);
  expect(hub.size).toBe(0);
});

it('lets a socket listen when nothing changed', async () => {
  meanwhile = () => {};
  const socket = await connect(port, `alpha.localhost:${port}`, 'token');
  await expect.poll(() => hub.size).toBe(1);
  socket.close();
});
