import { wirePayeeStates } from '@closewright/domain/check-writing';
import { disbursementKinds } from '@closewright/domain/ledger';
import { z } from 'zod';
import { endpoint, idSchema, line } from '../kit/index.ts';
import { orderParams } from '../orders/index.ts';
import { approvalSchema } from './approval.schema.ts';
import { checkPrintSchema } from './check-print.schema.ts';
import {
  amountSchema,
  disbursementFactsSchema,
  ledgerTransactionSchema,
  paidLines,
  postedNumberSchema,
  postingDate,
  postingLimits,
  reasonSchema,
  receiptFactsSchema,
  storedLines,
} from './ledger-transaction.schema.ts';

const tag = 'Check writing';
const path = '/api/orders/:ordersID';
const write = { kind: 'action', action: 'writeChecks' } as const;
const onFile = ['NOT_FOUND', 'FORBIDDEN', 'FILE_LOCKED', 'FILE_IN_USE', 'APP_READ_ONLY'] as const;
const posting = [
  ...onFile,
  'PERIOD_CLOSED',
  'BANK_ACCOUNT_CLOSED',
  'NOT_ENOUGH_MONEY',
  'FILE_SHORT',
  'CARRIED_ON',
] as const;

/** A bank account that money of the file is in, or may be. The number is masked. */
export const trustAccountSchema = z
  .object({
    bankAccountID: idSchema,
    name: z.string(),
    bankName: z.string(),
    accountNumber: z.string(),
    /** Whose good-funds rules apply. */
    state: z.string(),
    /** Whether something new may be posted to it for this file by whoever asks. */
    isOffered: z.boolean(),
    /** Nothing is posted on or before this day. */
    closedThrough: postingDate.nullable(),
    /** The number that its next check is expected to have; null where none is left after the highest one. */
    nextCheckNumber: z.int().min(1).nullable(),
    /** How its checks are printed as a rule; null where the office did not say. */
    checkLayoutID: idSchema.nullable(),
  })
  .meta({ id: 'TrustAccount' });

const linesToPay = paidLines.min(1, 'Choose at least one line');

/** A disbursement as somebody wants it otherwise than the statement proposes. */
export const plannedDisbursementSchema = disbursementFactsSchema
  .omit({ checkNumber: true, reference: true })
  .extend({
    lines: linesToPay,
    method: z.enum(disbursementKinds),
    /** Why it is not to be paid yet. */
    hold: line().min(1).max(postingLimits.reason).nullable(),
  })
  .strict();

/** The same as it was stored. */
export const storedPlanSchema = plannedDisbursementSchema
  .extend({
    ...{ payee: z.string(), party: z.string().nullable(), memo: z.string().nullable(), hold: z.string().nullable() },
    lines: storedLines.min(1),
  })
  .meta({ id: 'PlannedDisbursement' });

/** What a payer has kept that brings nothing, because the statement owes it as much as it would bring: no money moved, so nothing is posted. */
export const keptSchema = z
  .object({
    keptID: idSchema,
    date: postingDate,
    payer: z.string(),
    /** Who of the statement it is, by the key of its lines. */
    party: z.string(),
    /** What it is owed and has kept. */
    lines: storedLines.min(1),
    recordedBy: z.string(),
    recordedAt: z.string(),
    /** Why it does not count any more; null while it does. */
    takenBack: z.object({ reason: z.string(), by: z.string(), at: z.string() }).nullable(),
  })
  .meta({ id: 'Kept' });

/** A payee of the registry of wires whose name a disbursement of the file may have. */
const wirePayeeFactsSchema = z
  .object({
    wirePayeeID: idSchema,
    name: z.string(),
    state: z.enum(wirePayeeStates),
    isAlarm: z.boolean(),
    /** Whether its instructions say how ACH goes. */
    takesAch: z.boolean(),
    /** When the waiting period is over; null before its latest instructions are confirmed. */
    goodFrom: z.string().nullable(),
  })
  .meta({ id: 'WirePayeeFacts' });

/** The money of a file: what was posted, and how what is to be paid is planned. */
export const fileLedgerSchema = z
  .object({
    accounts: z.array(trustAccountSchema),
    /** In the order in which they were posted. */
    transactions: z.array(ledgerTransactionSchema),
    /** What is asked for, and what was decided of it, in the order in which it was asked. */
    approvals: z.array(approvalSchema),
    /** What payers that brought nothing have kept. */
    kept: z.array(keptSchema),
    /** Its checks that were put on paper, in the order in which they were. */
    prints: z.array(checkPrintSchema),
    plans: z.array(storedPlanSchema),
    /** Of the plans: what a save of them is based on. */
    planVersion: z.int().min(0),
    isSettlementLocked: z.boolean(),
    /** The day the deed was recorded; null while it is not. */
    recordedOn: postingDate.nullable(),
    /** Transactions that do not say what they should, by bank account, stripe and number: what cannot be read of them is blank, and nothing is paid out. */
    unreadable: z.array(z.string()),
    /** Payees of wires with the names of those whom the file may pay by wire. */
    wirePayees: z.array(wirePayeeFactsSchema),
  })
  .meta({ id: 'FileLedger' });

export const getFileLedger = endpoint({
  name: 'getFileLedger',
  method: 'GET',
  path: `${path}/ledger`,
  summary:
    'Every transaction of the trust ledger with a line of this file, the bank accounts it may use, and how its disbursements are planned. States of receipts and checks follow from the transactions.',
  tag,
  params: orderParams,
  result: fileLedgerSchema,
  access: { kind: 'action', action: 'readChecks' },
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

/** Which bank account, and on which day. */
const placed = { bankAccountID: idSchema, date: postingDate };

export const createReceipt = endpoint({
  name: 'createReceipt',
  method: 'POST',
  path: `${path}/receipts`,
  summary:
    'Records money that came in. A wire and an ACH credit are at the bank at once; anything else waits for its deposit. It is uncollected until it is good funds by the rule of the state of the bank account.',
  tag,
  params: orderParams,
  body: z.strictObject({ ...placed, amount: amountSchema, ...receiptFactsSchema.omit({ receipt: true }).shape }),
  result: fileLedgerSchema,
  access: write,
  errors: [...posting],
  posts: true,
});

const several = z.array(postedNumberSchema).min(1, 'Choose at least one').max(200, 'At most 200 at once');

export const depositReceipts = endpoint({
  name: 'depositReceipts',
  method: 'POST',
  path: `${path}/receipts/deposit`,
  summary: 'Puts receipts of a file on one deposit slip: they reach the bank on that day.',
  tag,
  params: orderParams,
  body: z.strictObject({ ...placed, receipts: several }),
  result: fileLedgerSchema,
  access: write,
  errors: [...posting],
  posts: true,
});

export const collectReceipts = endpoint({
  name: 'collectReceipts',
  method: 'POST',
  path: `${path}/receipts/collect`,
  summary:
    'Makes what is left of receipts good funds, by the rule of the state. Before the day of the rule, and where the rule asks for collection, a note says how the bank confirmed it.',
  tag,
  params: orderParams,
  body: z.strictObject({ ...placed, receipts: several, note: line().min(1).max(postingLimits.reason).nullable() }),
  result: fileLedgerSchema,
  access: write,
  errors: [...posting],
  posts: true,
});

export const returnReceipt = endpoint({
  name: 'returnReceipt',
  method: 'POST',
  path: `${path}/receipts/return`,
  summary: 'The bank gave a receipt back. What the file has not any more of it, it is short of.',
  tag,
  params: orderParams,
  body: z.strictObject({ ...placed, receipt: postedNumberSchema, reason: reasonSchema }),
  result: fileLedgerSchema,
  access: write,
  errors: [...posting],
  posts: true,
});

export const takeBackPosting = endpoint({
  name: 'takeBackPosting',
  method: 'POST',
  path: `${path}/ledger/take-back`,
  summary:
    'Takes back a receipt, deposit, collection, recovery or disbursement that was posted by mistake, by its exact mirror. Refused while something else carries it on, for what was approved, and for a disbursement from the day after its posting on (in the time zone of the company): that takes a void or a stop.',
  tag,
  params: orderParams,
  body: z.strictObject({ ...placed, transaction: postedNumberSchema, reason: reasonSchema }),
  result: fileLedgerSchema,
  access: write,
  errors: [...posting, 'TAKEN_BACK_ALREADY'],
  posts: true,
});

export const planDisbursements = endpoint({
  name: 'planDisbursements',
  method: 'PUT',
  path: `${path}/planned-disbursements`,
  summary:
    'Stores how disbursements are combined, split, paid and held, in place of what was planned before. Nothing is posted.',
  tag,
  params: orderParams,
  body: z.strictObject({
    planVersion: z.int().min(0),
    plans: z.array(plannedDisbursementSchema).max(200, 'At most 200'),
  }),
  result: fileLedgerSchema,
  access: write,
  errors: [...onFile, 'VERSION_CONFLICT'],
  audits: ['disbursement_plans'],
});

export const disburse = endpoint({
  name: 'disburse',
  method: 'POST',
  path: `${path}/disbursements`,
  summary:
    'Pays out of a file by its locked and balanced statement, all or none, in their order. Each line is one of the statement and takes no more than is left of it; held ones are refused. Checks are numbered from `firstCheckNumber` on.',
  tag,
  params: orderParams,
  body: z.strictObject({
    ...placed,
    /** Whose statement is paid by; 0 for a file without a loan. */
    loanID: z.union([idSchema, z.literal(0)]),
    firstCheckNumber: z.int().min(1).max(postingLimits.checkNumber).nullable(),
    disbursements: z
      .array(
        disbursementFactsSchema
          .omit({ checkNumber: true })
          .extend({ lines: linesToPay, method: z.enum(disbursementKinds) })
          .strict(),
      )
      .min(1, 'Choose at least one')
      .max(200, 'At most 200 at once'),
  }),
  result: fileLedgerSchema,
  access: write,
  errors: [...posting, 'DISBURSEMENT_BLOCKED', 'CHECK_NUMBER_TAKEN'],
  posts: true,
});

export const recordKept = endpoint({
  name: 'recordKept',
  method: 'POST',
  path: `${path}/kept`,
  summary:
    'Records that a payer brings nothing because it keeps all it would bring, for what the statement owes it: a broker whose commission is more than the deposit it holds. No money moves, so nothing is posted.',
  tag,
  params: orderParams,
  body: z.strictObject({
    date: postingDate,
    payer: receiptFactsSchema.shape.payer,
    party: line().min(1).max(postingLimits.key),
    kept: linesToPay,
  }),
  result: fileLedgerSchema,
  access: write,
  errors: [...onFile],
  audits: ['kept_deposits'],
});

export const takeBackKept = endpoint({
  name: 'takeBackKept',
  method: 'POST',
  path: `${path}/kept/:keptID/take-back`,
  summary: 'Takes back that a payer has kept what it would bring: it is expected again.',
  tag,
  params: orderParams.extend({ keptID: z.coerce.number().pipe(idSchema) }),
  body: z.strictObject({ reason: reasonSchema }),
  result: fileLedgerSchema,
  access: write,
  errors: [...onFile, 'TAKEN_BACK_ALREADY'],
  audits: ['kept_deposits'],
});

/** The money of a file as the api tells it. */
export type FileLedger = z.infer<typeof fileLedgerSchema>;
/** A bank account that money of a file is in, or may be. */
export type TrustAccount = z.infer<typeof trustAccountSchema>;
/** What a receipt is recorded with. */
export type NewReceipt = z.infer<typeof createReceipt.body>;
/** What disbursements are made with. */
export type NewDisbursements = z.infer<typeof disburse.body>;
