import type { Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { FilePlace } from '../../platform/records/index.ts';
import { nextIDs } from '../../platform/tenant/in-tenant.ts';
import { lockCommon } from '../../platform/tenant/tenant-locks.ts';

/** A contact with what is stored of its number. */
export interface StoredTaxID {
  roleTypeID: number;
  name: string | null;
  firstName: string | null;
  lastName: string | null;
  sealed: Uint8Array | null;
  last4: string | null;
  kind: string | null;
}

/** The number of a contact as it is stored; null when this file has no such contact. */
export async function readTaxID(tx: Transaction<DB>, place: FilePlace, rolesID: number): Promise<StoredTaxID | null> {
  const row = await tx
    .selectFrom('order_parties')
    .select(['role_type_id as roleTypeID', 'name', 'first_name as firstName', 'last_name as lastName'])
    .select(['tax_id_encrypted as sealed', 'tax_id_last4 as last4', 'tax_id_kind as kind'])
    .where('tenant_id', '=', place.tenant)
    .where('orders_id', '=', place.ordersID)
    .where('roles_id', '=', rolesID)
    .executeTakeFirst();
  return row ?? null;
}

/** Writes that somebody is about to see the number of a contact; who it is, is in the audit of this write. */
export async function noteReveal(
  tx: Transaction<DB>,
  { tenant, ordersID }: FilePlace,
  reveal: { rolesID: number; partyName: string; taxIDShown: string | null },
): Promise<void> {
  await lockCommon(tx);
  await tx
    .insertInto('tax_id_reveals')
    .values({
      tenant_id: tenant,
      reveal_id: await nextIDs(tx, 'reveal_id'),
      orders_id: ordersID,
      roles_id: reveal.rolesID,
      party_name: reveal.partyName,
      tax_id_shown: reveal.taxIDShown,
    })
    .execute();
}
