import {
  interestReporters,
  investmentLimits,
  investmentMoveKinds,
  investmentStates,
} from '@closewright/domain/investments';
import { z } from 'zod';
import { amountSchema, postedNumberSchema, postingDate } from '../check-writing/index.ts';
import { anyDate, idSchema, line, payeeName, stateCode } from '../kit/index.ts';
import { partyFields } from '../orders/index.ts';

const text = (max: number) => line().min(1).max(max).nullable();

/** Where the form of a beneficiary goes, who files it and what staff noted: what may change while an account is open. */
export const investmentDetails = z.strictObject({
  street: text(investmentLimits.street),
  city: text(investmentLimits.city),
  state: stateCode().nullable(),
  zip: text(investmentLimits.zip),
  /** Null: as the office has it by default. */
  reportedBy: z.enum(interestReporters).nullable(),
  note: text(investmentLimits.note),
});

/** What is typed of an investment account that is asked for. */
export const investmentBody = z.strictObject({
  ordersID: idSchema,
  bankAccountID: idSchema,
  beneficiary: payeeName().min(1, { error: 'Beneficiary is required', abort: true }).max(investmentLimits.name),
  taxID: partyFields.taxID.schema.unwrap(),
  w9On: postingDate,
  instructedOn: postingDate,
  /** Percent a year. */
  rate: z
    .string()
    .regex(
      new RegExp(`^\\d{1,3}(\\.\\d{1,${investmentLimits.rateDecimals}})?$`),
      `A rate has at most ${investmentLimits.rateDecimals} decimals`,
    ),
  ...investmentDetails.shape,
});

const bySchema = z.object({ by: z.string(), at: z.string() });

/** Where the form of a beneficiary goes. */
export const addressSchema = z.object({
  street: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zip: z.string().nullable(),
});

/** A receipt or payment that moves the principal of an investment account. */
export const investmentMoveSchema = z
  .object({
    kind: z.enum(investmentMoveKinds),
    bankAccountID: idSchema,
    bankAccount: z.string(),
    ...postedNumberSchema.shape,
    date: anyDate,
    amount: amountSchema,
    name: z.string(),
    stands: z.boolean(),
    /** Who said that it is of the account; null where its bank account says so. */
    named: bySchema.nullable(),
  })
  .meta({ id: 'InvestmentMove' });

/** Interest that the bank credited to an investment account. */
export const investmentInterestSchema = z
  .object({
    ...postedNumberSchema.shape,
    date: anyDate,
    amount: amountSchema,
    memo: z.string().nullable(),
    isGiven: z.boolean(),
    /** The transaction by which its file has it; null until then. */
    given: postedNumberSchema.extend({ date: anyDate, ...bySchema.shape }).nullable(),
  })
  .meta({ id: 'InvestmentInterest' });

/** An investment account: principal of one beneficiary of one file, in a bank account of its own. */
export const investmentSchema = z
  .object({
    investmentID: idSchema,
    ordersID: idSchema,
    fileNumber: z.string(),
    bankAccountID: idSchema,
    bankAccount: z.string(),
    bankName: z.string(),
    accountNumber: z.string(),
    state: z.enum(investmentStates),
    beneficiary: z.string(),
    taxIDMasked: z.string(),
    w9On: anyDate,
    instructedOn: anyDate,
    rate: z.string(),
    address: addressSchema,
    reportedBy: z.enum(interestReporters).nullable(),
    /** Who files by what the account says, or by what the office has for all. */
    reporter: z.enum(interestReporters),
    note: z.string().nullable(),
    version: z.int().min(1),
    /** Who asked for it has seen the W-9 and the instruction. */
    asked: bySchema,
    /** Asked for by whoever reads it, who may withdraw and not decide it. */
    isOwn: z.boolean(),
    decided: bySchema.extend({ reason: z.string().nullable() }).nullable(),
    closed: bySchema.extend({ reason: z.string() }).nullable(),
    moves: z.array(investmentMoveSchema),
    interest: z.array(investmentInterestSchema),
    /** What the ledger has of the file in the bank account, in cents. */
    ledger: z.int(),
    /** What keeps it from being closed, in words. */
    closingObstacle: z.string().nullable(),
  })
  .meta({ id: 'Investment' });

/** An investment account. */
export type Investment = z.infer<typeof investmentSchema>;
/** What is typed of an investment account. */
export type InvestmentBody = z.output<typeof investmentBody>;
/** What of an investment account may change. */
export type InvestmentDetails = z.output<typeof investmentDetails>;
/** A receipt or payment that moves principal. */
export type InvestmentMoveRow = z.infer<typeof investmentMoveSchema>;
/** Interest that the bank credited. */
export type InvestmentInterest = z.infer<typeof investmentInterestSchema>;
