import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forceNotifications, notificationQuery } from './notification-counts.ts';
import type { NotificationMarks } from './notification-marks.ts';

const minute = 60_000;
describe('notification counts', () => {
  const marks: NotificationMarks = { alerts: {}, tasks: {}, badges: {} };
  const read = vi.fn(async () => marks);
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
    // These tests have no window. Without this, the query client thinks it runs on a server and never reads again.
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

  // holds core 9.17, blocks 4.28
  it('are read at most every 5 minutes, whoever shows them and however often (core.md §9)', async () => {
    show()();
    show();
    await vi.advanceTimersByTimeAsync(5 * minute - 1);
    show()();
    expect(read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(read).toHaveBeenCalledTimes(2);
  });

  // holds core 9.17, blocks 4.28
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
    read.mockResolvedValue(marks);
  });
});
