import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { realtimeUnauthorized } from '@closewright/contract/realtime';
import { AppError } from '@closewright/domain/errors';
import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { makeCaller, makeUser } from '../../../test/harness/made-caller.ts';
import type { Caller } from '../auth/caller.ts';
import { registerRealtime } from './realtime.routes.ts';
import { SocketHub } from './socket-hub.ts';

const message = { Event: 'FileChanged', FileNumber: '12-3456' } as const;
const announcement = { tenant: 'alpha', regionID: 1, message };
const caller = makeCaller(makeUser('alpha', { securitySettings: { OrderEntry_ScreenAccess: 2 } }));

let stop: () => Promise<void>;
afterEach(() => stop());

/** A server whose token check takes as long as the test wants. */
async function start(admit: () => Promise<Caller>) {
  const app = Fastify();
  const hub = new SocketHub(() => new Date());
  await registerRealtime(app, { hub, admit });
  await app.listen({ port: 0, host: '127.0.0.1' });
  stop = () => app.close();
  return { hub, port: (app.server.address() as AddressInfo).port };
}

it('a socket that is open hears everything from then on, however long its token was looked at', async () => {
  const asked = Promise.withResolvers<void>();
  const looked = Promise.withResolvers<Caller>();
  const { hub, port } = await start(() => {
    asked.resolve();
    return looked.promise;
  });
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, ['bearer', 'token']);
  const opened = once(socket, 'open');
  const heard = once(socket, 'message');
  await asked.promise;
  // Whatever the server had said to the socket by now would have come before the answer to this.
  await fetch(`http://127.0.0.1:${port}/`);
  expect(socket.readyState).toBe(WebSocket.CONNECTING);
  looked.resolve(caller);
  await opened;
  hub.announce(announcement);
  const [{ data }] = await heard;
  expect(JSON.parse(data)).toEqual(message);
});

it('a token that is refused closes the socket with the code for it', async () => {
  const { hub, port } = await start(() => Promise.reject(new AppError('TOKEN_EXPIRED')));
  const [{ code }] = await once(new WebSocket(`ws://127.0.0.1:${port}/ws`, ['bearer', 'token']), 'close');
  expect([code, hub.size]).toEqual([realtimeUnauthorized, 0]);
});
