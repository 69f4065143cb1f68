import type { FileLedger } from '@closewright/contract/check-writing';
import { checksToPrint } from '@closewright/domain/check-printing';
import { disbursementsOf, transactionKey } from '@closewright/domain/check-writing';
import { onDemand } from '@closewright/ui/lib/on-demand';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf, queryFor } from '../../../lib/api/index.ts';
import type { Row } from '../disbursements/rows.ts';
import { useCheckWriting } from '../use-check-writing.ts';
import { type CheckToPrint, checkToPrint } from './checks-to-print.ts';
import { paperOf } from './paper.ts';
import { checksOf, chosenChecks, type PrintWishes, pickedToPrint, printObstacle, wishesOf } from './picked-checks.ts';
import type { PrintDialogProps } from './print-dialog.tsx';
import type { PrintSettings } from './print-settings.ts';

const PrintDialog = onDemand(async () => ({ default: (await import('./print-dialog.tsx')).PrintDialog }));

const nothing = 'Nothing is to be printed: Space picks a check that was made';

/** Puts checks that were made on paper: those that are picked, or the one in hand. */
export function usePrintChecks(rows: readonly Row[], inHand: Row | null) {
  const { file, ledger, refusal, store, transactions } = useCheckWriting();
  const client = useQueryClient();
  const [wishes, setWishes] = useState<PrintWishes>(new Map());
  const picked = pickedToPrint(rows, wishes);
  const chosen = chosenChecks(rows, picked, inHand);

  const open = async (checks: readonly CheckToPrint[], isOffer = false): Promise<void> => {
    let settings: PrintSettings;
    try {
      const [layouts, printers] = await Promise.all([
        client.query(queryFor('listCheckLayouts')),
        client.query(queryFor('listCheckPrinters')),
      ]);
      settings = {
        layouts: layouts.filter(({ inactive }) => !inactive),
        printers: printers.filter(({ inactive }) => !inactive),
      };
    } catch (error) {
      if (!isOffer) toasts.error({ title: 'The checks could not be printed', message: messageOf(error) });
      return;
    }
    // An office that prints none here is not asked each time.
    if (isOffer && settings.layouts.length === 0) return;
    await dialogs.open<Omit<PrintDialogProps, 'dialog'>>(
      PrintDialog,
      {
        ordersID: file.ordersID,
        checks,
        accounts: ledger.accounts,
        settings,
        onLedger(next) {
          store(next);
          setWishes(new Map());
        },
      },
      { title: 'Print checks', label: 'Print checks', size: 560, key: 'print-checks' },
    );
  };
  const obstacle = refusal ?? (chosen.length > 0 ? null : ((inHand && printObstacle(inHand)) ?? nothing));
  return {
    /** The keys of the rows that are picked to be printed. */
    picked,
    /** How many are printed now. */
    count: chosen.length,
    /** Why nothing can be printed now; null where something can. */
    obstacle,
    /** Takes what is selected, of rows of any kind. */
    pick: (keys: ReadonlySet<unknown>) => setWishes(wishesOf(rows, wishes, keys)),
    /** What is picked, or the one in hand. */
    print: () =>
      obstacle === null ? void open(chosen) : toasts.warning({ title: 'Nothing is printed', message: obstacle }),
    /** These, whatever is picked. */
    printRows: (of: readonly Row[]) => void open(checksOf(of)),
    obstacleOf: (row: Row) => refusal ?? printObstacle(row),
    /** Offers to print the checks that a call has just made. */
    offer(answer: FileLedger) {
      const before = new Set(transactions.map(transactionKey));
      const made = checksToPrint(disbursementsOf(answer.transactions), answer.prints)
        .filter(({ transaction }) => !before.has(transactionKey(transaction)))
        .flatMap((each) => checkToPrint(each, paperOf(each, answer.prints)));
      if (made.length > 0) void open(made, true);
    },
  };
}
