import { invoiceLimits, invoiceMeans } from '@closewright/domain/invoices';
import { z } from 'zod';
import { amountSchema, postingLimits, reasonSchema } from '../check-writing/index.ts';
import { anyDate, endpoint, idInPath, idSchema, line, pageQuery } from '../kit/index.ts';
import { centsSchema, invoiceDate } from './invoice.schema.ts';

const tag = 'Invoices';
const path = '/api/invoice-batch-payments';
const read = { kind: 'action', action: 'readInvoiceBatches', inAnyRegion: true } as const;
const write = { kind: 'action', action: 'writeInvoiceBatches', inAnyRegion: true } as const;
const onBatch = z.strictObject({ invoiceBatchID: idInPath });
const changing = ['NOT_FOUND', 'FORBIDDEN', 'APP_READ_ONLY', 'CARRIED_ON'] as const;
const customerKeySchema = line().min(1).max(postingLimits.key);

/** A customer with open invoices or with credit. Of one that is no company of the directory, whoever is called so. */
export const invoiceCustomerRowSchema = z
  .object({
    customerKey: z.string(),
    name: z.string(),
    companyID: idSchema.nullable(),
    open: z.int().min(0),
    /** What its open invoices have left, in cents. */
    balance: z.int(),
    /** What of its remittances is not applied to any, in cents. */
    credit: z.int().min(0),
  })
  .meta({ id: 'InvoiceCustomerRow' });

/** An open invoice of a customer. */
export const openInvoiceSchema = z
  .object({
    invoiceID: idSchema,
    ordersID: idSchema,
    fileNumber: z.string(),
    number: z.string(),
    date: anyDate,
    due: anyDate,
    daysLate: z.int().min(0),
    total: amountSchema,
    balance: amountSchema,
  })
  .meta({ id: 'OpenInvoice' });

/** One remittance over several invoices. */
export const invoiceBatchSchema = z
  .object({
    invoiceBatchID: idSchema,
    /** `B-000012`. */
    number: z.string(),
    customerKey: z.string(),
    customerCompanyName: z.string(),
    date: anyDate,
    amount: z.int().min(0),
    means: z.enum(invoiceMeans),
    reference: z.string().nullable(),
    note: z.string().nullable(),
    creditUsed: z.int().min(0),
    /** What was kept as the credit of the customer. */
    over: z.int().min(0),
    allocations: z.array(
      z
        .object({
          invoiceID: idSchema,
          number: z.string(),
          ordersID: idSchema,
          fileNumber: z.string(),
          amount: z.int().min(0),
          writtenOff: z.int().min(0),
          /** Why; null where nothing was. */
          reason: z.string().nullable(),
        })
        .meta({ id: 'InvoiceAllocation' }),
    ),
    by: z.string(),
    at: z.string(),
    takenBack: z.object({ by: z.string(), at: z.string(), reason: z.string() }).nullable(),
  })
  .meta({ id: 'InvoiceBatch' });

export const listInvoiceCustomers = endpoint({
  name: 'listInvoiceCustomers',
  method: 'GET',
  path: `${path}/customers`,
  summary:
    "Customers with open invoices in files of the caller's regions, or with credit of batches of them, by name. Credit is that of the customer in all regions.",
  tag,
  query: z.strictObject({
    /** Words of the name. */
    text: line().max(100).default(''),
  }),
  result: z.array(invoiceCustomerRowSchema),
  access: read,
});

export const listOpenInvoices = endpoint({
  name: 'listOpenInvoices',
  method: 'GET',
  path: `${path}/open`,
  summary:
    "The open invoices of a customer in files of the caller's regions, the first due first, with the credit of the customer.",
  tag,
  query: z.strictObject({ customerKey: customerKeySchema }),
  result: z
    .object({ today: anyDate, credit: z.int().min(0), invoices: z.array(openInvoiceSchema) })
    .meta({ id: 'OpenInvoices' }),
  access: read,
});

export const listInvoiceBatches = endpoint({
  name: 'listInvoiceBatches',
  method: 'GET',
  path,
  summary:
    "A page of batches all of whose invoices are of files of the caller's regions, the newest first, those that were taken back included.",
  tag,
  query: z.strictObject({
    ...pageQuery,
    /** Words of the customer, the number or the reference. */
    text: line().max(100).default(''),
  }),
  result: z.object({ results: z.array(invoiceBatchSchema), totalRecords: z.int() }).meta({ id: 'InvoiceBatches' }),
  access: read,
});

export const createInvoiceBatch = endpoint({
  name: 'createInvoiceBatch',
  method: 'POST',
  path,
  summary:
    'Notes one remittance of a customer over several of its open invoices, whole or not at all. What is allocated and what is over come to the remittance with the credit that is used. What an invoice has left then stays open, or is written off with a reason.',
  tag,
  body: z.strictObject({
    customerKey: customerKeySchema,
    date: invoiceDate,
    amount: centsSchema,
    means: z.enum(invoiceMeans),
    reference: line().min(1).max(invoiceLimits.reference).nullable(),
    note: line().min(1).max(invoiceLimits.text).nullable(),
    creditUsed: centsSchema,
    over: centsSchema,
    allocations: z
      .array(
        z.strictObject({
          invoiceID: idSchema,
          amount: centsSchema,
          /** What it had left, as whoever allocates has seen it. */
          balance: amountSchema,
          writeOff: reasonSchema.nullable(),
        }),
      )
      .min(1, 'Choose at least one invoice')
      .max(invoiceLimits.allocations, `At most ${invoiceLimits.allocations} invoices`),
  }),
  result: invoiceBatchSchema,
  access: write,
  errors: changing,
  audits: ['invoice_batches', 'invoice_entries'],
});

export const takeBackInvoiceBatch = endpoint({
  name: 'takeBackInvoiceBatch',
  method: 'POST',
  path: `${path}/:invoiceBatchID/take-back`,
  summary:
    'Takes a batch back whole, and says why: its invoices are open again, and what was over is no credit any more. Not once that credit was used.',
  tag,
  params: onBatch,
  body: z.strictObject({ reason: reasonSchema }),
  result: invoiceBatchSchema,
  access: write,
  errors: [...changing, 'TAKEN_BACK_ALREADY'],
  audits: ['invoice_batches', 'invoice_entries'],
});

/** A customer with open invoices or with credit. */
export type InvoiceCustomerRow = z.infer<typeof invoiceCustomerRowSchema>;
/** An open invoice of a customer. */
export type OpenInvoice = z.infer<typeof openInvoiceSchema>;
/** The open invoices of a customer. */
export type OpenInvoices = z.infer<typeof listOpenInvoices.result>;
/** A batch, as it is told. */
export type InvoiceBatch = z.infer<typeof invoiceBatchSchema>;
/** A remittance, as it is typed. */
export type NewInvoiceBatch = z.output<typeof createInvoiceBatch.body>;
