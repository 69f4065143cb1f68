import type { EscrowAccount } from '@closewright/contract/escrow-accounting';
import { can, fileReasons, freeFile } from '@closewright/domain/access';
import { AppError } from '@closewright/domain/errors';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import { sessionIn, type UserSession } from '../../platform/auth/user-session.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { readEscrowAccounts } from './accounts.queries.ts';

/** The bank accounts whose books whoever asks may read. */
export function listEscrowAccounts(database: Database, caller: Caller): Promise<EscrowAccount[]> {
  return database.inTenant(caller.actor, (tx) => readableAccounts(tx, caller));
}

/** The bank accounts that a list is of: the one that is asked for, or all. Throws NOT_FOUND for those of other regions as for those that are not there. */
export async function banksOf(
  tx: Transaction<DB>,
  caller: Caller,
  bankAccountID: number | undefined,
): Promise<readonly number[]> {
  const ids = (await readableAccounts(tx, caller)).map((each) => each.bankAccountID);
  if (bankAccountID === undefined) return ids;
  if (!ids.includes(bankAccountID)) throw new AppError('NOT_FOUND');
  return [bankAccountID];
}

async function readableAccounts(tx: Transaction<DB>, { actor, session }: Caller): Promise<EscrowAccount[]> {
  const accounts = await readEscrowAccounts(tx, actor.tenant);
  return accounts
    .filter(({ regionID }) => isReadable(session, regionID))
    .map(({ regionID: _regionID, ...account }) => account);
}

/** A bank account is judged as positive pay judges it: by its region. */
function isReadable(session: UserSession, regionID: number): boolean {
  const { access } = sessionIn(session, regionID);
  const file = { ...freeFile, bankCompanyRegionID: regionID };
  return (
    can(access, 'readEscrowAccounting').allowed && fileReasons(access, file, { isCheckWriting: true }).length === 0
  );
}
