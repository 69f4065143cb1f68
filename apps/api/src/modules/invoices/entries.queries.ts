import type { InvoiceMeans, SendingWay } from '@closewright/domain/invoices';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { nextIDs } from '../../platform/tenant/in-tenant.ts';

/** What is noted of an issued invoice. */
export type NotedEntry = { readonly invoiceID: number; readonly date: string } & (
  | {
      readonly kind: 'payment';
      readonly amount: number;
      readonly means: InvoiceMeans;
      readonly reference: string | null;
      readonly invoiceBatchID?: number;
    }
  | {
      readonly kind: 'credit memo';
      readonly amount: number;
      readonly reason: string;
      readonly invoiceBatchID?: number;
    }
  | {
      readonly kind: 'closing';
      readonly amount: number;
      readonly bankAccountID: number;
      readonly stripe: number;
      readonly number: number;
    }
  | { readonly kind: 'sent'; readonly to: string; readonly how: SendingWay }
);

function columnsOf(entry: NotedEntry) {
  switch (entry.kind) {
    case 'payment':
      return {
        ...{ amount_cents: entry.amount, means: entry.means, reference: entry.reference },
        invoice_batch_id: entry.invoiceBatchID ?? null,
      };
    case 'credit memo':
      return {
        ...{ amount_cents: entry.amount, reason: entry.reason, invoice_batch_id: entry.invoiceBatchID ?? null },
      };
    case 'closing':
      return {
        ...{ amount_cents: entry.amount, bank_account_id: entry.bankAccountID },
        ...{ stripe: entry.stripe, ledger_number: entry.number },
      };
    case 'sent':
      return { sent_to: entry.to, sent_how: entry.how };
  }
}

/** Notes entries in their order; by whom and when, the table says itself. */
export async function insertEntries(
  tx: Transaction<DB>,
  tenant: string,
  entries: readonly NotedEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const first = await nextIDs(tx, 'invoice_entry_id', entries.length);
  for (const [at, entry] of entries.entries()) {
    const { invoiceID, date, kind } = entry;
    await tx
      .insertInto('invoice_entries')
      .values({
        ...{ tenant_id: tenant, invoice_entry_id: first + at, invoice_id: invoiceID, kind, noted_on: date },
        ...columnsOf(entry),
      })
      .execute();
  }
}

/** Takes an entry back. */
export async function endEntry(
  tx: Transaction<DB>,
  tenant: string,
  invoiceEntryID: number,
  reason: string,
): Promise<void> {
  await tx
    .updateTable('invoice_entries')
    .set({ taken_back_reason: reason })
    .where('tenant_id', '=', tenant)
    .where('invoice_entry_id', '=', invoiceEntryID)
    .execute();
}

/** Takes back all that was noted with a batch. */
export async function endEntriesOfBatch(
  tx: Transaction<DB>,
  tenant: string,
  invoiceBatchID: number,
  reason: string,
): Promise<void> {
  await tx
    .updateTable('invoice_entries')
    .set({ taken_back_reason: reason })
    .where('tenant_id', '=', tenant)
    .where('invoice_batch_id', '=', invoiceBatchID)
    .execute();
}
