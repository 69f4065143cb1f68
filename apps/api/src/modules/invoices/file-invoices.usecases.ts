import type { FileInvoices, InvoiceSourceRow } from '@closewright/contract/invoices';
import { can } from '@closewright/domain/access';
import { moneyNames, statementMoney } from '@closewright/domain/check-writing';
import { reckonedDocument } from '@closewright/domain/closing-file';
import { invoiceNumber, invoiceSources, paysOffice } from '@closewright/domain/invoices';
import { sql } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import { besideFile } from '../orders/file-work.usecases.ts';
import { readDocument } from '../orders/orders.queries.ts';
import { asOfToday } from '../settlement/settlement.queries.ts';
import { foundSettlement, hiddenLists } from '../settlement/settlement.usecases.ts';
import { todayOf } from '../workflow/file-tasks.usecases.ts';
import type { InvoicesDeps } from './invoice-in-hand.ts';
import { type InvoiceRow, readInvoices, readStandingPayments } from './invoices.queries.ts';
import { officeNames } from './office-names.ts';
import { shownInvoice, surroundingsOf } from './shown-invoice.ts';

/** The invoices of a file, with whom one may be to and what one may be paid from. */
export const listInvoices = (
  { database, clock }: InvoicesDeps,
  caller: Caller,
  ordersID: number,
): Promise<FileInvoices> =>
  besideFile({ database, caller, ordersID, action: 'readInvoices' }, async (tx, { place, session }) => {
    const today = todayOf(caller, clock.now());
    const rows = await readInvoices(tx, place.tenant, sql`i.orders_id = ${ordersID}`);
    const around = await surroundingsOf(tx, place, rows);
    const { name, taxRate } = around.branch;
    const office = await officeNames(tx, caller, place);
    return {
      today,
      invoices: rows.map((row) => shownInvoice(row, around, today)),
      customers: around.contacts.map(({ address, ...contact }) => ({ ...contact, address: [...address] })),
      branch: { name, taxRate },
      closings: can(session.access, 'readChecks').allowed
        ? (await readStandingPayments(tx, place))
            .filter(({ party, payment }) => paysOffice({ party, payee: payment.payee }, office))
            .map(({ payment, left }) => ({ payment, left }))
        : null,
    };
  });

/** The rows of the statement that the office is paid for; null for whoever may not read it whole: of a part of it, what the office gets would be wrong. */
export const listInvoiceSources = (
  { database }: InvoicesDeps,
  caller: Caller,
  ordersID: number,
): Promise<{ sources: InvoiceSourceRow[] | null }> =>
  besideFile({ database, caller, ordersID, action: 'readInvoices' }, async (tx, { place, session }) => {
    if (!can(session.access, 'readSettlementEntries').allowed) return { sources: null };
    const stored = await foundSettlement(tx, place, 0);
    if (hiddenLists(stored, session).length > 0) return { sources: null };
    const settlement = asOfToday(stored);
    const { contacts } = await readDocument(tx, caller.actor, ordersID);
    const money = statementMoney(reckonedDocument(settlement), settlement.loanID, moneyNames(settlement, contacts));
    const office = await officeNames(tx, caller, place);
    const rows = await readInvoices(tx, place.tenant, sql`i.orders_id = ${ordersID} and i.void_reason is null`);
    return {
      sources: invoiceSources(money, office).map((source) => ({ ...source, on: invoicesWith(rows, source.key) })),
    };
  });

const invoicesWith = (rows: readonly InvoiceRow[], key: string): string[] =>
  rows
    .filter(({ lines }) => lines.some(({ source }) => source?.key === key))
    .map(({ number }) => (number === null ? 'Draft' : invoiceNumber(number)));
