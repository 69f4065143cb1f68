import type { FileLedger } from '@closewright/contract/check-writing';
import { paperState, printsOf } from '@closewright/domain/check-printing';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { CheckWritingDeps } from '../file-ledger.usecases.ts';
import { accountOfRegion } from '../posting-work.ts';
import { spoilPrints } from './check-prints.queries.ts';
import { checksNamed, type NamedChecks, onPaper, overWords } from './checks-in-hand.ts';

/** Records that the last paper of checks is spoiled: they are to be printed again. What was posted stays. */
export async function spoilChecks(
  deps: CheckWritingDeps,
  caller: Caller,
  { reason, ...wanted }: NamedChecks & { readonly reason: string },
): Promise<FileLedger> {
  const { ledger: shown } = await onPaper(deps, caller, wanted.ordersID, async ({ tx, file, ledger }) => {
    accountOfRegion(file, ledger, wanted.bankAccountID);
    const checks = checksNamed(ledger, wanted, (check) => {
      // What the bank has paid was good enough; what was voided is destroyed, and that is told, too.
      if (check.state === 'paid') return overWords(check);
      switch (paperState(printsOf(ledger.prints, check))) {
        case 'not printed':
          return `Check ${check.number} was not printed.`;
        case 'spoiled':
          return `The last paper of check ${check.number} is spoiled already.`;
        case 'printed':
          return null;
      }
    });
    const last = checks.flatMap((check) => printsOf(ledger.prints, check).at(-1)?.printID ?? []);
    await spoilPrints(tx, file.place, last, reason);
  });
  return shown;
}
