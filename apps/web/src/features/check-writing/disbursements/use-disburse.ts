import type { FileLedger } from '@closewright/contract/check-writing';
import {
  disbursementsOf,
  type LedgerTransaction,
  type ProposedDisbursement,
  pays,
  transactionKey,
} from '@closewright/domain/check-writing';
import { counted, formatMoney } from '@closewright/domain/formats';
import { disbursementKinds } from '@closewright/domain/ledger';
import { onDemand } from '@closewright/ui/lib/on-demand';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useState } from 'react';
import { ApiError } from '../../../lib/api/index.ts';
import { paymentName } from '../payment-name.ts';
import { type CheckWriting, useCheckWriting } from '../use-check-writing.ts';
import { said, usePosted } from '../use-posted.ts';
import { byMethod } from './by-method.ts';
import type { DisburseDialogProps } from './disburse-dialog.tsx';
import type { Turn } from './turn.ts';

const DisburseDialog = onDemand(async () => ({ default: (await import('./disburse-dialog.tsx')).DisburseDialog }));

/** Why there is nothing to disburse: what blocks all of them, or that none is picked. */
export function nothingPicked({ rows, blocked }: Turn): string {
  const first = rows.flatMap(({ items }) => items).find(({ state }) => state === 'blocks');
  if (first && blocked > 0 && rows.every(({ isBlocked }) => isBlocked)) return `${first.title}. ${first.words}`;
  return 'Nothing that can be paid is picked: Space picks the one in hand';
}

/**
 * Disburses those that are picked, once it is said from when and where; what is refused stands at its rows.
 * @param onMade what was made is posted: its checks are to be printed; answers whether any was, once that is done
 */
export function useDisburse(turn: Turn, onMade: (answer: FileLedger) => Promise<boolean>) {
  const known = useCheckWriting();
  const { stored } = usePosted();
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const disburse = async (): Promise<void> => {
    const { ledger, money, file, account } = known;
    const chosen = turn.rows.flatMap(({ proposed }) => (turn.picked.has(proposed.key) ? [proposed] : []));
    if (chosen.length === 0 || money === null) {
      toasts.warning({ title: 'Nothing is disbursed', message: nothingPicked(turn) });
      return;
    }
    setRefused(new Map());
    const isOwn = (each: FileLedger['accounts'][number]) => Number(each.bankAccountID === account?.bankAccountID);
    const answer = await dialogs.open<Omit<DisburseDialogProps, 'dialog'>, FileLedger>(
      DisburseDialog,
      {
        ordersID: file.ordersID,
        loanID: money.loanID,
        disbursements: chosen,
        accounts: ledger.accounts.filter(({ isOffered }) => isOffered).toSorted((a, b) => isOwn(b) - isOwn(a)),
        onRefused: (error: unknown) => setRefused(refusedRows(error, chosen)),
      },
      { title: `Disburse ${chosen.length}`, size: 'medium', key: 'disburse' },
    );
    if (answer.dismissed) return;
    const title = `${counted(chosen.length, 'disbursement')} made, ${formatMoney(turn.selected.value)}`;
    const numbers = madeWords(known, answer.value);
    const { undo } = stored(answer.value, isDisbursement);
    // What lies over a print dialog would take back what is just printed.
    const isPrinted = await onMade(answer.value);
    said(numbers === '' ? title : `${title}: ${numbers}`, isPrinted ? [] : undo);
  };
  return { refused, disburse: () => void disburse() };
}

const isDisbursement = ({ kind }: LedgerTransaction): boolean => disbursementKinds.some((each) => each === kind);

/** What was refused of disbursements, by the keys of their rows. */
function refusedRows(error: unknown, of: readonly ProposedDisbursement[]): ReadonlyMap<string, string> {
  if (!(error instanceof ApiError)) return new Map();
  return new Map(
    Object.entries(error.modelState).flatMap(([path, [message]]) => {
      const [, at] = /disbursements\.(\d+)/.exec(path) ?? [];
      const one = at === undefined ? undefined : of[Number(at)];
      return one && message !== undefined ? [[one.key, message] as const] : [];
    }),
  );
}

/** What was made, by the numbers it got: `Checks 1042 to 1051, 2 Wires`. */
function madeWords({ transactions }: CheckWriting, { transactions: all }: FileLedger): string {
  const before = new Set(transactions.map(transactionKey));
  const made = disbursementsOf(all).filter((each) => pays(each) && !before.has(transactionKey(each.transaction)));
  const checks = made.filter(({ method }) => method === 'check');
  const [first, last] = [checks[0], checks.at(-1)];
  const numbered =
    first && last
      ? [first === last ? paymentName(first) : `Checks ${first.facts.checkNumber} to ${last.facts.checkNumber}`]
      : [];
  const others = byMethod(made.filter(({ method }) => method !== 'check'));
  return [
    ...numbered,
    ...others.map(({ name, count }) => counted(count, name, name === 'ACH' ? name : `${name}s`)),
  ].join(', ');
}
