import { approvalKinds, approvalStates, lackingReasons } from '@closewright/domain/check-writing';
import { disbursementKinds } from '@closewright/domain/ledger';
import { z } from 'zod';
import { idSchema, line, payeeName } from '../kit/index.ts';
import { amountSchema, postedNumberSchema, postingLimits, reasonSchema } from './ledger-transaction.schema.ts';

/** Something that one person asked for and another one decides. */
export const approvalSchema = z
  .object({
    approvalID: idSchema,
    kind: z.enum(approvalKinds),
    bankAccountID: idSchema,
    amount: amountSchema,
    /** Of a void and a stop: what is voided or stopped. */
    about: postedNumberSchema.nullable(),
    /** Who is paid: of a void and a stop by what is ended, of a payment by itself. */
    payee: z.string().nullable(),
    /** Of a void and a stop the number of the check. */
    checkNumber: z.int().nullable(),
    /** How it was or is paid; null of advances, losses and transfers. */
    method: z.enum(disbursementKinds).nullable(),
    memo: z.string().nullable(),
    /** Of advances and losses: what for, and whether somebody owes it back. */
    category: z.enum(lackingReasons).nullable(),
    isRecoverable: z.boolean().nullable(),
    /** Of a transfer the number of the file that gets the money. */
    toFile: z.string().nullable(),
    /** Of a void and a stop of a payment for several files, of how many: it is ended for all of them. */
    overFiles: z.int().min(2).nullable(),
    /** Why it is asked for. */
    comment: z.string(),
    requestedBy: z.string(),
    requestedAt: z.string(),
    /** Asked for by whoever reads it, who may withdraw and not decide it. */
    isOwn: z.boolean(),
    state: z.enum(approvalStates),
    decidedBy: z.string().nullable(),
    decidedAt: z.string().nullable(),
    decisionComment: z.string().nullable(),
    /** What was posted when it was approved. */
    posted: postedNumberSchema.nullable(),
  })
  .meta({ id: 'Approval' });

const asked = { bankAccountID: idSchema, comment: reasonSchema };
const lacking = { ...asked, amount: amountSchema, category: z.enum(lackingReasons), isRecoverable: z.boolean() };

/** What can be asked for. */
export const askedApprovalSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ ...asked, kind: z.literal('void'), about: postedNumberSchema }),
    z.strictObject({ ...asked, kind: z.literal('stop'), about: postedNumberSchema }),
    z.strictObject({ ...lacking, kind: z.literal('advance') }),
    z.strictObject({ ...lacking, kind: z.literal('loss') }),
    z.strictObject({
      ...asked,
      kind: z.literal('payment'),
      amount: amountSchema,
      method: z.enum(disbursementKinds),
      payee: payeeName().min(1, { error: 'Who is paid is required', abort: true }).max(postingLimits.payee),
      memo: line().max(postingLimits.memo).nullable(),
    }),
    z.strictObject({
      ...asked,
      kind: z.literal('transfer'),
      amount: amountSchema,
      /** The number of the file that gets the money. */
      toFile: line().min(1, { error: 'The number of the file is required', abort: true }).max(30),
    }),
  ])
  .meta({ id: 'AskedApproval' });

/** Something that one person asked for and another one decides, as the api tells it. */
export type Approval = z.infer<typeof approvalSchema>;
