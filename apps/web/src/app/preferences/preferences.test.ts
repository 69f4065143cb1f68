import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPreferences } from './preferences.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('reads what the session carries, text as well as JSON', () => {
  const preferences = createPreferences(
    [
      { name: 'theme', value: '"dark"' },
      { name: 'old', value: 'plain' },
    ],
    async () => {},
  );
  expect(preferences.get('theme')).toBe('dark');
  expect(preferences.get('old')).toBe('plain');
  expect(preferences.get('none')).toBeUndefined();
});

it('collects changes into one call and sends the last value of each', async () => {
  const save = vi.fn(async () => {});
  const preferences = createPreferences([], save);
  preferences.set('sections:file-main', { order: false });
  preferences.set('theme', 'light');
  preferences.set('theme', 'dark');
  await vi.advanceTimersByTimeAsync(800);
  expect(save.mock.calls).toEqual([
    [
      [
        { name: 'sections:file-main', value: '{"order":false}' },
        { name: 'theme', value: '"dark"' },
      ],
    ],
  ]);
});

it('tells its listeners, survives a failing save, and keeps to itself what is too long to store', async () => {
  const save = vi.fn(() => Promise.reject(new Error('down')));
  const preferences = createPreferences([], save);
  const heard = vi.fn();
  preferences.subscribe(heard);
  preferences.set('x'.repeat(81), 1);
  expect(heard).toHaveBeenCalledOnce();
  await preferences.flush();
  expect(save).not.toHaveBeenCalled();
  preferences.set('a', 1);
  await preferences.flush();
  expect(save).toHaveBeenCalledOnce();
  expect(preferences.get('a')).toBe(1);
});
