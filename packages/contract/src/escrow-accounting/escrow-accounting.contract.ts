import { fundsInstruments } from '@closewright/domain/check-writing';
import { disbursementStates, paperStates, receiptStates } from '@closewright/domain/escrow-accounting';
import { disbursementKinds, type LedgerKind, ledgerRules } from '@closewright/domain/ledger';
import { z } from 'zod';
import { amountSchema, postedNumberSchema, postingLimits } from '../check-writing/index.ts';
import { anyDate, downloadSchema, endpoint, idSchema, pageQuery } from '../kit/index.ts';
import { countedAmountSchema } from '../reconciliation/index.ts';
import { askedInAddress, escrowListSchema } from './criteria.schema.ts';

const tag = 'Escrow accounting';
const path = '/api/escrow-accounting';
const access = { kind: 'action', action: 'readEscrowAccounting', inAnyRegion: true } as const;

const counted = countedAmountSchema;
const account = { bankAccountID: idSchema, bankAccount: z.string() } as const;
const file = { ordersID: idSchema, fileNumber: z.string() } as const;
/** When the list was read, and how many rows fit. */
const page = { asOf: z.string(), totalRecords: z.int().min(0) } as const;

// Each kind has its row in the table of the ledger, but for corrections, which are mirrors.
const kinds = [...(Object.keys(ledgerRules) as LedgerKind[]), 'correction'] as const;

/** A bank account whose books may be read. The number is masked. */
export const escrowAccountSchema = z
  .object({
    bankAccountID: idSchema,
    name: z.string(),
    bankName: z.string(),
    accountNumber: z.string(),
    inactive: z.boolean(),
  })
  .meta({ id: 'EscrowAccount' });

export const listEscrowAccounts = endpoint({
  name: 'listEscrowAccounts',
  method: 'GET',
  path: `${path}/accounts`,
  summary:
    "The bank accounts of the caller's regions that hold money of files, by name, those that are inactive included.",
  tag,
  result: z.array(escrowAccountSchema),
  access,
});

const trialBalanceRow = z
  .object({
    ...account,
    ...file,
    balance: z.int(),
    uncollected: z.int(),
    available: z.int(),
    apart: z.int(),
    lacking: z.int(),
    lastActivity: anyDate,
  })
  .meta({ id: 'TrialBalanceRow' });

const trialBalanceSums = z
  .object({
    positive: counted,
    negative: counted,
    zero: z.int().min(0),
    uncollected: z.int(),
    available: z.int(),
    apart: z.int(),
    lacking: z.int(),
  })
  .meta({ id: 'TrialBalanceSums' });

export const getTrialBalance = endpoint({
  name: 'getTrialBalance',
  method: 'GET',
  path: `${path}/trial-balance`,
  summary:
    'A page of what each file has at the end of a day, of one bank account or of all. By balance, files below zero stand first; they are summed up by themselves. `all` is of all files, `shown` of those that fit; both stand beside the control account.',
  tag,
  query: z.strictObject({ ...askedInAddress.trialBalance, ...pageQuery }),
  result: z
    .object({
      ...page,
      results: z.array(trialBalanceRow),
      all: trialBalanceSums,
      shown: trialBalanceSums,
      control: z
        .object({ cash: z.int(), inTransit: z.int(), outstanding: z.int(), noFile: z.int() })
        .extend({ interest: z.int(), unclaimed: z.int(), unclaimedSince: anyDate.nullable() })
        .meta({ id: 'ControlAccount' }),
    })
    .meta({ id: 'TrialBalance' }),
  access,
  errors: ['NOT_FOUND'],
});

const activityRow = postedNumberSchema
  .extend({
    date: anyDate,
    postedAt: z.string(),
    postedBy: z.string(),
    kind: z.enum(kinds),
    takesBack: z.enum(kinds).nullable(),
    isTakenBack: z.boolean(),
    ordersID: idSchema.nullable(),
    fileNumber: z.string().nullable(),
    files: z.int().min(0),
    name: z.string().nullable(),
    reference: z.string().nullable(),
    in: amountSchema.nullable(),
    out: amountSchema.nullable(),
    /** What the book has after it. */
    balance: z.int(),
  })
  .meta({ id: 'EscrowActivityRow' });

const activitySums = z
  .object({ opening: z.int(), in: counted, out: counted, within: z.int().min(0), closing: z.int() })
  .meta({ id: 'EscrowActivitySums' });

export const listEscrowActivity = endpoint({
  name: 'listEscrowActivity',
  method: 'GET',
  path: `${path}/activity`,
  summary:
    'A page of all that was posted to a bank account in a period, by day and within a day in the order in which it was posted, with the balance of the book after each: at the bank, in transit and outstanding taken together. `all` is of the whole period, `shown` of the postings that fit.',
  tag,
  query: z.strictObject({ ...askedInAddress.activity, ...pageQuery }),
  result: z
    .object({
      ...page,
      results: z.array(activityRow),
      all: activitySums,
      shown: activitySums.pick({ in: true, out: true, within: true }).meta({ id: 'EscrowActivityShown' }),
    })
    .meta({ id: 'EscrowActivity' }),
  access,
  errors: ['NOT_FOUND'],
});

const disbursementRow = postedNumberSchema
  .extend({
    ...account,
    ...file,
    /** How many files pay by it: of several, `ordersID` is the first of them. */
    files: z.int().min(1),
    method: z.enum(disbursementKinds),
    date: anyDate,
    amount: amountSchema,
    payee: z.string(),
    checkNumber: z.int().min(1).max(postingLimits.checkNumber).nullable(),
    reference: z.string().nullable(),
    memo: z.string().nullable(),
    state: z.enum(disbursementStates),
    /** When it was paid, voided, stopped or taken back, and why. */
    endedOn: anyDate.nullable(),
    reason: z.string().nullable(),
    /** What a check is on paper; null of what is sent electronically. */
    paper: z.enum(paperStates).nullable(),
  })
  .meta({ id: 'ListedDisbursement' });

export const listDisbursements = endpoint({
  name: 'listDisbursements',
  method: 'GET',
  path: `${path}/disbursements`,
  summary:
    'A page of the disbursements of all files that fit, with what became of each. `states` is what all that fit come to, by state.',
  tag,
  query: z.strictObject({ ...askedInAddress.disbursements, ...pageQuery }),
  result: z
    .object({
      ...page,
      /** The day that ages are counted to. */
      today: anyDate,
      results: z.array(disbursementRow),
      states: z.record(z.enum(disbursementStates), counted),
    })
    .meta({ id: 'Disbursements' }),
  access,
  errors: ['NOT_FOUND'],
});

/** A receipt of any file, with what became of it. */
export const listedReceiptSchema = postedNumberSchema
  .extend({
    ...account,
    ...file,
    receipt: z.int().min(0),
    date: anyDate,
    amount: amountSchema,
    uncollected: z.int().min(0),
    /** Null where what was posted does not say it. */
    instrument: z.enum(fundsInstruments).nullable(),
    payer: z.string(),
    reference: z.string().nullable(),
    memo: z.string().nullable(),
    state: z.enum(receiptStates),
    slip: z.int().nullable(),
    depositedOn: anyDate.nullable(),
    collectedOn: anyDate.nullable(),
    /** When the bank gave it back or it was taken back, and why. */
    endedOn: anyDate.nullable(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'ListedReceipt' });

export const listReceipts = endpoint({
  name: 'listReceipts',
  method: 'GET',
  path: `${path}/receipts`,
  summary:
    'A page of the receipts of all files that fit, with what became of each. `states` is what all that fit come to, by state.',
  tag,
  query: z.strictObject({ ...askedInAddress.receipts, ...pageQuery }),
  result: z
    .object({
      ...page,
      today: anyDate,
      results: z.array(listedReceiptSchema),
      states: z.record(z.enum(receiptStates), counted),
    })
    .meta({ id: 'Receipts' }),
  access,
  errors: ['NOT_FOUND'],
});

export const exportEscrowAccounting = endpoint({
  name: 'exportEscrowAccounting',
  method: 'POST',
  path: `${path}/export`,
  summary:
    'Notes in the audit who takes a list of the books out of the product, and answers an address that gives it as CSV, every row that fits, for one minute.',
  tag,
  body: escrowListSchema,
  result: downloadSchema,
  access,
  errors: ['NOT_FOUND'],
  audits: ['escrow_accounting_exports'],
  // Reads; each export is a line of the audit, with an address that ends soon.
  takesKey: false,
});

/** A bank account whose books may be read. */
export type EscrowAccount = z.infer<typeof escrowAccountSchema>;
/** A page of a trial balance. */
export type TrialBalance = z.infer<typeof getTrialBalance.result>;
/** A page of the register of a bank account. */
export type EscrowActivity = z.infer<typeof listEscrowActivity.result>;
/** A page of disbursements. */
export type DisbursementPage = z.infer<typeof listDisbursements.result>;
/** A page of receipts. */
export type ReceiptPage = z.infer<typeof listReceipts.result>;
