import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, keyFor, queryFor } from '../../lib/api/index.ts';

/** Files that are read at once. */
const pageSize = 100;
/** What is read anew once a file was taken or taken back, or a balance typed. */
const told = ['listBankFiles', 'getBankFile', 'getReconciliationDay', 'listReconciledAccounts'] as const;

/** The bank files, the newest first, as many as were asked for so far, and a way to read all about them again. */
export function useBankFiles(bankAccountID: number | undefined) {
  const client = useQueryClient();
  const query = { take: pageSize, ...(bankAccountID !== undefined && { bankAccountID }) };
  const list = useInfiniteQuery({
    queryKey: keyFor('listBankFiles', { query }),
    queryFn: ({ pageParam }) => call('listBankFiles', { query: { ...query, skip: pageParam } }),
    initialPageParam: 0,
    getNextPageParam: ({ totalRecords }, pages) => {
      const read = pages.reduce((count, { results }) => count + results.length, 0);
      return read < totalRecords ? read : undefined;
    },
    placeholderData: keepPreviousData,
  });
  const rows = useMemo(() => list.data?.pages.flatMap(({ results }) => results) ?? [], [list.data]);
  const refresh = () => Promise.all(told.map((name) => client.invalidateQueries({ queryKey: keyFor(name) })));
  return { list, rows, all: list.data?.pages.at(-1)?.totalRecords ?? rows.length, refresh };
}

/** What keeps a file from being taken back. */
export function useBankFile(bankFileID: number | null) {
  const { data } = useQuery({
    ...queryFor('getBankFile', { params: { bankFileID: bankFileID ?? 0 } }),
    enabled: bankFileID !== null,
  });
  return data?.file.bankFileID === bankFileID ? data : null;
}

/** The accounts that a file or a balance can be of, and the layouts of CSV files. */
export const useBankFileAccounts = () => useQuery(queryFor('listBankFileAccounts'));
