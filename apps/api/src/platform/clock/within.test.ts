import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { within } from './within.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('answers what the work answers, and leaves no timer behind', async () => {
  await expect(within(1000, Promise.resolve('done'))).resolves.toBe('done');
  expect(vi.getTimerCount()).toBe(0);
});

it('answers null when the work fails, and when it is late', async () => {
  await expect(within(1000, Promise.reject(new Error('broken')))).resolves.toBeNull();
  const late = within(1000, new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(1000);
  await expect(late).resolves.toBeNull();
});
