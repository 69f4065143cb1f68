import type { ReconciliationDay } from '@closewright/contract/reconciliation';
import type { Transaction } from 'kysely';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import type { Database } from '../../../platform/tenant/in-tenant.ts';
import type { TrustAccount } from '../statements/accounts.queries.ts';
import { readDayDigest } from '../statements/digest.queries.ts';
import { reconciledAccountOn } from '../statements/reconciled-accounts.usecases.ts';
import { readReconciliationOfDay } from '../statements/reconciliations.queries.ts';
import { foundTrustAccount } from '../statements/trust-accounts.usecases.ts';
import { readMatches } from './matches.queries.ts';
import { readExceptions, readWaiting } from './waiting.usecases.ts';

/** What reconciling is done with. */
export interface ReconciliationDeps {
  readonly database: Database;
  readonly clock: Clock;
}

/** A day of an account. */
export interface DayOfAccount {
  readonly bankAccountID: number;
  readonly date: string;
}

/** All that there is to do of a day of an account. */
export const getReconciliationDay = (
  deps: ReconciliationDeps,
  caller: Caller,
  { bankAccountID, date }: DayOfAccount,
): Promise<ReconciliationDay> =>
  deps.database.inTenant(caller.actor, async (tx) => {
    const account = await foundTrustAccount(tx, caller, bankAccountID);
    return readDay(tx, deps, caller, { account, date });
  });

/** The same within a transaction. */
export async function readDay(
  tx: Transaction<DB>,
  { clock }: Pick<ReconciliationDeps, 'clock'>,
  caller: Caller,
  { account, date }: { readonly account: TrustAccount; readonly date: string },
): Promise<ReconciliationDay> {
  const { bankAccountID } = account;
  const place = { tenant: caller.actor.tenant, bankAccountID };
  // First: what somebody posts while this is read makes it stale, so that nobody signs what they have not seen.
  const digest = await readDayDigest(tx, place.tenant, bankAccountID, date);
  const waiting = await readWaiting(tx, place, date);
  const exceptions = await readExceptions(tx, place, { date, ...waiting });
  const shown = await reconciledAccountOn(tx, caller, { account, date, now: clock.now() }, exceptions);
  return {
    account: shown,
    date,
    threeWay: shown.threeWay,
    bankItems: [...waiting.bankItems],
    bookItems: [...waiting.bookItems],
    proposed: waiting.proposed.map((each) => ({
      ...each,
      bankItemIDs: [...each.bankItemIDs],
      bookItems: [...each.bookItems],
    })),
    matched: [...(await readMatches(tx, place, { from: date, through: date }))],
    exceptions,
    reconciliation: await readReconciliationOfDay(tx, place.tenant, { bankAccountID, date }),
    digest,
  };
}
