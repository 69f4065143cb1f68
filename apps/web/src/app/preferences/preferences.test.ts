import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ChangedValue, createPreferences } from './preferences.ts';

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

// holds core 7.8
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
      false,
    ],
  ]);
});

it('forgets a preference here and on the server, and knows the names of those that are left', async () => {
  const save = vi.fn(async () => {});
  const preferences = createPreferences(
    [
      { name: 'grid:recent-files', value: '{}' },
      { name: 'grid:charges', value: '{}' },
      { name: 'theme', value: '"dark"' },
    ],
    save,
  );
  expect(preferences.names('grid:')).toEqual(['grid:charges', 'grid:recent-files']);
  preferences.forget('grid:charges');
  preferences.forget('grid:unknown');
  expect(preferences.get('grid:charges')).toBeUndefined();
  expect(preferences.names('grid:')).toEqual(['grid:recent-files']);
  await preferences.flush();
  expect(save.mock.calls).toEqual([[[{ name: 'grid:charges', value: null }], false]]);
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

it('sends what is still collected where the page goes, in a call that outlives it', async () => {
  const save = vi.fn(async () => {});
  const preferences = createPreferences([], save);
  preferences.set('grid:users', { sort: 'name' });
  void preferences.flush(true);
  expect(save.mock.calls).toEqual([[[{ name: 'grid:users', value: '{"sort":"name"}' }], true]]);
  await vi.advanceTimersByTimeAsync(800);
  expect(save).toHaveBeenCalledOnce();
});

it('sends all of it at once then: a page that goes hears no answer to wait for', async () => {
  const save = vi.fn((_values: ChangedValue[], _isLeaving: boolean) => new Promise<void>(() => {}));
  const preferences = createPreferences([], save);
  for (let at = 0; at < 51; at += 1) preferences.set(`sections:${at}`, at);
  void preferences.flush(true);
  expect(save.mock.calls.map(([values]) => values.length)).toEqual([50, 1]);
});
