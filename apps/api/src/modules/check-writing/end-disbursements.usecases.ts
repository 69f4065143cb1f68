import type { FileLedger } from '@closewright/contract/check-writing';
import { type Disbursement, disbursementsOf, methodNames, type PostedNumber } from '@closewright/domain/check-writing';
import { formatDate } from '@closewright/domain/formats';
import { type PayingAccount, postingOf } from '@closewright/domain/ledger';
import type { Caller } from '../../platform/auth/caller.ts';
import { invalid } from '../../platform/records/index.ts';
import type { CheckWritingDeps } from './file-ledger.usecases.ts';
import { asking, named, type PostingPlace, postToFile, refusal, refuseBefore, refuseTwice } from './posting-work.ts';

interface Ending extends PostingPlace {
  readonly as: 'void' | 'stop';
  readonly disbursements: readonly PostedNumber[];
  readonly reason: string;
}

/** Voids or stops what the bank has not paid: the money goes back to where it came from. */
export function endDisbursements(
  deps: CheckWritingDeps,
  caller: Caller,
  { as, disbursements, reason, ...place }: Ending,
): Promise<FileLedger> {
  return postToFile(deps, caller, place, async ({ ledger }) => {
    refuseTwice('disbursements', disbursements);
    const all = disbursementsOf(ledger.transactions);
    return disbursements.map((wanted, at) => {
      const path = `disbursements.${at}`;
      const one = named(all, place, wanted, { path, what: 'disbursement' });
      refuseEnded(one, path);
      if (as === 'stop' && one.method !== 'check')
        throw invalid(path, 'Only a check is stopped at the bank: void what was sent otherwise and came back');
      refuseBefore(one.date, place.date, 'it was paid out');
      return {
        ...asking(place),
        posting: postingOf({ kind: as, parts: wayBack(one, place.ordersID) }),
        about: wanted,
        facts: { reason },
      };
    });
  });
}

function refuseEnded({ state, method, facts: { checkNumber }, ended }: Disbursement, path: string): void {
  if (state === 'outstanding') return;
  const name = checkNumber === null ? methodNames[method] : `Check ${checkNumber}`;
  const on = ended === null ? '' : ` on ${formatDate(ended.on)}`;
  throw refusal('CARRIED_ON', path, `${name} was ${state}${on}.`);
}

/** What was taken of each account of the file, to be given back. */
const wayBack = ({ transaction: { lines } }: Disbursement, file: number) =>
  lines.flatMap(({ account, amount }) =>
    // What is paid is taken of no other accounts (ledgerRules).
    account === 'outstanding' ? [] : [{ file, amount, to: account as PayingAccount }],
  );
