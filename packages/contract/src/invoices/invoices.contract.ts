import { invoiceLimits, invoiceMeans, sendingWays } from '@closewright/domain/invoices';
import { z } from 'zod';
import { amountSchema, postedNumberSchema, reasonSchema } from '../check-writing/index.ts';
import { anyDate, downloadSchema, endpoint, idInPath, idSchema, line } from '../kit/index.ts';
import { orderParams } from '../orders/index.ts';
import {
  closingPaymentSchema,
  invoiceDate,
  invoiceDraftSchema,
  invoiceSchema,
  invoiceSourceSchema,
} from './invoice.schema.ts';

const tag = 'Invoices';
const path = '/api/orders/:ordersID/invoices';
const one = `${path}/:invoiceID`;
const read = { kind: 'action', action: 'readInvoices' } as const;
const write = { kind: 'action', action: 'saveInvoices' } as const;
const onInvoice = orderParams.extend({ invoiceID: idInPath });
const onEntry = onInvoice.extend({ invoiceEntryID: idInPath });
const onFile = ['NOT_FOUND', 'FORBIDDEN', 'FILE_LOCKED', 'FILE_IN_USE', 'APP_READ_ONLY'] as const;
/** What is done to one that is issued, after somebody else voided it. */
const onIssued = [...onFile, 'DECIDED_ALREADY'] as const;

/** Somebody whom an invoice of the file may be to. */
export const offeredCustomerSchema = z
  .object({
    rolesID: idSchema,
    roleTypeID: z.int(),
    name: z.string(),
    companyID: idSchema.nullable(),
    address: z.array(z.string()),
  })
  .meta({ id: 'OfferedCustomer' });

export const listInvoices = endpoint({
  name: 'listInvoices',
  method: 'GET',
  path,
  summary:
    'The invoices of a file, drafts first and then the newest, with the contacts that one may be to, the tax rate of its branch, and the disbursements to the office that one may be paid from.',
  tag,
  params: orderParams,
  result: z
    .object({
      /** The day after whose due date one is overdue. */
      today: anyDate,
      invoices: z.array(invoiceSchema),
      customers: z.array(offeredCustomerSchema),
      branch: z.object({ name: z.string(), taxRate: z.string().nullable() }),
      /** Outstanding and paid ones; null for whoever may not read check writing. */
      closings: z
        .array(
          z
            .object({
              payment: closingPaymentSchema,
              /** What no invoice was paid from yet, in cents. */
              left: z.int().min(0),
            })
            .meta({ id: 'OfferedClosing' }),
        )
        .nullable(),
    })
    .meta({ id: 'FileInvoices' }),
  access: read,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

export const listInvoiceSources = endpoint({
  name: 'listInvoiceSources',
  method: 'GET',
  path: `/api/orders/:ordersID/invoice-sources`,
  summary:
    'The rows of the statement of the default loan whose payee is the office, premiums and endorsements among them, each with the invoices that have it. Null for whoever may not read that statement.',
  tag,
  params: orderParams,
  result: z.object({ sources: z.array(invoiceSourceSchema).nullable() }).meta({ id: 'InvoiceSources' }),
  access: read,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

export const createInvoice = endpoint({
  name: 'createInvoice',
  method: 'POST',
  path,
  summary: 'Begins a draft of an invoice.',
  tag,
  params: orderParams,
  body: invoiceDraftSchema,
  result: invoiceSchema,
  access: write,
  errors: onFile,
  audits: ['invoices'],
});

export const saveInvoice = endpoint({
  name: 'saveInvoice',
  method: 'PATCH',
  path: one,
  summary: 'Saves what changed on a draft. Lines are sent whole. An issued invoice does not change.',
  tag,
  params: onInvoice,
  body: z.strictObject({ version: z.int().min(1), changes: invoiceDraftSchema.partial() }),
  result: invoiceSchema,
  access: write,
  errors: [...onIssued, 'VERSION_CONFLICT'],
  idempotent: false,
  audits: ['invoices'],
});

export const discardInvoice = endpoint({
  name: 'discardInvoice',
  method: 'DELETE',
  path: one,
  summary: 'Removes a draft with its lines and custom values. An issued invoice is voided instead.',
  tag,
  params: onInvoice,
  result: z.null(),
  access: write,
  errors: onIssued,
  audits: ['invoices'],
});

export const issueInvoice = endpoint({
  name: 'issueInvoice',
  method: 'POST',
  path: `${one}/issue`,
  summary:
    'Issues a draft: it gets the next number of the office, its due date, the name and address of its customer and the tax rate of the branch as they are then, and does not change any more. `total` is what whoever issues it has seen.',
  tag,
  params: onInvoice,
  body: z.strictObject({ version: z.int().min(1), date: invoiceDate, total: amountSchema }),
  result: invoiceSchema,
  access: write,
  errors: [...onIssued, 'VERSION_CONFLICT', 'CARRIED_ON'],
  audits: ['invoices'],
});

export const payInvoice = endpoint({
  name: 'payInvoice',
  method: 'POST',
  path: `${one}/payments`,
  summary: 'Notes that somebody paid an invoice or a part of it to the office. Nothing is posted to the trust ledger.',
  tag,
  params: onInvoice,
  body: z.strictObject({
    date: invoiceDate,
    amount: amountSchema,
    means: z.enum(invoiceMeans),
    reference: line().min(1).max(invoiceLimits.reference).nullable(),
  }),
  result: invoiceSchema,
  access: write,
  errors: onIssued,
  audits: ['invoice_entries'],
});

export const creditInvoice = endpoint({
  name: 'creditInvoice',
  method: 'POST',
  path: `${one}/credits`,
  summary: 'Lets an invoice or a part of it off by a credit memo, and says why.',
  tag,
  params: onInvoice,
  body: z.strictObject({ date: invoiceDate, amount: amountSchema, reason: reasonSchema }),
  result: invoiceSchema,
  access: write,
  errors: onIssued,
  audits: ['invoice_entries'],
});

export const payInvoiceFromClosing = endpoint({
  name: 'payInvoiceFromClosing',
  method: 'POST',
  path: `${one}/closings`,
  summary:
    'Says that a disbursement of the file to the office pays an invoice. It counts while that payment stands: voided, stopped or taken back, the invoice is open again.',
  tag,
  params: onInvoice,
  body: z.strictObject({ bankAccountID: idSchema, ...postedNumberSchema.shape, amount: amountSchema }),
  result: invoiceSchema,
  access: write,
  errors: [...onIssued, 'NOT_ENOUGH_MONEY', 'CARRIED_ON'],
  audits: ['invoice_entries'],
});

export const noteInvoiceSent = endpoint({
  name: 'noteInvoiceSent',
  method: 'POST',
  path: `${one}/sendings`,
  summary: 'Notes to whom an invoice was sent, how and on which day. The product sends nothing itself.',
  tag,
  params: onInvoice,
  body: z.strictObject({
    date: invoiceDate,
    to: line().min(1, { error: 'Say to whom it was sent', abort: true }).max(invoiceLimits.to),
    how: z.enum(sendingWays),
  }),
  result: invoiceSchema,
  access: write,
  errors: onIssued,
  audits: ['invoice_entries'],
});

export const takeBackInvoiceEntry = endpoint({
  name: 'takeBackInvoiceEntry',
  method: 'POST',
  path: `${one}/entries/:invoiceEntryID/take-back`,
  summary:
    'Takes back what was noted of an invoice by mistake, and says why. What was noted with a batch is taken back with that.',
  tag,
  params: onEntry,
  body: z.strictObject({ reason: reasonSchema }),
  result: invoiceSchema,
  access: write,
  errors: [...onIssued, 'TAKEN_BACK_ALREADY'],
  audits: ['invoice_entries'],
});

export const voidInvoice = endpoint({
  name: 'voidInvoice',
  method: 'POST',
  path: `${one}/void`,
  summary: 'Voids an issued invoice of which nothing counts as paid, and says why. Its number stays taken.',
  tag,
  params: onInvoice,
  body: z.strictObject({ reason: reasonSchema }),
  result: invoiceSchema,
  access: write,
  errors: [...onIssued, 'CARRIED_ON'],
  audits: ['invoices'],
});

export const getInvoiceDocument = endpoint({
  name: 'getInvoiceDocument',
  method: 'GET',
  path: `${one}/document`,
  summary: 'Where an invoice may be fetched as a PDF. A draft and a void one say so behind the text.',
  tag,
  params: onInvoice,
  result: downloadSchema,
  access: read,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

/** The invoices of a file, as they are told. */
export type FileInvoices = z.infer<typeof listInvoices.result>;
/** What is noted of a payment. */
export type InvoicePayment = z.output<typeof payInvoice.body>;
/** What is noted of a credit memo. */
export type InvoiceCredit = z.output<typeof creditInvoice.body>;
/** Which disbursement pays how much of an invoice. */
export type InvoiceClosing = z.output<typeof payInvoiceFromClosing.body>;
/** To whom an invoice was sent. */
export type InvoiceSending = z.output<typeof noteInvoiceSent.body>;
