import type {
  ExceptionDecision,
  ExceptionFinding,
  ExceptionMapping,
  PresentedCheck,
} from '@closewright/domain/positive-pay';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { nextIDs } from '../../../platform/tenant/in-tenant.ts';

/** Until when a bank waits: a day, and a time of it in a time zone. */
export interface Until {
  readonly decideOn: string;
  readonly decideTime: string;
  readonly zone: string;
}

const instantOf = ({ decideOn, decideTime, zone }: Until) =>
  sql<Date>`(${decideOn}::date + ${decideTime}::time) at time zone ${zone}`;

/** Where checks that a bank asks about are stored. */
export interface ExceptionsPlace extends Until {
  readonly tenant: string;
  readonly bankAccountID: number;
  /** Null where they were typed. */
  readonly positivePayImportID: number | null;
}

/** Stores checks that a bank asks about, but those that are known. Answers their ids. By whom and when, the table says itself. */
export async function storeExceptions(
  tx: Transaction<DB>,
  { tenant, bankAccountID, positivePayImportID, ...until }: ExceptionsPlace,
  rows: readonly PresentedCheck[],
): Promise<readonly number[]> {
  const first = await nextIDs(tx, 'positive_pay_exception_id', rows.length);
  const stored = await tx
    .insertInto('positive_pay_exceptions')
    .values(
      rows.map(({ checkNumber, amount, payee, bankReason, presentedOn }, at) => ({
        ...{ tenant_id: tenant, positive_pay_exception_id: first + at, bank_account_id: bankAccountID },
        ...{ positive_pay_import_id: positivePayImportID, check_number: checkNumber, amount_cents: amount, payee },
        ...{ bank_reason: bankReason, presented_on: presentedOn, decide_until: instantOf(until) },
      })),
    )
    .onConflict((on) => on.doNothing())
    .returning('positive_pay_exception_id as id')
    .execute();
  return stored.map(({ id }) => id);
}

/** How many checks of a bank's list are known already. */
export async function countKnown(
  tx: Transaction<DB>,
  tenant: string,
  bankAccountID: number,
  rows: readonly PresentedCheck[],
): Promise<number> {
  const { rows: counted } = await sql<{ known: number }>`
    select count(*)::integer as known from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r("checkNumber" bigint, amount bigint, payee text, "presentedOn" date)
    where exists (select from positive_pay_exceptions x where x.tenant_id = ${tenant} and x.bank_account_id = ${bankAccountID}
      and x.check_number = r."checkNumber" and x.amount_cents = r.amount and x.presented_on = r."presentedOn"
      and coalesce(positive_pay_payee_key(x.payee), '') = coalesce(positive_pay_payee_key(r.payee), '') and x.taken_off_at is null)`.execute(
    tx,
  );
  return counted[0]?.known ?? 0;
}

/** A bank's list, as it was taken. */
export interface NewImport {
  readonly bankAccountID: number;
  readonly fileName: string;
  readonly sha256: string;
  readonly mapping: ExceptionMapping;
  readonly taken: number;
  readonly known: number;
  readonly left: number;
}

/** Stores that a bank's list was taken. Its rows are stored after it, in the same transaction. */
export async function storeImport(tx: Transaction<DB>, tenant: string, list: NewImport): Promise<number> {
  const id = await nextIDs(tx, 'positive_pay_import_id');
  await tx
    .insertInto('positive_pay_imports')
    .values({
      ...{ tenant_id: tenant, positive_pay_import_id: id, bank_account_id: list.bankAccountID },
      ...{ file_name: list.fileName, sha256: list.sha256, mapping: JSON.stringify(list.mapping) },
      ...{ new_rows: list.taken, known_rows: list.known, other_rows: list.left },
    })
    .execute();
  return id;
}

/** Stores the bytes of a bank's list, sealed. */
export async function storeImportContent(
  tx: Transaction<DB>,
  tenant: string,
  { positivePayImportID, sealed }: { readonly positivePayImportID: number; readonly sealed: Buffer },
): Promise<void> {
  await tx
    .insertInto('positive_pay_import_contents')
    .values({ tenant_id: tenant, positive_pay_import_id: positivePayImportID, content_encrypted: sealed })
    .execute();
}

/** How the last list of a bank account was read; null before the first. */
export async function readLastMapping(
  tx: Transaction<DB>,
  tenant: string,
  bankAccountID: number,
): Promise<ExceptionMapping | null> {
  const { rows } = await sql<{ mapping: ExceptionMapping }>`
    select i.mapping from positive_pay_imports i where i.tenant_id = ${tenant} and i.bank_account_id = ${bankAccountID}
    order by i.positive_pay_import_id desc limit 1`.execute(tx);
  return rows[0]?.mapping ?? null;
}

/** Takes a check off the list, and a decision that was not sent with it. Answers whether it was still there. */
export async function takeOff(tx: Transaction<DB>, tenant: string, id: number, reason: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('positive_pay_exceptions')
    .set({ taken_off_reason: reason })
    .where('tenant_id', '=', tenant)
    .where('positive_pay_exception_id', '=', id)
    .where('taken_off_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Stores a decision, as it was seen. */
export async function storeDecision(
  tx: Transaction<DB>,
  tenant: string,
  id: number,
  decided: { readonly decision: ExceptionDecision; readonly found: ExceptionFinding; readonly reason: string | null },
): Promise<void> {
  await tx
    .insertInto('positive_pay_decisions')
    .values({ tenant_id: tenant, positive_pay_exception_id: id, ...decided })
    .execute();
}

/** A decision of a check, as it was read. */
interface DecisionPlace {
  readonly positivePayExceptionID: number;
  readonly number: number;
}

const standingDecision = (tx: Transaction<DB>, tenant: string, { positivePayExceptionID, number }: DecisionPlace) =>
  tx
    .updateTable('positive_pay_decisions')
    .where('tenant_id', '=', tenant)
    .where('positive_pay_exception_id', '=', positivePayExceptionID)
    .where('number', '=', number)
    .where('taken_back_at', 'is', null);

/** Confirms a decision. Answers whether it stood and nobody had. By whom and when, the table says itself. */
export async function confirmDecision(
  tx: Transaction<DB>,
  tenant: string,
  place: DecisionPlace,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await standingDecision(tx, tenant, place)
    .set({ confirmed_at: now })
    .where('confirmed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Takes a decision back. Answers whether it stood. */
export async function endDecision(
  tx: Transaction<DB>,
  tenant: string,
  place: DecisionPlace,
  reason: string,
): Promise<boolean> {
  const { numUpdatedRows } = await standingDecision(tx, tenant, place)
    .set({ taken_back_reason: reason })
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
