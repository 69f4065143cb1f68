import type { LedgerOpening } from '@closewright/contract/ledger-opening';
import { AppError } from '@closewright/domain/errors';
import { type Opening, openingPostings } from '@closewright/domain/ledger-opening';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { invalid } from '../../platform/records/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { lockFiles } from '../../platform/tenant/tenant-locks.ts';
import { postTransactions, refusedByLedger } from '../ledger/post-transactions.usecases.ts';
import { tellFiles } from '../reconciliation/matching/told-files.usecases.ts';
import { holdLedger } from '../reconciliation/statements/reconciliations.queries.ts';
import { foundTrustAccount, refuseReconciling } from '../reconciliation/statements/trust-accounts.usecases.ts';
import { todayOf } from '../workflow/file-tasks.usecases.ts';
import { refuseUnopenable } from './ask-opening.usecases.ts';
import { endOpening, type OpeningLists, readLastReceipts, readOpeningLists } from './openings.queries.ts';
import { foundOpening, shownOpening } from './openings.usecases.ts';

interface Deps {
  readonly database: Database;
  readonly clock: Clock;
}

interface Deciding {
  readonly openingID: number;
  readonly decision: 'approve' | 'refuse' | 'withdraw';
  readonly comment: string | null;
}

const states = { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const;

/** Approves what somebody else asked for, which posts all of it, or refuses it; who asked withdraws. */
export function decideOpening(
  { database, clock }: Deps,
  caller: Caller,
  { openingID, decision, comment }: Deciding,
): Promise<LedgerOpening> {
  const { tenant } = caller.actor;
  if (decision === 'refuse' && !comment) throw invalid('comment', 'Say why it is refused');
  return database.inTenant(caller.actor, async (tx) => {
    const { row: asked } = await foundOpening(tx, caller, openingID);
    const lists = await readOpeningLists(tx, tenant, openingID);
    refuseReconciling(caller, await foundTrustAccount(tx, caller, asked.bankAccountID));
    await lockFiles(tx, decision === 'approve' ? filesOf(lists) : []);
    await holdLedger(tx, asked.bankAccountID);
    // Again, for somebody may have decided it meanwhile.
    const { row, askedBy } = await foundOpening(tx, caller, openingID);
    if (row.state !== 'asked') throw new AppError('DECIDED_ALREADY', `${row.decidedBy} has ${row.state} this already.`);
    const isOwn = askedBy === String(caller.actor.usersID);
    if (isOwn && decision !== 'withdraw')
      throw new AppError('SECOND_PERSON_NEEDED', 'You asked for this yourself: somebody else has to decide it.');
    if (!isOwn && decision === 'withdraw')
      throw new AppError('SECOND_PERSON_NEEDED', `Only ${row.askedBy} can withdraw this: refuse it.`);
    const opening = { ...row, ...lists };
    if (decision === 'approve') {
      const account = await foundTrustAccount(tx, caller, row.bankAccountID);
      await refuseUnopenable(tx, tenant, { account, opening, today: todayOf(caller, clock.now()) });
    }
    await endOpening(tx, tenant, { openingID, state: states[decision], comment: comment || null }).catch(
      refusedByLedger,
    );
    if (decision === 'approve') {
      await post(tx, caller, opening, openingID);
      await tellFiles(tx, caller.actor, filesOf(lists));
    }
    return shownOpening(tx, caller, openingID);
  });
}

const filesOf = ({ files, payments, deposits }: OpeningLists): readonly number[] => [
  ...new Set([...files, ...payments, ...deposits].map(({ ordersID }) => ordersID)),
];

/** Posts an opening, all of it on its day. */
async function post(tx: Transaction<DB>, caller: Caller, opening: Opening, openingID: number): Promise<void> {
  const { bankAccountID: bank, date } = opening;
  const lastReceipts = await readLastReceipts(tx, caller.actor.tenant, filesOf(opening));
  for (const [at, group] of openingPostings(opening, openingID, lastReceipts).entries())
    await postTransactions(
      tx,
      group.map(({ posting, facts, about }, place) => ({
        ...{ bank, date, posting, facts, key: `opening ${openingID}: ${at}-${place}` },
        ...(about && { about }),
      })),
    );
}
