import type { FileLedger } from '@closewright/contract/check-writing';
import { goodPapers, paperState, printsOf } from '@closewright/domain/check-printing';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { CheckWritingDeps } from '../file-ledger.usecases.ts';
import { accountOfRegion, refusal } from '../posting-work.ts';
import { spoilPrints } from './check-prints.queries.ts';
import { checksNamed, type NamedChecks, onPaper, refuseOver } from './checks-in-hand.ts';

/** Records that all paper of checks is spoiled: they are to be printed again. What was posted stays. */
export async function spoilChecks(
  deps: CheckWritingDeps,
  caller: Caller,
  { reason, ...wanted }: NamedChecks & { readonly reason: string },
): Promise<FileLedger> {
  const { ledger: shown } = await onPaper(deps, caller, wanted.ordersID, async ({ tx, file, ledger }) => {
    accountOfRegion(file, ledger, wanted.bankAccountID);
    const checks = checksNamed(ledger, wanted, (check, path) => {
      // What the bank has paid was good enough; what was voided is destroyed, and that is told, too.
      if (check.state === 'paid') refuseOver(check, path);
      const paper = paperState(printsOf(ledger.prints, check));
      if (paper === 'not printed') throw refusal('CARRIED_ON', path, `Check ${check.number} was not printed.`);
      if (paper === 'spoiled')
        throw refusal('CARRIED_ON', path, `All paper of check ${check.number} is spoiled already.`);
    });
    const good = checks.flatMap((check) => goodPapers(printsOf(ledger.prints, check)));
    const ids = good.map(({ printID }) => printID);
    await spoilPrints(tx, file.place, ids, reason);
  });
  return shown;
}
