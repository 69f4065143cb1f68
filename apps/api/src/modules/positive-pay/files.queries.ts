import type { PositivePayFileRow } from '@closewright/contract/positive-pay';
import type { PositivePayGap } from '@closewright/domain/positive-pay';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';
import type { DueEvent } from './due-event.ts';

/** A file `f` as it is told, as JSON. */
export const fileJSON = (tenant: string): RawBuilder<PositivePayFileRow> => sql<PositivePayFileRow>`json_build_object(
  'positivePayFileID', f.positive_pay_file_id, 'bankAccountID', f.bank_account_id, 'number', f.number, 'fileName', f.file_name,
  'layoutName', f.layout_name, 'date', f.file_date,
  'totals', json_build_object(
    'issue', json_build_object('count', f.issue_count, 'amount', f.issue_cents),
    'void', json_build_object('count', f.void_count, 'amount', f.void_cents),
    'stop', json_build_object('count', f.stop_count, 'amount', f.stop_cents), 'fromNumber', f.from_number, 'toNumber', f.to_number),
  'sha256', f.sha256, 'bytes', f.bytes, 'state', f.state, 'madeBy', ${actorName(tenant, 'f.made_by')}, 'madeAt', iso_instant(f.made_at),
  'decidedBy', ${actorName(tenant, 'f.decided_by')}, 'decidedAt', iso_instant(f.decided_at), 'reason', f.reason)`;

/** A file with what of it is not told with it. */
export interface StoredPayFile {
  readonly file: PositivePayFileRow;
  readonly gaps: PositivePayGap[];
  readonly moreGaps: number;
}

/** A file; undefined where there is none. */
export async function readPayFile(
  tx: Transaction<DB>,
  tenant: string,
  positivePayFileID: number,
): Promise<StoredPayFile | undefined> {
  const { rows } = await sql<StoredPayFile>`
    select ${fileJSON(tenant)} as file, f.gaps, f.more_gaps as "moreGaps" from positive_pay_files f
    where f.tenant_id = ${tenant} and f.positive_pay_file_id = ${positivePayFileID}`.execute(tx);
  return rows[0];
}

/** A page of the files of an account, the newest first. */
export async function readPayFiles(
  tx: Transaction<DB>,
  { tenant, bankAccountID, skip, take }: { tenant: string; bankAccountID: number; skip: number; take: number },
): Promise<{ results: PositivePayFileRow[]; totalRecords: number }> {
  const { rows } = await sql<{ results: PositivePayFileRow[]; totalRecords: number }>`
    select (select count(*)::integer from positive_pay_files f where f.tenant_id = ${tenant} and f.bank_account_id = ${bankAccountID}) as "totalRecords",
      coalesce((select json_agg(${fileJSON(tenant)} order by f.number desc) from (
        select * from positive_pay_files f where f.tenant_id = ${tenant} and f.bank_account_id = ${bankAccountID}
        order by f.number desc offset ${skip} limit ${take}) f), '[]') as results`.execute(tx);
  return rows[0] ?? { results: [], totalRecords: 0 };
}

/** The sealed bytes of a file, with their hash. */
export async function readSealedFile(
  tx: Transaction<DB>,
  tenant: string,
  positivePayFileID: number,
): Promise<{ readonly sealed: Uint8Array; readonly sha256: string } | undefined> {
  return tx
    .selectFrom('positive_pay_files')
    .select(['content_encrypted as sealed', 'sha256'])
    .where('tenant_id', '=', tenant)
    .where('positive_pay_file_id', '=', positivePayFileID)
    .executeTakeFirst();
}

/** Holds the files of a bank account until the commit: nobody else makes one meanwhile, or decides about one. */
export async function lockPayFiles(tx: Transaction<DB>, tenant: string, bankAccountID: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`positive pay ${tenant} ${bankAccountID}`}, 0))`.execute(
    tx,
  );
}

/** The number of the next file of an account. */
export async function nextFileNumber(tx: Transaction<DB>, tenant: string, bankAccountID: number): Promise<number> {
  const { last } = await tx
    .selectFrom('positive_pay_files')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('tenant_id', '=', tenant)
    .where('bank_account_id', '=', bankAccountID)
    .executeTakeFirstOrThrow();
  return 1 + (last ?? 0);
}

/** How the number of an account is stored, and its routing number. */
export async function readSealedAccount(tx: Transaction<DB>, tenant: string, bankAccountID: number) {
  return tx
    .selectFrom('bank_accounts')
    .select(['routing_number as routingNumber', 'account_number_encrypted as sealed'])
    .where('tenant_id', '=', tenant)
    .where('bank_account_id', '=', bankAccountID)
    .executeTakeFirstOrThrow();
}

/** What is stored of a file that is made; by whom and when, the table says itself. */
export interface NewPayFile
  extends Pick<
    PositivePayFileRow,
    | 'positivePayFileID'
    | 'bankAccountID'
    | 'number'
    | 'fileName'
    | 'layoutName'
    | 'date'
    | 'totals'
    | 'sha256'
    | 'bytes'
  > {
  readonly positivePayLayoutID: number;
  readonly sealed: Buffer;
  readonly gaps: readonly PositivePayGap[];
  readonly moreGaps: number;
}

/** Stores a file and what it tells. */
export async function storePayFile(
  tx: Transaction<DB>,
  tenant: string,
  { totals, gaps, ...file }: NewPayFile,
  events: readonly DueEvent[],
): Promise<void> {
  const { issue, void: ended, stop, fromNumber, toNumber } = totals;
  await tx
    .insertInto('positive_pay_files')
    .values({
      ...{ tenant_id: tenant, positive_pay_file_id: file.positivePayFileID, bank_account_id: file.bankAccountID },
      ...{ number: file.number, positive_pay_layout_id: file.positivePayLayoutID, layout_name: file.layoutName },
      ...{ file_name: file.fileName, file_date: file.date, from_number: fromNumber, to_number: toNumber },
      ...{ issue_count: issue.count, issue_cents: issue.amount, void_count: ended.count, void_cents: ended.amount },
      ...{ stop_count: stop.count, stop_cents: stop.amount, bytes: file.bytes, sha256: file.sha256 },
      ...{ content_encrypted: file.sealed, more_gaps: file.moreGaps },
      gaps: sql<string>`${JSON.stringify(gaps)}::jsonb`,
    })
    .execute();
  await sql`
    insert into positive_pay_events (tenant_id, positive_pay_file_id, bank_account_id, stripe, number, kind, check_stripe, check_posting,
      check_number, amount_cents)
    select ${tenant}, ${file.positivePayFileID}, ${file.bankAccountID}, e.stripe, e.number, e.kind, e."checkStripe", e."checkPosting",
      e."checkNumber", e.amount
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e (stripe smallint, number bigint, kind text, "checkStripe" smallint,
      "checkPosting" bigint, "checkNumber" bigint, amount bigint)`.execute(tx);
}

/** Accepts a file or takes it back, once; by whom and when, the table says itself. */
export async function decidePayFile(
  tx: Transaction<DB>,
  tenant: string,
  positivePayFileID: number,
  decision: { readonly state: 'accepted' | 'taken back'; readonly reason: string | null },
): Promise<void> {
  await tx
    .updateTable('positive_pay_files')
    .set(decision)
    .where('tenant_id', '=', tenant)
    .where('positive_pay_file_id', '=', positivePayFileID)
    .execute();
}
