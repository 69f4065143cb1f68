import { fundsInstruments } from '@closewright/domain/check-writing';
import { noFileMethods } from '@closewright/domain/reconciliation';
import { z } from 'zod';
import {
  amountSchema,
  createReceipt,
  fileLedgerSchema,
  postedNumberSchema,
  reasonSchema,
} from '../check-writing/index.ts';
import { anyDate, endpoint, idInPath, idSchema, line } from '../kit/index.ts';

const tag = 'Unclaimed money';
const path = '/api/unclaimed-money';
const read = { kind: 'action', action: 'readReconciliations', inAnyRegion: true } as const;
const write = { kind: 'action', action: 'writeReconciliations', inAnyRegion: true } as const;
const posting = [
  'NOT_FOUND',
  'FORBIDDEN',
  'APP_READ_ONLY',
  'CARRIED_ON',
  'PERIOD_CLOSED',
  'BANK_ACCOUNT_CLOSED',
] as const;

/** What is asked for of money of no file. */
export const unclaimedRequestKinds = ['paid back', 'interest paid', 'void'] as const;

/** A payment of no file, or the end of one, that one person asks for and another decides. */
export const unclaimedRequestSchema = z
  .object({
    requestID: idSchema,
    bankAccountID: idSchema,
    bankAccount: z.string(),
    kind: z.enum(unclaimedRequestKinds),
    about: postedNumberSchema.nullable(),
    amount: amountSchema,
    payee: z.string(),
    method: z.enum(noFileMethods),
    /** Of a check. */
    checkNumber: z.int().nullable(),
    /** Of a wire or an ACH payment: the payee of the registry that it goes to. */
    wirePayeeID: idSchema.nullable(),
    reference: z.string().nullable(),
    comment: z.string(),
    state: z.enum(['pending', 'approved', 'refused', 'withdrawn']),
    requestedBy: z.string(),
    requestedAt: z.string(),
    isOwn: z.boolean(),
    decidedBy: z.string().nullable(),
    decisionComment: z.string().nullable(),
    /** What was posted by it; and of a payment whether it is outstanding still. */
    posted: postedNumberSchema.nullable(),
    payment: z.enum(['outstanding', 'paid', 'voided']).nullable(),
  })
  .meta({ id: 'UnclaimedRequest' });

/** Money that came in and is of no file yet, or that the bank credited by mistake, of which something is left. Cents. */
export const unclaimedMoneySchema = postedNumberSchema
  .extend({
    bankAccountID: idSchema,
    bankAccount: z.string(),
    kind: z.enum(['unclaimed receipt', 'bank error']),
    date: anyDate,
    /** Days since then. */
    age: z.int(),
    amount: amountSchema,
    left: z.int().min(0),
    sender: z.string(),
    instrument: z.enum(fundsInstruments).nullable(),
    reference: z.string().nullable(),
    memo: z.string().nullable(),
    depositedOn: anyDate.nullable(),
    /** The wires that files expect and that it may be, the likeliest first. */
    fits: z.array(
      z.object({
        ordersID: idSchema,
        fileNumber: z.string(),
        sender: z.string(),
        party: z.string().nullable(),
        why: z.string(),
        isSure: z.boolean(),
      }),
    ),
    /** What files claimed of it; of those that one may not know of the file is not told. */
    claims: z.array(
      z.object({
        ordersID: idSchema.nullable(),
        fileNumber: z.string().nullable(),
        amount: amountSchema,
        date: anyDate,
      }),
    ),
  })
  .meta({ id: 'UnclaimedMoney' });

/** All of no file that one may know of. */
export const unclaimedListSchema = z
  .object({
    today: anyDate,
    results: z.array(unclaimedMoneySchema),
    /** Interest that is not given yet. */
    interest: z.array(z.object({ bankAccountID: idSchema, bankAccount: z.string(), amount: amountSchema })),
    /** What waits to be decided, and what was approved and is outstanding. */
    requests: z.array(unclaimedRequestSchema),
  })
  .meta({ id: 'UnclaimedList' });

export const listUnclaimedMoney = endpoint({
  name: 'listUnclaimedMoney',
  method: 'GET',
  path,
  summary:
    'Money of no file in the bank accounts that one may know of: what nobody has claimed with its age and the expected wires that it may be, mistakes of banks, interest, and what is asked for of it.',
  tag,
  query: z.strictObject({ bankAccountID: idInPath.optional() }),
  result: unclaimedListSchema,
  access: read,
  errors: ['NOT_FOUND'],
});

const onOne = z.strictObject({
  bankAccountID: idInPath,
  stripe: z.coerce.number().int().min(0).max(15),
  number: idInPath,
});
const one = `${path}/:bankAccountID/:stripe/:number`;

export const claimUnclaimed = endpoint({
  name: 'claimUnclaimed',
  method: 'POST',
  path: `${one}/claim`,
  summary:
    'A file claims money that nobody had claimed, or a part of it: it is a receipt of that file from then on. When it is good funds counts from the day on which it came in.',
  tag,
  params: onOne,
  body: createReceipt.body
    .omit({ bankAccountID: true, instrument: true, reference: true })
    .extend({ ordersID: idSchema }),
  result: fileLedgerSchema,
  access: { kind: 'action', action: 'writeChecks', inAnyRegion: true },
  errors: createReceipt.errors,
  posts: true,
});

export const bankTookUnclaimed = endpoint({
  name: 'bankTookUnclaimed',
  method: 'POST',
  path: `${one}/taken-by-bank`,
  summary:
    'The bank took it back: what it credited by mistake, or a deposit that nobody had claimed. It is posted by the item of the bank, on its day, and matched with it. A check, a wire or an ACH payment is no return; what the bank does not call a returned item needs a note.',
  tag,
  params: onOne,
  body: z.strictObject({
    bankItemID: idSchema,
    /** Why it is a return, where the bank does not call it one. */
    note: reasonSchema.nullable(),
  }),
  result: unclaimedListSchema,
  access: write,
  errors: posting,
  posts: true,
  audits: ['bank_matches', 'bank_match_items'],
});

export const takeBackUnclaimed = endpoint({
  name: 'takeBackUnclaimed',
  method: 'POST',
  path: `${one}/take-back`,
  summary:
    'Takes back what was recorded of no file by mistake, by its mirror. Its match with the bank is taken apart before.',
  tag,
  params: onOne,
  body: z.strictObject({ reason: reasonSchema }),
  result: unclaimedListSchema,
  access: write,
  errors: [...posting, 'TAKEN_BACK_ALREADY'],
  posts: true,
});

const asked = { bankAccountID: idSchema, comment: reasonSchema };
const paying = {
  ...asked,
  amount: amountSchema,
  payee: line().min(1, { error: 'Who is paid is required', abort: true }).max(120),
  method: z.enum(noFileMethods),
  /** Of a check. */
  checkNumber: z.int({ error: 'Enter the number of the check' }).min(1).max(9_999_999_999).nullable().default(null),
  /** Of a wire or an ACH payment: the payee of the registry that it goes to, by whose name it is paid. */
  wirePayeeID: idSchema.nullable().default(null),
  reference: line().min(1).max(60).nullable(),
};

/** What can be asked for of money of no file. Of a payment that is voided nothing is said: it says itself what it is. */
export const askedOfNoFileSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ ...paying, kind: z.literal('paid back'), about: postedNumberSchema }),
    z.strictObject({ ...paying, kind: z.literal('interest paid') }),
    z.strictObject({ ...asked, kind: z.literal('void'), about: postedNumberSchema }),
  ])
  .meta({ id: 'AskedOfNoFile' });

export const askUnclaimedPayment = endpoint({
  name: 'askUnclaimedPayment',
  method: 'POST',
  path: `${path}/requests`,
  summary:
    'Asks to pay money of no file: back to who sent it, or interest to whom it is due; or to void such a payment. Nothing is posted until another person approves it.',
  tag,
  body: askedOfNoFileSchema,
  result: unclaimedListSchema,
  access: write,
  errors: [...posting, 'NOT_ENOUGH_MONEY', 'CHECK_NUMBER_TAKEN'],
  audits: ['unclaimed_requests'],
});

export const decideUnclaimedPayment = endpoint({
  name: 'decideUnclaimedPayment',
  method: 'POST',
  path: `${path}/requests/:requestID/decision`,
  summary:
    'Approves what somebody else asked for of money of no file, which posts it, or refuses it; whoever asked can only withdraw.',
  tag,
  params: z.strictObject({ requestID: idInPath }),
  body: z.strictObject({ decision: z.enum(['approve', 'refuse', 'withdraw']), comment: reasonSchema.nullable() }),
  result: unclaimedListSchema,
  access: { ...write, besides: { action: 'decideApprovals', to: 'approve or refuse' } },
  errors: [...posting, 'SECOND_PERSON_NEEDED', 'DECIDED_ALREADY', 'NOT_ENOUGH_MONEY', 'CHECK_NUMBER_TAKEN'],
  audits: ['unclaimed_requests'],
  posts: true,
});

/** All of no file that one may know of. */
export type UnclaimedList = z.infer<typeof unclaimedListSchema>;
/** Money that nobody has claimed, or a mistake of a bank. */
export type UnclaimedMoney = z.infer<typeof unclaimedMoneySchema>;
/** What is asked for of money of no file. */
export type UnclaimedRequest = z.infer<typeof unclaimedRequestSchema>;
/** What somebody asks for of it. */
export type NewUnclaimedRequest = z.infer<typeof askUnclaimedPayment.body>;
