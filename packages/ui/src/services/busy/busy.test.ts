import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBusy } from './index.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

// holds core 4.42
test('busy while the queue is not empty; an unknown key is ignored', () => {
  const busy = createBusy();
  busy.begin('save', { message: 'Saving' });
  busy.begin('print');
  busy.end('other');
  expect(busy.getState()).toMatchObject({ busy: true, count: 2, item: { key: 'save', message: 'Saving' } });
  busy.end('save');
  busy.end('print');
  expect(busy.getState()).toMatchObject({ busy: false, count: 0 });
});

test('quick work shows nothing', () => {
  const busy = createBusy();
  const seen: boolean[] = [];
  busy.subscribe(() => seen.push(busy.getState().visible));
  busy.begin('save');
  vi.advanceTimersByTime(299);
  busy.end('save');
  vi.advanceTimersByTime(5000);
  expect(seen).not.toContain(true);
});

test('shown after 300 ms and for at least 500 ms', () => {
  const busy = createBusy();
  busy.begin('save', { message: 'Saving 4.a' });
  vi.advanceTimersByTime(300);
  expect(busy.getState().visible).toBe(true);
  vi.advanceTimersByTime(10);
  busy.end('save');
  vi.advanceTimersByTime(489);
  expect(busy.getState()).toMatchObject({ busy: false, visible: true, item: { message: 'Saving 4.a' } });
  vi.advanceTimersByTime(1);
  expect(busy.getState()).toEqual({ busy: false, visible: false, count: 0, slow: false });
});

test('work that follows at once keeps it shown without a flicker', () => {
  const busy = createBusy();
  const seen = new Set<boolean>();
  busy.begin('a');
  vi.advanceTimersByTime(400);
  busy.subscribe(() => seen.add(busy.getState().visible));
  busy.end('a');
  vi.advanceTimersByTime(100);
  busy.begin('b');
  vi.advanceTimersByTime(5000);
  expect(seen).toEqual(new Set([true]));
  busy.clear();
  vi.advanceTimersByTime(0);
  expect(busy.getState().visible).toBe(false);
});

test('run ends also when the work fails', async () => {
  const busy = createBusy();
  await expect(busy.run('save', () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(busy.getState().busy).toBe(false);
  expect(await busy.run('load', async () => 7)).toBe(7);
});

test('progress is updated in place', () => {
  const busy = createBusy();
  busy.begin('checks', { message: 'Printing checks', done: 1, total: 13 });
  busy.begin('checks', { done: 7 });
  expect(busy.getState()).toMatchObject({ count: 1, item: { message: 'Printing checks', done: 7, total: 13 } });
});

test('after its time-out it is said that it takes long; progress starts the clock anew', () => {
  const busy = createBusy();
  busy.begin('checks', { message: 'Printing checks', done: 1, total: 13, timeout: 10_000 });
  vi.advanceTimersByTime(9_999);
  expect(busy.getState().slow).toBe(false);
  busy.begin('checks', { done: 2 });
  vi.advanceTimersByTime(9_999);
  expect(busy.getState().slow).toBe(false);
  vi.advanceTimersByTime(1);
  expect(busy.getState().slow).toBe(true);
  busy.end('checks');
  busy.begin('checks', { message: 'Printing checks' });
  expect(busy.getState().slow).toBe(false);
  vi.advanceTimersByTime(30_000);
  expect(busy.getState().slow).toBe(true);
  busy.clear();
  expect(busy.getState().slow).toBe(false);
});
