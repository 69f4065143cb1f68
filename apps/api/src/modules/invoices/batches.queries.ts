import type { InvoiceBatch, InvoiceCustomerRow, NewInvoiceBatch, OpenInvoice } from '@closewright/contract/invoices';
import { companyInKey, invoiceBatchNumber, invoiceNumber } from '@closewright/domain/invoices';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { allOf, type Slice, wordsIn } from '../../platform/db/list-parts.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';
import { inRegions, type ListedRegions } from '../orders/listed-regions.queries.ts';

/** Whose invoices are read: those of files in these regions. */
export interface BatchesRead {
  readonly tenant: string;
  readonly regions: ListedRegions;
}

/** What counts as paid and credited of each invoice, as `invoiceStanding` of the domain has it. */
const counted = (tenant: string) => sql`
  select e.invoice_id, sum(e.amount_cents)::bigint as cents from invoice_entries e
  where e.tenant_id = ${tenant} and e.taken_back_reason is null and e.kind <> 'sent'
    and (e.kind <> 'closing' or invoice_payment_stands(${tenant}, e.bank_account_id, e.stripe, e.ledger_number))
  group by e.invoice_id`;

/** Invoices of which something is left. */
const openInvoices = ({ tenant, regions }: BatchesRead, which: RawBuilder<unknown>) => sql`
  select i.*, o.file_number, i.total_cents - coalesce(c.cents, 0) as balance
  from invoices i
  join orders o on o.tenant_id = i.tenant_id and o.orders_id = i.orders_id
  left join (${counted(tenant)}) c on c.invoice_id = i.invoice_id
  where i.tenant_id = ${tenant} and i.customer_key is not null and i.void_reason is null and ${inRegions(sql`o.region_id`, regions)}
    and i.total_cents > coalesce(c.cents, 0) and ${which}`;

/** Whether all invoices of batch `b` are of these regions. */
const isSeen = ({ tenant, regions }: BatchesRead) => sql`not exists (
  select from invoice_entries e join invoices i on i.tenant_id = e.tenant_id and i.invoice_id = e.invoice_id
  join orders o on o.tenant_id = i.tenant_id and o.orders_id = i.orders_id
  where e.tenant_id = ${tenant} and e.invoice_batch_id = b.invoice_batch_id and not ${inRegions(sql`o.region_id`, regions)})`;

/** Customers with open invoices or with credit, by name. */
export async function readInvoiceCustomers(
  tx: Transaction<DB>,
  read: BatchesRead,
  text: string,
): Promise<InvoiceCustomerRow[]> {
  const { rows } = await sql<Omit<InvoiceCustomerRow, 'companyID'>>`
    with open as (
      select d.customer_key, count(*)::integer as open, sum(d.balance)::bigint as balance,
        (array_agg(d.customer_name order by d.number desc))[1] as name
      from (${openInvoices(read, sql`true`)}) d group by d.customer_key),
    seen as (
      select b.customer_key, (array_agg(b.customer_name order by b.number desc))[1] as name
      from invoice_batches b where b.tenant_id = ${read.tenant} and b.taken_back_reason is null and ${isSeen(read)} group by b.customer_key),
    found as (
      select coalesce(o.customer_key, s.customer_key) as customer_key, coalesce(o.name, s.name) as name, coalesce(o.open, 0) as open, coalesce(o.balance, 0) as balance
      from open o full join seen s on s.customer_key = o.customer_key)
    select f.customer_key as "customerKey", f.name, f.open, f.balance,
      greatest(0, invoice_credit(${read.tenant}, f.customer_key)) as credit
    from found f
    where (f.open > 0 or invoice_credit(${read.tenant}, f.customer_key) > 0) and ${allOf(wordsIn(text, [sql`f.name`]))}
    order by lower(f.name), f.customer_key`.execute(tx);
  return rows.map(({ balance, credit, ...row }) => ({
    ...row,
    ...{ companyID: companyInKey(row.customerKey), balance: Number(balance), credit: Number(credit) },
  }));
}

/** The open invoices of a customer, the first due first. */
export async function readOpenInvoices(
  tx: Transaction<DB>,
  read: BatchesRead,
  customerKey: string,
): Promise<Omit<OpenInvoice, 'daysLate'>[]> {
  const { rows } = await sql<Omit<OpenInvoice, 'daysLate' | 'number'> & { number: number }>`
    select d.invoice_id as "invoiceID", d.orders_id as "ordersID", d.file_number as "fileNumber", d.number, d.issued_on as date,
      d.due_on as due, d.total_cents as total, d.balance
    from (${openInvoices(read, sql`i.customer_key = ${customerKey}`)}) d order by d.due_on, d.number`.execute(tx);
  return rows.map(({ number, total, balance, ...row }) => ({
    ...row,
    ...{ number: invoiceNumber(number), total: Number(total), balance: Number(balance) },
  }));
}

/** What of the remittances of a customer is applied to no invoice. */
export async function readCredit(tx: Transaction<DB>, tenant: string, customerKey: string): Promise<number> {
  const { rows } = await sql<{ credit: number }>`select invoice_credit(${tenant}, ${customerKey}) as credit`.execute(
    tx,
  );
  return Math.max(0, Number(rows[0]?.credit ?? 0));
}

/** Holds the credit of a customer until the commit. */
export async function holdCredit(tx: Transaction<DB>, customerKey: string): Promise<void> {
  await sql`select hold_invoice_credit(${customerKey})`.execute(tx);
}

type StoredBatch = Omit<InvoiceBatch, 'number' | 'allocations'> & {
  readonly number: number;
  readonly allocations: readonly (Omit<InvoiceBatch['allocations'][number], 'number'> & { readonly number: number })[];
};

const batchJSON = (tenant: string) => sql<StoredBatch>`json_build_object(
  'invoiceBatchID', b.invoice_batch_id, 'number', b.number, 'customerKey', b.customer_key, 'customerCompanyName', b.customer_name,
  'date', b.received_on, 'amount', b.amount_cents, 'means', b.means, 'reference', b.reference, 'note', b.note, 'creditUsed', b.credit_used_cents,
  'over', b.over_cents, 'by', ${actorName(tenant, 'b.noted_by')}, 'at', iso_instant(b.noted_at),
  'takenBack', case when b.taken_back_reason is not null then json_build_object('by', ${actorName(tenant, 'b.taken_back_by')},
    'at', iso_instant(b.taken_back_at), 'reason', b.taken_back_reason) end,
  'allocations', (select coalesce(json_agg(json_build_object('invoiceID', a.invoice_id, 'number', i.number, 'ordersID', i.orders_id,
      'fileNumber', o.file_number, 'amount', a.amount, 'writtenOff', a.written_off, 'reason', a.reason) order by a.place), '[]')
    from (select e.invoice_id, min(e.invoice_entry_id) as place, coalesce(sum(e.amount_cents) filter (where e.kind = 'payment'), 0) as amount,
        coalesce(sum(e.amount_cents) filter (where e.kind = 'credit memo'), 0) as written_off, max(e.reason) as reason
      from invoice_entries e where e.tenant_id = ${tenant} and e.invoice_batch_id = b.invoice_batch_id group by e.invoice_id) a
    join invoices i on i.tenant_id = ${tenant} and i.invoice_id = a.invoice_id
    join orders o on o.tenant_id = ${tenant} and o.orders_id = i.orders_id))`;

const told = ({ number, allocations, ...batch }: StoredBatch): InvoiceBatch => ({
  ...batch,
  number: invoiceBatchNumber(number),
  allocations: allocations.map((each) => ({ ...each, number: invoiceNumber(each.number) })),
});

/** A page of batches that fit, the newest first. */
export async function readBatches(
  tx: Transaction<DB>,
  read: BatchesRead,
  { text, skip, take }: Slice & { readonly text: string },
): Promise<{ results: InvoiceBatch[]; totalRecords: number }> {
  const number = sql`'B-' || lpad(b.number::text, 6, '0')`;
  const fits = allOf([
    sql`b.tenant_id = ${read.tenant}`,
    isSeen(read),
    ...wordsIn(text, [sql`b.customer_name`, sql`b.reference`, number]),
  ]);
  const { rows } = await sql<{ results: StoredBatch[]; totalRecords: number }>`
    select (select count(*)::integer from invoice_batches b where ${fits}) as "totalRecords",
      (select coalesce(json_agg(${batchJSON(read.tenant)} order by b.number desc), '[]')
        from (select * from invoice_batches b where ${fits} order by b.number desc offset ${skip} limit ${take}) b) as results`.execute(
    tx,
  );
  const [found] = rows;
  if (!found) throw new Error('no answer about batches');
  return { results: found.results.map(told), totalRecords: found.totalRecords };
}

/** A batch by its id, where all its invoices are of these regions. */
export async function readBatch(
  tx: Transaction<DB>,
  read: BatchesRead,
  invoiceBatchID: number,
): Promise<InvoiceBatch | undefined> {
  const { rows } = await sql<{ batch: StoredBatch }>`select ${batchJSON(read.tenant)} as batch from invoice_batches b
    where b.tenant_id = ${read.tenant} and b.invoice_batch_id = ${invoiceBatchID} and ${isSeen(read)}`.execute(tx);
  return rows[0] && told(rows[0].batch);
}

/** Stores a batch; by whom and when, the table says itself. */
export async function insertBatch(
  tx: Transaction<DB>,
  tenant: string,
  batch: Omit<NewInvoiceBatch, 'allocations'> & {
    readonly invoiceBatchID: number;
    readonly number: number;
    readonly name: string;
  },
): Promise<void> {
  const { invoiceBatchID, number, customerKey, name, date, amount, creditUsed, over } = batch;
  await tx
    .insertInto('invoice_batches')
    .values({
      ...{
        tenant_id: tenant,
        invoice_batch_id: invoiceBatchID,
        number,
        customer_key: customerKey,
        customer_name: name,
      },
      ...{ received_on: date, amount_cents: amount, means: batch.means },
      ...{ reference: batch.reference, note: batch.note, credit_used_cents: creditUsed, over_cents: over },
    })
    .execute();
}

/** Takes a batch back; what was noted with it is taken back after it. */
export async function endBatch(
  tx: Transaction<DB>,
  tenant: string,
  invoiceBatchID: number,
  reason: string,
): Promise<void> {
  await tx
    .updateTable('invoice_batches')
    .set({ taken_back_reason: reason })
    .where('tenant_id', '=', tenant)
    .where('invoice_batch_id', '=', invoiceBatchID)
    .execute();
}

/** The files of invoices. An invoice stays in its file. */
export async function readFilesOfInvoices(
  tx: Transaction<DB>,
  tenant: string,
  invoiceIDs: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .selectFrom('invoices')
    .select(['invoice_id', 'orders_id'])
    .where('tenant_id', '=', tenant)
    .where('invoice_id', 'in', [0, ...invoiceIDs])
    .execute();
  return new Map(rows.map(({ invoice_id, orders_id }) => [invoice_id, orders_id]));
}
