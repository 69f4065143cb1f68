import {
  bookItemKinds,
  exceptionKinds,
  type MatchRule,
  matchConfidences,
  matchRules,
  nextSteps,
} from '@closewright/domain/reconciliation';
import { sendingMeans } from '@closewright/domain/wires';
import { z } from 'zod';
import { bankItemSchema } from '../bank-files/index.ts';
import { postedNumberSchema } from '../check-writing/index.ts';
import { anyDate, idSchema } from '../kit/index.ts';

// The keys of a literal are known by its type.
const rules = Object.keys(matchRules) as [MatchRule, ...MatchRule[]];

/** How many, and what they come to in cents. */
export const countedAmountSchema = z.object({ count: z.int().min(0), amount: z.int() }).meta({ id: 'CountedAmount' });

/** A three-way statement at the end of a day, in cents: `threeWay` of the domain says how it is reckoned. */
export const threeWaySchema = z
  .object({
    date: anyDate,
    statement: z.object({ closing: z.int(), of: anyDate, since: countedAmountSchema, unexplained: z.int() }).nullable(),
    inTransit: countedAmountSchema,
    outstanding: countedAmountSchema,
    opening: z.int(),
    book: z.int(),
    receipts: countedAmountSchema,
    disbursements: countedAmountSchema,
    positive: countedAmountSchema,
    zero: z.int().min(0),
    negative: countedAmountSchema,
    noFile: z.int(),
    /** What is of no file, told apart. Packs that were kept before have none. */
    ofNoFile: z.object({ interest: z.int(), unclaimed: z.int(), charges: z.int() }).optional(),
    adjusted: z.int().nullable(),
    files: z.int(),
    bookLessFiles: z.int(),
    bankLessBook: z.int().nullable(),
  })
  .meta({ id: 'ThreeWay' });

/** A transaction of the ledger that the bank has an item of, or will have. */
export const bookItemSchema = z
  .object({
    ...postedNumberSchema.shape,
    kind: z.enum(bookItemKinds),
    date: anyDate,
    amount: z.int(),
    ordersID: idSchema.nullable(),
    fileNumber: z.string().nullable(),
    name: z.string(),
    memo: z.string().nullable(),
    checkNumber: z.int().nullable(),
    reference: z.string().nullable(),
    /** Of a wire: what else the bank may call it. Packs that were kept before have none. */
    otherReferences: z.array(z.string()).readonly().optional(),
    /** How it is sent; null where it is no wire and no ACH payment. */
    means: z.enum(sendingMeans).nullable().optional(),
    instrument: z.string().nullable(),
    slip: z.int().nullable(),
    depositedOn: anyDate.nullable(),
  })
  .meta({ id: 'BookItem' });

/** What is said of an item, and by whom. */
const noteSchema = z.object({ text: z.string(), by: z.string(), at: z.string() }).meta({ id: 'ReconciliationNote' });

/** Items of both sides that were matched. */
export const bankMatchSchema = z
  .object({
    bankMatchID: idSchema,
    rule: z.enum(rules),
    reason: z.string(),
    note: z.string().nullable(),
    /** The day from which both sides have it: the last of its days at the bank or, with none of the bank, in the book. */
    date: anyDate,
    /** What the items of the bank come to. */
    amount: z.int(),
    by: z.string(),
    at: z.string(),
    bankItems: z.array(bankItemSchema),
    bookItems: z.array(bookItemSchema),
  })
  .meta({ id: 'BankMatch' });

/** What the rules offer for items that wait. */
export const proposedMatchSchema = z
  .object({
    rule: z.enum(rules),
    confidence: z.enum(matchConfidences),
    reason: z.string(),
    bankItemIDs: z.array(idSchema),
    bookItems: z.array(postedNumberSchema),
  })
  .meta({ id: 'ProposedMatch' });

/** An item that waits for somebody. */
export const reconciliationExceptionSchema = z
  .object({
    kind: z.enum(exceptionKinds),
    bankItemID: idSchema.nullable(),
    bookItem: postedNumberSchema.nullable(),
    item: z.string(),
    amount: z.int(),
    since: anyDate,
    age: z.int(),
    nextStep: z.enum(nextSteps),
    /** The last first. */
    notes: z.array(noteSchema),
  })
  .meta({ id: 'ReconciliationException' });

/** Somebody’s signature: who, when, and what was said with it. `isOwn` where it is that of whoever asks, who signs nothing twice. */
export const signatureSchema = z
  .object({ by: z.string(), at: z.string(), note: z.string().nullable(), isOwn: z.boolean() })
  .meta({ id: 'ReconciliationSignature' });

/** A day of an account that was finalized. Reopened, it is none any more, and its pack stays. */
export const reconciliationRowSchema = z
  .object({
    reconciliationID: idSchema,
    bankAccountID: idSchema,
    name: z.string(),
    reconciliationDate: anyDate,
    isReconFinalized: z.boolean(),
    /** The last of its account that is finalized: only this one is reopened. */
    isLast: z.boolean(),
    /** From 1 on for each day of an account. */
    version: z.int().min(1),
    threeWay: threeWaySchema,
    openExceptions: z.int().min(0),
    prepared: signatureSchema,
    /** Another person’s; null while nobody looked. */
    reviewed: signatureSchema.nullable(),
    /** Who wants it reopened and why; null where nobody does. */
    reopenAsked: signatureSchema.nullable(),
    /** Who reopened it. */
    reopened: signatureSchema.nullable(),
    /** SHA-256 of what its pack says. */
    sha256: z.string(),
  })
  .meta({ id: 'ReconciliationRow' });

/** A book item, as it is told. */
export type BookItemRow = z.infer<typeof bookItemSchema>;
/** What was matched. */
export type BankMatchRow = z.infer<typeof bankMatchSchema>;
/** What the rules offer. */
export type ProposedMatchRow = z.infer<typeof proposedMatchSchema>;
/** What waits for somebody. */
export type ReconciliationExceptionRow = z.infer<typeof reconciliationExceptionSchema>;
/** A day of an account that was finalized. */
export type ReconciliationRow = z.infer<typeof reconciliationRowSchema>;
/** A three-way statement. */
export type ThreeWayRow = z.infer<typeof threeWaySchema>;
