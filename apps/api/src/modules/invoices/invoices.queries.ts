import type { InvoiceDraft } from '@closewright/contract/invoices';
import { type InvoiceEntry, type InvoiceLine, invoiceBatchNumber } from '@closewright/domain/invoices';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { FilePlace } from '../../platform/records/index.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';

/** An invoice as it is stored; what of a draft is read elsewhere (its customer's name, the rate) is null. */
export interface InvoiceRow {
  readonly invoiceID: number;
  readonly ordersID: number;
  readonly version: number;
  readonly number: number | null;
  readonly rolesID: number | null;
  readonly companyID: number | null;
  readonly customerKey: string | null;
  readonly customerName: string | null;
  readonly customerAddress: string | null;
  readonly terms: number;
  readonly note: string | null;
  readonly lines: readonly InvoiceLine[];
  readonly taxRate: string | null;
  readonly issued: { readonly on: string; readonly due: string; readonly by: string; readonly at: string } | null;
  readonly voided: { readonly reason: string; readonly by: string; readonly at: string } | null;
  readonly entries: readonly InvoiceEntry[];
  readonly updatedAt: string;
  readonly updatedBy: string;
}

interface StoredRow extends Omit<InvoiceRow, 'entries'> {
  readonly entries: readonly (Omit<InvoiceEntry, 'batch'> & {
    readonly batch: { readonly invoiceBatchID: number; readonly number: number } | null;
  })[];
}

/** What takes back a transaction. */
const reversalOf = (
  tenant: string,
  of: RawBuilder<unknown>,
) => sql`select from ledger_transactions r where r.tenant_id = ${tenant}
  and r.bank_account_id = ${of}.bank_account_id and r.reverses_stripe = ${of}.stripe and r.reverses_number = ${of}.number`;

/** What became of the payment `t`, as `disbursementsOf` of the domain has it. */
const paymentState = (tenant: string) => sql`case when exists (${reversalOf(tenant, sql.ref('t'))}) then 'taken back'
  else coalesce((select case a.kind when 'void' then 'voided' when 'stop' then 'stopped' else 'paid' end from ledger_transactions a
    where a.tenant_id = ${tenant} and a.bank_account_id = t.bank_account_id and a.about_stripe = t.stripe and a.about_number = t.number
      and not exists (${reversalOf(tenant, sql.ref('a'))}) order by a.posted_at, a.stripe, a.number limit 1), 'outstanding') end`;

/** A payment `t` of the ledger, as JSON. */
const paymentJSON = (tenant: string) => sql`json_build_object(
  'bankAccountID', t.bank_account_id, 'stripe', t.stripe, 'number', t.number, 'method', t.kind, 'payee', coalesce(t.facts ->> 'payee', ''),
  'bankAccount', (select b.name from bank_accounts b where b.tenant_id = ${tenant} and b.bank_account_id = t.bank_account_id),
  'checkNumber', (t.facts ->> 'checkNumber')::bigint, 'date', t.business_date, 'state', ${paymentState(tenant)},
  'amount', (select -sum(l.amount_cents) from ledger_lines l where l.tenant_id = ${tenant} and l.bank_account_id = t.bank_account_id
    and l.stripe = t.stripe and l.number = t.number and l.account = 'outstanding'))`;

const takenBackJSON = (tenant: string) => sql`case when e.taken_back_reason is not null then json_build_object(
  'by', ${actorName(tenant, 'e.taken_back_by')}, 'at', iso_instant(e.taken_back_at), 'reason', e.taken_back_reason) end`;

const entriesOf = (tenant: string) => sql`(
  select coalesce(json_agg(json_strip_nulls(json_build_object(
      'invoiceEntryID', e.invoice_entry_id, 'kind', e.kind, 'date', e.noted_on, 'amount', e.amount_cents, 'means', e.means, 'reason', e.reason,
      'to', e.sent_to, 'how', e.sent_how, 'by', ${actorName(tenant, 'e.noted_by')}, 'at', iso_instant(e.noted_at)))::jsonb
    || case e.kind when 'payment' then jsonb_build_object('reference', e.reference) else '{}' end
    || case e.kind when 'closing' then jsonb_build_object('payment', p.payment) else '{}' end
    || jsonb_build_object('takenBack', ${takenBackJSON(tenant)}, 'batch', case when b.number is not null then
      json_build_object('invoiceBatchID', b.invoice_batch_id, 'number', b.number) end) order by e.invoice_entry_id), '[]')
  from invoice_entries e
  left join invoice_batches b on b.tenant_id = e.tenant_id and b.invoice_batch_id = e.invoice_batch_id
  left join lateral (select ${paymentJSON(tenant)} as payment from ledger_transactions t where t.tenant_id = ${tenant}
    and t.bank_account_id = e.bank_account_id and t.stripe = e.stripe and t.number = e.ledger_number) p on true
  where e.tenant_id = ${tenant} and e.invoice_id = i.invoice_id)`;

/** Invoices that fit, drafts first and then the newest. */
export async function readInvoices(
  tx: Transaction<DB>,
  tenant: string,
  which: RawBuilder<unknown>,
): Promise<readonly InvoiceRow[]> {
  const { rows } = await sql<StoredRow>`
    select i.invoice_id as "invoiceID", i.orders_id as "ordersID", i.version, i.number, i.customer_roles_id as "rolesID",
      i.customer_company_id as "companyID", i.customer_key as "customerKey", i.customer_name as "customerName",
      i.customer_address as "customerAddress", i.terms, i.note, trim_scale(i.tax_rate)::text as "taxRate",
      (select coalesce(json_agg(json_build_object('text', l.text, 'amount', l.amount_cents, 'isTaxable', l.is_taxable, 'source',
          case when l.source_key is not null then json_build_object('key', l.source_key, 'label', l.source_label) end) order by l.line), '[]')
        from invoice_lines l where l.tenant_id = ${tenant} and l.invoice_id = i.invoice_id) as lines,
      case when i.number is not null then json_build_object('on', i.issued_on, 'due', i.due_on, 'by', ${actorName(tenant, 'i.issued_by')},
        'at', iso_instant(i.issued_at)) end as issued,
      case when i.void_reason is not null then json_build_object('reason', i.void_reason, 'by', ${actorName(tenant, 'i.voided_by')},
        'at', iso_instant(i.voided_at)) end as voided,
      ${entriesOf(tenant)} as entries, iso_instant(i.updated_at) as "updatedAt", ${actorName(tenant, 'i.updated_by')} as "updatedBy"
    from invoices i where i.tenant_id = ${tenant} and ${which}
    order by i.number desc nulls first, i.invoice_id desc`.execute(tx);
  return rows.map(({ entries, ...row }) => ({
    ...row,
    entries: entries.map(
      ({ batch, ...entry }) =>
        // What an entry of each kind says, the table holds.
        ({ ...entry, batch: batch && { ...batch, number: invoiceBatchNumber(batch.number) } }) as InvoiceEntry,
    ),
  }));
}

/** Outstanding and paid disbursements of a file, with what no invoice was paid from, the newest first. */
export async function readStandingPayments(
  tx: Transaction<DB>,
  { tenant, ordersID }: FilePlace,
): Promise<
  readonly {
    readonly payment: Extract<InvoiceEntry, { kind: 'closing' }>['payment'];
    readonly party: string | null;
    readonly left: number;
  }[]
> {
  const { rows } = await sql<{
    payment: Extract<InvoiceEntry, { kind: 'closing' }>['payment'];
    party: string | null;
    left: number;
  }>`
    select ${paymentJSON(tenant)} as payment, t.facts ->> 'party' as party,
      greatest(0, invoice_closing_left(${tenant}, t.bank_account_id, t.stripe, t.number)) as left
    from ledger_transactions t
    where t.tenant_id = ${tenant} and t.kind in ('check', 'wire out', 'ACH out')
      and (t.bank_account_id, t.stripe, t.number) in (select l.bank_account_id, l.stripe, l.number from ledger_lines l
        where l.tenant_id = ${tenant} and l.orders_id = ${ordersID} and l.account = 'outstanding')
      and not exists (select from ledger_lines o where o.tenant_id = ${tenant} and o.bank_account_id = t.bank_account_id
        and o.stripe = t.stripe and o.number = t.number and o.orders_id is distinct from ${ordersID})
      and invoice_payment_stands(${tenant}, t.bank_account_id, t.stripe, t.number)
    order by t.posted_at desc, t.bank_account_id, t.stripe, t.number`.execute(tx);
  return rows.map(({ left, ...row }) => ({ ...row, left: Number(left) }));
}

const draftColumns = ({ customer, terms, note }: Omit<InvoiceDraft, 'lines'>) => ({
  customer_roles_id: customer?.kind === 'contact' ? customer.rolesID : null,
  customer_company_id: customer?.kind === 'company' ? customer.companyID : null,
  terms,
  note: note?.trim() ? note : null,
});

/** Adds a draft. */
export async function insertInvoice(
  tx: Transaction<DB>,
  { tenant, ordersID }: FilePlace,
  invoiceID: number,
  draft: InvoiceDraft,
): Promise<void> {
  await tx
    .insertInto('invoices')
    .values({ tenant_id: tenant, invoice_id: invoiceID, orders_id: ordersID, ...draftColumns(draft) })
    .execute();
  await insertLines(tx, tenant, invoiceID, draft.lines);
}

/** Stores a draft as it is now; its lines where they are given. */
export async function updateDraft(
  tx: Transaction<DB>,
  tenant: string,
  invoiceID: number,
  { lines, ...draft }: Omit<InvoiceDraft, 'lines'> & { readonly lines: readonly InvoiceLine[] | null },
): Promise<void> {
  await invoiceUpdate(tx, tenant, invoiceID).set(draftColumns(draft)).execute();
  if (lines === null) return;
  await tx.deleteFrom('invoice_lines').where('tenant_id', '=', tenant).where('invoice_id', '=', invoiceID).execute();
  await insertLines(tx, tenant, invoiceID, lines);
}

const invoiceUpdate = (tx: Transaction<DB>, tenant: string, invoiceID: number) =>
  tx.updateTable('invoices').where('tenant_id', '=', tenant).where('invoice_id', '=', invoiceID);

async function insertLines(
  tx: Transaction<DB>,
  tenant: string,
  invoiceID: number,
  lines: readonly InvoiceLine[],
): Promise<void> {
  if (lines.length === 0) return;
  await tx
    .insertInto('invoice_lines')
    .values(
      lines.map(({ text, amount, isTaxable, source }, at) => ({
        ...{ tenant_id: tenant, invoice_id: invoiceID, line: at + 1, text, amount_cents: amount },
        ...{ is_taxable: isTaxable, source_key: source?.key ?? null, source_label: source?.label ?? null },
      })),
    )
    .execute();
}

/** Removes a draft, with its lines and custom values. */
export async function deleteDraft(tx: Transaction<DB>, tenant: string, invoiceID: number): Promise<void> {
  await tx.deleteFrom('invoices').where('tenant_id', '=', tenant).where('invoice_id', '=', invoiceID).execute();
}

/** What an invoice is issued as. */
export interface Issue {
  readonly number: number;
  readonly on: string;
  readonly due: string;
  readonly customerKey: string;
  readonly name: string;
  readonly address: readonly string[];
  readonly taxRate: string | null;
  readonly tax: number;
  readonly total: number;
}

/** Issues a draft; by whom and when, the table says itself. */
export async function issueDraft(
  tx: Transaction<DB>,
  tenant: string,
  invoiceID: number,
  { number, on, due, customerKey, name, address, taxRate, tax, total }: Issue,
): Promise<void> {
  await invoiceUpdate(tx, tenant, invoiceID)
    .set({
      ...{ number, issued_on: on, due_on: due, customer_key: customerKey, customer_name: name, tax_rate: taxRate },
      ...{ customer_address: address.join('\n'), tax_cents: tax, total_cents: total },
    })
    .execute();
}

/** Voids an invoice; by whom and when, the table says itself. */
export async function endInvoice(
  tx: Transaction<DB>,
  tenant: string,
  invoiceID: number,
  reason: string,
): Promise<void> {
  await invoiceUpdate(tx, tenant, invoiceID).set({ void_reason: reason }).execute();
}
