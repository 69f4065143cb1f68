import { approvalKinds } from '@closewright/domain/check-writing';
import { z } from 'zod';
import { endpoint, idSchema, line, pageOf, pageQuery, payeeName } from '../kit/index.ts';
import { orderParams } from '../orders/index.ts';
import { approvalSchema, askedApprovalSchema } from './approval.schema.ts';
import { fileLedgerSchema } from './check-writing.contract.ts';
import { amountSchema, postingDate, postingLimits, reasonSchema } from './ledger-transaction.schema.ts';

const tag = 'Approvals';
const write = { kind: 'action', action: 'writeChecks' } as const;
const onFile = ['NOT_FOUND', 'FORBIDDEN', 'FILE_LOCKED', 'FILE_IN_USE', 'APP_READ_ONLY'] as const;

const approvalParams = z.strictObject({ approvalID: z.coerce.number().pipe(idSchema) });

export const askApproval = endpoint({
  name: 'askApproval',
  method: 'POST',
  path: '/api/orders/:ordersID/approvals',
  summary:
    'Asks for a void, a stop payment, an advance, a loss, a payment outside the statement or a transfer to another file. Nothing is posted until somebody else approves it.',
  tag,
  params: orderParams,
  body: askedApprovalSchema,
  result: fileLedgerSchema,
  access: write,
  errors: [...onFile, 'BANK_ACCOUNT_CLOSED', 'NOT_ENOUGH_MONEY', 'FILE_SHORT', 'DISBURSEMENT_BLOCKED', 'CARRIED_ON'],
  audits: ['approval_requests'],
});

export const withdrawApproval = endpoint({
  name: 'withdrawApproval',
  method: 'POST',
  path: '/api/orders/:ordersID/approvals/:approvalID/withdraw',
  summary: 'Takes back what one has asked for oneself and nobody has decided.',
  tag,
  params: orderParams.extend(approvalParams.shape),
  result: fileLedgerSchema,
  access: write,
  errors: [...onFile, 'DECIDED_ALREADY'],
  audits: ['approval_requests'],
});

/** A request with the file it is of. */
export const approvalRowSchema = approvalSchema
  .extend({
    ordersID: idSchema,
    fileNumber: z.string(),
    bankAccount: z.string(),
    /** What of the file may be paid out in that bank account now, in cents. */
    available: z.int(),
    /** What the file lacks there, in cents. */
    lacking: z.int(),
    /** What of that the bank took: nothing is paid before it is made good. */
    short: z.int(),
    /** Papers of the check that is voided or stopped which nobody has called spoiled. */
    papers: z.int().min(0),
    /** Of a check that is voided or stopped: the day of the positive pay file by which its bank knows it; null where the bank was not told. */
    toldOn: postingDate.nullable(),
  })
  .meta({ id: 'ApprovalRow' });

export const listApprovals = endpoint({
  name: 'listApprovals',
  method: 'GET',
  path: '/api/approvals',
  summary:
    "What is asked for in the files of the caller's regions: pending requests the oldest first, decided ones the newest first.",
  tag,
  query: z.strictObject({
    ...pageQuery,
    state: z.enum(['pending', 'decided']).default('pending'),
    kind: z.enum(approvalKinds).optional(),
    /** Words of the file number, the payee, the comment or who asked. */
    text: z.string().trim().max(100).default(''),
  }),
  result: pageOf(approvalRowSchema),
  access: { kind: 'action', action: 'readApprovals', inAnyRegion: true },
});

export const getLeftToPay = endpoint({
  name: 'getLeftToPay',
  method: 'GET',
  path: '/api/approvals/:approvalID/left-to-pay',
  summary:
    'What the statement of the default loan has left to pay in the file of a request: all disbursements that are still to be made, held ones too. Whoever approves an advance, a loss or a payment outside the statement compares it with what is available.',
  tag,
  params: approvalParams,
  result: z
    .object({
      /** In cents; null for whoever may not read the statement whole. */
      leftToPay: z.int().nullable(),
      /** Of pending voids and stops of the file, what the statement has to pay again once they are approved, in cents. */
      again: z.array(z.object({ approvalID: idSchema, amount: z.int() })),
    })
    .meta({ id: 'LeftToPay' }),
  access: { kind: 'action', action: 'readApprovals', inAnyRegion: true },
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

export const decideApprovals = endpoint({
  name: 'decideApprovals',
  method: 'POST',
  path: '/api/approvals/decide',
  summary:
    'Approves or refuses requests of other people, each by itself: what is approved is posted at once, and what cannot be says why and stays pending.',
  tag,
  body: z.strictObject({
    approvalIDs: z.array(idSchema).min(1, 'Choose at least one').max(200, 'At most 200 at once'),
    isApproved: z.boolean(),
    /** Why; what is refused needs it. */
    comment: line().max(postingLimits.reason).nullable(),
  }),
  result: z
    .object({
      /** In the order asked for; `problem` says why one was not decided. */
      decided: z.array(z.object({ approvalID: idSchema, problem: z.string().nullable() })),
    })
    .meta({ id: 'DecidedApprovals' }),
  access: { kind: 'action', action: 'decideApprovals', inAnyRegion: true },
  errors: ['FORBIDDEN', 'APP_READ_ONLY'],
  // What is decided is decided once: sent again, it answers the same. No key, which would make one transaction of all.
  idempotent: true,
  posts: true,
  audits: ['approval_requests'],
});

export const recoverMoney = endpoint({
  name: 'recoverMoney',
  method: 'POST',
  path: '/api/orders/:ordersID/recoveries',
  summary:
    'Records that what a file lacked has come back: out of what the file has available, or from somebody who paid it to the bank.',
  tag,
  params: orderParams,
  body: z.strictObject({
    bankAccountID: idSchema,
    date: postingDate,
    of: z.enum(['advance', 'loss', 'shortage']),
    amount: amountSchema,
    /** Who paid it; null: it is taken out of the file. */
    payer: payeeName().min(1).max(postingLimits.payee).nullable(),
    reference: line().max(postingLimits.reference).nullable(),
    reason: reasonSchema,
  }),
  result: fileLedgerSchema,
  access: write,
  errors: [...onFile, 'PERIOD_CLOSED', 'BANK_ACCOUNT_CLOSED', 'NOT_ENOUGH_MONEY', 'FILE_SHORT', 'CARRIED_ON'],
  posts: true,
});

/** What the statement has left to pay in the file of a request, as the api tells it. */
export type LeftToPay = z.infer<typeof getLeftToPay.result>;
/** What can be asked for, as the api takes it. */
export type AskedApproval = z.infer<typeof askedApprovalSchema>;
/** What is decided of which requests. */
export type Decision = z.infer<typeof decideApprovals.body>;
/** A page of the list of requests. */
export type ApprovalQuery = z.output<typeof listApprovals.query>;
/** A request with its file, as the list tells it. */
export type ApprovalRow = z.infer<typeof approvalRowSchema>;
/** What is recorded of money that has come back. */
export type Recovery = z.infer<typeof recoverMoney.body>;
