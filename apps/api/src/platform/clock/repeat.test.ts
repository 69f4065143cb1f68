import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeat } from './repeat.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('goes on after a failure, and begins once more when the time before has ended', async () => {
  const onError = vi.fn();
  const work = vi.fn(() => Promise.reject(new Error('no database')));
  const stop = repeat(work, { first: 10, every: 100, onError });
  await vi.advanceTimersByTimeAsync(10);
  expect(onError).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(100);
  expect(work).toHaveBeenCalledTimes(2);
  await stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(work).toHaveBeenCalledTimes(2);
});

it('tells work under way to stop, and waits for its end', async () => {
  const told = vi.fn();
  const work = (stopped: AbortSignal) =>
    new Promise<void>((done) =>
      stopped.addEventListener('abort', () => {
        told();
        done();
      }),
    );
  const stop = repeat(work, { first: 10, every: 100, onError: expect.unreachable });
  await vi.advanceTimersByTimeAsync(10);
  await stop();
  expect(told).toHaveBeenCalledOnce();
});
