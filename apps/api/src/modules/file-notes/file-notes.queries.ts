import { type FileNote, type fileNoteFields, fileNoteRecord } from '@closewright/contract/file-notes';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { type FilePlace, selectOf } from '../../platform/records/index.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';

/** What somebody writes of a note. */
export type NoteValues = Pick<FileNote, keyof typeof fileNoteFields>;

/** The notes of a file, in no order. */
export async function readNotes(tx: Transaction<DB>, { tenant, ordersID }: FilePlace): Promise<FileNote[]> {
  const { rows } = await sql<FileNote>`
    select ${selectOf(fileNoteRecord, 'n')}, n.supersedes_id as "supersedesID", iso_instant(n.superseded_at) as "supersededAt", n.users_id as "usersID",
      coalesce((select u.display_name from users u where u.tenant_id = ${tenant} and u.users_id = n.users_id), 'System') as author,
      iso_instant(n.created_at) as "createdAt", n.version, iso_instant(n.updated_at) as "updatedAt",
      ${actorName(tenant, 'n.updated_by')} as "updatedBy"
    from order_notes n where n.tenant_id = ${tenant} and n.orders_id = ${ordersID}`.execute(tx);
  return rows;
}
