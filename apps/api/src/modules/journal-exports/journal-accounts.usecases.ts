import type { JournalAccountRow, JournalExport, JournalExportDetail } from '@closewright/contract/journal-exports';
import { AppError } from '@closewright/domain/errors';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import { bankReason, refuseBank, seesBank } from '../../platform/auth/judge-bank.ts';
import type { Slice } from '../../platform/db/list-parts.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { readEscrowAccounts } from '../escrow-accounting/accounts.queries.ts';
import { readProgress } from './due.queries.ts';
import { readExport, readExportLines, readExports } from './exports.queries.ts';

/** A bank account with what judges whoever asks about it. */
export type JudgedAccount = Omit<JournalAccountRow, 'obstacle'> & { readonly regionID: number };

/** The bank accounts that whoever asks may know of, with how far their exports are. */
export function listJournalAccounts(database: Database, caller: Caller): Promise<JournalAccountRow[]> {
  return database.inTenant(caller.actor, async (tx) => {
    const accounts = await readAccounts(tx, caller);
    return accounts
      .filter(({ inactive, due, reachedThrough }) => !inactive || due > 0 || reachedThrough !== null)
      .map((account) => shownAccount(caller, account));
  });
}

/** A page of the exports of a bank account. */
export function listJournalExports(
  database: Database,
  caller: Caller,
  { bankAccountID, ...page }: Slice & { readonly bankAccountID: number },
): Promise<{ results: JournalExport[]; totalRecords: number }> {
  return database.inTenant(caller.actor, async (tx) => {
    await foundAccount(tx, caller, bankAccountID);
    return readExports(tx, { tenant: caller.actor.tenant, bankAccountID, ...page });
  });
}

/** An export with a page of its lines. */
export function getJournalExport(
  database: Database,
  caller: Caller,
  { journalExportID, ...page }: Slice & { readonly journalExportID: number },
): Promise<JournalExportDetail> {
  return database.inTenant(caller.actor, async (tx) => {
    const { made } = await foundExport(tx, caller, journalExportID);
    return { export: made, ...(await readExportLines(tx, caller.actor.tenant, journalExportID, page)) };
  });
}

/** A bank account that the caller may know of. Throws NOT_FOUND for those of other regions as for those that are not there. */
export async function foundAccount(tx: Transaction<DB>, caller: Caller, bankAccountID: number): Promise<JudgedAccount> {
  const [account] = await readAccounts(tx, caller, bankAccountID);
  if (!account) throw new AppError('NOT_FOUND');
  return account;
}

/** An export of a bank account that the caller may know of. */
export async function foundExport(
  tx: Transaction<DB>,
  caller: Caller,
  journalExportID: number,
): Promise<{ readonly made: JournalExport; readonly account: JudgedAccount }> {
  const made = await readExport(tx, caller.actor.tenant, journalExportID);
  if (!made) throw new AppError('NOT_FOUND');
  return { made, account: await foundAccount(tx, caller, made.bankAccountID) };
}

/** Refuses whoever may not export a bank account. */
export const refuseWriting = ({ session }: Caller, { regionID }: JudgedAccount): void =>
  refuseBank(session, 'writeJournalExports', regionID);

/** An account as it is told. */
export function shownAccount(
  { session }: Caller,
  { regionID, ...account }: JudgedAccount & { readonly inactive?: boolean },
): JournalAccountRow {
  const { inactive: _inactive, ...told } = account;
  return { ...told, obstacle: bankReason(session, 'writeJournalExports', regionID)?.text ?? null };
}

async function readAccounts(tx: Transaction<DB>, { actor, session }: Caller, bankAccountID?: number) {
  const all = await readEscrowAccounts(tx, actor.tenant);
  const seen = all.filter(
    (account) =>
      (bankAccountID === undefined || account.bankAccountID === bankAccountID) &&
      seesBank(session, 'readJournalExports', account.regionID),
  );
  const ids = seen.map((account) => account.bankAccountID);
  const progress = await readProgress(tx, actor.tenant, ids);
  return seen.map((account) => {
    const { due, waiting, reachedThrough } = progress.get(account.bankAccountID) ?? nothing;
    return { ...account, due, waiting, reachedThrough };
  });
}

const nothing = { due: 0, waiting: 0, reachedThrough: null };
