import { disbursementStates, paperStates } from '@closewright/domain/escrow-accounting';
import { disbursementKinds } from '@closewright/domain/ledger';
import { z } from 'zod';
import {
  amountSchema,
  checkPrintSchema,
  postedNumberSchema,
  postingLimits,
  storedLines,
} from '../check-writing/index.ts';
import { anyDate, idSchema } from '../kit/index.ts';

/** One check, wire or ACH entry for several files, with what became of it. */
export const consolidatedPaymentSchema = postedNumberSchema
  .extend({
    bankAccountID: idSchema,
    bankAccount: z.string(),
    method: z.enum(disbursementKinds),
    date: anyDate,
    /** What all of it comes to, in cents. */
    amount: amountSchema,
    payee: z.string(),
    checkNumber: z.int().min(1).max(postingLimits.checkNumber).nullable(),
    reference: z.string().nullable(),
    memo: z.string().nullable(),
    files: z.int().min(2),
    postedAt: z.string(),
    postedBy: z.string(),
    state: z.enum(disbursementStates),
    /** When it was paid, voided, stopped or taken back, and why. */
    endedOn: anyDate.nullable(),
    reason: z.string().nullable(),
    /** What a check is on paper; null of what is sent electronically. */
    paper: z.enum(paperStates).nullable(),
    /** Papers of it which nobody has called spoiled. */
    papers: z.int().min(0),
    /** What somebody has asked for and nobody has decided. */
    asked: z
      .object({ approvalID: idSchema, kind: z.enum(['void', 'stop']), by: z.string(), isOwn: z.boolean() })
      .nullable(),
  })
  .meta({ id: 'ConsolidatedPayment' });

/** The same with what each file pays by it. */
export const consolidatedDetailSchema = consolidatedPaymentSchema
  .extend({
    checkLayoutID: idSchema.nullable(),
    /** Its papers, in the order in which they were printed. */
    prints: z.array(checkPrintSchema),
    parts: z.array(
      z
        .object({ ordersID: idSchema, fileNumber: z.string(), amount: amountSchema, lines: storedLines })
        .meta({ id: 'ConsolidatedPart' }),
    ),
  })
  .meta({ id: 'ConsolidatedDetail' });

/** A disbursement that a file proposes, and why it is not paid now. */
export const proposedRowSchema = z
  .object({
    ordersID: idSchema,
    fileNumber: z.string(),
    /** Whose statement it is paid by; 0 for a file without a loan. */
    loanID: z.int().min(0),
    /** Its own among those of its file. */
    key: z.string(),
    method: z.enum(disbursementKinds),
    payee: z.string(),
    party: z.string().nullable(),
    memo: z.string().nullable(),
    lines: storedLines,
    /** In cents; below or at 0 nothing is paid. */
    amount: z.int(),
    blocked: z.string().nullable(),
  })
  .meta({ id: 'ConsolidatedRow' });

/** A bank account that payments for several files may leave. */
export const consolidatedAccountSchema = z
  .object({
    bankAccountID: idSchema,
    name: z.string(),
    bankName: z.string(),
    /** Masked. */
    accountNumber: z.string(),
    /** The number that its next check is expected to have; null where none is left after the highest one. */
    nextCheckNumber: z.int().min(1).nullable(),
  })
  .meta({ id: 'ConsolidatedAccount' });

/** One check, wire or ACH entry for several files, as the api tells it. */
export type ConsolidatedPayment = z.infer<typeof consolidatedPaymentSchema>;
/** The same with what each file pays by it. */
export type ConsolidatedDetail = z.infer<typeof consolidatedDetailSchema>;
/** A disbursement that a file proposes. */
export type ConsolidatedRow = z.infer<typeof proposedRowSchema>;
/** A bank account that payments for several files may leave. */
export type ConsolidatedAccount = z.infer<typeof consolidatedAccountSchema>;
