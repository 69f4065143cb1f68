import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectRealtime, type RealtimeEffects } from './realtime.ts';

class FakeSocket {
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  close = vi.fn();
  send = vi.fn();
}

function setUp() {
  const sockets: FakeSocket[] = [];
  const protocols: string[][] = [];
  const effects = {
    address: vi.fn(async () => 'ws://epsilon.localhost/ws'),
    token: vi.fn(async (_isRefused: boolean) => 'token' as string | undefined),
    open: vi.fn((_url: string, asked: string[]) => {
      protocols.push(asked);
      const socket = new FakeSocket();
      sockets.push(socket);
      // What the client uses of a socket, without a network.
      return socket as unknown as WebSocket;
    }),
    random: () => 0.5,
    readFor: () => 1234.5,
  } satisfies RealtimeEffects;
  return { effects, sockets, protocols };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// holds core 3.12, core 7.6
it('opens one socket with the token as second sub-protocol and passes on what it understands', async () => {
  const { effects, sockets, protocols } = setUp();
  const realtime = connectRealtime(effects);
  const heard = vi.fn();
  realtime.listen(heard);
  await vi.advanceTimersByTimeAsync(0);
  expect(protocols).toEqual([['bearer', 'token']]);
  sockets[0]?.onopen?.();
  sockets[0]?.onmessage?.({ data: '{"Event":"FileChanged","FileNumber":"12-3456"}' });
  sockets[0]?.onmessage?.({ data: 'nonsense' });
  sockets[0]?.onmessage?.({ data: '{"Event":1}' });
  expect(heard.mock.calls).toEqual([[{ Event: 'FileChanged', FileNumber: '12-3456' }]]);
});

it('tries again with growing pauses, and asks for state to be read again once it is back', async () => {
  const { effects, sockets } = setUp();
  const realtime = connectRealtime(effects);
  const heard = vi.fn();
  realtime.listen(heard);
  await vi.advanceTimersByTimeAsync(0);
  sockets[0]?.onopen?.();
  sockets[0]?.onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(sockets).toHaveLength(2);
  sockets[1]?.onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(1999);
  expect(sockets).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(sockets).toHaveLength(3);
  sockets[2]?.onopen?.();
  expect(heard.mock.calls).toEqual([[null]]);
});

it('asks for a new token after the server refused the old one', async () => {
  const { effects, sockets } = setUp();
  connectRealtime(effects);
  await vi.advanceTimersByTimeAsync(0);
  sockets[0]?.onclose?.({ code: 4401 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(effects.token.mock.calls).toEqual([[false], [true]]);
});

it('goes on when the address cannot be asked, and wakes at once', async () => {
  const { effects, sockets } = setUp();
  effects.address.mockRejectedValueOnce(new Error('offline'));
  const realtime = connectRealtime(effects);
  await vi.advanceTimersByTimeAsync(0);
  expect(sockets).toHaveLength(0);
  realtime.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(sockets).toHaveLength(1);
});

it('stays silent once stopped', async () => {
  const { effects, sockets } = setUp();
  const realtime = connectRealtime(effects);
  await vi.advanceTimersByTimeAsync(0);
  realtime.stop();
  expect(sockets[0]?.close).toHaveBeenCalledOnce();
  sockets[0]?.onclose?.({ code: 1000 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(1);
});

it('asks for state to be read again where the first attempt came to nothing: what is shown is older than the connection', async () => {
  const { effects, sockets } = setUp();
  const realtime = connectRealtime(effects);
  const heard = vi.fn();
  realtime.listen(heard);
  await vi.advanceTimersByTimeAsync(0);
  sockets[0]?.onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(1000);
  sockets[1]?.onopen?.();
  expect(heard.mock.calls).toEqual([[null]]);
});

it('says on its first opening how long the page has read, and never again: then everything is read anew', async () => {
  const { effects, sockets } = setUp();
  connectRealtime(effects);
  await vi.advanceTimersByTimeAsync(0);
  expect(sockets[0]?.send).not.toHaveBeenCalled();
  sockets[0]?.onopen?.();
  expect(sockets[0]?.send.mock.calls).toEqual([['{"ReadFor":1234.5}']]);
  sockets[0]?.onclose?.({ code: 1012 });
  await vi.advanceTimersByTimeAsync(1000);
  sockets[1]?.onopen?.();
  expect(sockets[1]?.send).not.toHaveBeenCalled();
});

it('tells screens that come while the app starts what was said before they listened, later ones nothing', async () => {
  const { effects, sockets } = setUp();
  const realtime = connectRealtime(effects);
  await vi.advanceTimersByTimeAsync(0);
  sockets[0]?.onopen?.();
  sockets[0]?.onmessage?.({ data: '{"Event":"FileChanged","FileNumber":"12-3456"}' });
  const [frame, screen, later] = [vi.fn(), vi.fn(), vi.fn()];
  realtime.listen(frame);
  await vi.advanceTimersByTimeAsync(14_000);
  realtime.listen(screen);
  for (const heard of [frame, screen])
    expect(heard.mock.calls).toEqual([[{ Event: 'FileChanged', FileNumber: '12-3456' }]]);
  await vi.advanceTimersByTimeAsync(1000);
  realtime.listen(later);
  expect(later).not.toHaveBeenCalled();
});
