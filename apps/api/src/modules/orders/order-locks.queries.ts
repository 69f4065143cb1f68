import type { OrderLock } from '@closewright/contract/orders';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';

/** A lock lapses when its holder was not heard of for so long; the browser tells of itself every 30 seconds. */
const lapseSeconds = 90;

interface Holder {
  tenant: string;
  ordersID: number;
  usersID: number;
  name: string;
  sessionKey: string;
}

/**
 * Takes the file when it is free, has lapsed or is the holder's own already, or in any case with `byForce`.
 * Answers whether the holder is new; null when somebody else holds it.
 */
export async function takeLock(
  tx: Transaction<DB>,
  holder: Holder,
  byForce: boolean,
): Promise<{ isNew: boolean } | null> {
  const { tenant, ordersID, usersID, name, sessionKey } = holder;
  const { rows } = await sql<{ isNew: boolean }>`
    insert into order_locks as k
      (tenant_id, orders_id, users_id, holder, session_key, acquired_at, heartbeat_at, expires_at)
    values (${tenant}, ${ordersID}, ${usersID}, ${name}, ${sessionKey}, now(), now(), now() + ${lapse})
    on conflict (tenant_id, orders_id) do update set
      users_id = excluded.users_id, holder = excluded.holder, session_key = excluded.session_key,
      acquired_at = case when ${isOwn} and k.expires_at > now() then k.acquired_at else excluded.acquired_at end,
      heartbeat_at = excluded.heartbeat_at, expires_at = excluded.expires_at
    where ${byForce} or k.expires_at <= now() or (${isOwn})
    returning k.acquired_at = now() as "isNew"`.execute(tx);
  return rows[0] ?? null;
}

const lapse = sql.raw(`interval '${lapseSeconds} seconds'`);
/** The tab that holds the file asks again; another tab of the same user is another holder. */
const isOwn = sql.raw('k.users_id = excluded.users_id and k.session_key = excluded.session_key');

/** The lock of a file that has not lapsed. */
export async function readLock(tx: Transaction<DB>, tenant: string, ordersID: number): Promise<OrderLock | null> {
  const row = await tx
    .selectFrom('order_locks')
    .select([
      'users_id as usersID',
      'holder',
      'acquired_at as since',
      'expires_at as expiresAt',
      'session_key as sessionKey',
    ])
    .where('tenant_id', '=', tenant)
    .where('orders_id', '=', ordersID)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst();
  return row ?? null;
}

/** Gives a lock back. Answers whether there was one of this tab. */
export async function dropLock(
  tx: Transaction<DB>,
  { tenant, ordersID, usersID, sessionKey }: Omit<Holder, 'name'>,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('order_locks')
    .where('tenant_id', '=', tenant)
    .where('orders_id', '=', ordersID)
    .where('users_id', '=', usersID)
    .where('session_key', '=', sessionKey)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
