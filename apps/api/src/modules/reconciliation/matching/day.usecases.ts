import type { ReconciledAccountRow, ReconciliationDay } from '@closewright/contract/reconciliation';
import type { ThreeWay } from '@closewright/domain/reconciliation';
import type { Transaction } from 'kysely';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import type { Database } from '../../../platform/tenant/in-tenant.ts';
import type { TrustAccount } from '../statements/accounts.queries.ts';
import { readDayDigest } from '../statements/digest.queries.ts';
import { readReconciliationOfDay } from '../statements/reconciliations.queries.ts';
import { readThreeWay } from '../statements/three-way.queries.ts';
import { foundTrustAccount, obstacleOf } from '../statements/trust-accounts.usecases.ts';
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
  _deps: Pick<ReconciliationDeps, 'clock'>,
  caller: Caller,
  { account, date }: { readonly account: TrustAccount; readonly date: string },
): Promise<ReconciliationDay> {
  const { bankAccountID } = account;
  const place = { tenant: caller.actor.tenant, bankAccountID };
  const waiting = await readWaiting(tx, place, date);
  const exceptions = await readExceptions(tx, place, { date, ...waiting });
  const threeWay = await readThreeWay(tx, place.tenant, bankAccountID, date);
  return {
    account: shownAccount(caller, account, { threeWay, waiting, exceptions }),
    date,
    threeWay,
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
    digest: await readDayDigest(tx, place.tenant, bankAccountID, date),
  };
}

function shownAccount(
  { session }: Caller,
  account: TrustAccount,
  {
    threeWay,
    waiting,
    exceptions,
  }: {
    readonly threeWay: ThreeWay;
    readonly waiting: { readonly bankItems: readonly unknown[]; readonly bookItems: readonly unknown[] };
    readonly exceptions: readonly { readonly age: number }[];
  },
): ReconciledAccountRow {
  const { bankAccountID, name, bankName, accountNumber, finalizedThrough } = account;
  return {
    ...{ bankAccountID, name, bankName, accountNumber, threeWay, finalizedThrough },
    bankThrough: threeWay.statement?.of ?? null,
    daysOpen: 0,
    bankWaiting: waiting.bankItems.length,
    bookWaiting: waiting.bookItems.length,
    exceptions: exceptions.length,
    oldest: exceptions[0]?.age ?? null,
    obstacle: obstacleOf(session, account),
  };
}
