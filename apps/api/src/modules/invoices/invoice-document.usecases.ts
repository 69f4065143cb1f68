import type { DownloadAddress } from '@closewright/contract/kit';
import { sql } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Offer } from '../../platform/downloads/index.ts';
import type { Printer } from '../../platform/pdf/index.ts';
import type { Actor, Database } from '../../platform/tenant/in-tenant.ts';
import { besideFile } from '../orders/file-work.usecases.ts';
import { todayOf } from '../workflow/file-tasks.usecases.ts';
import { foundInvoice, type InvoicePlace, type InvoicesDeps } from './invoice-in-hand.ts';
import { type InvoicePrint, invoicePaper } from './invoice-paper.ts';
import { readInvoices } from './invoices.queries.ts';
import { shownInvoice, surroundingsOf } from './shown-invoice.ts';

/** Which invoice is printed, and what it says of who prints it. */
export interface InvoiceWanted extends InvoicePlace, Omit<InvoicePrint, 'branch'> {}

/** Where an invoice may be fetched as a PDF. */
export const getInvoiceDocument = (
  { database, clock, offer }: InvoicesDeps & { readonly offer: Offer<InvoiceWanted> },
  caller: Caller,
  place: InvoicePlace,
): Promise<DownloadAddress> =>
  besideFile({ ...place, database, caller, action: 'readInvoices' }, async (tx, file) => {
    const today = todayOf(caller, clock.now());
    const { shown } = await foundInvoice(tx, file, place.invoiceID, today);
    const office = caller.session.facts.tenant?.displayName ?? caller.actor.tenant;
    const { fileNumber } = file.state;
    return offer(
      caller.actor,
      { ...place, today, office, fileNumber, by: caller.actor.name },
      { fileName: `${shown.number ?? `Draft invoice ${fileNumber}`}.pdf`, mediaType: 'application/pdf' },
    );
  });

/** The PDF of an invoice as it stands; null where it is gone. */
export async function pdfOfInvoice(
  { database, printer }: { readonly database: Database; readonly printer: Printer },
  actor: Actor,
  { ordersID, invoiceID, today, ...print }: InvoiceWanted,
): Promise<Uint8Array | null> {
  const found = await database.inTenant(actor, async (tx) => {
    const place = { tenant: actor.tenant, ordersID };
    const rows = await readInvoices(tx, place.tenant, sql`i.orders_id = ${ordersID} and i.invoice_id = ${invoiceID}`);
    const [row] = rows;
    if (!row) return null;
    const around = await surroundingsOf(tx, place, rows);
    return { invoice: shownInvoice(row, around, today), branch: around.branch };
  });
  if (!found) return null;
  const { invoice, branch } = found;
  return printer.pack(invoicePaper(invoice, { ...print, branch, today }), actor.tenant);
}
