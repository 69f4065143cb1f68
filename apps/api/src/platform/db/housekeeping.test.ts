import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Connections } from './connections.ts';
import { keepTidy } from './housekeeping.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('stops between two tables when the server stops, however many are left', async () => {
  const said: string[] = [];
  const owner = {
    query: async (statement: string) => {
      said.push(statement);
      return { rows: ['orders', 'parties', 'loans'].map((name) => ({ name })) };
    },
  };
  // All that it takes of a database.
  const stop = keepTidy({
    kind: 'embedded',
    asOwner: (work: (as: typeof owner) => unknown) => work(owner),
  } as unknown as Connections);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(said.slice(1)).toEqual(['vacuum (analyze) orders']);
  await stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(said.slice(1)).toEqual(['vacuum (analyze) orders']);
});
