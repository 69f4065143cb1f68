import type { WirePayee, WirePayeeRow } from '@closewright/contract/wires';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, keyFor, queryFor } from '../../../lib/api/index.ts';
import type { AskedPayees } from './payees-asked.ts';

/** Payees that are read at once. */
const pageSize = 200;

/** The payees of a filter, as many as were asked for so far, and how many there are. */
export function useWirePayees({ find, state }: AskedPayees) {
  const client = useQueryClient();
  const query = { ...(find && { text: find }), ...(state && { state }) };
  const list = useInfiniteQuery({
    queryKey: keyFor('listWirePayees', { query }),
    queryFn: ({ pageParam }) => call('listWirePayees', { query: { ...query, skip: pageParam, take: pageSize } }),
    initialPageParam: 0,
    getNextPageParam: ({ totalRecords }, pages) => {
      const read = pages.reduce((count, { results }) => count + results.length, 0);
      return read < totalRecords ? read : undefined;
    },
    placeholderData: keepPreviousData,
  });
  const isNarrowed = find !== undefined || state !== undefined;
  // Under a filter it is said of how many.
  const whole = useQuery({ ...queryFor('listWirePayees', { query: { take: 1 } }), enabled: isNarrowed });
  const rows = useMemo<readonly WirePayeeRow[]>(
    () => list.data?.pages.flatMap(({ results }) => results) ?? [],
    [list.data],
  );
  const found = list.data?.pages[0]?.totalRecords ?? 0;
  /** Shows a payee as it was answered, and reads the lists again. */
  const store = (payee: WirePayee) => {
    const { wirePayeeID } = payee;
    client.setQueryData(keyFor('getWirePayee', { params: { wirePayeeID } }), payee);
    void client.invalidateQueries({ queryKey: keyFor('listWirePayees') });
    void client.invalidateQueries({ queryKey: keyFor('listWiresOut') });
  };
  return { list, rows, found, all: isNarrowed ? (whole.data?.totalRecords ?? found) : found, isNarrowed, store };
}

/** A payee with all of its instructions; going through the list leaves the former one until the next is there. */
export function useWirePayee(wirePayeeID: number | null) {
  return useQuery({
    ...queryFor('getWirePayee', { params: { wirePayeeID: wirePayeeID ?? 0 } }),
    enabled: wirePayeeID !== null,
  });
}
