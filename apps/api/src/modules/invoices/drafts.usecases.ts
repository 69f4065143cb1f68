import type { Invoice, InvoiceDraft } from '@closewright/contract/invoices';
import { addToDate, type WireDate } from '@closewright/domain/dates';
import { AppError } from '@closewright/domain/errors';
import { formatMoney } from '@closewright/domain/formats';
import { customerKey, invoiceFigures, invoiceLimits, issueProblems, isWithinReach } from '@closewright/domain/invoices';
import { sql } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import { invalid } from '../../platform/records/index.ts';
import { nextIDs } from '../../platform/tenant/in-tenant.ts';
import { companyProblem } from '../companies/companies.usecases.ts';
import { writeFile } from '../orders/file-work.usecases.ts';
import { todayOf } from '../workflow/file-tasks.usecases.ts';
import { readContacts } from './customers.queries.ts';
import {
  foundInvoice,
  type InvoiceInHand,
  type InvoicePlace,
  type InvoicesDeps,
  onInvoice,
  refusal,
  refuseIssued,
  refuseLater,
  refuseOtherVersion,
} from './invoice-in-hand.ts';
import { deleteDraft, insertInvoice, issueDraft, readInvoices, updateDraft } from './invoices.queries.ts';
import { draftCustomer, storedCustomer } from './shown-invoice.ts';

/** Begins a draft. */
export const createInvoice = (
  { database, clock }: InvoicesDeps,
  caller: Caller,
  { ordersID, ...draft }: InvoiceDraft & { readonly ordersID: number },
): Promise<Invoice> =>
  writeFile({ database, caller, ordersID, action: 'saveInvoices' }, async (tx, file) => {
    const all = await readInvoices(tx, file.place.tenant, sql`i.orders_id = ${ordersID}`);
    if (all.length >= invoiceLimits.perFile)
      throw new AppError('VALIDATION_FAILED', `A file has at most ${invoiceLimits.perFile} invoices.`);
    await refuseDraft({ tx, file }, caller, draft, '');
    const invoiceID = await nextIDs(tx, 'invoice_id');
    await insertInvoice(tx, file.place, invoiceID, draft);
    return (await foundInvoice(tx, file, invoiceID, todayOf(caller, clock.now()))).shown;
  });

interface Save extends InvoicePlace {
  readonly version: number;
  readonly changes: { readonly [K in keyof InvoiceDraft]?: InvoiceDraft[K] | undefined };
}

/** Saves what changed on a draft. */
export const saveInvoice = (
  deps: InvoicesDeps,
  caller: Caller,
  { version, changes, ...place }: Save,
): Promise<Invoice> =>
  onInvoice(deps, caller, place, async (inHand) => {
    const { tx, file, row } = inHand;
    refuseIssued(inHand);
    refuseOtherVersion(inHand, version);
    const { customer = storedCustomer(row), terms = row.terms, note = row.note, lines = null } = changes;
    await refuseDraft(inHand, caller, { customer: changes.customer ?? null, lines: lines ?? [] }, 'changes.');
    await updateDraft(tx, file.place.tenant, row.invoiceID, { customer, terms, note, lines });
  });

/** Removes a draft. */
export const discardInvoice = (
  { database, clock }: InvoicesDeps,
  caller: Caller,
  { ordersID, invoiceID }: InvoicePlace,
): Promise<null> =>
  writeFile({ database, caller, ordersID, action: 'saveInvoices' }, async (tx, file) => {
    refuseIssued(await foundInvoice(tx, file, invoiceID, todayOf(caller, clock.now())));
    await deleteDraft(tx, file.place.tenant, invoiceID);
    return null;
  });

interface Issuing extends InvoicePlace {
  readonly version: number;
  readonly date: WireDate;
  /** What whoever issues it has seen. */
  readonly total: number;
}

/** Issues a draft as it stands, with the next number of the office. */
export const issueInvoice = (
  deps: InvoicesDeps,
  caller: Caller,
  { version, date, total: seen, ...place }: Issuing,
): Promise<Invoice> =>
  onInvoice(deps, caller, place, async (inHand) => {
    const { tx, file, row, around, shown, today } = inHand;
    refuseIssued(inHand);
    refuseOtherVersion(inHand, version);
    refuseLater(date, today);
    const customer = draftCustomer(row, around);
    const { taxRate } = around.branch;
    refuseFields(issueProblems({ lines: row.lines, taxRate, customer }));
    const { tax, total } = invoiceFigures({ lines: row.lines, taxRate });
    if (customer === null || tax === null || total === null) throw new AppError('INTERNAL');
    if (total.value !== seen)
      throw refusal('CARRIED_ON', 'total', `It comes to ${formatMoney(total.value)} now. Look at it again.`);
    const { name, address, companyID } = customer;
    await issueDraft(tx, file.place.tenant, row.invoiceID, {
      ...{ number: await nextIDs(tx, 'invoice_number'), on: date, due: addToDate(date, shown.terms, 'days') },
      ...{ name, address, customerKey: customerKey({ companyID, name }) },
      ...{ taxRate, tax: tax.value, total: total.value },
    });
  });

/** Refuses a draft to somebody who is not there, or with lines that cannot be added up. */
async function refuseDraft(
  { tx, file: { place } }: Pick<InvoiceInHand, 'tx' | 'file'>,
  caller: Caller,
  { customer, lines }: Pick<InvoiceDraft, 'customer' | 'lines'>,
  at: '' | 'changes.',
): Promise<void> {
  if (!isWithinReach(lines)) throw invalid(`${at}lines`, 'These lines come to more than can be counted');
  if (customer === null) return;
  if (customer.kind === 'contact') {
    const contacts = await readContacts(tx, place);
    if (!contacts.some(({ rolesID }) => rolesID === customer.rolesID))
      throw invalid(`${at}customer`, 'The file has no such contact with a name');
    return;
  }
  const problem = await companyProblem(tx, caller, { companyID: customer.companyID, contactID: 0 });
  if (problem !== null) throw invalid(`${at}customer`, problem);
}
