import type { NewKept } from '@closewright/domain/check-writing';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { FilePlace } from '../../platform/records/index.ts';
import { nextIDs } from '../../platform/tenant/in-tenant.ts';

/** Records what a payer has kept. */
export async function addKept(
  tx: Transaction<DB>,
  { tenant, ordersID }: FilePlace,
  { date, payer, party, lines }: NewKept,
): Promise<void> {
  await tx
    .insertInto('kept_deposits')
    .values({
      ...{ tenant_id: tenant, kept_id: await nextIDs(tx, 'kept_id'), orders_id: ordersID },
      ...{ kept_on: date, payer, party, lines: sql`${JSON.stringify(lines)}::jsonb` },
    })
    .execute();
}

/** Takes back what was recorded, by whoever asks. */
export async function endKept(
  tx: Transaction<DB>,
  { tenant, ordersID }: FilePlace,
  { keptID, reason }: { readonly keptID: number; readonly reason: string },
): Promise<void> {
  await tx
    .updateTable('kept_deposits')
    .set({
      taken_back_at: sql`clock_timestamp()`,
      taken_back_by: sql`current_setting('app.actor', true)`,
      taken_back_reason: reason,
    })
    .where('tenant_id', '=', tenant)
    .where('orders_id', '=', ordersID)
    .where('kept_id', '=', keptID)
    .execute();
}
