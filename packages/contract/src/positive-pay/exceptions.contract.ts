import { bankFileDates } from '@closewright/domain/bank-files';
import {
  exceptionChecks,
  exceptionDecisions,
  exceptionFindings,
  exceptionLimits,
  exceptionStates,
} from '@closewright/domain/positive-pay';
import { z } from 'zod';
import { amountSchema, postedNumberSchema, postingDate, postingLimits, reasonSchema } from '../check-writing/index.ts';
import { anyDate, downloadSchema, endpoint, field, idInPath, idSchema, line, pageQuery } from '../kit/index.ts';

const tag = 'Positive pay';
const path = '/api/positive-pay';
const read = { kind: 'action', action: 'readPositivePay', inAnyRegion: true } as const;
const write = { kind: 'action', action: 'writePositivePay', inAnyRegion: true } as const;
const onAccount = z.strictObject({ bankAccountID: idInPath });
const onException = z.strictObject({ positivePayExceptionID: idInPath });
const onFile = z.strictObject({ positivePayAnswerFileID: idInPath });
const changing = ['NOT_FOUND', 'FORBIDDEN', 'APP_READ_ONLY', 'CARRIED_ON'] as const;
const bySchema = z.object({ by: z.string(), at: z.string() });
const withReason = bySchema.extend({ reason: z.string() });

/** Until when the bank waits: a day, and a time of it in the time zone of the office. */
const until = {
  decideOn: postingDate,
  decideTime: field.time({ label: 'Decide until' }).schema.unwrap(),
};

/** What is typed of a check that a bank asks about. */
export const presentedCheckBody = z.strictObject({
  checkNumber: z
    .int({ error: 'Check number is required' })
    .min(1, { error: 'A check number is above 0', abort: true })
    .max(postingLimits.checkNumber, 'A check number is too large'),
  amount: amountSchema,
  payee: line().min(1).max(exceptionLimits.payee).nullable(),
  bankReason: line().min(1).max(exceptionLimits.bankReason).nullable(),
  presentedOn: postingDate,
  ...until,
});

const heading = line().min(1).max(exceptionLimits.heading);

/** Which heading of a bank's list says what. Null where none does. */
export const exceptionMappingSchema = z
  .strictObject({
    columns: z.strictObject({
      checkNumber: heading.nullable(),
      amount: heading.nullable(),
      payee: heading.nullable(),
      bankReason: heading.nullable(),
      presentedOn: heading.nullable(),
      account: heading.nullable(),
    }),
    dates: z.enum(bankFileDates),
  })
  .meta({ id: 'PositivePayExceptionMapping' });

/** What one look at a check says. What it tells keeps nothing from being paid. */
const checkItemSchema = z
  .object({
    check: z.enum(exceptionChecks),
    state: z.enum(['met', 'tells', 'blocks']),
    title: z.string(),
    words: z.string(),
  })
  .meta({ id: 'PositivePayCheckItem' });

/** The check of the ledger that has the number. */
const ledgerCheckSchema = z
  .object({
    ...postedNumberSchema.shape,
    ordersID: idSchema.nullable(),
    fileNumber: z.string(),
    amount: amountSchema,
    payee: z.string(),
    drawnOn: anyDate,
    ended: z.object({ how: z.enum(['paid', 'void', 'stopped', 'taken back']), on: anyDate }).nullable(),
    isTold: z.boolean(),
    /** The day of another presentment of it that was decided to be paid before; null where there is none. */
    otherPay: anyDate.nullable(),
    /** What somebody asks to do with it, which waits for approval; null where nobody does. */
    endAsked: z.enum(['void', 'stop']).nullable(),
  })
  .meta({ id: 'PositivePayLedgerCheck' });

/** A check that a bank asks about, beside the ledger, and what was decided of it. */
export const positivePayExceptionSchema = z
  .object({
    positivePayExceptionID: idSchema,
    bankAccountID: idSchema,
    bankAccount: z.string(),
    checkNumber: z.int(),
    amount: amountSchema,
    payee: z.string().nullable(),
    bankReason: z.string().nullable(),
    presentedOn: anyDate,
    /** The instant until which the bank waits; then it does what was agreed with it. */
    decideUntil: z.string(),
    entered: bySchema,
    /** The file of the bank that it came in; null where it was typed. */
    importedAs: z.string().nullable(),
    /** Typed or imported by whoever reads it, who does not pay it alone. */
    isOwn: z.boolean(),
    /** The bank tells of it with another payee or amount as well, also where that was taken off: nobody pays it alone. */
    isToldOtherwise: z.boolean(),
    state: z.enum(exceptionStates),
    /** Null where no check of the bank account has the number. */
    check: ledgerCheckSchema.nullable(),
    /** What the ledger says now. */
    finding: z.enum(exceptionFindings),
    recommends: z.enum(exceptionDecisions),
    checks: z.array(checkItemSchema),
    /** Null while nobody has decided, and once it was taken back. */
    decision: z
      .object({
        decision: z.enum(exceptionDecisions),
        /** What the ledger said then. */
        found: z.enum(exceptionFindings),
        reason: z.string().nullable(),
        decided: bySchema,
        /** Decided by whoever reads it, who may not confirm it. */
        isOwn: z.boolean(),
        needsSecond: z.boolean(),
        confirmed: bySchema.nullable(),
      })
      .nullable(),
    /** The file that told the bank; null before. */
    sent: bySchema.extend({ positivePayAnswerFileID: idSchema, number: z.int() }).nullable(),
    takenOff: withReason.nullable(),
  })
  .meta({ id: 'PositivePayException' });

/** A file of decisions. */
export const positivePayAnswerFileSchema = z
  .object({
    positivePayAnswerFileID: idSchema,
    bankAccountID: idSchema,
    bankAccount: z.string(),
    /** From 1 on in each bank account. */
    number: z.int().min(1),
    fileName: z.string(),
    pay: z.object({ count: z.int().min(0), amount: z.int().min(0) }),
    return: z.object({ count: z.int().min(0), amount: z.int().min(0) }),
    /** SHA-256 of its bytes in small hexadecimal letters. */
    sha256: z.string(),
    made: bySchema,
    takenBack: withReason.nullable(),
  })
  .meta({ id: 'PositivePayAnswerFile' });

export const listPositivePayExceptions = endpoint({
  name: 'listPositivePayExceptions',
  method: 'GET',
  path: `${path}/exceptions`,
  summary:
    "A page of the checks that banks ask about, of the trust accounts of the caller's regions, the soonest to decide first: those that the bank waits for, or where `state` is given, all of that state, the newest first.",
  tag,
  query: z.strictObject({
    ...pageQuery,
    bankAccountID: z.coerce.number().int().min(1).optional(),
    state: z.enum(exceptionStates).optional(),
  }),
  result: z
    .object({
      /** When the list was read. */
      asOf: z.string(),
      results: z.array(positivePayExceptionSchema),
      totalRecords: z.int().min(0),
      /** Of all accounts asked for: how many there are in each state. */
      counts: z.record(z.enum(exceptionStates), z.int().min(0)),
      /** Of all accounts asked for: those that the bank waits for and whose time is near or over. */
      alarms: z.int().min(0),
      /** The soonest of their times; null where there is none. */
      nextUntil: z.string().nullable(),
    })
    .meta({ id: 'PositivePayExceptions' }),
  access: read,
  errors: ['NOT_FOUND'],
});

export const createPositivePayException = endpoint({
  name: 'createPositivePayException',
  method: 'POST',
  path: `${path}/accounts/:bankAccountID/exceptions`,
  summary: 'Records a check that the bank asks about, as it was typed. Nothing is posted.',
  tag,
  params: onAccount,
  body: presentedCheckBody,
  result: positivePayExceptionSchema,
  access: write,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'APP_READ_ONLY', 'POSITIVE_PAY_REFUSED'],
  audits: ['positive_pay_exceptions'],
});

export const importPositivePayExceptions = endpoint({
  name: 'importPositivePayExceptions',
  method: 'POST',
  path: `${path}/accounts/:bankAccountID/exceptions/import`,
  summary:
    "Records the checks of a bank's list, a CSV whose headings `mapping` names, whole or not at all. Rows of other accounts are left out, and those that are known already are not recorded again.",
  tag,
  params: onAccount,
  body: z.strictObject({
    fileName: line().min(1, { error: 'The name of the file is required', abort: true }).max(exceptionLimits.fileName),
    content: z
      .base64({ error: 'The bytes of the file are base64' })
      .max(Math.ceil(exceptionLimits.bytes / 3) * 4, 'A list of exceptions has at most 1 MB'),
    mapping: exceptionMappingSchema,
    /** The day of rows that say none. */
    presentedOn: postingDate,
    ...until,
  }),
  mostBytes: Math.ceil(exceptionLimits.bytes / 3) * 4 + 8192,
  result: z
    .object({ taken: z.int().min(1), known: z.int().min(0), left: z.int().min(0) })
    .meta({ id: 'PositivePayImport' }),
  access: write,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'APP_READ_ONLY', 'POSITIVE_PAY_REFUSED'],
  audits: ['positive_pay_imports', 'positive_pay_exceptions'],
});

export const getPositivePayMapping = endpoint({
  name: 'getPositivePayMapping',
  method: 'GET',
  path: `${path}/accounts/:bankAccountID/exceptions/mapping`,
  summary: 'How the last list of the bank of an account was read; null before the first.',
  tag,
  params: onAccount,
  result: z.object({ mapping: exceptionMappingSchema.nullable() }).meta({ id: 'PositivePayLastMapping' }),
  access: read,
  errors: ['NOT_FOUND'],
});

export const takeOffPositivePayException = endpoint({
  name: 'takeOffPositivePayException',
  method: 'POST',
  path: `${path}/exceptions/:positivePayExceptionID/take-off`,
  summary:
    'Takes a check off the list that the bank does not ask about any more, or that was typed wrong, and says why; a decision that was not sent is over with it.',
  tag,
  params: onException,
  body: z.strictObject({ reason: reasonSchema }),
  result: positivePayExceptionSchema,
  access: write,
  errors: changing,
  audits: ['positive_pay_exceptions', 'positive_pay_decisions'],
});

export const decidePositivePayException = endpoint({
  name: 'decidePositivePayException',
  method: 'POST',
  path: `${path}/exceptions/:positivePayExceptionID/decide`,
  summary:
    'Decides that the bank pays a check or returns it. `found` is what whoever decides has seen of the ledger; against what it recommends there is a reason. To pay waits for another person where the ledger says that the check is not to be paid, where it was typed, where the bank tells of it in two ways, and where whoever decides has imported it.',
  tag,
  params: onException,
  body: z.strictObject({
    decision: z.enum(exceptionDecisions),
    found: z.enum(exceptionFindings),
    reason: reasonSchema.nullable(),
  }),
  result: positivePayExceptionSchema,
  access: write,
  errors: [...changing, 'POSITIVE_PAY_REFUSED'],
  audits: ['positive_pay_decisions'],
});

export const confirmPositivePayException = endpoint({
  name: 'confirmPositivePayException',
  method: 'POST',
  path: `${path}/exceptions/:positivePayExceptionID/confirm`,
  summary:
    'Confirms, by another person than who decided it, that the bank pays a check. `found` is what whoever confirms has seen of the ledger.',
  tag,
  params: onException,
  body: z.strictObject({ found: z.enum(exceptionFindings) }),
  result: positivePayExceptionSchema,
  access: write,
  errors: [...changing, 'SECOND_PERSON_NEEDED'],
  audits: ['positive_pay_decisions'],
});

export const takeBackPositivePayDecision = endpoint({
  name: 'takeBackPositivePayDecision',
  method: 'POST',
  path: `${path}/exceptions/:positivePayExceptionID/take-back`,
  summary: 'Takes a decision back that was not sent, and says why: the check is to be decided again.',
  tag,
  params: onException,
  body: z.strictObject({ reason: reasonSchema }),
  result: positivePayExceptionSchema,
  access: write,
  errors: changing,
  audits: ['positive_pay_decisions'],
});

export const makePositivePayAnswerFile = endpoint({
  name: 'makePositivePayAnswerFile',
  method: 'POST',
  path: `${path}/accounts/:bankAccountID/answers`,
  summary:
    'Makes the file of all decisions of an account that were not sent, and answers where it may be fetched, once. `exceptions` are those that whoever asks has seen: where others are decided by now, nothing is made.',
  tag,
  params: onAccount,
  body: z.strictObject({
    exceptions: z
      .array(z.strictObject({ positivePayExceptionID: idSchema, decision: z.enum(exceptionDecisions) }))
      .min(1)
      .max(exceptionLimits.answers),
  }),
  result: z
    .object({ file: positivePayAnswerFileSchema, download: downloadSchema })
    .meta({ id: 'MadePositivePayAnswerFile' }),
  access: write,
  errors: [...changing, 'POSITIVE_PAY_REFUSED'],
  audits: ['positive_pay_answer_files', 'positive_pay_answers'],
});

export const listPositivePayAnswerFiles = endpoint({
  name: 'listPositivePayAnswerFiles',
  method: 'GET',
  path: `${path}/answers`,
  summary:
    "A page of the files of decisions of the caller's regions, the newest first, those that were taken back included.",
  tag,
  query: z.strictObject({ ...pageQuery, bankAccountID: z.coerce.number().int().min(1).optional() }),
  result: z
    .object({ results: z.array(positivePayAnswerFileSchema), totalRecords: z.int() })
    .meta({ id: 'PositivePayAnswerFiles' }),
  access: read,
  errors: ['NOT_FOUND'],
});

export const getPositivePayAnswerFileDocument = endpoint({
  name: 'getPositivePayAnswerFileDocument',
  method: 'GET',
  path: `${path}/answers/:positivePayAnswerFileID/document`,
  summary:
    'Where the bytes of a file of decisions may be fetched, once, as they were made, unless it was taken back. They say an account number in full.',
  tag,
  params: onFile,
  result: downloadSchema,
  access: write,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'DECIDED_ALREADY'],
});

export const takeBackPositivePayAnswerFile = endpoint({
  name: 'takeBackPositivePayAnswerFile',
  method: 'POST',
  path: `${path}/answers/:positivePayAnswerFileID/take-back`,
  summary:
    'Records that a file of decisions did not reach the bank, or was refused there: what it told is to be sent again.',
  tag,
  params: onFile,
  body: z.strictObject({ reason: reasonSchema }),
  result: positivePayAnswerFileSchema,
  access: write,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'APP_READ_ONLY', 'DECIDED_ALREADY'],
  audits: ['positive_pay_answer_files', 'positive_pay_answers'],
});

/** A check that a bank asks about, as it is told. */
export type PositivePayExceptionRow = z.infer<typeof positivePayExceptionSchema>;
/** A page of checks that banks ask about. */
export type PositivePayExceptionPage = z.infer<typeof listPositivePayExceptions.result>;
/** A file of decisions, as it is told. */
export type PositivePayAnswerFileRow = z.infer<typeof positivePayAnswerFileSchema>;
