import { type Actor, judge, readOrder } from '@closewright/domain/access';
import { fileHeaderOf } from '@closewright/domain/orders';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { RouterContext } from '../app/router-context.ts';
import { queryFor } from '../lib/api/index.ts';

/** Whether only the header of a file tells what more of it the user may read; File Main's right says so, in the region of the file. */
const beginsWithHeader = (actor: Actor) => actor.rightsByRegion !== undefined || !judge(actor, readOrder).allowed;

/**
 * Reads a file for one of its pages: whole where the user may read File Main, else its header.
 */
export async function loadOpenFile({ queryClient, session }: RouterContext, ordersID: number): Promise<void> {
  const actor = session?.actor ?? null;
  const input = { params: { ordersID } };
  if (actor !== null && beginsWithHeader(actor)) {
    const { regionID } = await queryClient.query(queryFor('getFileHeader', input));
    if (!judge(actor, readOrder, { regionID }).allowed) return;
  }
  await queryClient.query(queryFor('getOrder', input));
}

/** The same for the frame around the page. `header` and `detail` are undefined until they are known, `detail` also where it may not be. */
export function useOpenFileQuery(ordersID: number, actor: Actor) {
  const input = { params: { ordersID } };
  const isHeadFirst = beginsWithHeader(actor);
  const head = useQuery({ ...queryFor('getFileHeader', input), enabled: isHeadFirst });
  const regionID = head.data?.regionID;
  const mayReadAll = !isHeadFirst || (regionID !== undefined && judge(actor, readOrder, { regionID }).allowed);
  const all = useQuery({ ...queryFor('getOrder', input), enabled: mayReadAll });
  const detail = mayReadAll ? all.data : undefined;
  const header = useMemo(() => (detail === undefined ? head.data : fileHeaderOf(detail)), [detail, head.data]);
  const { refetch: readHead } = head;
  const { refetch: readAll } = all;
  const refetch = useCallback(
    () => Promise.all([isHeadFirst && readHead(), mayReadAll && readAll()]),
    [isHeadFirst, mayReadAll, readHead, readAll],
  );
  return { header, detail, refetch };
}
