import type { JournalAccount } from '@closewright/domain/journal-exports';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, keyFor, queryFor } from '../../lib/api/index.ts';
import { useWhenFilesChange } from '../../records/list/use-when-files-change.ts';

/** Lines, exports or transactions that are read at once. */
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

const changing = [
  'listJournalAccounts',
  'getJournalDue',
  'listJournalExports',
  'getJournalExport',
  'listJournalTransactions',
  'getJournalSettings',
] as const;

/** The bank accounts with what is to be exported, and a way to read all of it again. Posting on a file does so, too. */
export function useJournals() {
  const client = useQueryClient();
  const accounts = useQuery(queryFor('listJournalAccounts'));
  const refresh = () => Promise.all(changing.map((name) => client.invalidateQueries({ queryKey: keyFor(name) })));
  useWhenFilesChange(refresh);
  return { accounts, refresh };
}

/** What is to be exported of an account, as many lines as were asked for so far. */
export function useDue(bankAccountID: number | null) {
  const params = { bankAccountID: bankAccountID ?? 0 };
  const list = useInfiniteQuery({
    queryKey: keyFor('getJournalDue', { params, query: { take: pageSize } }),
    queryFn: ({ pageParam }) => call('getJournalDue', { params, query: { skip: pageParam, take: pageSize } }),
    initialPageParam: 0,
    getNextPageParam: nextOf,
    enabled: bankAccountID !== null,
  });
  const rows = useMemo(() => rowsOf(list.data), [list.data]);
  // The newest page is of the newest figures.
  return { list, rows, due: list.data?.pages.at(-1) ?? null };
}

/** The exports of an account, the newest first, as many as were asked for so far. */
export function useExports(bankAccountID: number | null) {
  const params = { bankAccountID: bankAccountID ?? 0 };
  const list = useInfiniteQuery({
    queryKey: keyFor('listJournalExports', { params, query: { take: pageSize } }),
    queryFn: ({ pageParam }) => call('listJournalExports', { params, query: { skip: pageParam, take: pageSize } }),
    initialPageParam: 0,
    getNextPageParam: nextOf,
    enabled: bankAccountID !== null,
  });
  const rows = useMemo(() => rowsOf(list.data), [list.data]);
  return { list, rows };
}

/** The lines of an export, as many as were asked for so far. */
export function useExportLines(journalExportID: number | null) {
  const params = { journalExportID: journalExportID ?? 0 };
  const list = useInfiniteQuery({
    queryKey: keyFor('getJournalExport', { params, query: { take: pageSize } }),
    queryFn: ({ pageParam }) => call('getJournalExport', { params, query: { skip: pageParam, take: pageSize } }),
    initialPageParam: 0,
    getNextPageParam: nextOf,
    enabled: journalExportID !== null,
    // Going through the exports by the arrows leaves the former one until the next is there.
    placeholderData: keepPreviousData,
  });
  const rows = useMemo(() => rowsOf(list.data), [list.data]);
  return { list, rows };
}

/** Which transactions: of a line, of an export or of what was seen to be exported. */
export interface AskedTransactions {
  readonly journalExportID?: number;
  readonly upTo?: string;
  readonly day: string;
  readonly branchID?: number;
  readonly account: JournalAccount;
}

/** The transactions of a line, as many as were asked for so far. */
export function useLineTransactions(bankAccountID: number, asked: AskedTransactions) {
  const params = { bankAccountID };
  const list = useInfiniteQuery({
    queryKey: keyFor('listJournalTransactions', { params, query: { ...asked, take: pageSize } }),
    queryFn: ({ pageParam }) =>
      call('listJournalTransactions', { params, query: { ...asked, skip: pageParam, take: pageSize } }),
    initialPageParam: 0,
    getNextPageParam: nextOf,
  });
  const rows = useMemo(() => rowsOf(list.data), [list.data]);
  return { list, rows };
}
