import type { ScreeningState } from '@closewright/domain/sanctions';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, keyFor, queryFor } from '../../../lib/api/index.ts';

/** Screenings that are read at once. */
const pageSize = 100;

/** The lists of the office and the screenings in a state, as many as were asked for so far, and a way to read all of it again. */
export function useScreenings(state: ScreeningState | null) {
  const client = useQueryClient();
  const lists = useQuery(queryFor('listSanctionsLists'));
  const query = { take: pageSize, ...(state !== null && { state }) };
  const list = useInfiniteQuery({
    queryKey: keyFor('listScreenings', { query }),
    queryFn: ({ pageParam }) => call('listScreenings', { query: { ...query, skip: pageParam } }),
    initialPageParam: 0,
    getNextPageParam: ({ totalRecords }, pages) => {
      const read = pages.reduce((count, { results }) => count + results.length, 0);
      return read < totalRecords ? read : undefined;
    },
    placeholderData: keepPreviousData,
  });
  const rows = useMemo(() => list.data?.pages.flatMap(({ results }) => results) ?? [], [list.data]);
  const refresh = () =>
    Promise.all(
      (['listSanctionsLists', 'listScreenings'] as const).map((name) =>
        client.invalidateQueries({ queryKey: keyFor(name) }),
      ),
    );
  const [first] = list.data?.pages ?? [];
  return { lists, list, rows, all: first?.totalRecords ?? 0, open: first?.open ?? 0, refresh };
}
