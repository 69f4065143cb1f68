import { type Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api/index.ts';
import type { EarlyRead } from './start-up/early-reads.ts';

/** Fresh for this long: moving between screens reads nothing twice, and realtime messages mend the rest. */
const staleMilliseconds = 15_000;
const mostRetries = 2;

/** A failure that may pass by itself: no answer at all, or a server that is busy. Anything else is said at once. */
export function mayPass(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

/** An answer that was under way when its query was invalidated may be older than what happened: it is shown, and read again. */
function readAgainWhatWasUnderWay(client: QueryClient): void {
  const outdated = new WeakSet<Query>();
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    // With an answer already there the library begins the read anew by itself.
    const isFirst = query.state.data === undefined && query.state.fetchStatus === 'fetching';
    if (action.type === 'invalidate' && isFirst) outdated.add(query);
    if (action.type === 'success' && outdated.delete(query))
      void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  });
}

/** The cache of the app, filled with the reads that the start-up has already sent. */
export function createQueryClient(earlyReads: readonly EarlyRead[]): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleMilliseconds,
        retry: (failures, error) => failures < mostRetries && mayPass(error),
      },
    },
  });
  readAgainWhatWasUnderWay(client);
  for (const { name, input, answer, value } of earlyReads) {
    const queryKey = input === undefined ? [name] : [name, input];
    if (value !== undefined) {
      client.setQueryData(queryKey, value);
      continue;
    }
    const read = client.query({
      queryKey,
      queryFn: () => answer,
      retry: false,
    });
    // The screen that shows it says what failed.
    read.catch(() => {});
  }
  return client;
}
