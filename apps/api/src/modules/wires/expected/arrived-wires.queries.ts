import type { StoredBankItem } from '@closewright/domain/bank-files';
import type { PostedNumber } from '@closewright/domain/check-writing';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { bankItemJSON } from '../../reconciliation/matching/bank-items.queries.ts';

/** How many wires that arrived are told at once. */
const mostArrived = 200;

/** A reference without what people write it with. */
const bare = (of: RawBuilder<unknown>) => sql`nullif(lower(regexp_replace(${of}, '[^[:alnum:]]', '', 'g')), '')`;

/** The file of the receipt that an expected wire came in by through the item `i` of bank_items. */
const receivedBy = (tenant: string) => sql`
  select o.file_number from expected_wire_receipts r
  join expected_wires e on e.tenant_id = r.tenant_id and e.expected_wire_id = r.expected_wire_id
  join orders o on o.tenant_id = e.tenant_id and o.orders_id = e.orders_id
  where r.tenant_id = ${tenant} and r.bank_item_id = i.bank_item_id and r.stands`;

/** A receipt that waits for the bank with the amount and a reference of the item `i` of bank_items: somebody recorded it by hand, or its file was taken again. */
const recorded = (tenant: string) => sql`
  select t.stripe, t.number from book_waits w
  join ledger_transactions t on t.tenant_id = w.tenant_id and t.bank_account_id = w.bank_account_id and t.stripe = w.stripe and t.number = w.number
  where w.tenant_id = ${tenant} and w.bank_account_id = i.bank_account_id and w.until_day = 'infinity' and w.kind = 'receipt'
    and w.amount_cents = i.amount_cents
    and ${bare(sql`t.facts ->> 'reference'`)} in (${bare(sql`i.bank_reference`)}, ${bare(sql`i.customer_reference`)})`;

/** Wires in of bank accounts that wait and have no receipt, the newest first. */
export async function readArrivedWires(
  tx: Transaction<DB>,
  tenant: string,
  banks: readonly number[],
): Promise<readonly { bankAccountID: number; bankAccount: string; item: StoredBankItem }[]> {
  const { rows } = await sql<{ bankAccountID: number; bankAccount: string; item: StoredBankItem }>`
    select i.bank_account_id as "bankAccountID", (select b.name from bank_accounts b
      where b.tenant_id = i.tenant_id and b.bank_account_id = i.bank_account_id) as "bankAccount", ${bankItemJSON} as item
    from bank_waits w join bank_items i on i.tenant_id = w.tenant_id and i.bank_item_id = w.bank_item_id
    where w.tenant_id = ${tenant} and w.bank_account_id = any(${[...banks]}::integer[]) and w.until_day = 'infinity'
      and i.kind = 'Wire in' and i.amount_cents > 0 and not exists (${receivedBy(tenant)}) and not exists (${recorded(tenant)})
    order by i.day desc, i.bank_item_id desc limit ${mostArrived}`.execute(tx);
  return rows;
}

/** Holds a bank account: nothing is imported to it or matched until the commit. Taken in the order of all who write, after the file. */
export async function holdBankAccount(tx: Transaction<DB>, bankAccountID: number): Promise<void> {
  await sql`select hold_bank_account(${bankAccountID})`.execute(tx);
}

/** What has an item of the bank already: the file that received it, and the receipt that may be of it. */
export async function readTaken(
  tx: Transaction<DB>,
  tenant: string,
  bankItemID: number,
): Promise<{ readonly receivedBy: string | null; readonly isRecorded: boolean }> {
  const { rows } = await sql<{ receivedBy: string | null; isRecorded: boolean }>`
    select (${receivedBy(tenant)}) as "receivedBy", exists (${recorded(tenant)}) as "isRecorded"
    from bank_items i where i.tenant_id = ${tenant} and i.bank_item_id = ${bankItemID}`.execute(tx);
  return rows[0] ?? { receivedBy: null, isRecorded: false };
}

/** Stores by which receipt an expected wire came in, and by which item of the bank. Who and when, the table says itself. */
export async function addWireReceipt(
  tx: Transaction<DB>,
  tenant: string,
  {
    expectedWireID,
    bankAccountID,
    bankItemID,
    posted,
  }: {
    readonly expectedWireID: number;
    readonly bankAccountID: number;
    readonly bankItemID: number;
    readonly posted: PostedNumber;
  },
): Promise<void> {
  const { stripe, number } = posted;
  await tx
    .insertInto('expected_wire_receipts')
    .values({
      ...{ tenant_id: tenant, expected_wire_id: expectedWireID, bank_account_id: bankAccountID },
      ...{ bank_item_id: bankItemID, stripe, number },
    })
    .execute();
}
