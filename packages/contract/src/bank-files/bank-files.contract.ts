import { bankFileFormats, bankFileLimits, bankItemKinds, importStates } from '@closewright/domain/bank-files';
import { maxCents } from '@closewright/domain/money';
import { z } from 'zod';
import { postingDate, reasonSchema } from '../check-writing/index.ts';
import { anyDate, digestOf, downloadSchema, endpoint, idInPath, idSchema, line, pageQuery } from '../kit/index.ts';

const tag = 'Bank files';
const path = '/api/bank-files';
const read = { kind: 'action', action: 'readBankFiles', inAnyRegion: true } as const;
const write = { kind: 'action', action: 'writeBankFiles', inAnyRegion: true } as const;
const onFile = z.strictObject({ bankFileID: idInPath });

/** Base64 has four letters for three bytes. */
const mostLetters = Math.ceil(bankFileLimits.bytes / 3) * 4;

const digestSchema = digestOf('a preview');

/** An item of a bank, as it is told; cents, what went out below zero. */
export const bankItemSchema = z
  .object({
    bankItemID: idSchema,
    date: anyDate,
    valueDate: anyDate.nullable(),
    kind: z.enum(bankItemKinds),
    amount: z.int(),
    code: z.string().nullable(),
    checkNumber: z.int().nullable(),
    bankReference: z.string().nullable(),
    customerReference: z.string().nullable(),
    text: z.string(),
    bankID: z.string().nullable(),
    /** The bank's own day of a late item, which stands on a later one as `date`; null or left out where it is not late. */
    bankDate: anyDate.nullable().optional(),
  })
  .meta({ id: 'BankItem' });

const daySchema = z
  .object({
    date: anyDate,
    opening: z.int().nullable(),
    closing: z.int().nullable(),
    available: z.int().nullable(),
  })
  .meta({ id: 'BankDay' });

const findingSchema = z.object({ line: z.int().nullable(), text: z.string() }).meta({ id: 'BankFileFinding' });

const countsSchema = z
  .object({ new: z.int().min(0), known: z.int().min(0), doubtful: z.int().min(0), late: z.int().min(0) })
  .meta({ id: 'BankFileCounts' });

/** What a bank says that there is, in cents. */
const balanceSchema = z
  .int({ error: 'A balance is in cents' })
  .min(-maxCents, 'A balance is too large')
  .max(maxCents, 'A balance is too large');

/** A file as it is sent: its bytes, of which account it is where it does not say so itself, and by which layout it is read where it is CSV. */
const sentFile = {
  fileName: line().min(1, { error: 'The name of the file is required', abort: true }).max(bankFileLimits.fileName),
  content: z.base64({ error: 'The bytes of the file are base64' }).max(mostLetters, 'A bank file has at most 10 MB'),
  bankAccountID: idSchema.nullable(),
  bankFileLayoutID: idSchema.nullable(),
};

/** An account of a previewed file. */
export const previewedStatementSchema = z
  .object({
    /** Which of the office it is; null where it is none, or one that whoever asks may not see. */
    bankAccountID: idSchema.nullable(),
    name: z.string(),
    /** As the file has it, masked; null where it says none. */
    accountNumber: z.string().nullable(),
    /** Why nothing of it is taken; null where it is. */
    obstacle: z.string().nullable(),
    days: z.array(daySchema),
    /** How many closing balances of its days are new, or were only typed so far. */
    newBalances: z.int().min(0),
    counts: countsSchema,
    items: z.array(
      bankItemSchema
        .omit({ bankItemID: true })
        .extend({
          line: z.int(),
          state: z.enum(importStates),
          /** The item that it is, or looks like; null where it is new. */
          like: bankItemSchema.nullable(),
        })
        .meta({ id: 'PreviewedItem' }),
    ),
  })
  .meta({ id: 'PreviewedStatement' });

/** A bank file that was taken. Its items are read with its account. */
export const bankFileRowSchema = z
  .object({
    bankFileID: idSchema,
    fileName: z.string(),
    format: z.enum(bankFileFormats),
    sha256: z.string(),
    bytes: z.int(),
    accounts: z.array(
      z
        .object({
          bankAccountID: idSchema,
          name: z.string(),
          from: anyDate,
          through: anyDate,
          items: z.int(),
          /** What came in and, below zero, what went out. */
          in: z.int(),
          out: z.int(),
        })
        .meta({ id: 'BankFileAccount' }),
    ),
    importedBy: z.string(),
    importedAt: z.string(),
    takenBack: z.object({ by: z.string(), at: z.string(), reason: z.string() }).nullable(),
  })
  .meta({ id: 'BankFileRow' });

export const listBankFileAccounts = endpoint({
  name: 'listBankFileAccounts',
  method: 'GET',
  path: `${path}/accounts`,
  summary:
    "The bank accounts of the caller's regions that a file or a balance can be told of, and how banks write their CSV files.",
  tag,
  result: z
    .object({
      accounts: z.array(
        z
          .object({
            bankAccountID: idSchema,
            name: z.string(),
            /** Masked. */
            accountNumber: z.string(),
            /** How its bank writes CSV files; null where the office did not say. */
            bankFileLayoutID: idSchema.nullable(),
          })
          .meta({ id: 'BankFileAccountChoice' }),
      ),
      layouts: z.array(
        z
          .object({ bankFileLayoutID: idSchema, name: z.string(), inactive: z.boolean() })
          .meta({ id: 'BankFileLayoutChoice' }),
      ),
    })
    .meta({ id: 'BankFileChoices' }),
  access: read,
});

export const previewBankFile = endpoint({
  name: 'previewBankFile',
  method: 'POST',
  path: `${path}/preview`,
  summary:
    'Reads a BAI2, MT940, OFX or CSV file of a bank and says of each item whether it is new. Stores nothing. A file that is cut off, does not add up or cannot be read is refused whole, with lines and reasons.',
  tag,
  body: z.strictObject(sentFile),
  mostBytes: mostLetters + 4096,
  result: z
    .object({
      format: z.enum(bankFileFormats),
      /** Which file and what was known then, as `importBankFile` is told it. */
      digest: digestSchema,
      statements: z.array(previewedStatementSchema),
      /** Balances that say otherwise than what is known: nothing is taken while there is one. */
      conflicts: z.array(findingSchema),
      /** What is odd, and keeps nothing from being taken. */
      warnings: z.array(findingSchema),
    })
    .meta({ id: 'BankFilePreview' }),
  access: read,
  idempotent: false,
  errors: ['BANK_FILE_REFUSED', 'NOT_FOUND'],
});

export const importBankFile = endpoint({
  name: 'importBankFile',
  method: 'POST',
  path,
  summary:
    'Takes what is new in a bank file, as its preview said; of what looks like a known item, the lines in `keep`. Where something else is known by now, nothing is taken.',
  tag,
  body: z.strictObject({
    ...sentFile,
    digest: digestSchema,
    /** Items that look like known ones and are others: by account of the file, from 0, and line. */
    keep: z.array(z.strictObject({ statement: z.int().min(0), line: z.int().min(1) })).max(bankFileLimits.items),
  }),
  mostBytes: mostLetters + 1_000_000,
  result: bankFileRowSchema,
  access: write,
  errors: ['BANK_FILE_REFUSED', 'FORBIDDEN', 'NOT_FOUND', 'APP_READ_ONLY', 'PERIOD_CLOSED'],
  audits: ['bank_files', 'bank_file_accounts', 'bank_days'],
});

export const listBankFiles = endpoint({
  name: 'listBankFiles',
  method: 'GET',
  path,
  summary: "A page of the bank files of the caller's regions, the newest first, those that were taken back included.",
  tag,
  query: z.strictObject({ ...pageQuery, bankAccountID: z.coerce.number().int().min(1).optional() }),
  result: z.object({ results: z.array(bankFileRowSchema), totalRecords: z.int() }).meta({ id: 'BankFiles' }),
  access: read,
});

export const getBankFile = endpoint({
  name: 'getBankFile',
  method: 'GET',
  path: `${path}/:bankFileID`,
  summary:
    'A bank file, and what keeps it from being taken back: items that are matched, that an expected wire came in by, or of days that are reconciled.',
  tag,
  params: onFile,
  result: z
    .object({
      file: bankFileRowSchema,
      inTheWay: z.array(
        z
          .object({ item: bankItemSchema, why: z.enum(['Matched', 'Received', 'Day is reconciled']) })
          .meta({ id: 'BankItemInTheWay' }),
      ),
    })
    .meta({ id: 'BankFileDetail' }),
  access: read,
  errors: ['NOT_FOUND'],
});

export const getBankFileDocument = endpoint({
  name: 'getBankFileDocument',
  method: 'GET',
  path: `${path}/:bankFileID/document`,
  summary: 'Where the bytes of a bank file may be fetched, once, as they came.',
  tag,
  params: onFile,
  result: downloadSchema,
  access: write,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

export const takeBackBankFile = endpoint({
  name: 'takeBackBankFile',
  method: 'POST',
  path: `${path}/:bankFileID/take-back`,
  summary:
    'Takes a bank file back, whole: its items and balances are gone. Not while one of them is matched or its day is reconciled.',
  tag,
  params: onFile,
  body: z.strictObject({ reason: reasonSchema }),
  result: bankFileRowSchema,
  access: write,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'APP_READ_ONLY', 'TAKEN_BACK_ALREADY', 'CARRIED_ON', 'PERIOD_CLOSED'],
  audits: ['bank_files', 'bank_file_accounts', 'bank_days'],
});

export const saveBankBalance = endpoint({
  name: 'saveBankBalance',
  method: 'POST',
  path: `${path}/balances`,
  summary: 'Records the closing balance of a day as a statement on paper has it, where no file told it.',
  tag,
  body: z.strictObject({ bankAccountID: idSchema, date: postingDate, closing: balanceSchema }),
  result: daySchema,
  access: write,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'APP_READ_ONLY', 'PERIOD_CLOSED', 'CARRIED_ON'],
  audits: ['bank_days'],
});

/** An item of a bank, as it is told. */
export type BankItemRow = z.infer<typeof bankItemSchema>;
/** A file as it would be taken. */
export type BankFilePreview = z.infer<typeof previewBankFile.result>;
/** A bank file that was taken. */
export type BankFileRow = z.infer<typeof bankFileRowSchema>;
/** An item of a file as it would be taken. */
export type PreviewedItem = PreviewedStatement['items'][number];
/** An account of a previewed file. */
export type PreviewedStatement = z.infer<typeof previewedStatementSchema>;
/** The accounts and layouts that a file is told of and read by. */
export type BankFileChoices = z.infer<typeof listBankFileAccounts.result>;
