import type { Remittance } from '@closewright/contract/remittances';
import type { RemittanceKind } from '@closewright/domain/remittances';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, keyFor, queryFor } from '../../lib/api/index.ts';
import { useWhenFilesChange } from '../../records/list/use-when-files-change.ts';

/** Remittances that are read at once. */
const pageSize = 100;
const changing = ['listRemitUnderwriters', 'listWaitingPolicies', 'listRemittances', 'getRemittance'] as const;

/** The underwriters that may be chosen, and a way to read all of it again. */
export function useUnderwriters(kind: RemittanceKind) {
  const client = useQueryClient();
  const underwriters = useQuery(queryFor('listRemitUnderwriters', { query: { kind } }));
  const refresh = () => Promise.all(changing.map((name) => client.invalidateQueries({ queryKey: keyFor(name) })));
  useWhenFilesChange(refresh);
  return { underwriters, refresh };
}

/** What waits of an underwriter up to the end of a month; nothing is asked as long as nobody is chosen. */
export const useWaiting = (kind: RemittanceKind, underwriterKey: string | null, month: string) =>
  useQuery({
    ...queryFor('listWaitingPolicies', {
      query: { kind, underwriterKey: underwriterKey ?? '', period: `${month}-01` },
    }),
    enabled: underwriterKey !== null,
  });

/** The remittances of an underwriter, the newest first, as many as were asked for so far. */
export function useRemittances(kind: RemittanceKind, underwriterKey: string | null) {
  const query = { kind, ...(underwriterKey !== null && { underwriterKey }) };
  const list = useInfiniteQuery({
    queryKey: keyFor('listRemittances', { query }),
    queryFn: ({ pageParam }) => call('listRemittances', { query: { ...query, skip: pageParam, take: pageSize } }),
    initialPageParam: 0,
    getNextPageParam: ({ totalRecords }, pages) => {
      const read = pages.reduce((count, { results }) => count + results.length, 0);
      return read < totalRecords ? read : undefined;
    },
    placeholderData: keepPreviousData,
  });
  const rows = useMemo<readonly Remittance[]>(
    () => list.data?.pages.flatMap(({ results }) => results) ?? [],
    [list.data],
  );
  return { list, rows, found: list.data?.pages.at(-1)?.totalRecords ?? 0 };
}

/** A remittance with all of it. */
export const useRemittance = (remittanceID: number | null) =>
  useQuery({
    ...queryFor('getRemittance', { params: { remittanceID: remittanceID ?? 0 } }),
    enabled: remittanceID !== null,
  });
