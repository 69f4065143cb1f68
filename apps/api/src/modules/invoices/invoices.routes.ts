import * as contract from '@closewright/contract/invoices';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/index.ts';
import type { Downloads } from '../../platform/downloads/index.ts';
import { implement } from '../../platform/http/implement.ts';
import type { Printer } from '../../platform/pdf/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import {
  createInvoiceBatch,
  listInvoiceBatches,
  listInvoiceCustomers,
  listOpenInvoices,
  takeBackInvoiceBatch,
} from './batches.usecases.ts';
import { createInvoice, discardInvoice, issueInvoice, saveInvoice } from './drafts.usecases.ts';
import {
  creditInvoice,
  noteInvoiceSent,
  payInvoice,
  payInvoiceFromClosing,
  takeBackInvoiceEntry,
  voidInvoice,
} from './entries.usecases.ts';
import { listInvoiceSources, listInvoices } from './file-invoices.usecases.ts';
import { getInvoiceDocument, type InvoiceWanted, pdfOfInvoice } from './invoice-document.usecases.ts';

interface Deps {
  readonly database: Database;
  readonly clock: Clock;
  readonly downloads: Downloads;
  readonly printer: Printer;
}

/** Invoices of files, and batch payments. */
export function invoicesRoutes(app: FastifyInstance, deps: Deps): void {
  const offer = deps.downloads.kind<InvoiceWanted>('invoice', (actor, wanted) => pdfOfInvoice(deps, actor, wanted));

  implement(app, contract.listInvoices, ({ caller, params }) => listInvoices(deps, caller, params.ordersID));
  implement(app, contract.listInvoiceSources, ({ caller, params }) =>
    listInvoiceSources(deps, caller, params.ordersID),
  );
  implement(app, contract.createInvoice, ({ caller, params, body }) =>
    createInvoice(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.saveInvoice, ({ caller, params, body }) => saveInvoice(deps, caller, { ...params, ...body }));
  implement(app, contract.discardInvoice, ({ caller, params }) => discardInvoice(deps, caller, params));
  implement(app, contract.issueInvoice, ({ caller, params, body }) =>
    issueInvoice(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.payInvoice, ({ caller, params, body }) => payInvoice(deps, caller, { ...params, ...body }));
  implement(app, contract.creditInvoice, ({ caller, params, body }) =>
    creditInvoice(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.payInvoiceFromClosing, ({ caller, params, body }) =>
    payInvoiceFromClosing(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.noteInvoiceSent, ({ caller, params, body }) =>
    noteInvoiceSent(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.takeBackInvoiceEntry, ({ caller, params, body }) =>
    takeBackInvoiceEntry(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.voidInvoice, ({ caller, params, body }) => voidInvoice(deps, caller, { ...params, ...body }));
  implement(app, contract.getInvoiceDocument, ({ caller, params }) =>
    getInvoiceDocument({ ...deps, offer }, caller, params),
  );
  implement(app, contract.listInvoiceCustomers, ({ caller, query }) => listInvoiceCustomers(deps, caller, query.text));
  implement(app, contract.listOpenInvoices, ({ caller, query }) => listOpenInvoices(deps, caller, query.customerKey));
  implement(app, contract.listInvoiceBatches, ({ caller, query }) => listInvoiceBatches(deps, caller, query));
  implement(app, contract.createInvoiceBatch, ({ caller, body }) => createInvoiceBatch(deps, caller, body));
  implement(app, contract.takeBackInvoiceBatch, ({ caller, params, body }) =>
    takeBackInvoiceBatch(deps, caller, { ...params, ...body }),
  );
}
