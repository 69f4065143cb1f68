import type { FileLedger, TrustAccount } from '@closewright/contract/check-writing';
import { can } from '@closewright/domain/access';
import {
  type LedgerTransaction,
  type MoneySoFar,
  moneyNames,
  moneySoFar,
  type StatementMoney,
  statementMoney,
  wholeStatement,
} from '@closewright/domain/check-writing';
import { reckonedDocument } from '@closewright/domain/closing-file';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useCallback, useEffect, useMemo, useRef } from 'react';
import { useSession } from '../../app/session/app-session.ts';
import { useClock } from '../../app/session/clock.ts';
import { keyFor, queryFor } from '../../lib/api/index.ts';
import type { ReadFailedProps } from '../../lib/read-failed.tsx';
import type { OpenFile } from '../../open-file/file-context.ts';
import { useFreshFile } from '../../open-file/use-fresh-file.ts';
import { useStoredFields } from '../../records/settlement/use-stored-fields.ts';
import { type LackingInAccount, lackingOf } from './approvals/lacking.ts';
import { paymentWanted } from './disbursements/payment-wanted.ts';
import { postingOfField, postingWanted } from './ledger/posting-wanted.ts';
import { isKeptField, keptWanted } from './receipts/kept-wanted.ts';
import { type CheckWritingTab, tabs } from './tabs.ts';

/** The money of the open file, for all tabs of Check Writing. */
export interface CheckWriting extends MoneySoFar {
  readonly file: OpenFile;
  readonly ledger: FileLedger;
  readonly transactions: readonly LedgerTransaction[];
  /** The bank account that the file’s money is in: the one with a posting, else the first that is offered; null where there is none. */
  readonly account: TrustAccount | null;
  /** What the file lacks, by the bank accounts in which it does. */
  readonly lacking: readonly LackingInAccount[];
  /** The day of the company: what is paid is paid today, unless another day is said. */
  readonly today: string;
  /** An instant in words. */
  moment(instant: string): string;
  /** By the statement of the default loan; null while it is read, where it could not be, and for whoever may not read all of it. */
  readonly money: StatementMoney | null;
  /** The read of the statement that failed, to be tried again; null where none did. */
  readonly statementFailed: ReadFailedProps['query'] | null;
  /** Whether the statement is read whole: without it nothing is said of what is to be paid. */
  readonly mayReadStatement: boolean;
  /** Why nothing can be posted; null where it can. */
  readonly refusal: string | null;
  /** Leads to what a step of a reason names: a field of the statement, or a posting in the ledger. */
  onOpenField(field: string): void;
  /** Shows a payment that was made, by the key of its transaction. */
  onOpenPayment(key: string): void;
  /** Shows what was asked for. */
  onOpenApprovals(): void;
  /** What a call answered takes the place of what is known. */
  store(ledger: FileLedger): void;
}

/**
 * Reads the money of a file.
 * @param onTab shows a tab, for what a step of a reason or another tab leads to
 */
export function useReadCheckWriting(file: OpenFile, onTab: (tab: CheckWritingTab) => void) {
  const { ordersID, state, detail } = file;
  const { actor } = useSession();
  const clock = useClock();
  const today = clock.today();
  const client = useQueryClient();
  const query = useQuery(queryFor('getFileLedger', { params: { ordersID } }));
  const mayReadStatement = wholeStatement.every((action) => can(actor, action).allowed);
  const statement = useQuery({
    ...queryFor('getSettlement', { params: { ordersID, loanID: 0 } }),
    enabled: mayReadStatement,
  });
  useFreshFile(keyFor('getFileLedger', { params: { ordersID } }));
  useFreshFile(keyFor('getSettlement'));
  const openStatement = useStoredFields(statement.data);
  const latest = useRef(onTab);
  useEffect(() => {
    latest.current = onTab;
  });
  const onOpenField = useCallback(
    (field: string) => {
      if (isKeptField(field)) {
        keptWanted.set(field);
        return latest.current(tabs.receipts);
      }
      const posting = postingOfField(field);
      if (posting === null) return openStatement(field);
      postingWanted.set(posting);
      latest.current(tabs.ledger);
    },
    [openStatement],
  );
  const onOpenPayment = useCallback((key: string) => {
    paymentWanted.set(key);
    latest.current(tabs.disbursements);
  }, []);
  const onOpenApprovals = useCallback(() => latest.current(tabs.approvals), []);
  const ledger = query.data;
  const settlement = statement.data;
  const contacts = detail?.contacts;
  const money = useMemo(() => {
    if (!settlement || !contacts || !mayReadStatement) return null;
    return statementMoney(reckonedDocument(settlement), settlement.loanID, moneyNames(settlement, contacts));
  }, [settlement, mayReadStatement, contacts]);
  // One that was read before stands, whatever becomes of a later read.
  const { isLoadingError, error, refetch } = statement;
  const statementFailed = useMemo(() => (isLoadingError ? { error, refetch } : null), [isLoadingError, error, refetch]);
  const soFar = useMemo(() => (ledger ? moneySoFar(ledger) : null), [ledger]);
  const lacking = useMemo(() => (ledger ? lackingOf(ledger) : []), [ledger]);
  const checkWriting = useMemo((): CheckWriting | null => {
    if (!ledger || !soFar) return null;
    const transactions: readonly LedgerTransaction[] = ledger.transactions;
    const used = new Set(transactions.map(({ bankAccountID }) => bankAccountID));
    const account =
      ledger.accounts.find(({ bankAccountID }) => used.has(bankAccountID)) ??
      ledger.accounts.find(({ isOffered }) => isOffered) ??
      null;
    const refusal = can(actor, 'writeChecks', { file: state }).reason?.text ?? null;
    return {
      file,
      ledger,
      transactions,
      ...soFar,
      account,
      today,
      moment: clock.moment,
      lacking,
      money,
      statementFailed,
      mayReadStatement,
      refusal,
      onOpenField,
      onOpenPayment,
      onOpenApprovals,
      store: (next) => client.setQueryData(keyFor('getFileLedger', { params: { ordersID: file.ordersID } }), next),
    };
  }, [
    ledger,
    soFar,
    today,
    clock,
    lacking,
    money,
    statementFailed,
    mayReadStatement,
    file,
    actor,
    state,
    client,
    onOpenField,
    onOpenPayment,
    onOpenApprovals,
  ]);
  return { query, checkWriting };
}

export const CheckWritingContext = createContext<CheckWriting | null>(null);

/** The money of the open file. Only inside of Check Writing. */
export function useCheckWriting(): CheckWriting {
  const known = use(CheckWritingContext);
  if (known === null) throw new Error('outside of Check Writing');
  return known;
}
