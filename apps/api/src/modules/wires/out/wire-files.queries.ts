import type { WireFile } from '@closewright/contract/wires';
import type { AchSetting } from '@closewright/domain/banking';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.gen.ts';
import type { AccountColumns } from '../../../platform/secrets/index.ts';
import { actorName } from '../../../platform/tenant/actor-name.ts';

/** A file `f` as it is told, as JSON. */
const fileJSON = (tenant: string): RawBuilder<WireFile> => sql<WireFile>`json_build_object(
  'wireFileID', f.wire_file_id, 'bankAccountID', f.bank_account_id, 'number', f.number, 'format', f.format, 'fileName', f.file_name,
  'date', f.file_date, 'effectiveOn', f.effective_on, 'count', f.wire_count, 'amount', f.wire_cents, 'sha256', f.sha256,
  'madeBy', ${actorName(tenant, 'f.made_by')}, 'madeAt', iso_instant(f.made_at),
  'takenBack', case when f.taken_back_at is not null then json_build_object('by', ${actorName(tenant, 'f.taken_back_by')},
    'at', iso_instant(f.taken_back_at), 'reason', f.taken_back_reason) end)`;

/** A file; undefined where there is none. */
export async function readWireFile(
  tx: Transaction<DB>,
  tenant: string,
  wireFileID: number,
): Promise<WireFile | undefined> {
  const { rows } = await sql<{ file: WireFile }>`
    select ${fileJSON(tenant)} as file from wire_files f where f.tenant_id = ${tenant} and f.wire_file_id = ${wireFileID}`.execute(
    tx,
  );
  return rows[0]?.file;
}

/** A page of the files of bank accounts, the newest first. */
export async function readWireFiles(
  tx: Transaction<DB>,
  wanted: {
    readonly tenant: string;
    readonly bankAccountIDs: readonly number[];
    readonly skip: number;
    readonly take: number;
  },
): Promise<{ results: WireFile[]; totalRecords: number }> {
  const { tenant, bankAccountIDs, skip, take } = wanted;
  const isOf = sql`f.tenant_id = ${tenant} and f.bank_account_id = any(${[...bankAccountIDs]}::integer[])`;
  const { rows } = await sql<{ results: WireFile[]; totalRecords: number }>`
    select (select count(*)::integer from wire_files f where ${isOf}) as "totalRecords",
      coalesce((select json_agg(${fileJSON(tenant)} order by f.wire_file_id desc) from (
        select * from wire_files f where ${isOf} order by f.wire_file_id desc offset ${skip} limit ${take}) f), '[]') as results`.execute(
    tx,
  );
  return rows[0] ?? { results: [], totalRecords: 0 };
}

/** The sealed bytes of a file, with their hash, and whether it was taken back. */
export async function readSealedWireFile(
  tx: Transaction<DB>,
  tenant: string,
  wireFileID: number,
): Promise<{ readonly sealed: Uint8Array; readonly sha256: string; readonly takenBack: unknown } | undefined> {
  return tx
    .selectFrom('wire_files')
    .select(['content_encrypted as sealed', 'sha256', 'taken_back_at as takenBack'])
    .where('tenant_id', '=', tenant)
    .where('wire_file_id', '=', wireFileID)
    .executeTakeFirst();
}

/** Holds the files of wires of a bank account until the commit: nobody else makes one meanwhile. */
export async function lockWireFiles(tx: Transaction<DB>, tenant: string, bankAccountID: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`wire files ${tenant} ${bankAccountID}`}, 0))`.execute(tx);
}

/** The number of the next file of an account, which no file of it had, whatever became of it. */
export async function nextWireFileNumber(tx: Transaction<DB>, tenant: string, bankAccountID: number): Promise<number> {
  const { last } = await tx
    .selectFrom('wire_files')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('tenant_id', '=', tenant)
    .where('bank_account_id', '=', bankAccountID)
    .executeTakeFirstOrThrow();
  return 1 + (last ?? 0);
}

/** Of a file of NACHA: whom it is for and from, which of the day it is, and when payees are credited. */
export interface AchHeader {
  readonly destination: string;
  readonly origin: string;
  readonly modifier: string;
  readonly effectiveOn: string;
}

/** What is stored of a file that is made; by whom and when, the table says itself. */
export interface NewWireFile
  extends Pick<
    WireFile,
    'wireFileID' | 'bankAccountID' | 'number' | 'format' | 'fileName' | 'date' | 'count' | 'amount' | 'sha256'
  > {
  readonly messageID: string;
  readonly ach: AchHeader | null;
  readonly bytes: number;
  readonly sealed: Buffer;
}

/** Stores a file. Its wires are stored after it, in the same transaction. */
export async function storeWireFile(tx: Transaction<DB>, tenant: string, file: NewWireFile): Promise<void> {
  await tx
    .insertInto('wire_files')
    .values({
      ...{ tenant_id: tenant, wire_file_id: file.wireFileID, bank_account_id: file.bankAccountID, number: file.number },
      ...{ message_id: file.messageID, format: file.format, file_name: file.fileName, file_date: file.date },
      ...{ wire_count: file.count, wire_cents: file.amount, bytes: file.bytes, sha256: file.sha256 },
      ...{ effective_on: file.ach?.effectiveOn ?? null, destination: file.ach?.destination ?? null },
      ...{ origin: file.ach?.origin ?? null, modifier: file.ach?.modifier ?? null },
      content_encrypted: file.sealed,
    })
    .execute();
}

/** Takes a file back, and all of its wires with it. */
export async function endWireFile(
  tx: Transaction<DB>,
  tenant: string,
  wireFileID: number,
  reason: string,
): Promise<void> {
  await tx
    .updateTable('wire_files')
    .set({ taken_back_reason: reason })
    .where('tenant_id', '=', tenant)
    .where('wire_file_id', '=', wireFileID)
    .execute();
}

/** The account that wires leave, with its number as it is stored. */
export async function readDebtor(tx: Transaction<DB>, tenant: string, bankAccountID: number) {
  return tx
    .selectFrom('bank_accounts')
    .select(['account_title', 'bank_name', 'routing_number', 'account_number_encrypted', 'account_number_last4'])
    .where('tenant_id', '=', tenant)
    .where('bank_account_id', '=', bankAccountID)
    .executeTakeFirstOrThrow();
}

/** The account that ACH payments leave, with its setting and its number as it is stored. */
export async function readAchAccount(
  tx: Transaction<DB>,
  tenant: string,
  bankAccountID: number,
): Promise<{
  readonly account: { readonly title: string; readonly bankName: string; readonly routingNumber: string };
  readonly setting: AchSetting;
  readonly sealed: AccountColumns;
}> {
  const row = await tx
    .selectFrom('bank_accounts')
    .select(['account_title', 'bank_name', 'routing_number', 'account_number_encrypted', 'account_number_last4'])
    .select(['ach_destination', 'ach_origin', 'ach_company_id', 'ach_company_name', 'ach_balanced'])
    .where('tenant_id', '=', tenant)
    .where('bank_account_id', '=', bankAccountID)
    .executeTakeFirstOrThrow();
  const { account_number_encrypted, account_number_last4 } = row;
  return {
    account: { title: row.account_title, bankName: row.bank_name, routingNumber: row.routing_number },
    setting: {
      ...{ achDestination: row.ach_destination, achOrigin: row.ach_origin, achCompanyID: row.ach_company_id },
      ...{ achCompanyName: row.ach_company_name, achBalanced: row.ach_balanced },
    },
    sealed: { account_number_encrypted, account_number_last4 },
  };
}

/** Holds the letters of ACH files of an office until the commit: nobody else takes one meanwhile. */
export async function lockAchFiles(tx: Transaction<DB>, tenant: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ach files ${tenant}`}, 0))`.execute(tx);
}

/** The letters that ACH files to a bank have on a day, whatever became of them: it takes none twice. */
export async function readAchModifiers(
  tx: Transaction<DB>,
  tenant: string,
  { destination, origin, date }: { readonly destination: string; readonly origin: string; readonly date: string },
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('wire_files')
    .select('modifier')
    .where('tenant_id', '=', tenant)
    .where('destination', '=', destination)
    .where('origin', '=', origin)
    .where('file_date', '=', date)
    .execute();
  return new Set(rows.flatMap(({ modifier }) => (modifier === null ? [] : [modifier])));
}
