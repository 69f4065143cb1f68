import type { UserSettings } from '@closewright/contract/session';
import { accessReason, errorCodeOf, hasRight } from '@closewright/domain/access';
import { AppError, catalogue } from '@closewright/domain/errors';
import { sortedWords, withoutWord, wordsToAdd } from '@closewright/domain/user-settings';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import { readUser } from '../../platform/auth/user.queries.ts';
import { userSettingsOf } from '../../platform/auth/user-session.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { lockCommon } from '../../platform/tenant/tenant-locks.ts';
import { readIsDefault, readWords, storeDefaultRegion, storeWords } from './user-settings.queries.ts';

/** The settings of the caller as they are stored now, whatever the session remembers. */
export async function settingsOf(database: Database, { actor, session }: Caller): Promise<UserSettings> {
  const stored = await readUser(database, actor, session.login);
  if (!stored) throw new AppError('MISSING_USER');
  return userSettingsOf(stored);
}

/** Adds words to the caller's dictionary. Refused where nothing is new (core.md §5 'No words to add'). */
export function addWords(database: Database, caller: Caller, words: readonly string[]): Promise<UserSettings> {
  return change(database, caller, async (tx, tenant, usersID) => {
    const known = await readWords(tx, tenant, usersID);
    const change = wordsToAdd(usersID, known, words);
    if (change.error !== null) throw new AppError('VALIDATION_FAILED', change.error);
    await storeWords(tx, tenant, usersID, sortedWords([...known, ...change.added]));
  });
}

/** Takes a word out of the caller's dictionary. */
export function removeWord(database: Database, caller: Caller, word: string): Promise<UserSettings> {
  return change(database, caller, async (tx, tenant, usersID) => {
    const left = withoutWord(await readWords(tx, tenant, usersID), word);
    if (left === null) throw new AppError('VALIDATION_FAILED', catalogue.noChangesDetected);
    await storeWords(tx, tenant, usersID, left);
  });
}

/** Makes a region of the caller the default one; a region of somebody else is not found. */
export function chooseRegion(database: Database, caller: Caller, regionID: number): Promise<UserSettings> {
  return change(database, caller, async (tx, tenant, usersID) => {
    const isDefault = await readIsDefault(tx, tenant, usersID, regionID);
    if (isDefault === null) throw new AppError('NOT_FOUND');
    if (isDefault) throw new AppError('VALIDATION_FAILED', catalogue.noChangesDetected);
    await storeDefaultRegion(tx, tenant, usersID, regionID);
  });
}

/** One change of the caller's own settings, which those who may only read do not make (core.md §1). */
async function change(
  database: Database,
  caller: Caller,
  work: (tx: Transaction<DB>, tenant: string, usersID: number) => Promise<void>,
): Promise<UserSettings> {
  const { actor, session } = caller;
  if (hasRight(session.access, 'IsAppReadOnly')) {
    const reason = accessReason('appReadOnly', 'User settings');
    throw new AppError(errorCodeOf(reason), reason.text);
  }
  await database.inTenant(actor, async (tx) => {
    await lockCommon(tx);
    await work(tx, actor.tenant, session.usersID);
  });
  return settingsOf(database, caller);
}
