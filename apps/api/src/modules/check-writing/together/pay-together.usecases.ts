import type { ConsolidatedDetail, NewConsolidated } from '@closewright/contract/consolidated-checks';
import type { DisbursementFacts } from '@closewright/domain/check-writing';
import { formatMoney } from '@closewright/domain/formats';
import { postingOf } from '@closewright/domain/ledger';
import { cents } from '@closewright/domain/money';
import type { Caller } from '../../../platform/auth/caller.ts';
import { invalid } from '../../../platform/records/index.ts';
import { postTransactions } from '../../ledger/post-transactions.usecases.ts';
import { type FileInHand, writeFiles } from '../../orders/file-work.usecases.ts';
import { todayOf } from '../../workflow/file-tasks.usecases.ts';
import { judgedPayments, numbersFor } from '../disburse.usecases.ts';
import { type CheckWritingDeps, foundLedger } from '../file-ledger.usecases.ts';
import { accountInHand, asking, atItsField, refuseBeyondReach, refuseLater } from '../posting-work.ts';
import { addParts, digestOfParts, type StoredPart } from './payments.queries.ts';
import { foundPayment } from './readers.ts';

const pathOf = (at: number): string => `files.${at}`;

/**
 * Pays one payee for several files by one transaction, all or none, under the locks of all of them: what each owes and what blocks it is judged as for its own
 * disbursement.
 */
export function payConsolidated(
  { database, clock }: CheckWritingDeps,
  caller: Caller,
  paying: NewConsolidated,
): Promise<ConsolidatedDetail> {
  const { bankAccountID, date, method, payee, memo, reference, files: asked } = paying;
  const ordersIDs = asked.map(({ ordersID }) => ordersID);
  const twice = ordersIDs.findIndex((id, at) => ordersIDs.indexOf(id) < at);
  if (twice >= 0)
    throw invalid(pathOf(twice), 'This file is named twice: combine in Check Writing what it pays to this payee');
  refuseBeyondReach(
    'files',
    asked.map(({ lines }) => lines),
  );
  const writing = { database, caller, ordersIDs, action: 'writeConsolidated', pathOf } as const;
  return writeFiles(writing, async (tx, files) => {
    refuseLater(date, todayOf(caller, clock.now()));
    const parts: StoredPart[] = [];
    const uses: (() => Promise<void>)[] = [];
    let numbers: readonly (number | null)[] | null = null;
    for (const [at, file] of files.entries()) {
      const { ordersID } = file.place;
      const own = asked[at];
      if (own === undefined) continue;
      file.refuse('writeChecks', pathOf(at));
      const ledger = await foundLedger(tx, file.place);
      const place = { ordersID, bankAccountID, date };
      const account = accountInHand(file, ledger, place);
      const { loanID, party, lines } = own;
      const disbursements = [{ method, payee, party, memo, reference, lines }];
      const judged = await judgedPayments({ tx, file, ledger, account, place }, caller, { loanID, disbursements }, () =>
        pathOf(at),
      );
      parts.push(partOf(file, judged.asked[0], pathOf(at)));
      uses.push(judged.usePlans);
      numbers ??= await numbersFor({ tx, account, place: file.place }, oneOf(paying));
    }
    const inOrder = parts.toSorted((one, other) => one.ordersID - other.ordersID);
    const amount = inOrder.reduce((sum, part) => sum + part.amount, 0);
    const together = { files: inOrder.length, amount, digest: await digestOfParts(tx, inOrder) };
    const facts: DisbursementFacts = {
      ...{ payee, party: null, memo, lines: [], checkNumber: numbers?.[0] ?? null, reference, together },
    };
    const [posted] = await postTransactions(tx, [
      {
        ...asking({ ordersID: inOrder[0]?.ordersID ?? 0, bankAccountID, date }),
        posting: postingOf({
          kind: method,
          parts: inOrder.map((part) => ({ file: part.ordersID, amount: part.amount, from: 'available' })),
        }),
        facts: { ...facts },
      },
    ]).catch(atItsField);
    if (!posted) throw new Error('no answer about what was posted');
    const payment = { bankAccountID, stripe: posted.stripe, number: posted.number };
    await addParts(tx, caller.actor.tenant, payment, inOrder);
    for (const use of uses) await use();
    return foundPayment(tx, caller, payment);
  });
}

/** What the number of one check is judged by. */
const oneOf = ({ bankAccountID, firstCheckNumber, method }: NewConsolidated) => ({
  bankAccountID,
  firstCheckNumber,
  disbursements: [{ method }],
});

function partOf(
  { place: { ordersID } }: FileInHand,
  judged: { readonly party: string | null; readonly lines: StoredPart['lines'] } | undefined,
  path: string,
): StoredPart {
  const { party = null, lines = [] } = judged ?? {};
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  if (amount <= 0)
    throw invalid(`${path}.lines`, `These lines come to ${formatMoney(cents(amount))}: their credits are as much`);
  return { ordersID, party, lines: [...lines], amount };
}
