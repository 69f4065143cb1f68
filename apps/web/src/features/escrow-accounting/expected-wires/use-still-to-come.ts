import { can } from '@closewright/domain/access';
import {
  type ExpectedReceipt,
  expectedReceipts,
  moneyNames,
  moneySoFar,
  statementMoney,
  wholeStatement,
} from '@closewright/domain/check-writing';
import { reckonedDocument } from '@closewright/domain/closing-file';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSession } from '../../../app/session/app-session.ts';
import { queryFor } from '../../../lib/api/index.ts';

const nobody: readonly ExpectedReceipt[] = [];

/** What a file expects by its statement, less what came in; nobody for whoever may not read all of it, and until it is read. */
export function useStillToCome(ordersID: number): readonly ExpectedReceipt[] {
  const { actor } = useSession();
  const enabled = [...wholeStatement, 'readChecks' as const, 'readOrder' as const].every(
    (action) => can(actor, action).allowed,
  );
  const ledger = useQuery({ ...queryFor('getFileLedger', { params: { ordersID } }), enabled }).data;
  const settlement = useQuery({ ...queryFor('getSettlement', { params: { ordersID, loanID: 0 } }), enabled }).data;
  const contacts = useQuery({ ...queryFor('getOrder', { params: { ordersID } }), enabled }).data?.contacts;
  return useMemo(() => {
    if (!ledger || !settlement || !contacts) return nobody;
    const money = statementMoney(reckonedDocument(settlement), settlement.loanID, moneyNames(settlement, contacts));
    return expectedReceipts(money, moneySoFar(ledger));
  }, [ledger, settlement, contacts]);
}
