import {
  invoiceLimits,
  invoiceMeans,
  invoiceSourceKinds,
  invoiceStates,
  sendingWays,
} from '@closewright/domain/invoices';
import { disbursementKinds } from '@closewright/domain/ledger';
import { maxCents } from '@closewright/domain/money';
import { z } from 'zod';
import { amountSchema, postedNumberSchema, postingDate, postingLimits } from '../check-writing/index.ts';
import { anyDate, idSchema, line, lines } from '../kit/index.ts';

/** Cents from 0 on. */
export const centsSchema = z
  .int({ error: 'An amount is in cents' })
  .min(0, 'An amount is not below zero')
  .max(maxCents, 'An amount is too large');

const lineAmount = z
  .int({ error: 'An amount is in cents' })
  .min(-maxCents, 'An amount is too large')
  .max(maxCents, 'An amount is too large')
  .refine((amount) => amount !== 0, 'An amount is not 0.00');

/** A line of an invoice: what it is for, cents other than 0, whether it is taxed, and the row of the statement it came from. */
export const invoiceLineSchema = z
  .strictObject({
    text: line().min(1, { error: 'Say what it is for', abort: true }).max(invoiceLimits.text),
    amount: lineAmount,
    isTaxable: z.boolean(),
    source: z
      .strictObject({
        key: line().min(1).max(postingLimits.key),
        label: line().max(postingLimits.label),
      })
      .nullable(),
  })
  .meta({ id: 'InvoiceLine' });

/** Whom an invoice is to: a contact of the file, or a company of the directory. */
export const invoiceCustomerSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('contact'), rolesID: idSchema }),
    z.strictObject({ kind: z.literal('company'), companyID: idSchema }),
  ])
  .meta({ id: 'InvoiceCustomer' });

/** What is typed of a draft. */
export const invoiceDraftSchema = z.strictObject({
  customer: invoiceCustomerSchema.nullable(),
  /** Days from its date until it is due. */
  terms: z.int({ error: 'Terms are days' }).min(0, 'Terms are not below 0').max(invoiceLimits.terms),
  note: lines().max(invoiceLimits.note).nullable(),
  lines: z.array(invoiceLineSchema).max(invoiceLimits.lines, `At most ${invoiceLimits.lines} lines`),
});

const bySchema = z.object({ by: z.string(), at: z.string() });
const reasonedSchema = bySchema.extend({ reason: z.string() });

/** A disbursement of the file to the office, with what became of it. */
export const closingPaymentSchema = postedNumberSchema
  .extend({
    bankAccountID: idSchema,
    bankAccount: z.string(),
    method: z.enum(disbursementKinds),
    checkNumber: z.int().min(1).nullable(),
    payee: z.string(),
    date: anyDate,
    amount: amountSchema,
    state: z.enum(['outstanding', 'paid', 'voided', 'stopped', 'taken back']),
  })
  .meta({ id: 'ClosingPayment' });

const entry = {
  invoiceEntryID: idSchema,
  date: anyDate,
  by: z.string(),
  at: z.string(),
  takenBack: reasonedSchema.nullable(),
  /** The batch it was noted with, and is taken back with. */
  batch: z.object({ invoiceBatchID: idSchema, number: z.string() }).nullable(),
};

/** What was noted of an issued invoice. */
export const invoiceEntrySchema = z
  .discriminatedUnion('kind', [
    z.object({
      ...entry,
      kind: z.literal('payment'),
      amount: amountSchema,
      means: z.enum(invoiceMeans),
      reference: z.string().nullable(),
    }),
    z.object({ ...entry, kind: z.literal('credit memo'), amount: amountSchema, reason: z.string() }),
    // It counts while its payment stands: `countsNot` of the domain says why it does not.
    z.object({ ...entry, kind: z.literal('closing'), amount: amountSchema, payment: closingPaymentSchema }),
    z.object({ ...entry, kind: z.literal('sent'), to: z.string(), how: z.enum(sendingWays) }),
  ])
  .meta({ id: 'InvoiceEntry' });

/** An invoice of a file. Where it stands and why say `invoiceFigures` and `invoiceStanding` of the domain; `state` and `balance` are what they say today. */
export const invoiceSchema = z
  .object({
    invoiceID: idSchema,
    ordersID: idSchema,
    version: z.int().min(1),
    /** `I-000123`; null of a draft. */
    number: z.string().nullable(),
    customer: invoiceCustomerSchema.nullable(),
    /** Its name: of a draft as it is now, of an issued one as it was then; empty of nobody. */
    customerCompanyName: z.string(),
    /** Its address, line by line, likewise. */
    address: z.array(z.string()),
    terms: z.int(),
    note: z.string().nullable(),
    lines: z.array(invoiceLineSchema.extend({ text: z.string() }).meta({ id: 'StoredInvoiceLine' })),
    /** Percent: as the branch has it now, or had it when it was issued. */
    taxRate: z.string().nullable(),
    issued: bySchema.extend({ on: anyDate, due: anyDate }).nullable(),
    voided: reasonedSchema.nullable(),
    /** In the order in which they were noted. */
    entries: z.array(invoiceEntrySchema),
    state: z.enum(invoiceStates),
    /** Cents; null of a draft whose tax is not known. */
    total: z.int().nullable(),
    balance: z.int(),
    daysLate: z.int().min(0),
    updatedAt: z.string(),
    updatedBy: z.string(),
  })
  .meta({ id: 'Invoice' });

/** A row of the statement that the office is paid for, and the invoices that have it. */
export const invoiceSourceSchema = z
  .object({
    key: z.string(),
    label: z.string(),
    kind: z.enum(invoiceSourceKinds),
    /** Cents; null while the statement does not say it. */
    amount: z.int().nullable(),
    isOutside: z.boolean(),
    /** Invoices that have it already, by number; `Draft` of one that is not issued. Void ones do not count. */
    on: z.array(z.string()),
  })
  .meta({ id: 'InvoiceSource' });

/** A day that an invoice is issued, paid or credited on. */
export const invoiceDate = postingDate;

/** An invoice of a file, as it is told. */
export type Invoice = z.infer<typeof invoiceSchema>;
/** What was noted of one, as it is told. */
export type InvoiceEntryRow = z.infer<typeof invoiceEntrySchema>;
/** What is typed of a draft. */
export type InvoiceDraft = z.output<typeof invoiceDraftSchema>;
/** A row of the statement that the office is paid for. */
export type InvoiceSourceRow = z.infer<typeof invoiceSourceSchema>;
