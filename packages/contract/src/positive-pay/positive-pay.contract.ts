import { gapReasons, positivePayKinds, positivePayStates } from '@closewright/domain/positive-pay';
import { z } from 'zod';
import { amountSchema, postedNumberSchema, postingLimits, reasonSchema } from '../check-writing/index.ts';
import { anyDate, digestOf, downloadSchema, endpoint, idInPath, idSchema, pageQuery } from '../kit/index.ts';

const tag = 'Positive pay';
const path = '/api/positive-pay';
const read = { kind: 'action', action: 'readPositivePay', inAnyRegion: true } as const;
const write = { kind: 'action', action: 'writePositivePay', inAnyRegion: true } as const;
const onAccount = z.strictObject({ bankAccountID: idInPath });
const onFile = z.strictObject({ positivePayFileID: idInPath });

const countedSchema = z.object({ count: z.int().min(0), amount: z.int().min(0) }).meta({ id: 'PositivePayCount' });

/** What events come to: how many of each kind, and the amounts of their checks, in cents. */
export const positivePayTotalsSchema = z
  .object({
    issue: countedSchema,
    void: countedSchema,
    stop: countedSchema,
    /** The lowest and the highest number among the checks issued; null where none is. */
    fromNumber: z.int().nullable(),
    toNumber: z.int().nullable(),
  })
  .meta({ id: 'PositivePayTotals' });

const gaps = {
  /** Numbers between the first and the last check issued that a file leaves out, and why: the first of them. */
  gaps: z.array(z.object({ from: z.int(), to: z.int(), why: z.enum(gapReasons) }).meta({ id: 'PositivePayGap' })),
  /** How many more gaps there are. */
  moreGaps: z.int().min(0),
};

/** What a bank is told, or was told, of a check. */
export const positivePayEventSchema = z
  .object({
    ...postedNumberSchema.shape,
    kind: z.enum(positivePayKinds),
    checkNumber: z.int().min(1).max(postingLimits.checkNumber),
    amount: amountSchema,
    payee: z.string(),
    issuedOn: anyDate,
    happenedOn: anyDate,
    fileNumber: z.string(),
  })
  .meta({ id: 'PositivePayEvent' });

/** A file for a bank. Its events and its bytes are read by calls of their own. */
export const positivePayFileSchema = z
  .object({
    positivePayFileID: idSchema,
    bankAccountID: idSchema,
    /** From 1 on in each bank account. */
    number: z.int().min(1),
    fileName: z.string(),
    layoutName: z.string(),
    date: anyDate,
    totals: positivePayTotalsSchema,
    /** SHA-256 of its bytes in small hexadecimal letters. */
    sha256: z.string(),
    bytes: z.int(),
    state: z.enum(positivePayStates),
    madeBy: z.string(),
    madeAt: z.string(),
    /** Who accepted it or, if it was taken back, who did so; null while it is made alone. */
    decidedBy: z.string().nullable(),
    decidedAt: z.string().nullable(),
    /** Why it was taken back. */
    reason: z.string().nullable(),
  })
  .meta({ id: 'PositivePayFile' });

/** SHA-256 of events, so that others of the same count and sum are told from them. */
const digestSchema = digestOf('an account, as it was seen');

/** A bank account that checks are drawn on. The number is masked. */
export const positivePayAccountSchema = z
  .object({
    bankAccountID: idSchema,
    name: z.string(),
    bankName: z.string(),
    accountNumber: z.string(),
    positivePayLayoutID: idSchema.nullable(),
    layoutName: z.string().nullable(),
    /** What its bank was not told yet. */
    due: positivePayTotalsSchema,
    /** Which events that is of, as `makePositivePayFile` is told it. */
    dueDigest: digestSchema,
    /** Files that were made and neither accepted nor taken back. */
    waiting: z.int().min(0),
    /** The last file that stands; null before the first. */
    lastFile: positivePayFileSchema.nullable(),
    /** Why no file can be made by whoever asks, but for nothing being due; null where one can. */
    obstacle: z.string().nullable(),
  })
  .meta({ id: 'PositivePayAccount' });

export const listPositivePay = endpoint({
  name: 'listPositivePay',
  method: 'GET',
  path,
  summary: "The trust accounts of the caller's regions, with what the bank of each was not told yet of its checks.",
  tag,
  result: z.array(positivePayAccountSchema),
  access: read,
});

export const getPositivePay = endpoint({
  name: 'getPositivePay',
  method: 'GET',
  path: `${path}/accounts/:bankAccountID`,
  summary:
    'A page of what a bank was not told yet of the checks of an account, by number; the totals and gaps are those of all pages.',
  tag,
  params: onAccount,
  query: z.strictObject(pageQuery),
  result: z
    .object({
      account: positivePayAccountSchema,
      ...gaps,
      results: z.array(positivePayEventSchema),
      totalRecords: z.int(),
    })
    .meta({ id: 'PositivePayDue' }),
  access: read,
  errors: ['NOT_FOUND'],
});

export const listPositivePayFiles = endpoint({
  name: 'listPositivePayFiles',
  method: 'GET',
  path: `${path}/accounts/:bankAccountID/files`,
  summary: 'A page of the files of an account, the newest first, those that were taken back included.',
  tag,
  params: onAccount,
  query: z.strictObject(pageQuery),
  result: z.object({ results: z.array(positivePayFileSchema), totalRecords: z.int() }).meta({ id: 'PositivePayFiles' }),
  access: read,
  errors: ['NOT_FOUND'],
});

export const makePositivePayFile = endpoint({
  name: 'makePositivePayFile',
  method: 'POST',
  path: `${path}/accounts/:bankAccountID/files`,
  summary:
    'Makes the file of all that is due, by the layout of the account, and answers where it may be fetched, once. `dueDigest` is that of the account as whoever asks has seen it: where other events are due by now, nothing is made.',
  tag,
  params: onAccount,
  body: z.strictObject({ dueDigest: digestSchema }),
  result: z.object({ file: positivePayFileSchema, download: downloadSchema }).meta({ id: 'MadePositivePayFile' }),
  access: write,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'APP_READ_ONLY', 'BANK_ACCOUNT_CLOSED', 'POSITIVE_PAY_REFUSED'],
  audits: ['positive_pay_files', 'positive_pay_events'],
});

export const getPositivePayFile = endpoint({
  name: 'getPositivePayFile',
  method: 'GET',
  path: `${path}/files/:positivePayFileID`,
  summary:
    'A file with a page of what it tells of checks, by number, and its gaps: what is held against the check register.',
  tag,
  params: onFile,
  query: z.strictObject(pageQuery),
  result: z
    .object({
      file: positivePayFileSchema,
      ...gaps,
      results: z.array(positivePayEventSchema),
      totalRecords: z.int(),
    })
    .meta({ id: 'PositivePayFileDetail' }),
  access: read,
  errors: ['NOT_FOUND'],
});

export const getPositivePayFileDocument = endpoint({
  name: 'getPositivePayFileDocument',
  method: 'GET',
  path: `${path}/files/:positivePayFileID/document`,
  summary:
    'Where the bytes of a file may be fetched, once, as they were made, unless it was taken back. Whoever may make files may fetch them: they say account numbers in full.',
  tag,
  params: onFile,
  result: downloadSchema,
  access: write,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'DECIDED_ALREADY'],
});

export const acceptPositivePayFile = endpoint({
  name: 'acceptPositivePayFile',
  method: 'POST',
  path: `${path}/files/:positivePayFileID/accept`,
  summary: 'Records that the bank loaded a file, as its report says.',
  tag,
  params: onFile,
  result: positivePayFileSchema,
  access: write,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'APP_READ_ONLY', 'DECIDED_ALREADY'],
  audits: ['positive_pay_files'],
});

export const takeBackPositivePayFile = endpoint({
  name: 'takeBackPositivePayFile',
  method: 'POST',
  path: `${path}/files/:positivePayFileID/take-back`,
  summary:
    'Records that a file did not reach the bank, or was refused there, also after it was accepted: all that it told is due again. Not while a later file voids or stops what it issued.',
  tag,
  params: onFile,
  body: z.strictObject({ reason: reasonSchema }),
  result: positivePayFileSchema,
  access: write,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'APP_READ_ONLY', 'DECIDED_ALREADY', 'CARRIED_ON'],
  audits: ['positive_pay_files', 'positive_pay_events'],
});

/** A bank account with what is due. */
export type PositivePayAccountRow = z.infer<typeof positivePayAccountSchema>;
/** A page of what is due. */
export type PositivePayDue = z.infer<typeof getPositivePay.result>;
/** A file for a bank. */
export type PositivePayFileRow = z.infer<typeof positivePayFileSchema>;
/** A file with a page of what it tells. */
export type PositivePayFileDetail = z.infer<typeof getPositivePayFile.result>;
/** What events come to. */
export type PositivePayTotals = z.infer<typeof positivePayTotalsSchema>;
/** What a bank is told of a check, as the api tells it. */
export type PositivePayEventRow = z.infer<typeof positivePayEventSchema>;
