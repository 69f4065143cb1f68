import type { PostedNumber } from '@closewright/domain/check-writing';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { actorName } from '../../../platform/tenant/actor-name.ts';
import type { AccountPlace } from './book-items.queries.ts';

/** What was said of an item of one of both sides. */
export interface StoredNote {
  readonly bankItemID: number | null;
  readonly bookItem: PostedNumber | null;
  readonly text: string;
  readonly by: string;
  readonly at: string;
}

/** What was said of items that wait at the end of a day, and of other ones of the book, the last first. */
export async function readNotes(
  tx: Transaction<DB>,
  { tenant, bankAccountID }: AccountPlace,
  { date, others }: { readonly date: string; readonly others: readonly PostedNumber[] },
): Promise<readonly StoredNote[]> {
  const { rows } = await sql<StoredNote>`
    select n.bank_item_id as "bankItemID",
      case when n.number is not null then json_build_object('stripe', n.stripe, 'number', n.number) end as "bookItem",
      n.text, ${actorName(tenant, 'n.noted_by')} as by, iso_instant(n.noted_at) as at
    from reconciliation_notes n where n.tenant_id = ${tenant} and n.bank_account_id = ${bankAccountID} and (
      n.bank_item_id in (select w.bank_item_id from bank_items_waiting(${bankAccountID}, ${date}) w)
      or (n.stripe, n.number) in (select w.stripe, w.number from book_items_waiting(${bankAccountID}, ${date}) w)
      or (n.stripe, n.number) in (select o.stripe, o.number from jsonb_to_recordset(${JSON.stringify(others)}::jsonb) o (stripe smallint, number bigint)))
    order by n.note_id desc`.execute(tx);
  return rows;
}

/** Notes something of an item. Who and when, the table says itself. */
export async function addNote(
  tx: Transaction<DB>,
  { tenant, bankAccountID }: AccountPlace,
  { noteID, bankItemID, bookItem, text }: Omit<StoredNote, 'by' | 'at'> & { readonly noteID: number },
): Promise<void> {
  await tx
    .insertInto('reconciliation_notes')
    .values({
      ...{ tenant_id: tenant, note_id: noteID, bank_account_id: bankAccountID, bank_item_id: bankItemID, text },
      ...{ stripe: bookItem?.stripe ?? null, number: bookItem?.number ?? null },
    })
    .execute();
}
