import type { ApprovalRow } from '@closewright/contract/check-writing';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, keyFor, queryFor } from '../../lib/api/index.ts';
import { useWhenFilesChange } from '../../records/list/use-when-files-change.ts';
import type { AskedApprovals } from './approvals-asked.ts';

/** Requests that are read at once. */
const pageSize = 200;

const rowsOf = (data: { pages: readonly { results: readonly ApprovalRow[] }[] } | undefined): ApprovalRow[] =>
  data?.pages.flatMap(({ results }) => results) ?? [];

/** The requests of a filter, as many as were asked for so far, and how many there are. */
export function useApprovals({ show, kind }: AskedApprovals, text: string) {
  const client = useQueryClient();
  const state: 'pending' | 'decided' = show ?? 'pending';
  const query = { state, text, ...(kind && { kind }) };
  const list = useInfiniteQuery({
    queryKey: keyFor('listApprovals', { query }),
    queryFn: ({ pageParam }) => call('listApprovals', { query: { ...query, skip: pageParam, take: pageSize } }),
    initialPageParam: 0,
    getNextPageParam: ({ totalRecords }, pages) => {
      const read = pages.reduce((count, { results }) => count + results.length, 0);
      return read < totalRecords ? read : undefined;
    },
    placeholderData: keepPreviousData,
  });
  const isNarrowed = kind !== undefined || text !== '';
  // Under a filter it is said of how many.
  const whole = useQuery({ ...queryFor('listApprovals', { query: { state, take: 1 } }), enabled: isNarrowed });
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: keyFor('listApprovals') }),
      client.invalidateQueries({ queryKey: keyFor('getLeftToPay') }),
    ]);
  useWhenFilesChange(refresh);
  const rows = useMemo(() => rowsOf(list.data), [list.data]);
  const readAgain = async () => rowsOf((await list.refetch({ cancelRefetch: false })).data);
  const found = list.data?.pages[0]?.totalRecords ?? 0;
  return { list, rows, found, all: isNarrowed ? (whole.data?.totalRecords ?? found) : found, isNarrowed, readAgain };
}
