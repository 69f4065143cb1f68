import type { ChecksToPrint } from '@closewright/contract/check-printing';
import type { FileLedger } from '@closewright/contract/check-writing';
import type { DownloadAddress } from '@closewright/contract/kit';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { Actor } from '../../../platform/tenant/in-tenant.ts';
import { readState } from '../../orders/orders.queries.ts';
import { accountInHand, refuseUnreadable } from '../posting-work.ts';
import { checksNamed, onPaper } from './checks-in-hand.ts';
import { type PrintingDeps, papersOfFile } from './printed-checks.ts';
import { pdfOfPapers, putOnPaper, type RecordedPapers, refuseUnpayable } from './put-on-paper.ts';

/** Puts outstanding checks of a file on paper and records each (`putOnPaper`). */
export async function printChecks(
  deps: PrintingDeps,
  caller: Caller,
  printing: ChecksToPrint & { readonly ordersID: number },
  offer: (recorded: RecordedPapers, fileNumber: string) => DownloadAddress,
): Promise<{ download: DownloadAddress; ledger: FileLedger }> {
  const { ordersID, bankAccountID } = printing;
  const { result: download, ledger } = await onPaper(
    deps,
    caller,
    ordersID,
    async ({ tx, file, today, ledger: now }) => {
      accountInHand(file, now, { bankAccountID, date: today });
      refuseUnreadable(now, 'checks');
      const checks = checksNamed(now, printing, refuseUnpayable);
      const { fileNumber } = file.state;
      const papers = await papersOfFile(tx, file.place, fileNumber, bankAccountID, checks);
      return offer(await putOnPaper(deps, caller, { tx, ledger: now }, printing, papers), fileNumber);
    },
  );
  return { download, ledger };
}

/** The PDF of checks of a file that were recorded as printed; null where it would not be that paper any more (`pdfOfPapers`). */
export const pdfOfPrints = (deps: PrintingDeps, actor: Actor, recorded: RecordedPapers): Promise<Uint8Array | null> =>
  pdfOfPapers(deps, actor, recorded, async (tx, place, checks) => {
    const file = await readState(tx, place.tenant, place.ordersID);
    return file && papersOfFile(tx, place, file.fileNumber, recorded.bankAccountID, checks);
  });
