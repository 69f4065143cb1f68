import { type FileNote, fileNoteFields } from '@closewright/contract/file-notes';
import { columnOf } from '@closewright/contract/kit';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';
import { nextIDs } from '../../platform/tenant/in-tenant.ts';

/** What somebody writes of a note. */
export type NoteValues = Pick<FileNote, keyof typeof fileNoteFields>;

/** Which file of which tenant. */
export interface NotesPlace {
  readonly tenant: string;
  readonly ordersID: number;
}

/** The notes of a file, in no order. */
export async function readNotes(tx: Transaction<DB>, { tenant, ordersID }: NotesPlace): Promise<FileNote[]> {
  const { rows } = await sql<FileNote>`
    select n.order_note_id as "orderNoteID", n.note_type_id as "noteTypeID", n.note_category_id as "noteCategoryID", n.body,
      n.is_critical as "isCritical", n.is_pinned as "isPinned", n.is_visible_to_client as "isVisibleToClient",
      n.supersedes_id as "supersedesID", iso_instant(n.superseded_at) as "supersededAt", n.users_id as "usersID",
      coalesce((select u.display_name from users u where u.tenant_id = ${tenant} and u.users_id = n.users_id), 'System') as author,
      iso_instant(n.created_at) as "createdAt", n.version, iso_instant(n.updated_at) as "updatedAt",
      ${actorName(tenant, 'n.updated_by')} as "updatedBy"
    from order_notes n where n.tenant_id = ${tenant} and n.orders_id = ${ordersID}`.execute(tx);
  return rows;
}

/** Adds a note of a user, at this moment. */
export async function insertNote(
  tx: Transaction<DB>,
  { tenant, ordersID }: NotesPlace,
  usersID: number,
  at: Date,
  { supersedesID, ...values }: NoteValues & { supersedesID: number | null },
): Promise<void> {
  await tx
    .insertInto('order_notes')
    .values({
      tenant_id: tenant,
      order_note_id: await nextIDs(tx, 'order_note_id'),
      orders_id: ordersID,
      users_id: usersID,
      created_at: at,
      supersedes_id: supersedesID,
      ...columnsOf(values),
    } as never)
    .execute();
}

/** Stores what changed on a note. */
export async function updateNote(
  tx: Transaction<DB>,
  tenant: string,
  orderNoteID: number,
  changes: Partial<NoteValues>,
): Promise<void> {
  await tx
    .updateTable('order_notes')
    .set(columnsOf(changes) as never)
    .where('tenant_id', '=', tenant)
    .where('order_note_id', '=', orderNoteID)
    .execute();
}

/** Another note has taken the place of this one: it is neither critical nor pinned from now on. */
export async function supersedeNote(tx: Transaction<DB>, tenant: string, orderNoteID: number, at: Date): Promise<void> {
  await tx
    .updateTable('order_notes')
    .set({ superseded_at: at, is_critical: false, is_pinned: false } as never)
    .where('tenant_id', '=', tenant)
    .where('order_note_id', '=', orderNoteID)
    .execute();
}

function columnsOf(values: Partial<NoteValues>): Record<string, unknown> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([name, value]) => [columnOf(name, fileNoteFields[name as keyof NoteValues].kind), value]),
  );
}
