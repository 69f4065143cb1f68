import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startClientLog } from './client-log.ts';
import { type LogEntry, memoryShelf } from './log-shelf.ts';

const day = 86_400_000;

beforeEach(() => void vi.useFakeTimers({ now: 100 * day }));
afterEach(() => void vi.useRealTimers());

function setUp(before: readonly LogEntry[] = []) {
  const shelf = memoryShelf();
  void shelf.update(() => before);
  const send = vi.fn(async (_entries: readonly LogEntry[]) => {});
  const log = startClientLog({ shelf, send, now: Date.now });
  const waiting = async () => (await shelf.update((kept) => kept)).map(({ message }) => message);
  return { shelf, send, log, waiting };
}

const entry = (message: string, at = Date.now()): LogEntry => ({ at, level: 'Info', message });

describe('client session log', () => {
  it('collects entries into one call and forgets what has arrived', async () => {
    const { send, log, waiting } = setUp();
    log.log('Info', 'Session started');
    log.log('Error', 'x'.repeat(600));
    await vi.advanceTimersByTimeAsync(5000);
    expect(send.mock.calls).toEqual([
      [[entry('Session started', 100 * day), { at: 100 * day, level: 'Error', message: 'x'.repeat(500) }]],
    ]);
    expect(await waiting()).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledOnce();
  });

  it('keeps what did not arrive and tries again', async () => {
    const { send, log, waiting } = setUp();
    send.mockRejectedValueOnce(new Error('away'));
    log.log('Info', 'one');
    await vi.advanceTimersByTimeAsync(5000);
    expect(await waiting()).toEqual(['one']);
    log.log('Info', 'two');
    await vi.advanceTimersByTimeAsync(5000);
    expect(send.mock.calls[1]?.[0].map(({ message }) => message)).toEqual(['one', 'two']);
    expect(await waiting()).toEqual([]);
  });

  it('sends what an earlier visit left, as far as it is not older than 3 days (core.md §9)', async () => {
    const { send } = setUp([entry('old', 97 * day - 5001), entry('new', 98 * day)]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(send.mock.calls).toEqual([[[entry('new', 98 * day)]]]);
  });

  it('keeps at most 3000 entries while the server is away (core.md §9), and sends at most 100 at once', async () => {
    const { send, log, waiting } = setUp(Array.from({ length: 2999 }, (_, at) => entry(`kept ${at}`)));
    send.mockRejectedValueOnce(new Error('away'));
    log.log('Info', 'the 3000th');
    log.log('Info', 'the 3001st');
    await vi.advanceTimersByTimeAsync(5000);
    const kept = await waiting();
    expect(kept).toHaveLength(3000);
    expect([kept[0], kept.at(-1)]).toEqual(['kept 1', 'the 3001st']);
    await log.flush();
    expect(send.mock.calls.slice(1).map(([entries]) => entries.length)).toEqual(Array.from({ length: 30 }, () => 100));
  });

  it('is no reason to stop where the browser keeps nothing', async () => {
    const refuse = () => Promise.reject(new Error('blocked'));
    const send = vi.fn(async () => {});
    const log = startClientLog({ shelf: { update: refuse, alone: (work) => work() }, send, now: Date.now });
    log.log('Info', 'lost');
    await expect(log.flush()).resolves.toBeUndefined();
    expect(send).not.toHaveBeenCalled();
  });

  it('lets one of two tabs send for both, and loses nothing that the other adds meanwhile', async () => {
    const shelf = memoryShelf();
    const arrived: string[] = [];
    let isSending = false;
    const shared = {
      update: shelf.update,
      alone: async (work: () => Promise<void>) => {
        if (isSending) return;
        isSending = true;
        await work();
        isSending = false;
      },
    };
    const send = async (entries: readonly LogEntry[]) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      arrived.push(...entries.map(({ message }) => message));
    };
    const [one, other] = [0, 1].map(() => startClientLog({ shelf: shared, send, now: Date.now }));
    one?.log('Info', 'of the one');
    const sent = one?.flush();
    await vi.advanceTimersByTimeAsync(50);
    other?.log('Info', 'of the other');
    await other?.flush();
    await vi.advanceTimersByTimeAsync(5000);
    await sent;
    expect(arrived).toEqual(['of the one', 'of the other']);
    expect(await shelf.update((kept) => kept)).toEqual([]);
  });

  it('is silent once stopped', async () => {
    const { send, log } = setUp();
    log.stop();
    log.log('Info', 'late');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).not.toHaveBeenCalled();
  });
});
