import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { alertsAction, forceNotifications, homeBadges, notificationQuery } from './notification-counts.ts';

const minute = 60_000;
const counts = { filesInUse: 1, filesClosingToday: 2 };

describe('notification counts', () => {
  const read = vi.fn(async () => counts);
  let client: QueryClient;
  let stops: (() => void)[];

  /** A part of the screen that shows the counts. */
  const show = () => {
    const observer = new QueryObserver(client, { ...notificationQuery, queryFn: read });
    const stop = observer.subscribe(() => {});
    stops.push(stop);
    return stop;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    // Without a window it would take itself for a server, which asks for nothing again.
    environmentManager.setIsServer(() => false);
    read.mockClear();
    client = new QueryClient();
    stops = [];
  });
  afterEach(() => {
    for (const stop of stops) stop();
    client.clear();
    vi.useRealTimers();
  });

  it('are read at most every 5 minutes, whoever shows them and however often (core.md §9)', async () => {
    show()();
    show();
    await vi.advanceTimersByTimeAsync(5 * minute - 1);
    show()();
    expect(read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('are read at once when forced', async () => {
    show();
    await vi.advanceTimersByTimeAsync(minute);
    await forceNotifications(client);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('are not asked for again and again while the server is away', async () => {
    read.mockRejectedValue(new Error('away'));
    show();
    await vi.advanceTimersByTimeAsync(minute);
    show()();
    expect(read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(4 * minute);
    expect(read).toHaveBeenCalledTimes(2);
    read.mockResolvedValue(counts);
  });
});

it('shows what was counted, and nothing for zero or before it is known', () => {
  expect(alertsAction(counts)).toMatchObject({ count: 2, countText: '2 files close today' });
  expect(alertsAction({ filesInUse: 0, filesClosingToday: 1 }).countText).toBe('1 file closes today');
  expect(alertsAction(undefined)).toEqual({ href: '/coming-soon?screen=home.alerts' });
  expect(homeBadges(counts)).toEqual({
    'home.recent-files': { text: '1 in use', label: '1 file in use by you' },
    'home.alerts': { text: 2, label: '2 files close today' },
  });
  expect(homeBadges({ filesInUse: 0, filesClosingToday: 0 })).toEqual({});
  expect(homeBadges(undefined)).toEqual({});
});
