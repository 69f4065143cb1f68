import type { FileLedger, NewReceipt } from '@closewright/contract/check-writing';
import { AppError } from '@closewright/domain/errors';
import { formatDate } from '@closewright/domain/formats';
import { claimProblem } from '@closewright/domain/reconciliation';
import type { Caller } from '../../platform/auth/caller.ts';
import { invalid } from '../../platform/records/index.ts';
import { createReceipt } from '../check-writing/receipts.usecases.ts';
import { foundTrustAccount } from '../reconciliation/statements/trust-accounts.usecases.ts';
import { foundUnclaimed, refuseMoreThanLeft, type UnclaimedDeps, type UnclaimedPlace } from './unclaimed.usecases.ts';

/** What a file says of the money that it claims. */
type Claim = UnclaimedPlace &
  Omit<NewReceipt, 'instrument' | 'reference' | 'bankAccountID'> & { readonly ordersID: number };

/** A file claims money that nobody had claimed: it is a receipt of that file, in the lock of the file, as any other. */
export async function claimUnclaimed(
  deps: UnclaimedDeps,
  caller: Caller,
  { stripe, number, ...claim }: Claim,
): Promise<FileLedger> {
  const place = { bankAccountID: claim.bankAccountID, stripe, number };
  const found = await deps.database.inTenant(caller.actor, async (tx) => {
    // First: of an account of another region nothing is told, not even what keeps it from being claimed.
    await foundTrustAccount(tx, caller, place.bankAccountID, 'writeChecks');
    return foundUnclaimed(tx, deps, caller, place);
  });
  const { depositedOn, instrument } = found;
  const problem = claimProblem(found);
  if (problem !== null || depositedOn === null || instrument === null)
    throw new AppError('CARRIED_ON', problem ?? 'How it came in is not known.');
  return createReceipt(
    deps,
    caller,
    {
      ...claim,
      ...{ instrument, reference: found.reference },
      from: { stripe, number, depositedOn, receivedOn: found.date },
    },
    {
      before: async ({ tx }) => {
        if (claim.date < depositedOn)
          throw invalid('date', `Choose ${formatDate(depositedOn)} or a later day: it reached the bank then`);
        refuseMoreThanLeft(await foundUnclaimed(tx, deps, caller, place), claim.amount);
      },
      after: () => Promise.resolve(),
    },
  );
}
