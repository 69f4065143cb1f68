import type { ConsolidatedPayment } from '@closewright/contract/consolidated-checks';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, keyFor } from '../../lib/api/index.ts';
import { useWhenFilesChange } from '../../records/list/use-when-files-change.ts';

/** Payments that are read at once. */
const pageSize = 100;

/** The payments for several files whose words were asked for, as many as were asked for so far, and how many there are. */
export function useConsolidated(text: string) {
  const client = useQueryClient();
  const query = { ...(text !== '' && { text }) };
  const list = useInfiniteQuery({
    queryKey: keyFor('listConsolidated', { query }),
    queryFn: ({ pageParam }) => call('listConsolidated', { query: { ...query, skip: pageParam, take: pageSize } }),
    initialPageParam: 0,
    getNextPageParam: ({ totalRecords }, pages) => {
      const read = pages.reduce((count, { results }) => count + results.length, 0);
      return read < totalRecords ? read : undefined;
    },
    placeholderData: keepPreviousData,
  });
  const rows = useMemo<readonly ConsolidatedPayment[]>(
    () => list.data?.pages.flatMap(({ results }) => results) ?? [],
    [list.data],
  );
  const refresh = () =>
    Promise.all(
      (['listConsolidated', 'getConsolidated', 'listConsolidatedAccounts'] as const).map((name) =>
        client.invalidateQueries({ queryKey: keyFor(name) }),
      ),
    );
  useWhenFilesChange(refresh);
  return { list, rows, found: list.data?.pages.at(-1)?.totalRecords ?? 0, refresh };
}
