import type { NamedStaleCheck, StaleCheck } from '@closewright/contract/stale-checks';
import { can } from '@closewright/domain/access';
import { payeePlace } from '@closewright/domain/check-printing';
import { type DormancyRule, judgeCheck } from '@closewright/domain/stale-checks';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { readMailedPartiesOf } from '../check-writing/printing/paper.queries.ts';
import { banksOf } from '../escrow-accounting/accounts.usecases.ts';
import { type ListedRegions, regionsWhere } from '../orders/listed-regions.queries.ts';
import { todayOf } from '../workflow/file-tasks.usecases.ts';
import { readDormancyRules } from './dormancy.queries.ts';
import { readNamedChecks, readOutstandingChecks, type StaleRead, type StoredCheck } from './stale-checks.queries.ts';

/** What stale checks are worked on with. */
export interface StaleDeps {
  readonly database: Database;
  readonly clock: Clock;
}

/** The regions of the files whose checks somebody is told of. */
export const regionsOfChecks = ({ session }: Caller): ListedRegions =>
  regionsWhere(session, (there) => can(there, 'readEscrowAccounting').allowed);

/** The checks that somebody is told of: of the bank account that is asked for, or of all. Throws NOT_FOUND for one of another region. */
export async function staleReadOf(
  tx: Transaction<DB>,
  { clock }: Pick<StaleDeps, 'clock'>,
  caller: Caller,
  bankAccountID?: number,
): Promise<StaleRead> {
  return {
    tenant: caller.actor.tenant,
    banks: await banksOf(tx, caller, bankAccountID),
    regions: regionsOfChecks(caller),
    today: todayOf(caller, clock.now()),
  };
}

/** A check with what it is judged to be, and the regions of its files and bank account. */
export interface InHand {
  readonly shown: StaleCheck;
  readonly regionIDs: readonly number[];
  readonly bankRegionID: number;
}

/** The checks that nobody cashed for 90 days, the oldest first. */
export async function judgedChecks(tx: Transaction<DB>, read: StaleRead): Promise<readonly StaleCheck[]> {
  const judge = await judgeOf(tx, read);
  return (await judge(await readOutstandingChecks(tx, read))).map(({ shown }) => shown);
}

/** Those of named checks that are outstanding and old enough. */
export async function judgedNamed(
  tx: Transaction<DB>,
  read: StaleRead,
  named: readonly NamedStaleCheck[],
): Promise<readonly InHand[]> {
  const judge = await judgeOf(tx, read);
  return judge(await readNamedChecks(tx, read, named));
}

async function judgeOf(tx: Transaction<DB>, { tenant, today }: StaleRead) {
  const rules: readonly DormancyRule[] = await readDormancyRules(tx, tenant);
  return async (stored: readonly StoredCheck[]): Promise<readonly InHand[]> => {
    const contacts = await readMailedPartiesOf(tx, tenant, [...new Set(stored.map(({ ordersID }) => ordersID))]);
    return stored.flatMap(({ party, regionIDs, bankRegionID, ...check }) => {
      const mail = payeePlace({ payee: check.payee, party }, contacts.get(check.ordersID) ?? []);
      const judged = judgeCheck({ ...check, mail }, rules, today);
      return judged === null ? [] : [{ shown: { ...check, ...judged }, regionIDs, bankRegionID }];
    });
  };
}
