import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';

/** The personal dictionary of a user. */
export async function readWords(tx: Transaction<DB>, tenant: string, usersID: number): Promise<readonly string[]> {
  const row = await tx
    .selectFrom('users')
    .select('dictionary_words')
    .where('tenant_id', '=', tenant)
    .where('users_id', '=', usersID)
    .executeTakeFirstOrThrow();
  return row.dictionary_words;
}

/** Stores the personal dictionary of a user. */
export async function storeWords(
  tx: Transaction<DB>,
  tenant: string,
  usersID: number,
  words: readonly string[],
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ dictionary_words: [...words] })
    .where('tenant_id', '=', tenant)
    .where('users_id', '=', usersID)
    .execute();
}

/** Whether a region that is in use is the default of a user; null when it is none of the user's. */
export async function readIsDefault(
  tx: Transaction<DB>,
  tenant: string,
  usersID: number,
  regionID: number,
): Promise<boolean | null> {
  const row = await tx
    .selectFrom('user_regions as m')
    .innerJoin('regions as r', (join) =>
      join.onRef('r.tenant_id', '=', 'm.tenant_id').onRef('r.region_id', '=', 'm.region_id'),
    )
    .select('m.is_default')
    .where('m.tenant_id', '=', tenant)
    .where('m.users_id', '=', usersID)
    .where('m.region_id', '=', regionID)
    .where('r.inactive', '=', false)
    .executeTakeFirst();
  return row?.is_default ?? null;
}

/** Makes one region of a user the default, and no other. */
export async function storeDefaultRegion(
  tx: Transaction<DB>,
  tenant: string,
  usersID: number,
  regionID: number,
): Promise<void> {
  const isChosen = sql<boolean>`region_id = ${regionID}::integer`;
  await tx
    .updateTable('user_regions')
    .set({ is_default: isChosen })
    .where('tenant_id', '=', tenant)
    .where('users_id', '=', usersID)
    .where('is_default', 'is distinct from', isChosen)
    .execute();
}
