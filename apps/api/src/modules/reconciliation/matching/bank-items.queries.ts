import type { StoredBankItem } from '@closewright/domain/bank-files';

import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.gen.ts';
import type { AccountPlace } from './book-items.queries.ts';

/** What of an item `i` of bank_items is told, as JSON. */
export const bankItemJSON: RawBuilder<StoredBankItem> = sql<StoredBankItem>`json_build_object(
  'bankItemID', i.bank_item_id, 'date', i.day, 'valueDate', i.value_date, 'kind', i.kind, 'amount', i.amount_cents, 'code', i.code,
  'checkNumber', i.check_number, 'bankReference', i.bank_reference, 'customerReference', i.customer_reference, 'text', i.text, 'bankID', i.bank_id, 'bankDate', i.bank_day)`;

/** What the bank told of an account that waits for the book at the end of a day, in the order of their days. */
export async function readBankItems(
  tx: Transaction<DB>,
  { tenant, bankAccountID }: AccountPlace,
  date: string,
): Promise<readonly StoredBankItem[]> {
  const { rows } = await sql<{ item: StoredBankItem }>`
    select ${bankItemJSON} as item from bank_items_waiting(${bankAccountID}, ${date}) w
    join bank_items i on i.tenant_id = ${tenant} and i.bank_item_id = w.bank_item_id order by i.day, i.bank_item_id`.execute(
    tx,
  );
  return rows.map(({ item }) => item);
}

/** Items of the bank by their ids, whether they wait or not, with the day from which they wait for nothing; null while they do. */
export async function readNamedBankItems(
  tx: Transaction<DB>,
  { tenant, bankAccountID }: AccountPlace,
  bankItemIDs: readonly number[],
): Promise<readonly { readonly item: StoredBankItem; readonly until: string | null }[]> {
  if (bankItemIDs.length === 0) return [];
  const { rows } = await sql<{ item: StoredBankItem; until: string | null }>`
    select ${bankItemJSON} as item, nullif(w.until_day, 'infinity') as until
    from bank_items i join bank_waits w on w.tenant_id = i.tenant_id and w.bank_item_id = i.bank_item_id
    where i.tenant_id = ${tenant} and i.bank_account_id = ${bankAccountID} and i.bank_item_id = any(${[...bankItemIDs]}::integer[])`.execute(
    tx,
  );
  return rows;
}
