import type { Invoice } from '@closewright/contract/invoices';
import type { WireDate } from '@closewright/domain/dates';
import { AppError, type ErrorCode } from '@closewright/domain/errors';
import { sql, type Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { staleVersion } from '../../platform/errors/stale-version.ts';
import { invalid } from '../../platform/records/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { type FileInHand, type VisibleFile, writeFile } from '../orders/file-work.usecases.ts';
import { todayOf } from '../workflow/file-tasks.usecases.ts';
import { type InvoiceRow, readInvoices } from './invoices.queries.ts';
import { type DraftSurroundings, shownInvoice, surroundingsOf } from './shown-invoice.ts';

/** What invoices are worked on with. */
export interface InvoicesDeps {
  readonly database: Database;
  readonly clock: Clock;
}

/** Which invoice of which file. */
export interface InvoicePlace {
  readonly ordersID: number;
  readonly invoiceID: number;
}

/** An invoice under the lock of its file: nobody else writes it meanwhile. */
export interface InvoiceInHand {
  readonly tx: Transaction<DB>;
  readonly file: FileInHand;
  readonly row: InvoiceRow;
  readonly shown: Invoice;
  readonly around: DraftSurroundings;
  readonly today: string;
}

/** An invoice of a file with what drafts are shown by. Throws NOT_FOUND for one of another file as for one that is not there. */
export async function foundInvoice(
  tx: Transaction<DB>,
  { place }: VisibleFile,
  invoiceID: number,
  today: string,
): Promise<Pick<InvoiceInHand, 'row' | 'shown' | 'around'>> {
  const which = sql`i.orders_id = ${place.ordersID} and i.invoice_id = ${invoiceID}`;
  const [row] = await readInvoices(tx, place.tenant, which);
  if (!row) throw new AppError('NOT_FOUND');
  const around = await surroundingsOf(tx, place, [row]);
  return { row, around, shown: shownInvoice(row, around, today) };
}

/** Works on an invoice in the lock of its file, and answers it as it is then. */
export function onInvoice(
  { database, clock }: InvoicesDeps,
  caller: Caller,
  { ordersID, invoiceID }: InvoicePlace,
  work: (inHand: InvoiceInHand) => Promise<void>,
): Promise<Invoice> {
  return writeFile({ database, caller, ordersID, action: 'saveInvoices' }, async (tx, file) => {
    const today = todayOf(caller, clock.now());
    await work({ tx, file, today, ...(await foundInvoice(tx, file, invoiceID, today)) });
    return (await foundInvoice(tx, file, invoiceID, today)).shown;
  });
}

/** Refuses to edit what is issued. */
export function refuseIssued({ shown: { number, issued } }: Pick<InvoiceInHand, 'shown'>): void {
  if (issued !== null)
    throw new AppError('DECIDED_ALREADY', `It was issued as ${number} by ${issued.by}, and does not change.`);
}

/** Refuses to note anything of a draft, or of what is void. */
export function refuseNotIssued({ shown: { number, issued, voided } }: Pick<InvoiceInHand, 'shown'>): void {
  if (issued === null) throw new AppError('DECIDED_ALREADY', 'It is a draft: issue it first.');
  if (voided !== null) throw new AppError('DECIDED_ALREADY', `${voided.by} has voided ${number}: ${voided.reason}`);
}

/** Refuses a save that is based on another version than the one stored. */
export function refuseOtherVersion({ shown }: Pick<InvoiceInHand, 'shown'>, version: number): void {
  if (shown.version !== version)
    throw staleVersion(shown, { shown, message: 'Somebody else changed this in the meantime.' });
}

/** Refuses a day that is not yet. */
export function refuseLater(date: WireDate, today: WireDate): void {
  if (date > today) throw invalid('date', 'Choose today or an earlier day');
}

/** A refusal with a sentence of its own, which stands at a field, too. */
export const refusal = (code: ErrorCode, path: string, message: string): AppError =>
  new AppError(code, message, { modelState: { [path]: [message] } });
