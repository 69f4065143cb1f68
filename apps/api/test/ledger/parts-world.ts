import { disbursementKinds } from '@closewright/domain/ledger';
import { addParts, digestOfParts, type StoredPart } from '../../src/modules/check-writing/together/payments.queries.ts';
import {
  type AskedPosting,
  type Posted,
  postTransactions,
} from '../../src/modules/ledger/post-transactions.usecases.ts';
import type { Actor, Database } from '../../src/platform/tenant/in-tenant.ts';

/** What each file pays by a payment, by one line. */
function partsOf({ posting: { moves } }: AskedPosting): readonly StoredPart[] {
  const sums = new Map<number, number>();
  for (const { file, amount } of moves) sums.set(file ?? 0, (sums.get(file ?? 0) ?? 0) + amount.value);
  return [...sums]
    .toSorted(([one], [other]) => one - other)
    .map(([ordersID, amount]) => ({
      ...{ ordersID, party: null, amount },
      lines: [{ loanID: 0, key: `line ${ordersID}`, label: 'Recording fee', amount }],
    }));
}

/** A payment of several files as one for all of them, where `isWanted`; anything else as it is. */
export async function withParts(
  database: Database,
  actor: Actor,
  asked: AskedPosting,
  isWanted: () => boolean,
): Promise<AskedPosting> {
  const isPayment = disbursementKinds.some((kind) => kind === asked.posting.kind) && asked.reverses === undefined;
  const parts = isPayment ? partsOf(asked) : [];
  if (parts.length < 2 || !isWanted()) return asked;
  const amount = parts.reduce((sum, part) => sum + part.amount, 0);
  const digest = await database.inTenant(actor, (tx) => digestOfParts(tx, parts));
  return { ...asked, facts: { ...asked.facts, together: { files: parts.length, amount, digest } } };
}

/** Posts transactions, with the parts of what is paid for several files. */
export const postWithParts = (
  database: Database,
  actor: Actor,
  asked: readonly AskedPosting[],
): Promise<readonly Posted[]> =>
  database.inTenant(actor, async (tx) => {
    const posted = await postTransactions(tx, asked);
    for (const [at, { bank, stripe, number, repeated }] of posted.entries()) {
      const one = asked[at];
      if (!repeated && one?.facts?.together !== undefined)
        await addParts(tx, actor.tenant, { bankAccountID: bank, stripe, number }, partsOf(one));
    }
    return posted;
  });
