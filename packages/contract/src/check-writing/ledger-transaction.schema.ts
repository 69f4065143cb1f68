import { bankAccountLimits } from '@closewright/domain/banking';
import {
  fundsInstruments,
  lackingReasons,
  mostOfKey,
  mostOfLabel,
  mostPaidLines,
} from '@closewright/domain/check-writing';
import { businessDates } from '@closewright/domain/dates';
import { type LedgerAccount, ledgerAccounts, ledgerStripes } from '@closewright/domain/ledger';
import { maxCents } from '@closewright/domain/money';
import { z } from 'zod';
import { anyDate, dateWithin, idSchema, line, payeeName } from '../kit/index.ts';

/** How long the texts of postings are at most, and how many lines of a statement one of them has. */
export const postingLimits = {
  payee: 120,
  reference: 60,
  memo: 120,
  reason: 200,
  key: mostOfKey,
  label: mostOfLabel,
  lines: mostPaidLines,
  checkNumber: bankAccountLimits.checkNumber,
} as const;

/** Cents above 0. */
export const amountSchema = z
  .int({ error: 'An amount is in cents' })
  .min(1, { error: 'An amount is above 0.00', abort: true })
  .max(maxCents, 'An amount is too large');

/** The day of a posting. */
export const postingDate = dateWithin(businessDates);

/** Which transaction of a bank account: its stripe and its number there. */
export const postedNumberSchema = z
  .strictObject({
    stripe: z
      .int()
      .min(0)
      .max(ledgerStripes - 1),
    number: z.int().min(1),
  })
  .meta({ id: 'PostedNumber' });

/** Cents other than 0: below it a credit, which lessens what is paid with it. */
const paidAmountSchema = z
  .int({ error: 'An amount is in cents' })
  .min(-maxCents, 'An amount is too large')
  .max(maxCents, 'An amount is too large')
  .refine((amount) => amount !== 0, 'An amount is not 0.00');

/** How much of a line of a statement is received or paid by something; `key` is that of the line, `label` what it was called. Lines that are paid in one come to more than 0. */
export const paidLineSchema = z
  .strictObject({
    loanID: z.union([idSchema, z.literal(0)]),
    key: line().min(1).max(postingLimits.key),
    label: line().max(postingLimits.label),
    amount: paidAmountSchema,
  })
  .meta({ id: 'PaidLine' });

/** The same as it was posted or stored: what was taken once is read always, whichever characters are refused since. */
export const storedLines = z
  .array(paidLineSchema.extend({ key: z.string(), label: z.string() }).meta({ id: 'StoredLine' }))
  .max(postingLimits.lines);

/** The lines of a posting. */
export const paidLines = z.array(paidLineSchema).max(postingLimits.lines, `At most ${postingLimits.lines} lines`);

/** Why something is voided, stopped, returned or taken back. */
export const reasonSchema = line().min(1, { error: 'Say why', abort: true }).max(postingLimits.reason);

const text = (max: number) => line().max(max).nullable();

/** What a receipt says besides its amount. */
export const receiptFactsSchema = z.object({
  /** Its number in the file, from 1. */
  receipt: z.int().min(1),
  instrument: z.enum(fundsInstruments),
  payer: payeeName().min(1, { error: 'Who it is from is required', abort: true }).max(postingLimits.payee),
  /** Who of the statement it is from; null: nobody of it. */
  party: text(postingLimits.key),
  reference: text(postingLimits.reference),
  memo: text(postingLimits.memo),
  /** What the payer is owed and has kept. */
  kept: paidLines,
});

/** The same as it was posted: what was taken once is read always. */
export const storedReceiptFactsSchema = receiptFactsSchema
  .extend({
    ...{
      payer: z.string(),
      party: z.string().nullable(),
      reference: z.string().nullable(),
      memo: z.string().nullable(),
    },
    kept: storedLines,
    /** The day on which a former product took it in. */
    madeOn: anyDate.optional(),
    /** The money that nobody had claimed, which it is. */
    unclaimed: postedNumberSchema.extend({ depositedOn: anyDate }).optional(),
  })
  .meta({ id: 'ReceiptFacts' });

/** What a disbursement says besides its amount. */
export const disbursementFactsSchema = z.object({
  payee: payeeName().min(1, { error: 'Who is paid is required', abort: true }).max(postingLimits.payee),
  party: text(postingLimits.key),
  memo: text(postingLimits.memo),
  lines: paidLines,
  checkNumber: z.int().min(1).max(postingLimits.checkNumber).nullable(),
  reference: text(postingLimits.reference),
});

/** The same as it was posted: what was taken once is read always. */
export const storedDisbursementFactsSchema = disbursementFactsSchema
  .extend({
    ...{
      payee: z.string(),
      party: z.string().nullable(),
      memo: z.string().nullable(),
      reference: z.string().nullable(),
    },
    lines: storedLines,
    /** The day on which a former product paid it. */
    madeOn: anyDate.optional(),
    /** Where it is paid for other files, too: of how many, and what all of it comes to. Party and lines are those of this file. */
    together: z.object({ files: z.int().min(2), amount: z.int().min(1), digest: z.string() }).optional(),
  })
  .meta({ id: 'DisbursementFacts' });

// The keys of a literal are known by its type.
const accounts = Object.keys(ledgerAccounts) as [LedgerAccount, ...LedgerAccount[]];

const common = {
  bankAccountID: idSchema,
  ...postedNumberSchema.shape,
  /** Also a day that nothing is posted on any more: what was posted is told. */
  date: anyDate,
  postedAt: z.string(),
  postedBy: z.string(),
  /** What it takes back. */
  reverses: postedNumberSchema.nullable(),
  /** What it carries on. */
  about: postedNumberSchema.nullable(),
  /** Its lines of the file: debits above zero, credits below, in cents. */
  lines: z.array(z.object({ account: z.enum(accounts), amount: z.int() })),
};

const reason = z.object({ reason: z.string() });

/** What an advance or a loss says: the request that was approved, and whether somebody owes it back. */
export const lackingFactsSchema = reason
  .extend({ approval: idSchema, category: z.enum(lackingReasons), isRecoverable: z.boolean() })
  .meta({ id: 'LackingFacts' });

/** What says how money that a file lacked has come back. */
export const recoveryFactsSchema = reason
  .extend({ payer: z.string().nullable(), reference: z.string().nullable() })
  .meta({ id: 'RecoveryFacts' });

/** What says by whose leave and why money of one file was given to another, with the numbers both had then. */
export const transferFactsSchema = reason
  .extend({ approval: idSchema, fromFile: z.string(), toFile: z.string() })
  .meta({ id: 'TransferFacts' });

/** A transaction of the ledger, as far as it is of one file. */
export const ledgerTransactionSchema = z
  .discriminatedUnion('kind', [
    z.object({ ...common, kind: z.enum(['receipt', 'claimed']), facts: storedReceiptFactsSchema }),
    z.object({ ...common, kind: z.literal('deposit'), facts: z.object({ slip: z.int().min(1).nullable() }) }),
    z.object({
      ...common,
      kind: z.literal('funds good'),
      facts: z.object({ rule: z.string().nullable(), note: z.string().nullable() }),
    }),
    z.object({ ...common, kind: z.enum(['check', 'wire out', 'ACH out']), facts: storedDisbursementFactsSchema }),
    // By which match with the bank; before there were any it said nothing.
    z.object({
      ...common,
      kind: z.literal('paid'),
      facts: z.object({ bankMatchID: idSchema.nullable().default(null) }),
    }),
    z.object({ ...common, kind: z.enum(['void', 'stop', 'returned deposit', 'correction']), facts: reason }),
    z.object({ ...common, kind: z.enum(['advance', 'loss']), facts: lackingFactsSchema }),
    z.object({ ...common, kind: z.enum(['recovered', 'made good']), facts: recoveryFactsSchema }),
    z.object({ ...common, kind: z.literal('transfer'), facts: transferFactsSchema }),
    z.object({
      ...common,
      kind: z.enum([
        ...['set apart', 'set back', 'fee sweep', 'bank charge', 'interest', 'interest given', 'opening'],
        ...['unclaimed receipt', 'bank error', 'bank error mended', 'paid back', 'interest paid'],
      ] as const),
      facts: z.object({}),
    }),
  ])
  .meta({ id: 'LedgerTransaction' });
