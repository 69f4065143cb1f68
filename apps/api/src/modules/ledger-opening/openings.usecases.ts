import type { LedgerOpening, LedgerOpeningRow } from '@closewright/contract/ledger-opening';
import { AppError } from '@closewright/domain/errors';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { foundTrustAccount, isTold, toldAccounts } from '../reconciliation/statements/trust-accounts.usecases.ts';
import {
  readFileNumbers,
  readOpening,
  readOpeningLists,
  readOpenings,
  type StoredOpening,
} from './openings.queries.ts';

/** How the bank accounts that the caller may know of began, or one of them. */
export function listOpenings(
  database: Database,
  caller: Caller,
  { bankAccountID }: { readonly bankAccountID?: number | undefined },
): Promise<LedgerOpeningRow[]> {
  return database.inTenant(caller.actor, async (tx) => {
    const accounts =
      bankAccountID === undefined
        ? await toldAccounts(tx, caller)
        : [await foundTrustAccount(tx, caller, bankAccountID)];
    return readOpenings(
      tx,
      caller.actor.tenant,
      accounts.map((account) => account.bankAccountID),
    );
  });
}

/** One opening with its lists. */
export function getOpening(database: Database, caller: Caller, openingID: number): Promise<LedgerOpening> {
  return database.inTenant(caller.actor, (tx) => shownOpening(tx, caller, openingID));
}

/** An opening of a bank account that the caller may know of. */
export async function foundOpening(tx: Transaction<DB>, caller: Caller, openingID: number): Promise<StoredOpening> {
  const found = await readOpening(tx, caller.actor.tenant, openingID);
  if (!found || !isTold(caller.session, found)) throw new AppError('NOT_FOUND');
  return found;
}

/** An opening as it is told. */
export async function shownOpening(tx: Transaction<DB>, caller: Caller, openingID: number): Promise<LedgerOpening> {
  const { row } = await foundOpening(tx, caller, openingID);
  const { tenant } = caller.actor;
  const { files, payments, deposits } = await readOpeningLists(tx, tenant, openingID);
  const numbers = await readFileNumbers(
    tx,
    tenant,
    [...files, ...payments, ...deposits].map(({ ordersID }) => ordersID),
  );
  const numbered = <R extends { readonly ordersID: number }>(each: R) => ({
    ...each,
    fileNumber: numbers.get(each.ordersID) ?? '',
  });
  return { ...row, files: files.map(numbered), payments: payments.map(numbered), deposits: deposits.map(numbered) };
}
