import type { SystemAlert } from '@closewright/contract/alerts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { keyFor } from '../../lib/api/index.ts';
import { markSystemAlert } from './mark-system-alert.ts';

afterEach(() => vi.unstubAllGlobals());

it('is done once the list shows it, however long the counts take: until then the buttons take no press', async () => {
  const stored: SystemAlert[] = [
    {
      target: 'addFileEnds',
      occurrence: '1',
      severity: 1,
      message: 'No new files from tomorrow on',
      acknowledgedAt: null,
      snoozedUntil: null,
    },
  ];
  vi.stubGlobal('fetch', async () => Response.json({ isSuccessful: true, result: stored }));
  const client = new QueryClient();
  const read = vi.fn(() => new Promise<never>(() => {}));
  const queryKey = keyFor('getNotificationCounts');
  const counts = new QueryObserver(client, { queryKey, queryFn: read, initialData: null, staleTime: Infinity });
  const stop = counts.subscribe(() => {});
  await markSystemAlert(client, stored[0] as SystemAlert, { state: 'open' });
  expect(client.getQueryData(keyFor('listSystemAlerts'))).toEqual(stored);
  expect(read).toHaveBeenCalledOnce();
  stop();
});
