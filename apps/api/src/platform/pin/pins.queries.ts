import { pinTries } from '@closewright/domain/check-writing-pin';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../db/schema.gen.ts';

/** Whose PIN. */
export interface PinPlace {
  readonly tenant: string;
  readonly usersID: number;
}

/** What is stored of a PIN, and since when it is locked. */
export interface StoredPin {
  /** Null where none is set. */
  readonly sealed: Buffer | null;
  /** How many wrong ones in a row the audit knows of. */
  readonly wrong: number;
  /** Until when it is locked; null where it is not. */
  readonly lockedUntil: string | null;
}

/** Whether tries of a row are over, and so count no more. */
const isOver = sql<boolean>`t.tried_at <= clock_timestamp() - make_interval(mins => ${pinTries.minutes})`;

/** The PIN of a user. */
export async function readPin(tx: Transaction<DB>, { tenant, usersID }: PinPlace): Promise<StoredPin> {
  const { rows } = await sql<StoredPin>`
    select p.pin_hash_encrypted as sealed, coalesce(p.wrong, 0) as wrong,
      case when t.tries >= ${pinTries.most} and not ${isOver} then iso_instant(t.tried_at + make_interval(mins => ${pinTries.minutes})) end as "lockedUntil"
    from (select ${tenant}::text as tenant_id, ${usersID}::integer as users_id) u
      left join check_pins p on p.tenant_id = u.tenant_id and p.users_id = u.users_id
      left join check_pin_tries t on t.tenant_id = u.tenant_id and t.users_id = u.users_id`.execute(tx);
  return rows[0] ?? { sealed: null, wrong: 0, lockedUntil: null };
}

/** Counts one try before it is made; null where too many were wrong. */
export async function countTry(tx: Transaction<DB>, { tenant, usersID }: PinPlace): Promise<number | null> {
  const { rows } = await sql<{ tries: number }>`
    insert into check_pin_tries as t (tenant_id, users_id, tries) values (${tenant}, ${usersID}, 1)
    on conflict (tenant_id, users_id) do update
      set tries = case when t.tries >= ${pinTries.most} then 1 else t.tries + 1 end, tried_at = clock_timestamp()
      where t.tries < ${pinTries.most} or ${isOver}
    returning t.tries`.execute(tx);
  return rows[0]?.tries ?? null;
}

/** Nothing was wrong: the next wrong one is the first again. */
export async function forgetTries(tx: Transaction<DB>, { tenant, usersID }: PinPlace): Promise<void> {
  await tx
    .updateTable('check_pin_tries')
    .set({ tries: 0 })
    .where('tenant_id', '=', tenant)
    .where('users_id', '=', usersID)
    .execute();
}

/** Notes for the audit how many were wrong in a row. */
export async function noteWrong(tx: Transaction<DB>, { tenant, usersID }: PinPlace, wrong: number): Promise<void> {
  await tx
    .updateTable('check_pins')
    .set({ wrong })
    .where('tenant_id', '=', tenant)
    .where('users_id', '=', usersID)
    .where('wrong', '<>', wrong)
    .execute();
}

/** Stores a sealed PIN; null takes it away. */
export async function storePin(
  tx: Transaction<DB>,
  { tenant, usersID }: PinPlace,
  sealed: Buffer | null,
): Promise<void> {
  await tx
    .insertInto('check_pins')
    .values({ tenant_id: tenant, users_id: usersID, pin_hash_encrypted: sealed })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'users_id']).doUpdateSet({ pin_hash_encrypted: sealed, wrong: 0 }),
    )
    .execute();
}
