import type { WireFile, WireOut } from '@closewright/contract/wires';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, keyFor, queryFor } from '../../lib/api/index.ts';
import { useWhenFilesChange } from '../../records/list/use-when-files-change.ts';
import type { AskedWiresOut } from './wires-out-asked.ts';

/** Wires or files that are read at once. */
const pageSize = 200;

interface Page<R> {
  readonly results: readonly R[];
  readonly totalRecords: number;
}

const nextOf = ({ totalRecords }: Page<unknown>, pages: readonly Page<unknown>[]): number | undefined => {
  const read = pages.reduce((count, { results }) => count + results.length, 0);
  return read < totalRecords ? read : undefined;
};

/** Reads all that this page shows again. Posting on a file does so, too. */
export function useRefresh(): () => Promise<unknown> {
  const client = useQueryClient();
  const refresh = () =>
    Promise.all(
      (['listWiresOut', 'listDueWires', 'listWireFiles', 'getFileLedger'] as const).map((name) =>
        client.invalidateQueries({ queryKey: keyFor(name) }),
      ),
    );
  useWhenFilesChange(refresh);
  return refresh;
}

/** The wires of a filter, as many as were asked for so far, how many there are, and what all of them come to. */
export function useWiresOut({ account, state, means }: Pick<AskedWiresOut, 'account' | 'state' | 'means'>) {
  const query = { ...(account && { bankAccountID: account }), ...(state && { state }), ...(means && { means }) };
  const list = useInfiniteQuery({
    queryKey: keyFor('listWiresOut', { query }),
    queryFn: ({ pageParam }) => call('listWiresOut', { query: { ...query, skip: pageParam, take: pageSize } }),
    initialPageParam: 0,
    getNextPageParam: nextOf,
    placeholderData: keepPreviousData,
  });
  const isNarrowed = account !== undefined || state !== undefined || means !== undefined;
  // Under a filter it is said of how many.
  const whole = useQuery({ ...queryFor('listWiresOut', { query: { take: 1 } }), enabled: isNarrowed });
  const rows = useMemo<readonly WireOut[]>(() => list.data?.pages.flatMap(({ results }) => results) ?? [], [list.data]);
  // The newest page is of the newest figures.
  const last = list.data?.pages.at(-1);
  const found = last?.totalRecords ?? 0;
  const readAgain = async () =>
    (await list.refetch({ cancelRefetch: false })).data?.pages.flatMap(({ results }) => results) ?? [];
  return {
    ...{ list, rows, found, isNarrowed, readAgain },
    /** Also of those that a filter leaves out; of a state that is over, as many as there are of it at least. */
    all: isNarrowed ? Math.max(found, whole.data?.totalRecords ?? 0) : found,
    totalAmount: last?.totalAmount ?? 0,
    counts: last?.counts,
    /** Of those that are paid, where those are asked for. */
    unreleased: last?.unreleased ?? 0,
  };
}

/** What a file of each bank account would hold now. */
export const useDueWires = () => useQuery(queryFor('listDueWires'));

/** The files of wires, the newest first, as many as were asked for so far. */
export function useWireFiles(account: number | undefined) {
  const query = { ...(account && { bankAccountID: account }) };
  const list = useInfiniteQuery({
    queryKey: keyFor('listWireFiles', { query }),
    queryFn: ({ pageParam }) => call('listWireFiles', { query: { ...query, skip: pageParam, take: pageSize } }),
    initialPageParam: 0,
    getNextPageParam: nextOf,
  });
  const rows = useMemo<readonly WireFile[]>(
    () => list.data?.pages.flatMap(({ results }) => results) ?? [],
    [list.data],
  );
  return { list, rows, found: list.data?.pages[0]?.totalRecords ?? 0 };
}
