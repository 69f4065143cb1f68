import type { PositivePayEventRow } from '@closewright/contract/positive-pay';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, keyFor, queryFor } from '../../lib/api/index.ts';
import { useWhenFilesChange } from '../../records/list/use-when-files-change.ts';

/** Events or files that are read at once. */
const pageSize = 200;

interface Page<R> {
  readonly results: readonly R[];
  readonly totalRecords: number;
}

const nextOf = ({ totalRecords }: Page<unknown>, pages: readonly Page<unknown>[]): number | undefined => {
  const read = pages.reduce((count, { results }) => count + results.length, 0);
  return read < totalRecords ? read : undefined;
};
const rowsOf = <R>(data: { readonly pages: readonly Page<R>[] } | undefined): readonly R[] =>
  data?.pages.flatMap(({ results }) => results) ?? [];

/** The bank accounts with what is due, and a way to read all of positive pay again. Posting on a file does so, too. */
export function usePositivePay() {
  const client = useQueryClient();
  const accounts = useQuery(queryFor('listPositivePay'));
  const refresh = () =>
    Promise.all(
      (['listPositivePay', 'getPositivePay', 'listPositivePayFiles', 'getPositivePayFile'] as const).map((name) =>
        client.invalidateQueries({ queryKey: keyFor(name) }),
      ),
    );
  useWhenFilesChange(refresh);
  return { accounts, refresh };
}

/** What is due of an account, as many as were asked for so far. */
export function useDue(bankAccountID: number | null) {
  const params = { bankAccountID: bankAccountID ?? 0 };
  const list = useInfiniteQuery({
    queryKey: keyFor('getPositivePay', { params, query: { take: pageSize } }),
    queryFn: ({ pageParam }) => call('getPositivePay', { params, query: { skip: pageParam, take: pageSize } }),
    initialPageParam: 0,
    getNextPageParam: nextOf,
    enabled: bankAccountID !== null,
  });
  const rows = useMemo(() => rowsOf(list.data), [list.data]);
  // The newest page is of the newest figures.
  const last = list.data?.pages.at(-1);
  return { list, rows, totals: last?.account.due ?? null, gaps: last?.gaps ?? [], moreGaps: last?.moreGaps ?? 0 };
}

/** The files of an account, the newest first, as many as were asked for so far. */
export function useFiles(bankAccountID: number | null) {
  const params = { bankAccountID: bankAccountID ?? 0 };
  const list = useInfiniteQuery({
    queryKey: keyFor('listPositivePayFiles', { params, query: { take: pageSize } }),
    queryFn: ({ pageParam }) => call('listPositivePayFiles', { params, query: { skip: pageParam, take: pageSize } }),
    initialPageParam: 0,
    getNextPageParam: nextOf,
    enabled: bankAccountID !== null,
  });
  const rows = useMemo(() => rowsOf(list.data), [list.data]);
  return { list, rows };
}

/** The newest file of an account, also one that was taken back; null until it is read, and before the first. */
export function useNewestFile(bankAccountID: number) {
  const { data } = useQuery(queryFor('listPositivePayFiles', { params: { bankAccountID }, query: { take: 1 } }));
  return data?.results[0] ?? null;
}

/** What a file tells of checks, as many as were asked for so far. */
export function useFileEvents(positivePayFileID: number | null) {
  const params = { positivePayFileID: positivePayFileID ?? 0 };
  const list = useInfiniteQuery({
    queryKey: keyFor('getPositivePayFile', { params, query: { take: pageSize } }),
    queryFn: ({ pageParam }) => call('getPositivePayFile', { params, query: { skip: pageParam, take: pageSize } }),
    initialPageParam: 0,
    getNextPageParam: nextOf,
    enabled: positivePayFileID !== null,
    // Going through the files by the arrows leaves the former one until the next is there.
    placeholderData: keepPreviousData,
  });
  const rows = useMemo(() => rowsOf(list.data), [list.data]);
  const last = list.data?.pages.at(-1);
  return { list, rows, totals: last?.file.totals ?? null, gaps: last?.gaps ?? [], moreGaps: last?.moreGaps ?? 0 };
}

/** All pages of a list, for what is printed. */
export async function allEvents<P extends Page<PositivePayEventRow>>(
  read: (query: { skip: number; take: number }) => Promise<P>,
): Promise<{ readonly last: P; readonly rows: readonly PositivePayEventRow[] }> {
  const rows: PositivePayEventRow[] = [];
  for (;;) {
    const last = await read({ skip: rows.length, take: pageSize });
    rows.push(...last.results);
    if (last.results.length === 0 || rows.length >= last.totalRecords) return { last, rows };
  }
}
