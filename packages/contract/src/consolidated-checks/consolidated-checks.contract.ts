import { togetherLimits } from '@closewright/domain/consolidated-checks';
import { disbursementStates } from '@closewright/domain/escrow-accounting';
import { disbursementKinds } from '@closewright/domain/ledger';
import { z } from 'zod';
import { howPrinted } from '../check-printing/index.ts';
import {
  disbursementFactsSchema,
  paidLines,
  postedNumberSchema,
  postingDate,
  postingLimits,
  reasonSchema,
} from '../check-writing/index.ts';
import { downloadSchema, endpoint, idInPath, idSchema, line, pageOf, pageQuery } from '../kit/index.ts';
import {
  consolidatedAccountSchema,
  consolidatedDetailSchema,
  consolidatedPaymentSchema,
  proposedRowSchema,
} from './consolidated-payment.schema.ts';

const tag = 'Consolidated checks';
const path = '/api/consolidated-checks';
const read = { kind: 'action', action: 'readConsolidated', inAnyRegion: true } as const;
const write = { kind: 'action', action: 'writeConsolidated', inAnyRegion: true } as const;
const onFiles = ['NOT_FOUND', 'FORBIDDEN', 'FILE_LOCKED', 'FILE_IN_USE', 'APP_READ_ONLY'] as const;
const posting = [
  ...onFiles,
  'PERIOD_CLOSED',
  'BANK_ACCOUNT_CLOSED',
  'NOT_ENOUGH_MONEY',
  'FILE_SHORT',
  'CARRIED_ON',
] as const;
const text = () => line().trim().min(togetherLimits.text, `Enter at least ${togetherLimits.text} letters`).max(100);

export const listConsolidatedAccounts = endpoint({
  name: 'listConsolidatedAccounts',
  method: 'GET',
  path: `${path}/accounts`,
  summary:
    "The bank accounts of the caller's regions that take postings today, by name, each with its next check number.",
  tag,
  result: z.array(consolidatedAccountSchema),
  access: read,
});

export const findConsolidated = endpoint({
  name: 'findConsolidated',
  method: 'GET',
  path: `${path}/proposed`,
  summary: `What files propose to pay to whom, each judged by the checks before a disbursement: of files with a locked settlement and money in the bank account whose payees have all words of \`text\`, or of the files that are named. At most ${togetherLimits.files} files; \`files\` says how many there are.`,
  tag,
  query: z.strictObject({
    bankAccountID: idInPath,
    /** Words of the name of a payee; left out where files are named. */
    text: text().optional(),
    /** Files, their ids separated by commas. */
    ordersIDs: z
      .string()
      .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/, 'Ids are numbers separated by commas')
      .transform((ids) => ids.split(',').map(Number))
      .pipe(z.array(idSchema).max(togetherLimits.files, `At most ${togetherLimits.files} files`))
      .optional(),
  }),
  result: z
    .object({
      rows: z.array(proposedRowSchema),
      /** How many files may pay such a payee, and how many of them are told here. */
      files: z.int().min(0),
      told: z.int().min(0),
    })
    .meta({ id: 'ConsolidatedRows' }),
  access: read,
  errors: ['NOT_FOUND'],
});

const paymentParams = z.strictObject({
  bankAccountID: idInPath,
  stripe: z.coerce.number().pipe(postedNumberSchema.shape.stripe),
  number: z.coerce.number().pipe(z.int().min(1)),
});
const one = `${path}/:bankAccountID/:stripe/:number`;

export const payConsolidated = endpoint({
  name: 'payConsolidated',
  method: 'POST',
  path,
  summary:
    'Pays one payee for several files by one check, wire or ACH entry: one transaction with a part of each file. Each file is judged as by its own disbursement; all are paid, or none.',
  tag,
  body: z.strictObject({
    bankAccountID: idSchema,
    date: postingDate,
    method: z.enum(disbursementKinds),
    payee: disbursementFactsSchema.shape.payee,
    memo: disbursementFactsSchema.shape.memo,
    reference: disbursementFactsSchema.shape.reference,
    /** The number of a check. */
    firstCheckNumber: z.int().min(1).max(postingLimits.checkNumber).nullable(),
    files: z
      .array(
        z.strictObject({
          ordersID: idSchema,
          loanID: z.union([idSchema, z.literal(0)]),
          party: disbursementFactsSchema.shape.party,
          lines: paidLines.min(1, 'Choose at least one line'),
        }),
      )
      .min(2, 'Choose at least two files: one alone is paid in Check Writing')
      .max(togetherLimits.files, `At most ${togetherLimits.files} files`),
  }),
  result: consolidatedDetailSchema,
  access: write,
  errors: [...posting, 'DISBURSEMENT_BLOCKED', 'CHECK_NUMBER_TAKEN'],
  posts: true,
});

export const listConsolidated = endpoint({
  name: 'listConsolidated',
  method: 'GET',
  path,
  summary:
    'Payments for several files, the newest first: those of which the caller may know every file and the bank account.',
  tag,
  query: z.strictObject({
    ...pageQuery,
    bankAccountID: idInPath.optional(),
    state: z.enum(disbursementStates).optional(),
    /** Words of the payee, the check number, the reference or a file number. */
    text: line().trim().max(100).default(''),
  }),
  result: pageOf(consolidatedPaymentSchema),
  access: read,
  errors: ['NOT_FOUND'],
});

export const getConsolidated = endpoint({
  name: 'getConsolidated',
  method: 'GET',
  path: one,
  summary: 'A payment for several files with what each of them pays by it.',
  tag,
  params: paymentParams,
  result: consolidatedDetailSchema,
  access: read,
  errors: ['NOT_FOUND'],
});

export const printConsolidated = endpoint({
  name: 'printConsolidated',
  method: 'POST',
  path: `${one}/print`,
  summary:
    'Puts an outstanding check for several files on paper, and records it: one paper with the total, and what each file pays on its stubs and in its letter. While a paper of it is good, it is printed again with a reason alone.',
  tag,
  params: paymentParams,
  body: z.strictObject(howPrinted),
  result: z.object({ download: downloadSchema, payment: consolidatedDetailSchema }).meta({ id: 'PrintedConsolidated' }),
  access: write,
  errors: [...onFiles, 'BANK_ACCOUNT_CLOSED', 'DISBURSEMENT_BLOCKED', 'CARRIED_ON'],
  audits: ['check_prints'],
});

export const spoilConsolidated = endpoint({
  name: 'spoilConsolidated',
  method: 'POST',
  path: `${one}/spoil`,
  summary: 'Records that all paper of a check for several files is spoiled: it is to be printed again.',
  tag,
  params: paymentParams,
  body: z.strictObject({ reason: reasonSchema }),
  result: consolidatedDetailSchema,
  access: write,
  errors: [...onFiles, 'CARRIED_ON'],
  audits: ['check_prints'],
});

export const endConsolidated = endpoint({
  name: 'endConsolidated',
  method: 'POST',
  path: `${one}/end`,
  summary:
    'Asks for the void or the stop of a payment for several files: of all of them, or of none. Nothing is posted until somebody else approves it, who may know of every one of its files.',
  tag,
  params: paymentParams,
  body: z.strictObject({ kind: z.enum(['void', 'stop']), comment: reasonSchema }),
  result: consolidatedDetailSchema,
  access: write,
  errors: [...onFiles, 'BANK_ACCOUNT_CLOSED', 'CARRIED_ON'],
  audits: ['approval_requests'],
});

export const takeBackConsolidated = endpoint({
  name: 'takeBackConsolidated',
  method: 'POST',
  path: `${one}/take-back`,
  summary:
    'Takes back a payment for several files that was posted by mistake, of all of them by its exact mirror: on the day of its posting alone.',
  tag,
  params: paymentParams,
  body: z.strictObject({ date: postingDate, reason: reasonSchema }),
  result: consolidatedDetailSchema,
  access: write,
  errors: [...posting, 'TAKEN_BACK_ALREADY'],
  posts: true,
});

/** What one payment for several files is made with. */
export type NewConsolidated = z.infer<typeof payConsolidated.body>;
/** What files propose to pay. */
export type ConsolidatedRows = z.infer<typeof findConsolidated.result>;
/** What is looked for among what files propose to pay. */
export type ConsolidatedSearch = z.output<typeof findConsolidated.query>;
/** A page of payments for several files. */
export type ConsolidatedQuery = z.output<typeof listConsolidated.query>;
/** What a check for several files is printed with. */
export type ConsolidatedToPrint = z.output<typeof printConsolidated.body>;
