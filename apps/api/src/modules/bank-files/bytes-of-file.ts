import { AppError } from '@closewright/domain/errors';
import type { Caller } from '../../platform/auth/caller.ts';
import { seesAnyBank, seesBank } from '../../platform/auth/judge-bank.ts';
import { hashOf } from '../../platform/documents/index.ts';
import { accountNumberIfReadable, type SecretBox } from '../../platform/secrets/index.ts';
import type { Actor, Database } from '../../platform/tenant/in-tenant.ts';
import { readAllAccounts, type ToldAccount } from './bank-account.queries.ts';
import { contentPlace } from './content-place.ts';
import { readSealedBankFile } from './files.queries.ts';
import { accountOf } from './find-account.ts';
import { readLayouts } from './layouts.queries.ts';
import type { BankFileReader } from './read-file.ts';

interface Unsealing {
  readonly database: Database;
  readonly secrets: SecretBox;
}

/** What bytes are unsealed and read with. */
export interface ReadingBytes extends Unsealing {
  readonly reader: BankFileReader;
}

/** The bytes of a file as they came; null where there is none. Throws where they are not those any more. */
export async function readBankFileBytes(
  { database, secrets }: Unsealing,
  actor: Actor,
  { bankFileID }: { readonly bankFileID: number },
): Promise<Buffer | null> {
  const { tenant } = actor;
  const stored = await database.inTenant(actor, (tx) => readSealedBankFile(tx, tenant, bankFileID));
  if (!stored) return null;
  const bytes = Buffer.from(secrets.decrypt(stored.sealed, contentPlace(tenant, bankFileID)), 'latin1');
  if (hashOf(bytes) !== stored.sha256) throw new AppError('INTERNAL', 'This file was changed since it was taken.');
  return bytes;
}

const refused = 'This file also tells of bank accounts that you may not see. Whoever may see all of them can fetch it.';

/**
 * Refuses whoever may not know of every account that the bytes of a file tell of: also of those that were left out of it, of the office's own, and of
 * what is none of the office, which takes the right to bank accounts of any region.
 */
export async function refuseUnseenAccounts(
  deps: ReadingBytes,
  { actor, session }: Caller,
  { bankFileID, bankFileLayoutID }: { readonly bankFileID: number; readonly bankFileLayoutID: number | null },
): Promise<void> {
  const { tenant } = actor;
  if (seesAnyBank(session, 'readBankFiles')) return;
  const bytes = await readBankFileBytes(deps, actor, { bankFileID });
  if (bytes === null) return;
  const { accounts, layout } = await deps.database.inTenant(actor, async (tx) => ({
    accounts: await readAllAccounts(tx, tenant),
    layout: bankFileLayoutID === null ? null : ((await readLayouts(tx, tenant, bankFileLayoutID))[0] ?? null),
  }));
  const read = await deps.reader.read(bytes, layout);
  // By a layout that was changed since, nobody knows of what it tells.
  if ('problems' in read) throw new AppError('FORBIDDEN', refused);
  const numberOf = (account: ToldAccount) =>
    accountNumberIfReadable(deps.secrets, { tenant, table: 'bank_accounts', row: account.bankAccountID }, account);
  for (const statement of read.file.statements) {
    // Of which account it is was chosen, and that one is judged as what was taken.
    if (statement.accountNumber === null) continue;
    const { account } = accountOf(statement, { accounts, chosen: null, numberOf });
    if (account === null || !seesBank(session, 'readBankFiles', account.regionID))
      throw new AppError('FORBIDDEN', refused);
  }
}
