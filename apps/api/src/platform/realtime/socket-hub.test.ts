import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { makeUser } from '../../../test/harness/made-caller.ts';
import type { StoredUser } from '../auth/user.queries.ts';
import { SocketHub, type Standing } from './socket-hub.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const users =
  (...logins: string[]) =>
  async () =>
    logins.map((login) => makeUser('alpha', { login }));

function setUp() {
  const hub = new SocketHub(() => new Date());
  const add = (
    login: string,
    standing: (stored: StoredUser | null) => Standing = (stored) => (stored ? 'same' : 'gone'),
  ) => {
    const socket = Object.assign(new EventEmitter(), {
      OPEN: 1,
      readyState: 1,
      bufferedAmount: 0,
      close: vi.fn(),
      send: vi.fn(),
    });
    // What the hub uses of a socket, without a network.
    hub.add(socket as unknown as WebSocket, {
      tenant: 'alpha',
      usersID: hub.size + 1,
      login,
      expiresAt: Date.now() + 600_000,
      seesRegion: () => true,
      standing,
    });
    return socket;
  };
  const announce = () =>
    hub.announce({ tenant: 'alpha', regionID: 1, message: { Event: 'FileChanged', FileNumber: '12-3456' } });
  return { hub, add, announce };
}

it('after a gap a thousand pages begin anew over ten seconds, whose user is gone or changed at once', async () => {
  const { hub, add } = setUp();
  const gone = add('gone');
  const changed = add('changed', () => 'changed');
  const others = Array.from({ length: 1000 }, () => add('closer'));
  const closed = () => others.filter(({ close }) => close.mock.calls.length > 0).length;
  await hub.beginAnew(users('closer', 'changed'));
  expect(gone.close).toHaveBeenCalledExactlyOnceWith(4401, expect.any(String));
  expect(changed.close).toHaveBeenCalledExactlyOnceWith(1012, expect.any(String));
  for (let second = 1; second <= 10; second++) {
    vi.advanceTimersByTime(1000);
    expect(closed()).toBeGreaterThanOrEqual(second * 100);
    expect(closed()).toBeLessThanOrEqual(second * 100 + 1);
  }
  expect(others[0]?.close).toHaveBeenCalledExactlyOnceWith(1012, expect.any(String));
});

it('reads the users of a tenant once, however many sockets they have', async () => {
  const { hub, add } = setUp();
  for (const login of ['closer', 'closer', 'officer']) add(login);
  const read = vi.fn(users('closer', 'officer'));
  await hub.beginAnew(read);
  expect(read.mock.calls).toEqual([['alpha', ['closer', 'officer']]]);
});

it.each([
  ['cannot be read', () => Promise.reject(new Error('away'))],
  ['are not read in time', () => new Promise<never>(() => {})],
])('tells nothing more to sockets whose users %s, until they have connected again', async (_why, read) => {
  const { hub, add, announce } = setUp();
  const socket = add('closer');
  const done = hub.beginAnew(read);
  announce();
  await vi.advanceTimersByTimeAsync(5000);
  await done;
  announce();
  expect(socket.send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10);
  expect(socket.close).toHaveBeenCalledExactlyOnceWith(1012, expect.any(String));
});

it('goes on telling those whose user is the same while they wait for their turn', async () => {
  const { hub, add, announce } = setUp();
  const [, second] = [add('closer'), add('closer')];
  await hub.beginAnew(users('closer'));
  announce();
  expect(second?.send).toHaveBeenCalledOnce();
});

it('tells nothing before the newest of several gaps is over, whatever an older reading has found', async () => {
  const { hub, add, announce } = setUp();
  const socket = add('closer');
  const readings = [Promise.withResolvers<StoredUser[]>(), Promise.withResolvers<StoredUser[]>()] as const;
  const [older, newer] = readings.map(({ promise }) => hub.beginAnew(() => promise));
  readings[0].resolve(await users('closer')());
  await older;
  announce();
  expect(socket.send).not.toHaveBeenCalled();
  readings[1].resolve(await users('closer')());
  await newer;
  announce();
  expect(socket.send).toHaveBeenCalledOnce();
});

it('says to a socket why it has to connect again', async () => {
  const { hub, add } = setUp();
  const [waiting, restricted] = [add('closer'), add('officer', () => 'changed')];
  await hub.beginAnew(users('closer', 'officer'));
  vi.advanceTimersByTime(10);
  expect(restricted.close).toHaveBeenCalledExactlyOnceWith(1012, 'Access has changed');
  expect(waiting.close).toHaveBeenCalledExactlyOnceWith(1012, 'Notices were missed');
});
