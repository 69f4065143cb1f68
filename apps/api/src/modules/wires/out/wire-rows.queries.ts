import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.gen.ts';
import type { WirePlace } from './wires.queries.ts';

const rowOf = (tenant: string, { bankAccountID, stripe, number }: WirePlace) => ({
  ...{ tenant_id: tenant, bank_account_id: bankAccountID, stripe, number },
});

/** Says by which payee a wire goes, by the latest of its instructions. Answers whether there are any. By whom and when, the table says itself. */
export async function storeNaming(
  tx: Transaction<DB>,
  tenant: string,
  wire: WirePlace & { readonly wirePayeeID: number },
): Promise<boolean> {
  const { bankAccountID, stripe, number, wirePayeeID } = wire;
  const { numAffectedRows } = await sql`
    insert into wires_out (tenant_id, bank_account_id, stripe, number, wire_payee_id, instructions)
    select ${tenant}, ${bankAccountID}, ${stripe}, ${number}, ${wirePayeeID}, i.number from wire_instructions i
    where i.tenant_id = ${tenant} and i.wire_payee_id = ${wirePayeeID} order by i.number desc limit 1`.execute(tx);
  return numAffectedRows === 1n;
}

/** Stores a release, as it was seen. */
export async function storeRelease(
  tx: Transaction<DB>,
  tenant: string,
  { naming, amount, ...wire }: WirePlace & { readonly naming: number; readonly amount: number },
): Promise<void> {
  await tx
    .insertInto('wire_releases')
    .values({ ...rowOf(tenant, wire), naming, amount_cents: amount })
    .execute();
}

/** Takes every release of a wire back. Answers whether there was one. */
export async function endReleases(
  tx: Transaction<DB>,
  tenant: string,
  { reason, bankAccountID, stripe, number }: WirePlace & { readonly reason: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('wire_releases')
    .set({ taken_back_reason: reason })
    .where('tenant_id', '=', tenant)
    .where('bank_account_id', '=', bankAccountID)
    .where('stripe', '=', stripe)
    .where('number', '=', number)
    .where('taken_back_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** A wire that leaves: in a file, or at the bank with its reference. */
export interface NewSending extends WirePlace {
  readonly naming: number;
  readonly amount: number;
  readonly wireFileID: number | null;
  readonly uetr: string | null;
  /** Of an ACH payment in a file. */
  readonly trace?: string | null;
  readonly bankReference: string | null;
}

/** Stores that wires were sent, in one statement. */
export async function storeSendings(
  tx: Transaction<DB>,
  tenant: string,
  sendings: readonly NewSending[],
): Promise<void> {
  await sql`
    insert into wire_sendings (tenant_id, bank_account_id, stripe, number, naming, amount_cents, wire_file_id, uetr, trace_number,
      bank_reference)
    select ${tenant}, s."bankAccountID", s.stripe, s.number, s.naming, s.amount, s."wireFileID", s.uetr, s.trace, s."bankReference"
    from jsonb_to_recordset(${JSON.stringify(sendings)}::jsonb) s ("bankAccountID" integer, stripe smallint, number bigint, naming integer,
      amount bigint, "wireFileID" integer, uetr uuid, trace text, "bankReference" text)
    order by s.stripe, s.number`.execute(tx);
}

/** Says that the bank did not send a wire. Answers whether that sending stood. */
export async function endSending(
  tx: Transaction<DB>,
  tenant: string,
  { reason, sending, bankAccountID, stripe, number }: WirePlace & { readonly sending: number; readonly reason: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('wire_sendings')
    .set({ taken_back_reason: reason })
    .where('tenant_id', '=', tenant)
    .where('bank_account_id', '=', bankAccountID)
    .where('stripe', '=', stripe)
    .where('number', '=', number)
    .where('sending', '=', sending)
    .where('taken_back_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** What is said of an ACH payment that came back. */
export interface NewReturn extends WirePlace {
  /** Which of its sendings. */
  readonly sending: number;
  readonly code: string;
  readonly returnedOn: string;
  readonly note: string | null;
}

/** Stores that an ACH payment came back. */
export async function storeReturn(
  tx: Transaction<DB>,
  tenant: string,
  { sending, code, returnedOn, note, ...wire }: NewReturn,
): Promise<void> {
  await tx
    .insertInto('ach_returns')
    .values({ ...rowOf(tenant, wire), sending, code, returned_on: returnedOn, note })
    .execute();
}

/** Says that an ACH payment did not come back. Answers whether that was said of it. */
export async function endReturn(
  tx: Transaction<DB>,
  tenant: string,
  { reason, bankAccountID, stripe, number }: WirePlace & { readonly reason: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('ach_returns')
    .set({ taken_back_reason: reason })
    .where('tenant_id', '=', tenant)
    .where('bank_account_id', '=', bankAccountID)
    .where('stripe', '=', stripe)
    .where('number', '=', number)
    .where('taken_back_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
