import type { BankFileChoices, BankFileRow } from '@closewright/contract/bank-files';
import type { DownloadAddress } from '@closewright/contract/kit';
import { AppError } from '@closewright/domain/errors';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import { refuseBank, seesBank } from '../../platform/auth/judge-bank.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { Offer } from '../../platform/downloads/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { readToldAccounts, type ToldAccount } from './bank-account.queries.ts';
import { type ReadingBytes, refuseUnseenAccounts } from './bytes-of-file.ts';
import {
  type ItemInTheWay,
  readBankFile,
  readBankFiles,
  readItemsInTheWay,
  type StoredBankFile,
} from './files.queries.ts';
import { readLayouts } from './layouts.queries.ts';

/** The accounts that whoever asks may know of, and the layouts that CSV files are read by. */
export function listBankFileAccounts(database: Database, { actor, session }: Caller): Promise<BankFileChoices> {
  const { tenant } = actor;
  return database.inTenant(actor, async (tx) => {
    const [accounts, layouts] = await Promise.all([readToldAccounts(tx, tenant), readLayouts(tx, tenant)]);
    return {
      accounts: accounts
        .filter((account) => isSeen(session, account))
        .map(({ bankAccountID, name, account_number_last4, bankFileLayoutID }) => {
          return { bankAccountID, name, accountNumber: `***${account_number_last4}`, bankFileLayoutID };
        }),
      layouts: layouts.map(({ bankFileLayoutID, name, inactive }) => ({ bankFileLayoutID, name, inactive })),
    };
  });
}

/** A page of the files that tell of the accounts that whoever asks may know of, or of one of them. */
export function listBankFiles(
  database: Database,
  { actor, session }: Caller,
  { bankAccountID, skip, take }: { bankAccountID?: number | undefined; skip: number; take: number },
): Promise<{ results: BankFileRow[]; totalRecords: number }> {
  const { tenant } = actor;
  return database.inTenant(actor, async (tx) => {
    const seen = idsOf((await readToldAccounts(tx, tenant)).filter((account) => isSeen(session, account)));
    const of = bankAccountID === undefined ? seen : seen.filter((id) => id === bankAccountID);
    return readBankFiles(tx, { tenant, seen, of, skip, take });
  });
}

/** How many items that are in the way are told. */
const mostInTheWay = 100;

/** A file, and what keeps it from being taken back. */
export function getBankFile(
  database: Database,
  caller: Caller,
  bankFileID: number,
): Promise<{ file: BankFileRow; inTheWay: ItemInTheWay[] }> {
  return database.inTenant(caller.actor, async (tx) => {
    const { file, seen } = await foundFile(tx, caller, bankFileID);
    const inTheWay = await readItemsInTheWay(tx, caller.actor.tenant, { bankFileID, seen, most: mostInTheWay });
    return { file, inTheWay };
  });
}

/** What the bytes of a file are fetched by. */
export interface BankFileWanted {
  readonly bankFileID: number;
}

interface Offering extends ReadingBytes {
  readonly offer: Offer<BankFileWanted>;
}

/** Where the bytes of a file may be fetched as they came, by who may write all that was taken of it and know of all that it tells of. */
export async function getBankFileDocument(
  { offer, ...deps }: Offering,
  caller: Caller,
  bankFileID: number,
): Promise<DownloadAddress> {
  const { file, told, bankFileLayoutID } = await deps.database.inTenant(caller.actor, (tx) =>
    foundFile(tx, caller, bankFileID),
  );
  refuseWriting(caller, told);
  await refuseUnseenAccounts(deps, caller, { bankFileID, bankFileLayoutID });
  return offer(caller.actor, { bankFileID }, { fileName: file.fileName, mediaType: 'application/octet-stream' });
}

/** A file that tells of an account that whoever asks may know of, with the accounts that it tells of and those that are seen. */
export async function foundFile(
  tx: Transaction<DB>,
  { actor, session }: Caller,
  bankFileID: number,
): Promise<StoredBankFile & { readonly told: readonly ToldAccount[]; readonly seen: readonly number[] }> {
  const { tenant } = actor;
  const all = await readToldAccounts(tx, tenant);
  const seen = idsOf(all.filter((account) => isSeen(session, account)));
  const found = await readBankFile(tx, { tenant, seen, bankFileID });
  if (!found) throw new AppError('NOT_FOUND');
  return { ...found, seen, told: all.filter(({ bankAccountID }) => found.accounts.includes(bankAccountID)) };
}

/** Refuses whoever may not write all accounts that a file tells of: it is one thing. */
export function refuseWriting({ session }: Caller, told: readonly ToldAccount[]): void {
  for (const { regionID } of told) refuseBank(session, 'writeBankFiles', regionID);
}

const idsOf = (accounts: readonly ToldAccount[]) => accounts.map(({ bankAccountID }) => bankAccountID);

const isSeen = (session: Caller['session'], { regionID }: ToldAccount) => seesBank(session, 'readBankFiles', regionID);
