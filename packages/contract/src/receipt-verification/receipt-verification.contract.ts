import { receiptSorts, type VerificationList, verificationLists } from '@closewright/domain/escrow-accounting';
import { z } from 'zod';
import { postedNumberSchema, postingDate, postingLimits } from '../check-writing/index.ts';
import { listedReceiptSchema, mostOfText } from '../escrow-accounting/index.ts';
import { anyDate, endpoint, idInPath, idSchema, line, pageQuery } from '../kit/index.ts';

const tag = 'Escrow accounting';
const path = '/api/receipt-verification';
const write = { kind: 'action', action: 'verifyReceipts', inAnyRegion: true } as const;
// The keys of a literal are known by its type.
const lists = Object.keys(verificationLists) as [VerificationList, ...VerificationList[]];

const receiptToVerifySchema = listedReceiptSchema
  .extend({
    funds: z
      .object({
        kind: z.enum(['at once', 'from', 'after deposit', 'collection']),
        on: anyDate.nullable(),
        citation: z.string().nullable(),
        words: z.string(),
        warning: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'ReceiptToVerify' });

export const listReceiptsToVerify = endpoint({
  name: 'listReceiptsToVerify',
  method: 'GET',
  path,
  summary:
    'A page of the receipts of all files that wait to be verified as collected, or to be deposited, each with when its money is good by the rule of the state.',
  tag,
  query: z.strictObject({
    ...pageQuery,
    show: z.enum(lists).default('to verify'),
    bankAccountID: idInPath.optional(),
    from: postingDate.optional(),
    until: postingDate.optional(),
    text: line().trim().min(1).max(mostOfText).optional(),
    sort: z.enum(receiptSorts).default('date'),
    direction: z.enum(['ascending', 'descending']).default('ascending'),
  }),
  result: z
    .object({
      asOf: z.string(),
      today: anyDate,
      results: z.array(receiptToVerifySchema),
      totalRecords: z.int().min(0),
      /** Of all that fit, in cents. */
      totalAmount: z.int(),
    })
    .meta({ id: 'ReceiptsToVerify' }),
  access: { kind: 'action', action: 'readEscrowAccounting', inAnyRegion: true } as const,
  errors: ['NOT_FOUND'],
});

/** A receipt of a file. */
const named = postedNumberSchema.extend({ ordersID: idSchema, bankAccountID: idSchema }).strict();
const several = z.array(named).min(1, 'Choose at least one').max(200, 'At most 200 at once');
/** In the order asked for; `problem` says why one was not done. */
const done = z.object({ ...named.shape, problem: z.string().nullable() }).meta({ id: 'VerifiedReceipt' });

export const verifyReceipts = endpoint({
  name: 'verifyReceipts',
  method: 'POST',
  path: `${path}/verify`,
  summary:
    'Makes receipts of any files good funds, each by itself: by the rule of the state, or by a note of what the bank confirmed. What cannot be says why and stays.',
  tag,
  body: z.strictObject({
    date: postingDate,
    note: line().min(1).max(postingLimits.reason).nullable(),
    receipts: several,
  }),
  result: z.object({ verified: z.array(done) }).meta({ id: 'VerifiedReceipts' }),
  access: write,
  errors: ['FORBIDDEN', 'APP_READ_ONLY'],
  // What is collected is collected once. No key, which would make one transaction of all.
  idempotent: true,
  posts: true,
});

export const depositTogether = endpoint({
  name: 'depositTogether',
  method: 'POST',
  path: `${path}/deposit`,
  summary:
    'Brings receipts of several files to the bank with one slip. Each is posted by itself; what cannot be says why and is not on the slip.',
  tag,
  body: z.strictObject({
    bankAccountID: idSchema,
    date: postingDate,
    receipts: z
      .array(named.omit({ bankAccountID: true }))
      .min(1, 'Choose at least one')
      .max(200, 'At most 200 at once'),
  }),
  result: z
    .object({
      /** Null where nothing is on it, so that there is none. */
      slip: z.int().nullable(),
      deposited: z.array(done),
    })
    .meta({ id: 'DepositedReceipts' }),
  access: write,
  errors: ['FORBIDDEN', 'APP_READ_ONLY'],
  idempotent: true,
  posts: true,
});

/** A page of receipts that wait. */
export type ReceiptsToVerify = z.infer<typeof listReceiptsToVerify.result>;
/** A receipt of a file that something is done with. */
export type NamedReceipt = z.infer<typeof named>;
/** What became of it. */
export type VerifiedReceipt = z.infer<typeof done>;
/** What is asked of the list. */
export type VerificationCriteria = z.output<typeof listReceiptsToVerify.query>;
