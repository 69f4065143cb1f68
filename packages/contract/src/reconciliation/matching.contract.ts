import { bankFileLimits } from '@closewright/domain/bank-files';
import { z } from 'zod';
import { bankItemSchema } from '../bank-files/index.ts';
import { postedNumberSchema, postingDate } from '../check-writing/index.ts';
import { anyDate, digestOf, endpoint, idInPath, idSchema, line } from '../kit/index.ts';
import {
  bankMatchSchema,
  bookItemSchema,
  proposedMatchSchema,
  reconciliationExceptionSchema,
  reconciliationRowSchema,
  threeWaySchema,
} from './reconciliation.schema.ts';

const tag = 'Reconciliation';
const path = '/api/reconciliations/accounts';
const ofDay = `${path}/:bankAccountID/days/:date`;
const read = { kind: 'action', action: 'readReconciliations', inAnyRegion: true } as const;
const write = { kind: 'action', action: 'writeReconciliations', inAnyRegion: true } as const;
const onDay = z.strictObject({ bankAccountID: idInPath, date: postingDate });
const noteText = line().min(1, { error: 'Say why', abort: true }).max(bankFileLimits.note);
const changing = [
  'NOT_FOUND',
  'FORBIDDEN',
  'APP_READ_ONLY',
  'PERIOD_CLOSED',
  'BANK_ACCOUNT_CLOSED',
  'CARRIED_ON',
] as const;

/** A trust account with how far bank, book and files agree. The number is masked. */
export const reconciledAccountSchema = z
  .object({
    bankAccountID: idSchema,
    name: z.string(),
    bankName: z.string(),
    accountNumber: z.string(),
    /** At the end of the last day that the bank told of or, before any, of the last day of the book. */
    threeWay: threeWaySchema,
    /** The last day that was finalized; null before the first. */
    finalizedThrough: anyDate.nullable(),
    /** The last day that the bank told of; null before the first. */
    bankThrough: anyDate.nullable(),
    /** Whether anything was posted to it: else it may begin with money (ledger-opening). */
    hasPostings: z.boolean(),
    /** Business days that are over and not finalized, since the last that is or the first posting. */
    daysOpen: z.int().min(0),
    /** Items of the bank and of the book that wait, and what the oldest exception is. */
    bankWaiting: z.int().min(0),
    bookWaiting: z.int().min(0),
    exceptions: z.int().min(0),
    oldest: z.int().min(0).nullable(),
    /** Why nothing can be matched or finalized by whoever asks; null where it can. */
    obstacle: z.string().nullable(),
  })
  .meta({ id: 'ReconciledAccount' });

/** All that there is to do of a day of an account: what waits up to its end, and what was matched on it. */
export const reconciliationDaySchema = z
  .object({
    account: reconciledAccountSchema,
    date: anyDate,
    threeWay: threeWaySchema,
    bankItems: z.array(bankItemSchema),
    bookItems: z.array(bookItemSchema),
    /** For items that wait. */
    proposed: z.array(proposedMatchSchema),
    matched: z.array(bankMatchSchema),
    exceptions: z.array(reconciliationExceptionSchema),
    /** The last one of this day; null before the first. */
    reconciliation: reconciliationRowSchema.nullable(),
    /** Which items, matches and balances this is, as `finalizeReconciliation` is told it. */
    digest: digestOf('a day'),
  })
  .meta({ id: 'ReconciliationDay' });

/** The day after a run of the rules, and which matches the ledger refused: the others are made. */
export const ranRulesSchema = reconciliationDaySchema
  .extend({
    /** What was refused of each, in words that name its payment: `Check 502, file 24-0001: ...`. */
    refused: z.array(z.string()),
  })
  .meta({ id: 'RanRules' });

export const listReconciledAccounts = endpoint({
  name: 'listReconciledAccounts',
  method: 'GET',
  path,
  summary: "The trust accounts of the caller's regions, with bank, book and files of each as they stand.",
  tag,
  result: z.array(reconciledAccountSchema),
  access: read,
});

export const getReconciliationDay = endpoint({
  name: 'getReconciliationDay',
  method: 'GET',
  path: ofDay,
  summary:
    'A day of an account: what waits on both sides, what the rules offer, what was matched, and the three-way statement.',
  tag,
  params: onDay,
  result: reconciliationDaySchema,
  access: read,
  errors: ['NOT_FOUND'],
});

export const runMatchRules = endpoint({
  name: 'runMatchRules',
  method: 'POST',
  path: `${ofDay}/run`,
  summary:
    'Matches what the rules are sure of, up to the end of the day. A payment that is matched is posted as paid on the day of the bank. What the ledger refuses is named, and the others are matched.',
  tag,
  params: onDay,
  result: ranRulesSchema,
  access: write,
  errors: changing,
  posts: true,
  audits: ['bank_matches', 'bank_match_items'],
});

export const matchItems = endpoint({
  name: 'matchItems',
  method: 'POST',
  path: `${ofDay}/matches`,
  summary: 'Matches items of both sides that come to the same, by hand or as the rules offered it.',
  tag,
  params: onDay,
  body: z.strictObject({
    bankItemIDs: z.array(idSchema).max(500, 'At most 500 items'),
    bookItems: z.array(postedNumberSchema).max(500, 'At most 500 items'),
    /** Why they are the same; needed where the rules do not offer it. */
    note: noteText.nullable(),
  }),
  result: reconciliationDaySchema,
  access: write,
  errors: changing,
  audits: ['bank_matches', 'bank_match_items'],
});

export const unmatchItems = endpoint({
  name: 'unmatchItems',
  method: 'POST',
  path: `${ofDay}/unmatch`,
  summary: 'Takes matches apart, while their days are not reconciled: what was posted as paid is taken back.',
  tag,
  params: onDay,
  body: z.strictObject({
    bankMatchIDs: z.array(idSchema).min(1, 'Choose at least one match').max(500, 'At most 500 matches'),
    reason: noteText.nullable(),
  }),
  result: reconciliationDaySchema,
  access: write,
  errors: changing,
  audits: ['bank_matches', 'bank_match_items'],
});

export const noteItem = endpoint({
  name: 'noteItem',
  method: 'POST',
  path: `${ofDay}/notes`,
  summary: 'Says something of an item that waits: what was asked, of whom, what came of it.',
  tag,
  params: onDay,
  body: z.strictObject({
    bankItemID: idSchema.nullable(),
    bookItem: postedNumberSchema.nullable(),
    text: noteText,
  }),
  result: reconciliationDaySchema,
  access: write,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'APP_READ_ONLY'],
  audits: ['reconciliation_notes'],
});

/** As what an item that only the bank has is posted. */
export const postableKinds = ['bank charge', 'interest', 'unclaimed receipt', 'bank error'] as const;

export const postBankItem = endpoint({
  name: 'postBankItem',
  method: 'POST',
  path: `${ofDay}/post`,
  summary:
    'Posts what only the bank has: a charge, which the office makes good, interest of no file yet, money that nobody has claimed, or what it credited by mistake. It is matched with its item.',
  tag,
  params: onDay,
  body: z.strictObject({ bankItemID: idSchema, as: z.enum(postableKinds), note: noteText.nullable() }),
  result: reconciliationDaySchema,
  access: write,
  errors: changing,
  posts: true,
  audits: ['bank_matches', 'bank_match_items'],
});

/** A trust account with how far bank, book and files agree. */
export type ReconciledAccountRow = z.infer<typeof reconciledAccountSchema>;
/** A day of an account. */
export type ReconciliationDay = z.infer<typeof reconciliationDaySchema>;
/** The day after a run of the rules, with what was refused. */
export type RanRules = z.infer<typeof ranRulesSchema>;
