import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchActivity } from './watch-activity.ts';

const stored = new Map<string, string>();
const settings = { idleTimeoutMilliseconds: 1_800_000, idleNoticeMilliseconds: 60_000 };
const start = () =>
  watchActivity(
    {
      ...settings,
      anyDevice: false,
      demoNavigation: false,
      addFileNotice: null,
      logStorage: false,
      showSessionInfo: true,
      tokenRefreshMilliseconds: 300_000,
      tokenMinValiditySeconds: 300,
    },
    { refreshToken: vi.fn(), expire: vi.fn() },
  );
const lastActive = () => Number([...stored.values()][0]);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  stored.clear();
});

// holds blocks 4.10, blocks 9.6
it.each(['focus', 'blur', 'keydown', 'pointerdown', 'wheel'])(
  '%s moves the last-active time that the tabs share',
  (sign) => {
    const { stop } = start();
    vi.advanceTimersByTime(10_000);
    window.dispatchEvent(new Event(sign));
    expect(lastActive()).toBe(Date.now());
    stop();
    vi.advanceTimersByTime(10_000);
    window.dispatchEvent(new Event(sign));
    expect(lastActive()).toBe(Date.now() - 10_000);
  },
);
