import type { FileLedger, Recovery } from '@closewright/contract/check-writing';
import type { LedgerTransaction, RecoveryFacts } from '@closewright/domain/check-writing';
import { businessDates } from '@closewright/domain/dates';
import { formatMoney } from '@closewright/domain/formats';
import { ledgerAccounts, postingOf } from '@closewright/domain/ledger';
import { cents } from '@closewright/domain/money';
import type { Caller } from '../../../platform/auth/caller.ts';
import { invalid } from '../../../platform/records/index.ts';
import { lackingFrom } from '../available.ts';
import type { CheckWritingDeps } from '../file-ledger.usecases.ts';
import { asking, type PostingPlace, postToFile, refuseMoreThanAvailable } from '../posting-work.ts';

/** Records that what a file lacked has come back: out of what the file has, or from somebody who paid it to the bank. */
export function recoverMoney(
  deps: CheckWritingDeps,
  caller: Caller,
  { of, amount, payer, reference, reason, ...place }: Recovery & PostingPlace,
): Promise<FileLedger> {
  return postToFile(deps, caller, place, async ({ ledger }) => {
    const file = place.ordersID;
    refuseMore(ledger.transactions, place, { of, amount });
    const facts: RecoveryFacts = { reason, payer, reference };
    if (payer !== null)
      return [
        {
          ...asking(place),
          posting: postingOf({ kind: 'recovered', parts: [{ file, amount, of }] }),
          facts: { ...facts },
        },
        // It is at the bank already: nobody brings it there with a slip.
        {
          ...asking(place),
          posting: postingOf({ kind: 'deposit', parts: [{ file, amount }] }),
          about: { place: 1 },
          facts: { slip: null },
        },
      ];
    refuseMoreThanAvailable(ledger, place, amount);
    return [
      {
        ...asking(place),
        posting: postingOf({ kind: 'made good', parts: [{ file, amount, of }] }),
        facts: { ...facts },
      },
    ];
  });
}

const words = (amount: number): string => formatMoney(cents(Math.max(0, amount)));

/** Refuses more than the file lacks, at the day where it lacked that much only later. */
function refuseMore(
  transactions: readonly LedgerTransaction[],
  place: PostingPlace,
  { of, amount }: Pick<Recovery, 'of' | 'amount'>,
): void {
  const lacks = lackingFrom(transactions, place, of);
  if (amount <= lacks) return;
  const name = ledgerAccounts[of].label.toLowerCase();
  if (amount <= lackingFrom(transactions, { ...place, date: businessDates.last }, of))
    throw invalid('date', `Choose a later day: on this one only ${words(lacks)} was ${name}`);
  throw invalid('amount', `Enter at most ${words(lacks)}: no more is ${name}`);
}
