import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { realtimeUnauthorized } from '@closewright/contract/realtime';
import { AppError } from '@closewright/domain/errors';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('a page that says how long it has read when its first socket opens', () => {
  // Time stands still but where it is moved: however long a socket takes to open here, what is told is the same.
  beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => vi.useRealTimers());
  const admitted = () => start(async () => caller);
  const open = async (port: number) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, ['bearer', 'token']);
    const heard: string[] = [];
    socket.addEventListener('message', ({ data }) => heard.push(JSON.parse(String(data)).FileNumber));
    const closed = once(socket, 'close').then(([{ code }]) => code as number);
    await once(socket, 'open');
    return { heard, closed, say: (text: string) => socket.send(text) };
  };
  /** What the hub tells next is heard after what it has told by now. */
  const afterwards = (hub: SocketHub, heard: string[]) => {
    hub.announce({ ...announcement, message: { ...message, FileNumber: 'last' } });
    return expect.poll(() => heard).toContain('last');
  };

  it('is told what was announced since, as far as its user may hear it', async () => {
    const { hub, port } = await admitted();
    vi.advanceTimersByTime(20);
    const began = performance.now();
    hub.announce(announcement);
    hub.announce({ ...announcement, tenant: 'beta', message: { ...message, FileNumber: 'of another tenant' } });
    hub.announce({ ...announcement, regionID: 2, message: { ...message, FileNumber: 'of another region' } });
    hub.reconnect('alpha', [caller.session.usersID + 1]);
    const { heard, say } = await open(port);
    say(JSON.stringify({ ReadFor: performance.now() - began }));
    await expect.poll(() => heard).toEqual(['12-3456']);
    await afterwards(hub, heard);
    expect(heard).toEqual(['12-3456', 'last']);
  });

  it('is told nothing where nothing was announced since, nor a second time, nor for other words', async () => {
    const { hub, port } = await admitted();
    hub.announce(announcement);
    vi.advanceTimersByTime(20);
    const first = await open(port);
    first.say('{"ReadFor":0}');
    first.say('{"ReadFor":5}');
    const second = await open(port);
    for (const text of ['{"ReadFor":-1}', '{', '5', '{"ReadFor":"5"}']) second.say(text);
    await afterwards(hub, first.heard);
    await afterwards(hub, second.heard);
    expect(first.heard.concat(second.heard)).not.toContain('12-3456');
  });

  it('begins anew where the rights of its user changed since, or where it read before this node knows', async () => {
    const { hub, port } = await admitted();
    const early = await open(port);
    early.say('{"ReadFor":3600000}');
    expect(await early.closed).toBe(1012);
    vi.advanceTimersByTime(20);
    hub.reconnect('alpha', [caller.session.usersID]);
    const judged = await open(port);
    judged.say('{"ReadFor":10}');
    expect(await judged.closed).toBe(1012);
  });
});
