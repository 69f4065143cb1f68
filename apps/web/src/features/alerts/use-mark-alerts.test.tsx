import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { type AppSession, AppSessionProvider } from '../../app/session/app-session.ts';
import { keyFor } from '../../lib/api/index.ts';
import { useMarkAlerts } from './use-mark-alerts.ts';

afterEach(() => vi.unstubAllGlobals());

function Screen({ onMade }: { onMade: (acts: ReturnType<typeof useMarkAlerts>) => void }) {
  onMade(useMarkAlerts());
  return null;
}

it('answers once the alerts are marked, however long the lists take to be read anew: what is chosen meanwhile stays', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ isSuccessful: true, result: null }));
  const client = new QueryClient();
  const read = vi.fn(() => new Promise<never>(() => {}));
  const queryKey = keyFor('listAlerts');
  const list = new QueryObserver(client, { queryKey, queryFn: read, initialData: null, staleTime: Infinity });
  const stop = list.subscribe(() => {});
  const made: ReturnType<typeof useMarkAlerts>[] = [];
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      {/* The hook asks for the time zone of the company alone, and there is none. */}
      <AppSessionProvider value={{ session: { tenant: null } } as unknown as AppSession}>
        <Screen onMade={(acts) => made.push(acts)} />
      </AppSessionProvider>
    </QueryClientProvider>,
  );
  expect(await made[0]?.acknowledge([{ alertID: 1, version: 1 }])).toBe(true);
  expect(read).toHaveBeenCalledOnce();
  stop();
});
