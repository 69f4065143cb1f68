import { disbursementKinds } from '@closewright/domain/ledger';
import { openingLimits, openingStates } from '@closewright/domain/ledger-opening';
import { maxCents } from '@closewright/domain/money';
import { z } from 'zod';
import { amountSchema, postingDate, postingLimits, reasonSchema } from '../check-writing/index.ts';
import { anyDate, endpoint, idInPath, idSchema, line, payeeName } from '../kit/index.ts';

const tag = 'Reconciliation';
const path = '/api/ledger-openings';
const read = { kind: 'action', action: 'readReconciliations', inAnyRegion: true } as const;
const write = { kind: 'action', action: 'writeReconciliations', inAnyRegion: true } as const;
const onOne = z.strictObject({ openingID: idInPath });
const changing = ['NOT_FOUND', 'FORBIDDEN', 'APP_READ_ONLY', 'DECIDED_ALREADY'] as const;
const name = (label: string) =>
  payeeName()
    .min(1, { error: `${label} is required`, abort: true })
    .max(postingLimits.payee);
const reference = line().min(1).max(postingLimits.reference).nullable();

const fileNumber = line().min(1, { error: 'File number is required', abort: true }).max(60);

/** How a bank account begins: what it has at the end of a day, whose that is, and what is on its way. Files are named by their numbers. */
export const openingBody = z.strictObject({
  bankAccountID: idSchema,
  date: postingDate,
  bankBalance: z.int().min(-maxCents).max(maxCents),
  files: z.array(z.strictObject({ fileNumber, balance: amountSchema })).max(openingLimits.files),
  payments: z
    .array(
      z.strictObject({
        fileNumber,
        method: z.enum(disbursementKinds),
        checkNumber: z.int().min(1).max(postingLimits.checkNumber).nullable(),
        reference,
        payee: name('Payee'),
        date: postingDate,
        amount: amountSchema,
      }),
    )
    .max(openingLimits.payments),
  deposits: z
    .array(z.strictObject({ fileNumber, payer: name('Payer'), reference, date: postingDate, amount: amountSchema }))
    .max(openingLimits.deposits),
  comment: reasonSchema,
});

/** An opening, as it was asked for, and what became of it. */
export const openingSchema = z
  .object({
    openingID: idSchema,
    bankAccountID: idSchema,
    bankAccount: z.string(),
    date: anyDate,
    bankBalance: z.int(),
    /** Of all files, of what is outstanding and of what is on its way, in cents. */
    totals: z.object({ files: z.int(), outstanding: z.int(), inTransit: z.int() }),
    files: z.array(z.object({ ordersID: idSchema, fileNumber: z.string(), balance: z.int() })),
    payments: z.array(
      z.object({
        ordersID: idSchema,
        fileNumber: z.string(),
        method: z.enum(disbursementKinds),
        checkNumber: z.int().nullable(),
        reference: z.string().nullable(),
        payee: z.string(),
        date: anyDate,
        amount: z.int(),
      }),
    ),
    deposits: z.array(
      z.object({
        ordersID: idSchema,
        fileNumber: z.string(),
        payer: z.string(),
        reference: z.string().nullable(),
        date: anyDate,
        amount: z.int(),
      }),
    ),
    comment: z.string(),
    state: z.enum(openingStates),
    askedBy: z.string(),
    askedAt: z.string(),
    /** Asked for by whoever reads it, who may withdraw and not decide it. */
    isOwn: z.boolean(),
    decidedBy: z.string().nullable(),
    decidedAt: z.string().nullable(),
    decisionComment: z.string().nullable(),
  })
  .meta({ id: 'LedgerOpening' });

export const listOpenings = endpoint({
  name: 'listOpenings',
  method: 'GET',
  path,
  summary: "How bank accounts of the caller's regions began, and what is asked for: without the lists of each.",
  tag,
  query: z.strictObject({ bankAccountID: z.coerce.number().int().min(1).optional() }),
  result: z.array(openingSchema.omit({ files: true, payments: true, deposits: true }).meta({ id: 'LedgerOpeningRow' })),
  access: read,
});

export const getOpening = endpoint({
  name: 'getOpening',
  method: 'GET',
  path: `${path}/:openingID`,
  summary: 'An opening with its files, payments and deposits.',
  tag,
  params: onOne,
  result: openingSchema,
  access: read,
  errors: ['NOT_FOUND'],
});

export const askOpening = endpoint({
  name: 'askOpening',
  method: 'POST',
  path,
  summary:
    'Asks that a bank account begins with money: the bank less what is outstanding, with what is on its way, is what files have, to the cent. Nothing was posted to the account before. Nothing is posted until another person approves it.',
  tag,
  body: openingBody,
  // As many rows as there may be, with their texts.
  mostBytes: 3_000_000,
  mostValues: 30_000,
  result: openingSchema,
  access: write,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'APP_READ_ONLY', 'CARRIED_ON', 'BANK_ACCOUNT_CLOSED'],
  audits: ['ledger_openings'],
});

export const decideOpening = endpoint({
  name: 'decideOpening',
  method: 'POST',
  path: `${path}/:openingID/decision`,
  summary:
    'Approves an opening that somebody else asked for, which posts all of it at once, or refuses it; whoever asked can only withdraw.',
  tag,
  params: onOne,
  body: z.strictObject({
    decision: z.enum(['approve', 'refuse', 'withdraw']),
    comment: reasonSchema.nullable(),
  }),
  result: openingSchema,
  access: write,
  errors: [
    ...changing,
    'SECOND_PERSON_NEEDED',
    'CARRIED_ON',
    'BANK_ACCOUNT_CLOSED',
    'CHECK_NUMBER_TAKEN',
    'PERIOD_CLOSED',
  ],
  audits: ['ledger_openings'],
  posts: true,
});

/** An opening with its lists. */
export type LedgerOpening = z.infer<typeof openingSchema>;
/** An opening without its lists. */
export type LedgerOpeningRow = z.infer<typeof listOpenings.result>[number];
/** What is typed of an opening. */
export type OpeningBody = z.infer<typeof openingBody>;
