import type { BankFileRow } from '@closewright/contract/bank-files';
import type { StoredBankItem } from '@closewright/domain/bank-files';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';
import { itemJSON } from './known.queries.ts';

/** A file `f` as it is told to who may know of the accounts `seen`, as JSON. */
const fileJSON = (
  tenant: string,
  seen: readonly number[],
): RawBuilder<BankFileRow> => sql<BankFileRow>`json_build_object(
  'bankFileID', f.bank_file_id, 'fileName', f.file_name, 'format', f.format, 'sha256', f.sha256, 'bytes', f.bytes,
  'accounts', (select json_agg(json_build_object('bankAccountID', a.bank_account_id, 'name', b.name, 'from', a.from_date, 'through', a.through_date,
      'items', a.item_count, 'in', a.in_cents, 'out', a.out_cents) order by lower(b.name))
    from bank_file_accounts a join bank_accounts b on b.tenant_id = a.tenant_id and b.bank_account_id = a.bank_account_id
    where a.tenant_id = ${tenant} and a.bank_file_id = f.bank_file_id and a.bank_account_id = any(${[...seen]}::integer[])),
  'importedBy', ${actorName(tenant, 'f.imported_by')}, 'importedAt', iso_instant(f.imported_at),
  'takenBack', case when f.taken_back_at is not null then json_build_object('by', ${actorName(tenant, 'f.taken_back_by')},
    'at', iso_instant(f.taken_back_at), 'reason', f.reason) end)`;

/** Whether a file `f` tells of one of these accounts. */
const tellsOf = (tenant: string, accounts: readonly number[]) => sql`exists (select from bank_file_accounts a
  where a.tenant_id = ${tenant} and a.bank_file_id = f.bank_file_id and a.bank_account_id = any(${[...accounts]}::integer[]))`;

interface Wanted {
  readonly tenant: string;
  /** The accounts that whoever asks may know of. */
  readonly seen: readonly number[];
}

/** A page of the files that tell of one of these accounts, the newest first. */
export async function readBankFiles(
  tx: Transaction<DB>,
  { tenant, seen, of, skip, take }: Wanted & { of: readonly number[]; skip: number; take: number },
): Promise<{ results: BankFileRow[]; totalRecords: number }> {
  const { rows } = await sql<{ results: BankFileRow[]; totalRecords: number }>`
    select (select count(*)::integer from bank_files f where f.tenant_id = ${tenant} and ${tellsOf(tenant, of)}) as "totalRecords",
      coalesce((select json_agg(${fileJSON(tenant, seen)} order by f.bank_file_id desc) from (
        select * from bank_files f where f.tenant_id = ${tenant} and ${tellsOf(tenant, of)}
        order by f.bank_file_id desc offset ${skip} limit ${take}) f), '[]') as results`.execute(tx);
  return rows[0] ?? { results: [], totalRecords: 0 };
}

/** A file with all accounts that it tells of, whoever may know of them. */
export interface StoredBankFile {
  readonly file: BankFileRow;
  readonly accounts: readonly number[];
  /** By which layout it was read; null where it is no CSV. */
  readonly bankFileLayoutID: number | null;
}

/** A file that tells of one of the accounts that are seen; undefined where there is none. */
export async function readBankFile(
  tx: Transaction<DB>,
  { tenant, seen, bankFileID }: Wanted & { readonly bankFileID: number },
): Promise<StoredBankFile | undefined> {
  const { rows } = await sql<StoredBankFile>`
    select ${fileJSON(tenant, seen)} as file, (select array_agg(a.bank_account_id order by a.bank_account_id) from bank_file_accounts a
      where a.tenant_id = ${tenant} and a.bank_file_id = f.bank_file_id) as accounts, f.bank_file_layout_id as "bankFileLayoutID"
    from bank_files f where f.tenant_id = ${tenant} and f.bank_file_id = ${bankFileID} and ${tellsOf(tenant, seen)}`.execute(
    tx,
  );
  return rows[0];
}

/** An item that keeps its file from being taken back. */
export interface ItemInTheWay {
  readonly item: StoredBankItem;
  readonly why: 'Matched' | 'Received' | 'Day is reconciled';
}

/** The first items of a file that are of days that are reconciled, or matched. */
export async function readItemsInTheWay(
  tx: Transaction<DB>,
  tenant: string,
  { bankFileID, seen, most }: { readonly bankFileID: number; readonly seen: readonly number[]; readonly most: number },
): Promise<ItemInTheWay[]> {
  const { rows } = await sql<ItemInTheWay>`
    select ${itemJSON} as item, case when i.day <= s.closed then 'Day is reconciled' when r.bank_item_id is not null then 'Received' else 'Matched' end as why
    from bank_items i
    join (select s.bank_account_id, max(s.closed_through) as closed from ledger_stripes s where s.tenant_id = ${tenant} group by 1) s
      on s.bank_account_id = i.bank_account_id
    left join expected_wire_receipts r on r.tenant_id = ${tenant} and r.bank_item_id = i.bank_item_id and r.stands
    where i.tenant_id = ${tenant} and i.bank_file_id = ${bankFileID} and i.bank_account_id = any(${[...seen]}::integer[])
      and (i.day <= s.closed or r.bank_item_id is not null or i.bank_item_id in (select m.bank_item_id from bank_match_items m
        where m.tenant_id = ${tenant} and m.stands and m.bank_item_id is not null))
    order by i.day, i.bank_item_id limit ${most}`.execute(tx);
  return rows;
}

/** The sealed bytes of a file with their hash; undefined where there is none. */
export async function readSealedBankFile(
  tx: Transaction<DB>,
  tenant: string,
  bankFileID: number,
): Promise<{ readonly sealed: Uint8Array; readonly sha256: string } | undefined> {
  return tx
    .selectFrom('bank_files as f')
    .innerJoin('bank_file_contents as c', (join) =>
      join.onRef('c.tenant_id', '=', 'f.tenant_id').onRef('c.bank_file_id', '=', 'f.bank_file_id'),
    )
    .select(['c.content_encrypted as sealed', 'f.sha256'])
    .where('f.tenant_id', '=', tenant)
    .where('f.bank_file_id', '=', bankFileID)
    .executeTakeFirst();
}

/** Takes a file back: what it told is gone with it. By whom and when, the table says itself. */
export async function takeBackStored(
  tx: Transaction<DB>,
  tenant: string,
  bankFileID: number,
  reason: string,
): Promise<void> {
  await tx
    .updateTable('bank_files')
    .set({ reason })
    .where('tenant_id', '=', tenant)
    .where('bank_file_id', '=', bankFileID)
    .execute();
}
