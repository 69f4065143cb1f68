import type { OrderDetail } from '@closewright/contract/orders';
import { sql, type Transaction } from 'kysely';
import { query } from '../../platform/db/query.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { type Actor, actorKey, type Database } from '../../platform/tenant/in-tenant.ts';

/** What decides about a file before anything is done with it. */
export interface OrderState {
  ordersID: number;
  fileNumber: string;
  regionID: number;
  branchID: number;
  version: number;
  isLocked: boolean;
  isSettlementLocked: boolean;
  isConsolidatedFile: boolean;
  defaultLoanID: number | null;
  updatedAt: string;
  /** Display name of whoever saved last. */
  updatedBy: string;
  /** The lock that has not lapsed, with who holds it. */
  lockedBy: { usersID: number; sessionKey: string } | null;
}

/** The state of a file, for a decision inside a transaction. */
export async function readState(tx: Transaction<DB>, tenant: string, ordersID: number): Promise<OrderState | null> {
  const [state] = await readStates(tx, tenant, [ordersID]);
  return state ?? null;
}

/** The states of several files, in no order; those that do not exist are missing. */
export async function readStates(
  tx: Transaction<DB>,
  tenant: string,
  ordersIDs: readonly number[],
): Promise<OrderState[]> {
  const rows = await tx
    .selectFrom('orders as o')
    .leftJoin('order_locks as k', (join) =>
      join
        .onRef('k.tenant_id', '=', 'o.tenant_id')
        .onRef('k.orders_id', '=', 'o.orders_id')
        .on('k.expires_at', '>', sql<string>`now()`),
    )
    .leftJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'o.tenant_id').on(sql`u.users_id::text`, '=', sql.ref('o.updated_by')),
    )
    .select(['o.orders_id', 'o.file_number', 'o.region_id', 'o.branch_id', 'o.version', 'o.is_locked'])
    .select([
      'o.is_settlement_locked',
      'o.is_consolidated_file',
      'o.default_loan_id',
      'o.updated_at',
      'o.updated_by',
      'u.display_name',
    ])
    .select(['k.users_id', 'k.session_key'])
    .where('o.tenant_id', '=', tenant)
    .where('o.orders_id', 'in', [...ordersIDs])
    .execute();
  return rows.map((row) => ({
    ordersID: row.orders_id,
    fileNumber: row.file_number,
    regionID: row.region_id,
    branchID: row.branch_id,
    version: row.version,
    isLocked: row.is_locked,
    isSettlementLocked: row.is_settlement_locked,
    isConsolidatedFile: row.is_consolidated_file,
    defaultLoanID: row.default_loan_id,
    updatedAt: row.updated_at,
    updatedBy: row.display_name ?? row.updated_by,
    lockedBy:
      row.users_id !== null && row.session_key !== null ? { usersID: row.users_id, sessionKey: row.session_key } : null,
  }));
}

/** The whole file as it will be after the transaction. */
export async function readDocument(tx: Transaction<DB>, actor: Actor, ordersID: number): Promise<OrderDetail> {
  const { rows } = await sql<{ document: OrderDetail }>`
    select read_order_document(${actor.tenant}, ${actorKey(actor)}, ${actor.requestID}, ${ordersID}) as document`.execute(
    tx,
  );
  const document = rows[0]?.document;
  if (!document) throw new Error(`The file ${ordersID} vanished inside a transaction`);
  return document;
}

/** The file with exactly this number, in whatever case it was written. */
export async function readByNumber(database: Database, actor: Actor, fileNumber: string) {
  const [row] = await database.readInTenant(
    actor,
    query
      .selectFrom('orders')
      .select(['orders_id as ordersID', 'file_number as fileNumber', 'is_locked as isLocked', 'region_id as regionID'])
      .where('tenant_id', '=', actor.tenant)
      .where('file_number_key', '=', fileNumber.toLowerCase()),
  );
  return row ?? null;
}

/** The id of the file with exactly this number, in whatever case it was written; null where there is none. */
export async function idOfNumber(tx: Transaction<DB>, tenant: string, fileNumber: string): Promise<number | null> {
  const row = await tx
    .selectFrom('orders')
    .select('orders_id')
    .where('tenant_id', '=', tenant)
    .where('file_number_key', '=', fileNumber.toLowerCase())
    .executeTakeFirst();
  return row?.orders_id ?? null;
}

/** Puts a file on the user's list of recent files, or to its top. */
export async function noteOpened(
  tx: Transaction<DB>,
  tenant: string,
  usersID: number,
  ordersID: number,
): Promise<void> {
  await tx
    .insertInto('recent_files')
    .values({ tenant_id: tenant, users_id: usersID, orders_id: ordersID })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'users_id', 'orders_id']).doUpdateSet({ opened_at: sql`now()` }),
    )
    .execute();
}

/** Pins or unpins a file on the user's list; a file that was never opened comes onto it. */
export async function setPinned(
  tx: Transaction<DB>,
  tenant: string,
  usersID: number,
  ordersID: number,
  isPinned: boolean,
): Promise<void> {
  await tx
    .insertInto('recent_files')
    .values({ tenant_id: tenant, users_id: usersID, orders_id: ordersID, is_pinned: isPinned })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'users_id', 'orders_id']).doUpdateSet({ is_pinned: isPinned }),
    )
    .execute();
}
