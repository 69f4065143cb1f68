import type { CommercialStatement } from '@closewright/contract/commercial-statement';
import { sql, type Transaction } from 'kysely';
import { query } from '../../platform/db/query.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { Columns, FilePlace } from '../../platform/records/index.ts';
import { nextIDs } from '../../platform/tenant/in-tenant.ts';

/** A statement as stored, with the region of its file; it has no fields before its first save. */
export interface StoredCommercialStatement extends Omit<CommercialStatement, 'statement'> {
  readonly regionID: number;
  readonly statement: CommercialStatement['statement'] | null;
}

/** Reads the commercial statement of a file; null where the file is not there. */
export const readingCommercial = ({ tenant, ordersID }: FilePlace) =>
  query.selectNoFrom(
    sql<StoredCommercialStatement | null>`read_commercial_statement(${tenant}, ${ordersID}::integer)`.as('commercial'),
  );

/** Begins the statement of a file where it has none, and gives it its next version with what changed of its fields. Answers its id. */
export async function writeCommercial(
  tx: Transaction<DB>,
  { tenant, ordersID }: FilePlace,
  columns: Columns,
): Promise<number> {
  const known = await tx
    .updateTable('commercial_statements')
    .set({ ...columns, updated_at: sql`now()` })
    .where('tenant_id', '=', tenant)
    .where('orders_id', '=', ordersID)
    .returning('commercial_statement_id')
    .executeTakeFirst();
  if (known) return known.commercial_statement_id;
  const id = await nextIDs(tx, 'commercial_statement_id');
  await tx
    .insertInto('commercial_statements')
    .values({ ...columns, tenant_id: tenant, commercial_statement_id: id, orders_id: ordersID })
    .execute();
  return id;
}
