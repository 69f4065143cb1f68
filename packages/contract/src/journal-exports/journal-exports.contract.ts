import { journalDocuments, journalLimits, journalStates } from '@closewright/domain/journal-exports';
import { type LedgerKind, ledgerRules } from '@closewright/domain/ledger';
import { z } from 'zod';
import { postedNumberSchema, reasonSchema } from '../check-writing/index.ts';
import {
  anyDate,
  digestOf,
  downloadSchema,
  endpoint,
  idInPath,
  idSchema,
  line,
  pageOf,
  pageQuery,
} from '../kit/index.ts';
import { journalAccountSchema, journalSettingsSchema, upToSchema } from './journal-settings.schema.ts';

const tag = 'Journal exports';
const path = '/api/journal-exports';
const read = { kind: 'action', action: 'readJournalExports', inAnyRegion: true } as const;
const write = { kind: 'action', action: 'writeJournalExports', inAnyRegion: true } as const;
const onAccount = z.strictObject({ bankAccountID: idInPath });
const onExport = z.strictObject({ journalExportID: idInPath });
// Each kind has its row in the table of the ledger, but for corrections, which are mirrors.
const kinds = [...(Object.keys(ledgerRules) as LedgerKind[]), 'correction'] as const;
const deciding = ['NOT_FOUND', 'FORBIDDEN', 'APP_READ_ONLY', 'DECIDED_ALREADY'] as const;

/** Debits and credits, in cents. */
const totalsSchema = z
  .object({
    transactions: z.int().min(0),
    debit: z.int().min(0),
    credit: z.int().min(0),
    journals: z.int().min(0),
    fromDay: anyDate.nullable(),
    throughDay: anyDate.nullable(),
  })
  .meta({ id: 'JournalTotals' });

/** What the ledger came to on a day, in a branch and an account, with what the books call it. */
export const journalLineSchema = z
  .object({
    day: anyDate,
    /** null: of no file. */
    branchID: idSchema.nullable(),
    branch: z.string().nullable(),
    account: journalAccountSchema,
    debit: z.int().min(0),
    credit: z.int().min(0),
    transactions: z.int().min(1),
    /** null where the mapping does not say. */
    company: z.string().nullable(),
    code: z.string().nullable(),
    costCenter: z.string().nullable(),
    /** Posted into a day that an earlier export reached. */
    isLate: z.boolean(),
  })
  .meta({ id: 'JournalLine' });

/** An export as it was made. */
export const journalExportSchema = z
  .object({
    journalExportID: idSchema,
    bankAccountID: idSchema,
    /** From 1 on in each bank account. */
    number: z.int().min(1),
    date: anyDate,
    totals: totalsSchema,
    /** Whether it has postings into days that earlier exports reached. */
    hasLate: z.boolean(),
    /** The file with the columns of the office, and the one with all there is. SHA-256 in small hexadecimal letters. */
    files: z.record(z.enum(journalDocuments), z.object({ fileName: z.string(), sha256: z.string() })),
    state: z.enum(journalStates),
    madeBy: z.string(),
    madeAt: z.string(),
    accepted: z.object({ by: z.string(), at: z.string(), reference: z.string() }).nullable(),
    takenBack: z.object({ by: z.string(), at: z.string(), reason: z.string() }).nullable(),
  })
  .meta({ id: 'JournalExport' });

/** What the mapping does not say, while something is to be exported that needs it. */
const gapSchema = z
  .discriminatedUnion('of', [
    z.object({ of: z.literal('company') }),
    z.object({ of: z.literal('account'), account: journalAccountSchema }),
    z.object({ of: z.literal('cost center'), branchID: idSchema.nullable(), branch: z.string().nullable() }),
  ])
  .meta({ id: 'JournalGap' });

/** A bank account whose ledger is exported. The number is masked. */
export const journalAccountRowSchema = z
  .object({
    bankAccountID: idSchema,
    name: z.string(),
    bankName: z.string(),
    accountNumber: z.string(),
    /** Transactions that no export has which stands. */
    due: z.int().min(0),
    /** Exports that were made and neither accepted nor taken back. */
    waiting: z.int().min(0),
    /** Through which day the exports reach that stand; null before the first. */
    reachedThrough: anyDate.nullable(),
    /** Why whoever asks makes no export of it; null where it is theirs. */
    obstacle: z.string().nullable(),
  })
  .meta({ id: 'JournalBankAccount' });

export const listJournalAccounts = endpoint({
  name: 'listJournalAccounts',
  method: 'GET',
  path,
  summary: "The bank accounts of the caller's regions, each with how many transactions the books were not told of yet.",
  tag,
  result: z.array(journalAccountRowSchema),
  access: read,
});

export const getJournalDue = endpoint({
  name: 'getJournalDue',
  method: 'GET',
  path: `${path}/accounts/:bankAccountID`,
  summary:
    'What an export of a bank account would say now: a page of its lines by day, branch and account, what all come to, and what the mapping does not say. `upTo` and `digest` are told to whatever makes the export of it.',
  tag,
  params: onAccount,
  query: z.strictObject(pageQuery),
  result: z
    .object({
      account: journalAccountRowSchema,
      totals: totalsSchema,
      gaps: z.array(gapSchema),
      upTo: upToSchema,
      digest: digestOf('what an export would say, as it was seen'),
      ...pageOf(journalLineSchema).shape,
    })
    .meta({ id: 'JournalDue' }),
  access: read,
  errors: ['NOT_FOUND'],
});

export const listJournalTransactions = endpoint({
  name: 'listJournalTransactions',
  method: 'GET',
  path: `${path}/accounts/:bankAccountID/transactions`,
  summary:
    'A page of the transactions that a line is of: of an export, or of what is to be exported up to what was seen. A line without a branch is of no file.',
  tag,
  params: onAccount,
  query: z.strictObject({
    ...pageQuery,
    journalExportID: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
    upTo: upToSchema.optional(),
    day: anyDate,
    branchID: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
    account: journalAccountSchema,
  }),
  result: pageOf(
    z
      .object({
        ...postedNumberSchema.shape,
        kind: z.enum(kinds),
        postedAt: z.string(),
        postedBy: z.string(),
        ordersID: idSchema.nullable(),
        fileNumber: z.string().nullable(),
        /** Whom it pays or who paid it, and the number of the check or the receipt, as far as it says so itself. */
        name: z.string().nullable(),
        reference: z.string().nullable(),
        debit: z.int().min(0),
        credit: z.int().min(0),
      })
      .meta({ id: 'JournalTransaction' }),
  ).meta({ id: 'JournalTransactions' }),
  access: read,
  errors: ['NOT_FOUND'],
});

export const listJournalExports = endpoint({
  name: 'listJournalExports',
  method: 'GET',
  path: `${path}/accounts/:bankAccountID/exports`,
  summary: 'A page of the exports of a bank account, the newest first, those that were taken back included.',
  tag,
  params: onAccount,
  query: z.strictObject(pageQuery),
  result: pageOf(journalExportSchema).meta({ id: 'JournalExports' }),
  access: read,
  errors: ['NOT_FOUND'],
});

export const makeJournalExport = endpoint({
  name: 'makeJournalExport',
  method: 'POST',
  path: `${path}/accounts/:bankAccountID/exports`,
  summary:
    'Makes the export that was seen, and answers where the file with the columns of the office may be fetched, once. What was posted since is in the next one; where anything else is different by now, or the mapping lacks something, nothing is made.',
  tag,
  params: onAccount,
  body: z.strictObject({ upTo: upToSchema, digest: digestOf('what an export would say, as it was seen') }),
  result: z.object({ export: journalExportSchema, download: downloadSchema }).meta({ id: 'MadeJournalExport' }),
  access: write,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'APP_READ_ONLY', 'JOURNALS_REFUSED'],
  audits: ['journal_exports'],
});

export const getJournalExport = endpoint({
  name: 'getJournalExport',
  method: 'GET',
  path: `${path}/exports/:journalExportID`,
  summary: 'An export with a page of its lines as they were made.',
  tag,
  params: onExport,
  query: z.strictObject(pageQuery),
  result: z
    .object({ export: journalExportSchema, ...pageOf(journalLineSchema).shape })
    .meta({ id: 'JournalExportDetail' }),
  access: read,
  errors: ['NOT_FOUND'],
});

export const getJournalExportDocument = endpoint({
  name: 'getJournalExportDocument',
  method: 'GET',
  path: `${path}/exports/:journalExportID/document`,
  summary: 'Where a file of an export may be fetched, once, with the bytes it was made of, unless it was taken back.',
  tag,
  params: onExport,
  query: z.strictObject({ document: z.enum(journalDocuments).default('columns') }),
  result: downloadSchema,
  access: read,
  errors: ['NOT_FOUND', 'DECIDED_ALREADY'],
});

export const acceptJournalExport = endpoint({
  name: 'acceptJournalExport',
  method: 'POST',
  path: `${path}/exports/:journalExportID/accept`,
  summary: 'Records that the books have an export, with what they call it.',
  tag,
  params: onExport,
  body: z.strictObject({ reference: line().min(1).max(journalLimits.reference) }),
  result: journalExportSchema,
  access: write,
  errors: deciding,
  audits: ['journal_exports'],
});

export const takeBackJournalExport = endpoint({
  name: 'takeBackJournalExport',
  method: 'POST',
  path: `${path}/exports/:journalExportID/take-back`,
  summary:
    'Records that the books do not have an export, or have it no more, also after it was accepted: its transactions are in the next one.',
  tag,
  params: onExport,
  body: z.strictObject({ reason: reasonSchema }),
  result: journalExportSchema,
  access: write,
  errors: deciding,
  audits: ['journal_exports'],
});

const settingsSchema = z
  .object({
    settings: journalSettingsSchema,
    /** 0 before anybody saved them. */
    version: z.int().min(0),
    updatedBy: z.string().nullable(),
    updatedAt: z.string().nullable(),
    /** All that may be mapped, by name. */
    branches: z.array(z.object({ branchID: idSchema, name: z.string(), inactive: z.boolean() })),
    bankAccounts: z.array(z.object({ bankAccountID: idSchema, name: z.string(), inactive: z.boolean() })),
  })
  .meta({ id: 'StoredJournalSettings' });

export const getJournalSettings = endpoint({
  name: 'getJournalSettings',
  method: 'GET',
  path: `${path}/settings`,
  summary: 'How the books of the office call what the ledger has, and which columns its file has.',
  tag,
  result: settingsSchema,
  access: { kind: 'action', action: 'readJournalExports' },
});

export const saveJournalSettings = endpoint({
  name: 'saveJournalSettings',
  method: 'PATCH',
  path: `${path}/settings`,
  summary: 'Saves what changed of them. Exports that were made stay as they are.',
  tag,
  body: z.strictObject({ version: z.int().min(0), changes: journalSettingsSchema.partial() }),
  result: settingsSchema,
  access: { kind: 'action', action: 'writeJournalExports' },
  errors: ['FORBIDDEN', 'APP_READ_ONLY', 'VERSION_CONFLICT'],
  idempotent: false,
  audits: ['journal_settings'],
});

/** A bank account with what is to be exported. */
export type JournalAccountRow = z.infer<typeof journalAccountRowSchema>;
/** What an export would say. */
export type JournalDue = z.infer<typeof getJournalDue.result>;
/** What the mapping does not say. */
export type JournalGapRow = z.infer<typeof gapSchema>;
/** A line of an export. */
export type JournalLineRow = z.infer<typeof journalLineSchema>;
/** An export as it was made. */
export type JournalExport = z.infer<typeof journalExportSchema>;
/** An export with a page of its lines. */
export type JournalExportDetail = z.infer<typeof getJournalExport.result>;
/** What lines come to. */
export type JournalTotals = z.infer<typeof totalsSchema>;
/** A transaction that a line is of. */
export type JournalTransaction = z.infer<typeof listJournalTransactions.result>['results'][number];
/** The settings as they are stored. */
export type StoredJournalSettings = z.infer<typeof settingsSchema>;
