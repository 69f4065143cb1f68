import type { ServerEvent } from '@closewright/contract/server-events';
import { limits } from '@closewright/domain/constants';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { rawQuery } from '../../platform/db/raw-query.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { Actor, Database } from '../../platform/tenant/in-tenant.ts';

/** Which events are asked for: text is looked for anywhere in the message, a user by the whole name. */
export interface EventSearch {
  level?: string | undefined;
  user?: string | undefined;
  text?: string | undefined;
  skip: number;
  take: number;
}

/** Keeps an event, and of the older ones those of 3 days and 3000 in number (core.md §9 log storage). */
export async function insertEvent(
  tx: Transaction<DB>,
  tenant: string,
  event: Pick<ServerEvent, 'level' | 'user' | 'message'>,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('server_events')
    .values({ tenant_id: tenant, at: now, level: event.level, user_name: event.user, message: event.message })
    .execute();
  const oldest = new Date(now.getTime() - limits.logDays * 24 * 60 * 60 * 1000);
  await sql`
    delete from server_events where tenant_id = ${tenant} and (at < ${oldest} or event_id <= (
      select event_id from server_events where tenant_id = ${tenant}
      order by event_id desc offset ${limits.logEntries} limit 1))`.execute(tx);
}

/** The events of a page, newest first, and how many pass in all. */
export async function readEvents(
  database: Database,
  actor: Actor,
  { level, user, text, skip, take }: EventSearch,
): Promise<{ rows: ServerEvent[]; total: number }> {
  const conditions: RawBuilder<unknown>[] = [sql`tenant_id = ${actor.tenant}`];
  if (level !== undefined) conditions.push(sql`level = ${level}`);
  if (user !== undefined) conditions.push(sql`lower(user_name) = lower(${user}::text)`);
  if (text !== undefined) conditions.push(sql`position(lower(${text}::text) in lower(message)) > 0`);
  const passing = sql`server_events where ${sql.join(conditions, sql` and `)}`;
  const [found] = await database.readInTenant(
    actor,
    rawQuery(sql<{ rows: ServerEvent[]; total: number }>`
      select (select count(*) from ${passing}) as total, (
        select coalesce(json_agg(e order by e."eventID" desc), '[]') from (
          select event_id as "eventID", iso_instant(at) as at, level, user_name as "user", message
          from ${passing} order by event_id desc offset ${skip} limit ${take}) e) as rows`),
  );
  return found ?? { rows: [], total: 0 };
}
