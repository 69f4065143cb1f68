import type { InvoiceBatch, InvoiceCustomerRow, NewInvoiceBatch, OpenInvoices } from '@closewright/contract/invoices';
import { can } from '@closewright/domain/access';
import { diffDates } from '@closewright/domain/dates';
import { AppError } from '@closewright/domain/errors';
import { formatMoney } from '@closewright/domain/formats';
import { batchProblems, invoiceNumber, invoiceStanding, writtenOffOf } from '@closewright/domain/invoices';
import { sql, type Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import { refuseAction } from '../../platform/auth/refuse-action.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import { invalid } from '../../platform/records/index.ts';
import { nextIDs } from '../../platform/tenant/in-tenant.ts';
import { lockFiles } from '../../platform/tenant/tenant-locks.ts';
import { type VisibleFile, visibleFiles } from '../orders/file-work.usecases.ts';
import { regionsWhere } from '../orders/listed-regions.queries.ts';
import { todayOf } from '../workflow/file-tasks.usecases.ts';
import {
  type BatchesRead,
  endBatch,
  holdCredit,
  insertBatch,
  readBatch,
  readBatches,
  readCredit,
  readFilesOfInvoices,
  readInvoiceCustomers,
  readOpenInvoices,
} from './batches.queries.ts';
import { endEntriesOfBatch, insertEntries, type NotedEntry } from './entries.queries.ts';
import { type InvoicesDeps, refusal, refuseLater } from './invoice-in-hand.ts';
import { readInvoices } from './invoices.queries.ts';

type Tx = Transaction<DB>;

/** The invoices that somebody is told of here. */
const readBy = ({ actor, session }: Caller): BatchesRead => ({
  tenant: actor.tenant,
  regions: regionsWhere(session, (there) => can(there, 'readInvoiceBatches').allowed),
});

/** Customers with open invoices or with credit. */
export const listInvoiceCustomers = (
  { database }: InvoicesDeps,
  caller: Caller,
  text: string,
): Promise<InvoiceCustomerRow[]> =>
  database.inTenant(caller.actor, (tx) => readInvoiceCustomers(tx, readBy(caller), text));

/** The open invoices of a customer, with its credit: of one of whom nothing is told here, none. */
export const listOpenInvoices = (
  { database, clock }: InvoicesDeps,
  caller: Caller,
  customerKey: string,
): Promise<OpenInvoices> =>
  database.inTenant(caller.actor, async (tx) => {
    const today = todayOf(caller, clock.now());
    const read = readBy(caller);
    const invoices = await readOpenInvoices(tx, read, customerKey);
    return {
      today,
      credit: invoices.length === 0 ? 0 : await readCredit(tx, read.tenant, customerKey),
      invoices: invoices.map((each) => ({ ...each, daysLate: Math.max(0, diffDates(each.due, today, 'days')) })),
    };
  });

/** A page of batches. */
export const listInvoiceBatches = (
  { database }: InvoicesDeps,
  caller: Caller,
  asked: { readonly text: string; readonly skip: number; readonly take: number },
): Promise<{ results: InvoiceBatch[]; totalRecords: number }> =>
  database.inTenant(caller.actor, (tx) => readBatches(tx, readBy(caller), asked));

/** Notes one remittance over several invoices, whole or not at all. */
export async function createInvoiceBatch(
  { database, clock }: InvoicesDeps,
  caller: Caller,
  typed: NewInvoiceBatch,
): Promise<InvoiceBatch> {
  const { actor } = caller;
  const { allocations, customerKey } = typed;
  const files = await database.inTenant(actor, (tx) =>
    readFilesOfInvoices(
      tx,
      actor.tenant,
      allocations.map(({ invoiceID }) => invoiceID),
    ),
  );
  return database.inTenant(actor, async (tx) => {
    const seen = await lockSeen(tx, caller, [...files.values()]);
    allocations.forEach(({ invoiceID }, at) => {
      const file = seen.get(files.get(invoiceID) ?? 0);
      if (!file) throw refusal('NOT_FOUND', `allocations.${at}.invoiceID`, 'There is no such invoice.');
      refuseAction(file.session.access, 'writeInvoiceBatches', undefined, `allocations.${at}.invoiceID`);
    });
    refuseLater(typed.date, todayOf(caller, clock.now()));
    const name = await customerOfAll(tx, caller, typed);
    await holdCredit(tx, customerKey);
    refuseFields(batchProblems(typed, await readCredit(tx, actor.tenant, customerKey)));
    const invoiceBatchID = await nextIDs(tx, 'invoice_batch_id');
    const number = await nextIDs(tx, 'invoice_batch_number');
    await insertBatch(tx, actor.tenant, { ...typed, invoiceBatchID, number, name });
    await insertEntries(tx, actor.tenant, entriesOf(typed, invoiceBatchID));
    await tell(seen);
    return foundBatch(tx, caller, invoiceBatchID);
  });
}

/** Takes a batch back whole. */
export async function takeBackInvoiceBatch(
  { database }: InvoicesDeps,
  caller: Caller,
  { invoiceBatchID, reason }: { readonly invoiceBatchID: number; readonly reason: string },
): Promise<InvoiceBatch> {
  const { actor } = caller;
  const { allocations } = await database.inTenant(actor, (tx) => foundBatch(tx, caller, invoiceBatchID));
  return database.inTenant(actor, async (tx) => {
    const seen = await lockSeen(
      tx,
      caller,
      allocations.map(({ ordersID }) => ordersID),
    );
    const batch = await foundBatch(tx, caller, invoiceBatchID);
    for (const { session } of seen.values()) refuseAction(session.access, 'writeInvoiceBatches');
    if (batch.takenBack !== null)
      throw new AppError('TAKEN_BACK_ALREADY', `${batch.takenBack.by} has taken it back already.`);
    await holdCredit(tx, batch.customerKey);
    if (batch.over > (await readCredit(tx, actor.tenant, batch.customerKey)))
      throw refusal('CARRIED_ON', 'reason', 'A later batch used the credit of this one: take that back first.');
    await endBatch(tx, actor.tenant, invoiceBatchID, reason);
    await endEntriesOfBatch(tx, actor.tenant, invoiceBatchID, reason);
    await tell(seen);
    return foundBatch(tx, caller, invoiceBatchID);
  });
}

/** Locks files, and answers those that somebody may read batches of. */
async function lockSeen(
  tx: Tx,
  caller: Caller,
  ordersIDs: readonly number[],
): Promise<ReadonlyMap<number, VisibleFile>> {
  const all = [...new Set(ordersIDs)].toSorted((a, b) => a - b);
  if (all.length === 0) return new Map();
  await lockFiles(tx, all);
  const seen = await visibleFiles(tx, caller, all);
  return new Map(
    seen
      .filter(({ session }) => can(session.access, 'readInvoiceBatches').allowed)
      .map((file) => [file.place.ordersID, file]),
  );
}

const tell = async (seen: ReadonlyMap<number, VisibleFile>): Promise<void> => {
  for (const file of seen.values()) await file.tell();
};

async function foundBatch(tx: Tx, caller: Caller, invoiceBatchID: number): Promise<InvoiceBatch> {
  const found = await readBatch(tx, readBy(caller), invoiceBatchID);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

const isOneOf = (of: readonly { readonly invoiceID: number }[]) =>
  sql`i.invoice_id = any(${of.map(({ invoiceID }) => invoiceID)}::integer[])`;

/** What the customer is called whose invoices these are. Throws at the first that is of another one, or has not left what whoever allocates has seen. */
async function customerOfAll(
  tx: Tx,
  { actor }: Caller,
  { customerKey, date, allocations }: NewInvoiceBatch,
): Promise<string> {
  const rows = await readInvoices(tx, actor.tenant, isOneOf(allocations));
  for (const [at, { invoiceID, balance: seen }] of allocations.entries()) {
    const path = `allocations.${at}`;
    const row = rows.find((each) => each.invoiceID === invoiceID);
    if (!row) throw refusal('NOT_FOUND', `${path}.invoiceID`, 'There is no such invoice.');
    if (row.customerKey === null) throw invalid(`${path}.invoiceID`, 'It is a draft: issue it first');
    if (row.customerKey !== customerKey) throw invalid(`${path}.invoiceID`, `It is to ${row.customerName}`);
    const { balance } = invoiceStanding(row, date);
    if (balance.value !== seen)
      throw refusal(
        'CARRIED_ON',
        `${path}.balance`,
        `${invoiceNumber(row.number ?? 0)} has ${formatMoney(balance.value)} left now. Look at it again.`,
      );
  }
  const [newest] = rows;
  return newest?.customerName ?? '';
}

/** A payment for each invoice that something goes to, and a credit memo for what is written off. */
const entriesOf = ({ allocations, date, means, reference }: NewInvoiceBatch, invoiceBatchID: number): NotedEntry[] =>
  allocations.flatMap((each): NotedEntry[] => {
    const { invoiceID, amount, writeOff } = each;
    const common = { invoiceID, date, invoiceBatchID };
    return [
      ...(amount === 0 ? [] : [{ ...common, kind: 'payment', amount, means, reference } as const]),
      ...(writeOff === null
        ? []
        : [{ ...common, kind: 'credit memo', amount: writtenOffOf(each), reason: writeOff } as const]),
    ];
  });
