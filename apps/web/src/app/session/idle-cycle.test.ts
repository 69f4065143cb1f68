import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startIdleCycle } from './idle-cycle.ts';

const minute = 60_000;
const settings = { timeout: 30 * minute, notice: minute };

/** One browser: the tabs share one last-active time, as they share local storage. */
function browser() {
  let shared: number | null = null;
  return {
    shared: () => shared,
    tab: () => {
      const told = { refreshToken: vi.fn(), expire: vi.fn() };
      const cycle = startIdleCycle(
        {
          now: Date.now,
          sharedLastActive: () => shared,
          share: (at) => {
            shared = at;
          },
          ...told,
        },
        settings,
      );
      return { ...cycle, ...told, kind: () => cycle.state.get().kind };
    },
  };
}

const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-10T09:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('one tab', () => {
  it('opens the countdown a minute before the end and logs out when it has run down, once', () => {
    const tab = browser().tab();
    pass(29 * minute - 1000);
    expect(tab.kind()).toBe('active');
    pass(1000);
    expect(tab.kind()).toBe('expiring');
    pass(59_000);
    expect(tab.expire).not.toHaveBeenCalled();
    pass(1000);
    expect(tab.kind()).toBe('expired');
    pass(10 * minute);
    expect(tab.expire).toHaveBeenCalledOnce();
    expect(tab.refreshToken).not.toHaveBeenCalled();
  });

  it('stays active while somebody works', () => {
    const tab = browser().tab();
    for (let at = 0; at < 60; at++) {
      pass(minute);
      tab.activity();
    }
    expect(tab.kind()).toBe('active');
  });

  // holds blocks 4.8, blocks 7.11
  it('confirming restarts the timer and refreshes the token; moving the mouse during the countdown does neither', () => {
    const tab = browser().tab();
    pass(29 * minute);
    tab.activity();
    expect(tab.kind()).toBe('expiring');
    tab.confirm();
    expect(tab.kind()).toBe('active');
    expect(tab.refreshToken).toHaveBeenCalledOnce();
    pass(29 * minute - 1000);
    expect(tab.kind()).toBe('active');
    pass(1000);
    expect(tab.kind()).toBe('expiring');
  });

  it('does not come back to life when the clock stood still past the end', () => {
    const tab = browser().tab();
    vi.setSystemTime(Date.now() + 300 * minute);
    tab.activity();
    expect(tab.kind()).toBe('expired');
    tab.confirm();
    expect(tab.kind()).toBe('expired');
    expect(tab.expire).toHaveBeenCalledOnce();
    expect(tab.refreshToken).not.toHaveBeenCalled();
  });

  it('says nothing to those who follow it while nothing changes', () => {
    const tab = browser().tab();
    const changes = vi.fn();
    tab.state.subscribe(changes);
    pass(20 * minute);
    expect(changes).not.toHaveBeenCalled();
  });

  it('stops for good', () => {
    const one = browser();
    const tab = one.tab();
    tab.stop();
    pass(minute);
    const before = one.shared();
    tab.activity();
    tab.confirm();
    pass(60 * minute);
    expect(tab.kind()).toBe('active');
    expect(one.shared()).toBe(before);
    expect(tab.expire).not.toHaveBeenCalled();
  });
});

describe('two tabs', () => {
  // holds blocks 4.9
  it('work in one keeps the other from expiring', () => {
    const one = browser();
    const [front, back] = [one.tab(), one.tab()];
    for (let at = 0; at < 60; at++) {
      pass(minute);
      front.activity();
    }
    expect(back.kind()).toBe('active');
  });

  // holds blocks 4.10
  it('an answer in one closes the countdown of the other', () => {
    const one = browser();
    const [front, back] = [one.tab(), one.tab()];
    pass(29.5 * minute);
    expect([front.kind(), back.kind()]).toEqual(['expiring', 'expiring']);
    front.confirm();
    pass(1000);
    expect(back.kind()).toBe('active');
    expect(back.refreshToken).not.toHaveBeenCalled();
  });

  // holds blocks 4.9
  it('both log out when nobody answers', () => {
    const one = browser();
    const [front, back] = [one.tab(), one.tab()];
    pass(30 * minute);
    expect(front.expire).toHaveBeenCalledOnce();
    expect(back.expire).toHaveBeenCalledOnce();
  });
});
