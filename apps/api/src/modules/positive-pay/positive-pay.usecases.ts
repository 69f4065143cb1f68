import type {
  PositivePayAccountRow,
  PositivePayDue,
  PositivePayFileDetail,
  PositivePayFileRow,
} from '@closewright/contract/positive-pay';
import { AppError } from '@closewright/domain/errors';
import { type NumberRange, type PositivePayGap, positivePayGaps } from '@closewright/domain/positive-pay';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import { bankReason, refuseBank, seesBank } from '../../platform/auth/judge-bank.ts';
import type { UserSession } from '../../platform/auth/user-session.ts';
import type { Slice } from '../../platform/db/list-parts.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import {
  readDuePage,
  readJudgedAccount,
  readNumberRanges,
  readPayAccounts,
  readToldPage,
  type StoredPayAccount,
} from './due.queries.ts';
import { readPayFile, readPayFiles, type StoredPayFile } from './files.queries.ts';

/** An account, as far as somebody may tell its bank. */
type JudgedAccount = NonNullable<Awaited<ReturnType<typeof readJudgedAccount>>>;

/** The trust accounts that whoever asks may know of, with what their banks were not told yet. */
export function listPositivePay(database: Database, { actor, session }: Caller): Promise<PositivePayAccountRow[]> {
  return database.inTenant(actor, async (tx) => {
    const accounts = await readPayAccounts(tx, actor.tenant);
    return accounts
      .filter((account) => isTold(session, account))
      .filter(
        ({ inactive, lastFile, positivePayLayoutID: layout }) => !inactive || lastFile !== null || layout !== null,
      )
      .map((account) => shownAccount(session, account));
  });
}

/** A page of what is due of an account. */
export function getPositivePay(
  database: Database,
  caller: Caller,
  { bankAccountID, ...page }: Slice & { readonly bankAccountID: number },
): Promise<PositivePayDue> {
  const { tenant } = caller.actor;
  return database.inTenant(caller.actor, async (tx) => {
    await foundAccount(tx, caller, bankAccountID);
    const { totals: due, digest: dueDigest, ...found } = await readDuePage(tx, { tenant, bankAccountID, ...page });
    const [account] = await readPayAccounts(tx, tenant, { bankAccountID, due, dueDigest });
    if (!account) throw new AppError('NOT_FOUND');
    return {
      account: shownAccount(caller.session, account),
      ...gapsOf(await readNumberRanges(tx, tenant, bankAccountID)),
      ...found,
    };
  });
}

/** A page of the files of an account. */
export function listPositivePayFiles(
  database: Database,
  caller: Caller,
  { bankAccountID, ...page }: Slice & { readonly bankAccountID: number },
): Promise<{ results: PositivePayFileRow[]; totalRecords: number }> {
  return database.inTenant(caller.actor, async (tx) => {
    await foundAccount(tx, caller, bankAccountID);
    return readPayFiles(tx, { tenant: caller.actor.tenant, bankAccountID, ...page });
  });
}

/** A file with a page of what it tells. */
export function getPositivePayFile(
  database: Database,
  caller: Caller,
  { positivePayFileID, skip, take }: Slice & { readonly positivePayFileID: number },
): Promise<PositivePayFileDetail> {
  const { tenant } = caller.actor;
  return database.inTenant(caller.actor, async (tx) => {
    const { file, gaps, moreGaps } = await foundFile(tx, caller, positivePayFileID);
    const { bankAccountID } = file;
    const {
      totals: _told,
      digest: _which,
      ...page
    } = await readToldPage(tx, { tenant, bankAccountID, positivePayFileID, skip, take });
    return { file, gaps, moreGaps, ...page };
  });
}

/** A bank account that the caller may know of. Throws NOT_FOUND for those of other regions as for those that are not there. */
export async function foundAccount(
  tx: Transaction<DB>,
  { actor, session }: Caller,
  bankAccountID: number,
): Promise<JudgedAccount> {
  const account = await readJudgedAccount(tx, actor.tenant, bankAccountID);
  if (!account || !isTold(session, account)) throw new AppError('NOT_FOUND');
  return account;
}

/** A file of a bank account that the caller may know of. */
export async function foundFile(
  tx: Transaction<DB>,
  caller: Caller,
  positivePayFileID: number,
): Promise<StoredPayFile & { readonly account: JudgedAccount }> {
  const found = await readPayFile(tx, caller.actor.tenant, positivePayFileID);
  if (!found) throw new AppError('NOT_FOUND');
  return { ...found, account: await foundAccount(tx, caller, found.file.bankAccountID) };
}

/** Refuses whoever may not tell the bank of an account. */
export function refuseWriting({ session }: Caller, { regionID }: Pick<StoredPayAccount, 'regionID'>): void {
  refuseBank(session, 'writePositivePay', regionID);
}

/** How many gaps are told one by one. */
const mostGaps = 200;

/** The gaps of a file, the first of them one by one. */
export function gapsOf(ranges: readonly NumberRange[]): { gaps: PositivePayGap[]; moreGaps: number } {
  const gaps = positivePayGaps(ranges);
  return { gaps: gaps.slice(0, mostGaps), moreGaps: Math.max(0, gaps.length - mostGaps) };
}

const isTold = (session: UserSession, { regionID }: Pick<StoredPayAccount, 'regionID'>): boolean =>
  seesBank(session, 'readPositivePay', regionID);

function shownAccount(
  session: UserSession,
  { regionID, inactive: _inactive, ...account }: StoredPayAccount,
): PositivePayAccountRow {
  const reason = bankReason(session, 'writePositivePay', regionID);
  return { ...account, obstacle: reason?.text ?? layoutProblem(account) };
}

/** Why no file is made for an account, whoever asks. */
export const layoutProblem = ({ positivePayLayoutID }: Pick<StoredPayAccount, 'positivePayLayoutID'>): string | null =>
  positivePayLayoutID === null ? 'This bank account has no positive pay layout. Choose one under Bank accounts.' : null;
