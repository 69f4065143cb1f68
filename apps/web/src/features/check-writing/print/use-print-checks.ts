import type { FileLedger } from '@closewright/contract/check-writing';
import { checksToPrint } from '@closewright/domain/check-printing';
import { disbursementsOf, transactionKey } from '@closewright/domain/check-writing';
import { onDemand } from '@closewright/ui/lib/on-demand';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api/index.ts';
import { type CheckToPrint, checkToPrint, printWords } from '../../../records/check-printing/checks-to-print.ts';
import { paperOf } from '../../../records/check-printing/paper.ts';
import type { PrintSettings } from '../../../records/check-printing/print-settings.ts';
import { readPrintSettings } from '../../../records/check-printing/read-print-settings.ts';
import { tellUnanswered } from '../../../records/check-printing/tell-unanswered.ts';
import type { Row } from '../disbursements/rows.ts';
import { useCheckWriting } from '../use-check-writing.ts';
import {
  checksOf,
  chosenChecks,
  type PrintWishes,
  pickedToPrint,
  printObstacle,
  spoilObstacle,
  wishesOf,
} from './picked-checks.ts';
import type { PrintDialogProps } from './print-dialog.tsx';
import type { SpoilDialogProps } from './spoil-dialog.tsx';

const SpoilDialog = onDemand(async () => ({ default: (await import('./spoil-dialog.tsx')).SpoilDialog }));
const PrintDialog = onDemand(async () => ({ default: (await import('./print-dialog.tsx')).PrintDialog }));

const nothing = 'Nothing is to be printed: Space picks a check that was made';

/** Puts checks that were made on paper: those that are picked, or the one in hand. */
export function usePrintChecks(rows: readonly Row[], inHand: Row | null) {
  const { file, ledger, refusal, store, transactions } = useCheckWriting();
  const client = useQueryClient();
  const [wishes, setWishes] = useState<PrintWishes>(new Map());
  const { byButton, byKey } = chosenChecks(rows, wishes, inHand);
  const keep = (next: FileLedger) => {
    store(next);
    setWishes(new Map());
  };

  /** Whether any was printed. */
  const open = async (checks: readonly CheckToPrint[], isOffer = false): Promise<boolean> => {
    let settings: PrintSettings;
    try {
      settings = await readPrintSettings(client);
    } catch (error) {
      if (!isOffer) toasts.error({ title: 'The checks could not be printed', message: messageOf(error) });
      return false;
    }
    // An office that prints none here is not asked each time.
    if (isOffer && settings.layouts.length === 0) return false;
    let isPrinted = false;
    let unanswered: string | null = null;
    const result = await dialogs.open<Omit<PrintDialogProps, 'dialog'>>(
      PrintDialog,
      {
        ordersID: file.ordersID,
        checks,
        accounts: ledger.accounts,
        settings,
        onLedger(next) {
          isPrinted = true;
          keep(next);
        },
        onUnanswered(words) {
          unanswered = words;
        },
      },
      { title: 'Print checks', label: 'Print checks', size: 560, key: 'print-checks' },
    );
    tellUnanswered(result, unanswered);
    return isPrinted;
  };
  const spoil = async (check: CheckToPrint): Promise<void> => {
    const answer = await dialogs.open<Omit<SpoilDialogProps, 'dialog'>, FileLedger>(
      SpoilDialog,
      { ordersID: file.ordersID, check },
      { title: `Paper of check ${check.checkNumber} spoiled`, size: 'small', key: 'spoil-check' },
    );
    if (answer.dismissed) return;
    keep(answer.value);
    toasts.success({
      title: `The paper of check ${check.checkNumber} is spoiled`,
      message: 'It is to be printed again',
    });
  };
  const obstacleTo = (of: readonly CheckToPrint[]) =>
    refusal ?? (of.length > 0 ? null : ((inHand && printObstacle(inHand)) ?? nothing));
  const print = (of: readonly CheckToPrint[]): void => {
    const obstacle = obstacleTo(of);
    if (obstacle === null) void open(of);
    else toasts.warning({ title: 'Nothing is printed', message: obstacle });
  };
  return {
    /** The keys of the rows that are picked to be printed. */
    picked: pickedToPrint(rows, wishes),
    /** What the button prints: what is picked, by itself too; else the check in hand. */
    button: { label: printWords(byButton), obstacle: obstacleTo(byButton), print: () => print(byButton) },
    /** What its key prints: what the user has picked, else the check in hand, as its menu says. */
    key: { obstacle: obstacleTo(byKey), print: () => print(byKey) },
    /** Whether the key prints this one alone. */
    isOfKey: (row: Row) =>
      row.key === inHand?.key && checksOf([row])[0]?.checkNumber === byKey[0]?.checkNumber && byKey.length === 1,
    /** Takes what is selected, of rows of any kind. */
    pick: (keys: ReadonlySet<unknown>) => setWishes(wishesOf(rows, wishes, keys)),
    /** These, whatever is picked. */
    printRows: (of: readonly Row[]) => void open(checksOf(of)),
    obstacleOf: (row: Row) => refusal ?? printObstacle(row),
    /** Why the paper of a row is not spoiled; null where it can be. */
    spoilObstacle: (row: Row) => refusal ?? spoilObstacle(row),
    /** Records that the paper of one that was printed is spoiled. */
    spoil(row: Row) {
      const [check] = checksOf([row]);
      if (check) void spoil(check);
    },
    /** Offers to print the checks that a call has just made. Answers, once that is done, whether any was printed. */
    async offer(answer: FileLedger): Promise<boolean> {
      const before = new Set(transactions.map(transactionKey));
      const made = checksToPrint(disbursementsOf(answer.transactions), answer.prints)
        .filter(({ transaction }) => !before.has(transactionKey(transaction)))
        .flatMap((each) => checkToPrint(each, paperOf(each, answer.prints)));
      return made.length > 0 && open(made, true);
    },
  };
}
