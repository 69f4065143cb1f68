import { type Letter, letterRecord } from '@closewright/contract/closing-protection';
import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { selectOf } from '../../platform/records/index.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';

/** A letter as stored, with what only the server needs. */
export interface StoredLetter extends Letter {
  requestKey: string;
  documentID: number | null;
}

async function readLetters(tx: Transaction<DB>, tenant: string, which: RawBuilder<SqlBool>): Promise<StoredLetter[]> {
  const { rows } = await sql<StoredLetter>`
    select ${selectOf(letterRecord, 'l')}, l.state, l.loan_id as "loanID", l.letter_number as "letterNumber", l.fee_cents as fee,
      l.fee_rule as "feeRule", l.problem, l.reissued_from_id as "reissuedFromID", iso_instant(l.requested_at) as "requestedAt",
      ${actorName(tenant, 'l.requested_by')} as "requestedBy", iso_instant(l.issued_at) as "issuedAt",
      iso_instant(l.voided_at) as "voidedAt", ${actorName(tenant, 'l.voided_by')} as "voidedBy", l.void_reason as "voidReason",
      l.version, l.request_key as "requestKey", l.document_id as "documentID"
    from closing_protection_letters l where l.tenant_id = ${tenant} and ${which} order by l.letter_id desc`.execute(tx);
  return rows;
}

/** The letters of a file, the newest first. */
export function lettersOfFile(tx: Transaction<DB>, tenant: string, ordersID: number): Promise<StoredLetter[]> {
  return readLetters(tx, tenant, sql`l.orders_id = ${ordersID}`);
}

/** One letter of a file. */
export async function letterOfFile(
  tx: Transaction<DB>,
  tenant: string,
  { ordersID, letterID }: { ordersID: number; letterID: number },
): Promise<StoredLetter | null> {
  const [letter] = await readLetters(tx, tenant, sql`l.orders_id = ${ordersID} and l.letter_id = ${letterID}`);
  return letter ?? null;
}

/** The letter of a request, whatever file it is of. */
export async function letterOfRequest(
  tx: Transaction<DB>,
  tenant: string,
  requestKey: string,
): Promise<(StoredLetter & { ordersID: number }) | null> {
  const row = await tx
    .selectFrom('closing_protection_letters')
    .select(['orders_id as ordersID', 'letter_id as letterID'])
    .where('tenant_id', '=', tenant)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  const letter = row && (await letterOfFile(tx, tenant, row));
  return row && letter ? { ...letter, ordersID: row.ordersID } : null;
}

/** Who writes now, as the audit names them. */
export const currentActor = sql<string>`current_setting('app.actor', true)`;

/** The name of the underwriter a letter is of. */
export async function underwriterName(tx: Transaction<DB>, tenant: string, id: number): Promise<string | null> {
  const row = await tx
    .selectFrom('lookups')
    .select('name')
    .where('tenant_id', '=', tenant)
    .where('set_name', '=', 'underwriters')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.name ?? null;
}
