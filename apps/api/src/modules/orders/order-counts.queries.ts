import type { NotificationCounts } from '@closewright/contract/notifications';
import type { WireDate } from '@closewright/domain/dates';
import { FileStatus } from '@closewright/domain/orders';
import { sql } from 'kysely';
import { rawQuery } from '../../platform/db/raw-query.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { isVisible, type Reader } from './order-rows.queries.ts';

type FileCounts = Pick<NotificationCounts, 'filesInUse' | 'filesClosingToday'>;

/** Counts files the reader has in use, and files that close on a day: new and open ones of the reader's regions. */
export async function countFiles(database: Database, reader: Reader, closingOn: WireDate): Promise<FileCounts> {
  const { tenant } = reader.actor;
  const [counts] = await database.readInTenant(
    reader.actor,
    rawQuery(sql<FileCounts>`
      select
        (select count(*)::integer from order_locks k
         where k.tenant_id = ${tenant} and k.users_id = ${reader.usersID} and k.expires_at > now()) as "filesInUse",
        (select count(*)::integer from orders o
         where o.tenant_id = ${tenant} and o.closing_date = ${closingOn}
           and o.status in (${FileStatus.New}, ${FileStatus.Open}) and ${isVisible(reader)}) as "filesClosingToday"`),
  );
  return counts ?? { filesInUse: 0, filesClosingToday: 0 };
}
