import type { ApprovalRow } from '@closewright/contract/check-writing';
import type { StatementLeft } from '@closewright/domain/check-writing';
import { useQueries } from '@tanstack/react-query';
import { queryFor } from '../../lib/api/index.ts';

/** What is asked for that is compared with what the statement has left to pay. */
const compared: ReadonlySet<ApprovalRow['kind']> = new Set(['advance', 'loss', 'payment', 'transfer']);

type Row = Pick<ApprovalRow, 'approvalID' | 'ordersID' | 'kind' | 'state'>;

/** What the statements of the files of pending requests have left to pay, and what again of each request; null while it is read, and where it is not told. */
export function useLeftToPay(
  rows: readonly Row[],
): (row: Pick<Row, 'approvalID' | 'ordersID'>) => StatementLeft | null {
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
      const told = new Map(asked.map(([ordersID], at) => [ordersID, read[at]?.data]));
      return ({ ordersID, approvalID }) => {
        const { leftToPay = null, again = [] } = told.get(ordersID) ?? {};
        if (leftToPay === null) return null;
        return { left: leftToPay, again: again.find((each) => each.approvalID === approvalID)?.amount ?? 0 };
      };
    },
  });
}
