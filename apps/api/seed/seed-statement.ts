import { type SettlementChanges, settlementLists, settlementRecord } from '@closewright/contract/settlement';
import type { Transaction } from 'kysely';
import { beginSettlement } from '../src/modules/settlement/settlement.queries.ts';
import type { DB } from '../src/platform/db/schema.gen.ts';
import { columnsOf, type FilePlace, listsOf, saveRecords } from '../src/platform/records/index.ts';
import type { SecretBox } from '../src/platform/secrets/index.ts';

/** Stores a statement of the default loan of a file, as a save of it does. */
export async function storeStatement(
  tx: Transaction<DB>,
  secrets: SecretBox,
  place: FilePlace,
  changes: SettlementChanges,
): Promise<void> {
  const { default_loan_id } = await tx
    .selectFrom('orders')
    .select('default_loan_id')
    .where('tenant_id', '=', place.tenant)
    .where('orders_id', '=', place.ordersID)
    .executeTakeFirstOrThrow();
  const columns = columnsOf(settlementRecord.fields, changes.statement ?? {});
  const rootID = await beginSettlement(tx, place, default_loan_id ?? 0, columns);
  await saveRecords({ tx, secrets, place: { ...place, rootID, what: 'statement' } }, listsOf(settlementLists), changes);
}
