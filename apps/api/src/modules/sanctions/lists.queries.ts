import type { SanctionsListRow } from '@closewright/contract/sanctions';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';

/** The lists of an office, that of the latest day first, which is the current one. */
export async function readLists(tx: Transaction<DB>, tenant: string): Promise<SanctionsListRow[]> {
  const { rows } = await sql<SanctionsListRow>`
    select l.sanctions_list_id as "sanctionsListID", l.list_date as "listDate", l.files, l.entry_count as entries, l.name_count as names, l.sha256,
      ${actorName(tenant, 'l.imported_by')} as "importedBy", iso_instant(l.imported_at) as "importedAt",
      row_number() over (order by l.list_date desc, l.sanctions_list_id desc) = 1 as "isCurrent"
    from sanctions_lists l where l.tenant_id = ${tenant} order by l.list_date desc, l.sanctions_list_id desc limit 200`.execute(
    tx,
  );
  return rows;
}

/** The list that names are screened against; undefined where there is none. */
export async function readCurrentList(tx: Transaction<DB>, tenant: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('sanctions_lists')
    .select('sanctions_list_id')
    .where('tenant_id', '=', tenant)
    .orderBy('list_date', 'desc')
    .orderBy('sanctions_list_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.sanctions_list_id;
}

/** The packed names of a list. */
export async function readListContent(
  tx: Transaction<DB>,
  tenant: string,
  sanctionsListID: number,
): Promise<Uint8Array> {
  const { content } = await tx
    .selectFrom('sanctions_list_contents')
    .select('content')
    .where('tenant_id', '=', tenant)
    .where('sanctions_list_id', '=', sanctionsListID)
    .executeTakeFirstOrThrow();
  return content;
}

/** A list as it is stored; by whom and when, the table says itself. */
export interface NewList extends Pick<SanctionsListRow, 'listDate' | 'files' | 'entries' | 'names' | 'sha256'> {
  readonly sanctionsListID: number;
  readonly content: Buffer;
}

/** Stores a list with its names. */
export async function storeList(
  tx: Transaction<DB>,
  tenant: string,
  { sanctionsListID, listDate, files, entries, names, sha256, content }: NewList,
): Promise<void> {
  const key = { tenant_id: tenant, sanctions_list_id: sanctionsListID };
  await tx
    .insertInto('sanctions_lists')
    .values({
      ...{ ...key, list_date: listDate, entry_count: entries, name_count: names, sha256 },
      files: sql<string>`${JSON.stringify(files)}::jsonb`,
    })
    .execute();
  await tx
    .insertInto('sanctions_list_contents')
    .values({ ...key, content })
    .execute();
}
