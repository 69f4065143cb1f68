import type { ApprovalRow } from '@closewright/contract/check-writing';
import { useQueries } from '@tanstack/react-query';
import { queryFor } from '../../lib/api/index.ts';

/** What is asked for that is compared with what the statement has left to pay. */
const compared: ReadonlySet<ApprovalRow['kind']> = new Set(['advance', 'loss', 'payment']);

/** What the statements of the files of pending requests have left to pay, in cents; null while it is read, and where it is not told. */
export function useLeftToPay(
  rows: readonly Pick<ApprovalRow, 'approvalID' | 'ordersID' | 'kind' | 'state'>[],
): (ordersID: number) => number | null {
  // One request of each file asks for it.
  const asked = [
    ...new Map(
      rows
        .filter(({ kind, state }) => state === 'pending' && compared.has(kind))
        .map(({ ordersID, approvalID }) => [ordersID, approvalID]),
    ),
  ];
  return useQueries({
    queries: asked.map(([, approvalID]) => queryFor('getLeftToPay', { params: { approvalID } })),
    combine: (read) => {
      const left = new Map(asked.map(([ordersID], at) => [ordersID, read[at]?.data?.leftToPay ?? null]));
      return (ordersID: number) => left.get(ordersID) ?? null;
    },
  });
}
