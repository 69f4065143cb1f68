import type { FileLedger } from '@closewright/contract/check-writing';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { CheckWritingDeps } from '../file-ledger.usecases.ts';
import { accountOfRegion } from '../posting-work.ts';
import { checksNamed, type NamedChecks, onPaper } from './checks-in-hand.ts';
import { refuseUnspoilable, spoilPapers } from './put-on-paper.ts';

/** Records that all paper of checks is spoiled: they are to be printed again. What was posted stays. */
export async function spoilChecks(
  deps: CheckWritingDeps,
  caller: Caller,
  { reason, ...wanted }: NamedChecks & { readonly reason: string },
): Promise<FileLedger> {
  const { ledger: shown } = await onPaper(deps, caller, wanted.ordersID, async ({ tx, file, ledger }) => {
    accountOfRegion(file, ledger, wanted.bankAccountID);
    const checks = checksNamed(ledger, wanted, (check, path) => refuseUnspoilable(ledger.prints, check, path));
    await spoilPapers(tx, file.place, ledger, checks, reason);
  });
  return shown;
}
