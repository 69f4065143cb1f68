import type { Investment } from '@closewright/contract/investments';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, keyFor, queryFor } from '../../lib/api/index.ts';
import { useWhenFilesChange } from '../../records/list/use-when-files-change.ts';
import type { AskedInvestments } from './investments-asked.ts';

/** Accounts that are read at once. */
const pageSize = 200;

/** Reads all that this page shows again. Posting on a file does so, too. */
export function useRefresh(): () => Promise<unknown> {
  const client = useQueryClient();
  const refresh = () =>
    Promise.all(
      (
        ['listInvestments', 'listInvestmentBanks', 'listPrincipalToName', 'getInterestYear', 'getFileLedger'] as const
      ).map((name) => client.invalidateQueries({ queryKey: keyFor(name) })),
    );
  useWhenFilesChange(refresh);
  return refresh;
}

/** The investment accounts of a filter, as many as were asked for so far, and what all of them come to. */
export function useInvestments({ state }: Pick<AskedInvestments, 'state'>) {
  const query = { ...(state && { state }) };
  const list = useInfiniteQuery({
    queryKey: keyFor('listInvestments', { query }),
    queryFn: ({ pageParam }) => call('listInvestments', { query: { ...query, skip: pageParam, take: pageSize } }),
    initialPageParam: 0,
    getNextPageParam: ({ totalRecords }, pages) => {
      const read = pages.reduce((count, { results }) => count + results.length, 0);
      return read < totalRecords ? read : undefined;
    },
    placeholderData: keepPreviousData,
  });
  const isNarrowed = state !== undefined;
  const whole = useQuery({ ...queryFor('listInvestments', { query: { take: 1 } }), enabled: isNarrowed });
  const rows = useMemo<readonly Investment[]>(
    () => list.data?.pages.flatMap(({ results }) => results) ?? [],
    [list.data],
  );
  const last = list.data?.pages.at(-1);
  const found = last?.totalRecords ?? 0;
  return {
    ...{ list, rows, found, isNarrowed },
    all: isNarrowed ? Math.max(found, whole.data?.totalRecords ?? 0) : found,
    counts: last?.counts,
    totalLedger: last?.totalLedger ?? 0,
  };
}
