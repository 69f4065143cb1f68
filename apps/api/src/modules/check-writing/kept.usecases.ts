import type { FileLedger } from '@closewright/contract/check-writing';
import type { NewKept } from '@closewright/domain/check-writing';
import { AppError } from '@closewright/domain/errors';
import type { Caller } from '../../platform/auth/caller.ts';
import { writeFile } from '../orders/file-work.usecases.ts';
import { todayOf } from '../workflow/file-tasks.usecases.ts';
import { type CheckWritingDeps, foundLedger, shownLedger } from './file-ledger.usecases.ts';
import { addKept, endKept } from './kept.queries.ts';
import { refuseKeptAll, refuseParty } from './kept-lines.ts';
import { type LedgerInHand, refuseLater } from './posting-work.ts';

type InHand = Pick<LedgerInHand, 'tx' | 'file' | 'ledger'>;

/** Works on what payers of a file have kept, and answers the file's money as it is then. */
function keeping(
  { database, clock }: CheckWritingDeps,
  caller: Caller,
  ordersID: number,
  work: (inHand: InHand, today: string) => Promise<void>,
): Promise<FileLedger> {
  return writeFile({ database, caller, ordersID, action: 'writeChecks' }, async (tx, file) => {
    const today = todayOf(caller, clock.now());
    await work({ tx, file, ledger: await foundLedger(tx, file.place) }, today);
    return shownLedger(await foundLedger(tx, file.place), file.session, today);
  });
}

/** Records that a payer brings nothing, because it keeps all it would bring. */
export const recordKept = (
  deps: CheckWritingDeps,
  caller: Caller,
  { ordersID, kept, ...of }: Omit<NewKept, 'lines'> & { readonly ordersID: number; readonly kept: NewKept['lines'] },
): Promise<FileLedger> =>
  keeping(deps, caller, ordersID, async (inHand, today) => {
    refuseLater(of.date, today);
    await refuseParty(inHand, caller, of.party);
    const lines = await refuseKeptAll(inHand, caller, { ...of, lines: kept });
    await addKept(inHand.tx, inHand.file.place, { ...of, lines });
  });

/** Takes back that a payer has kept what it would bring: it is expected again. */
export const takeBackKept = (
  deps: CheckWritingDeps,
  caller: Caller,
  { ordersID, keptID, reason }: { readonly ordersID: number; readonly keptID: number; readonly reason: string },
): Promise<FileLedger> =>
  keeping(deps, caller, ordersID, async ({ tx, file, ledger }) => {
    const kept = ledger.kept.find((each) => each.keptID === keptID);
    if (!kept) throw new AppError('NOT_FOUND');
    if (kept.takenBack !== null) throw new AppError('TAKEN_BACK_ALREADY', 'This was taken back already.');
    await endKept(tx, file.place, { keptID, reason });
  });
