import type { PositivePayAnswerFileRow, PositivePayExceptionRow } from '@closewright/contract/positive-pay';
import { livingExceptionStates } from '@closewright/domain/positive-pay';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, keyFor, queryFor } from '../../../lib/api/index.ts';
import { useWhenFilesChange } from '../../../records/list/use-when-files-change.ts';
import type { AskedPositivePay } from '../positive-pay-asked.ts';

/** Checks or files that are read at once. */
const pageSize = 200;
/** What the time has done to the list is seen within this many milliseconds. */
const again = 60_000;

interface Page<R> {
  readonly results: readonly R[];
  readonly totalRecords: number;
}

const nextOf = ({ totalRecords }: Page<unknown>, pages: readonly Page<unknown>[]): number | undefined => {
  const read = pages.reduce((count, { results }) => count + results.length, 0);
  return read < totalRecords ? read : undefined;
};

/** Reads all that is shown of exceptions again. Posting on a file does so, too. */
export function useRefreshExceptions(): () => Promise<unknown> {
  const client = useQueryClient();
  const refresh = () =>
    Promise.all(
      (['listPositivePayExceptions', 'listPositivePayAnswerFiles', 'getPositivePayMapping'] as const).map((name) =>
        client.invalidateQueries({ queryKey: keyFor(name) }),
      ),
    );
  useWhenFilesChange(refresh);
  return refresh;
}

/** How many checks banks wait for, whatever is shown; undefined until that is read. */
export function useWaitingCount(): number | undefined {
  const { data } = useQuery({
    ...queryFor('listPositivePayExceptions', { query: { take: 1 } }),
    refetchInterval: again,
  });
  return data && livingExceptionStates.reduce((sum, state) => sum + data.counts[state], 0);
}

/** The exceptions of a filter, as many as were asked for so far. */
export function useExceptions({ account, state }: Pick<AskedPositivePay, 'account' | 'state'>) {
  const query = { ...(account && { bankAccountID: account }), ...(state && { state }) };
  const list = useInfiniteQuery({
    queryKey: keyFor('listPositivePayExceptions', { query: { ...query, take: pageSize } }),
    queryFn: ({ pageParam }) =>
      call('listPositivePayExceptions', { query: { ...query, skip: pageParam, take: pageSize } }),
    initialPageParam: 0,
    getNextPageParam: nextOf,
    placeholderData: keepPreviousData,
    refetchInterval: again,
  });
  const rows = useMemo<readonly PositivePayExceptionRow[]>(
    () => list.data?.pages.flatMap(({ results }) => results) ?? [],
    [list.data],
  );
  // The newest page is of the newest figures.
  const last = list.data?.pages.at(-1);
  return {
    ...{ list, rows, found: last?.totalRecords ?? 0, counts: last?.counts, alarms: last?.alarms ?? 0 },
    /** When it was read: what is urgent is so at that time. */
    asOf: last?.asOf ?? null,
  };
}

/** The files of decisions, the newest first, as many as were asked for so far. */
export function useAnswerFiles(account: number | undefined) {
  const query = { ...(account && { bankAccountID: account }) };
  const list = useInfiniteQuery({
    queryKey: keyFor('listPositivePayAnswerFiles', { query }),
    queryFn: ({ pageParam }) =>
      call('listPositivePayAnswerFiles', { query: { ...query, skip: pageParam, take: pageSize } }),
    initialPageParam: 0,
    getNextPageParam: nextOf,
  });
  const rows = useMemo<readonly PositivePayAnswerFileRow[]>(
    () => list.data?.pages.flatMap(({ results }) => results) ?? [],
    [list.data],
  );
  return { list, rows, found: list.data?.pages[0]?.totalRecords ?? 0 };
}

/** The trust accounts whose banks may ask. */
export const usePayAccounts = () => useQuery(queryFor('listPositivePay'));
