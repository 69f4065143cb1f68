import {
  remittanceExceptions,
  remittanceKinds,
  remittanceLimits,
  remittanceRecordTypes,
  remittanceStates,
} from '@closewright/domain/remittances';
import { z } from 'zod';
import { postedNumberSchema, postingDate, reasonSchema } from '../check-writing/index.ts';
import { anyDate, digestOf, idSchema, line } from '../kit/index.ts';
import { explainedSchema, traceSchema } from '../statement-calls/figure.schema.ts';

const signedCents = z.int();
const text = (most: number) => line().min(1).max(most);

/** A line of a register: one component of what a policy costs. Amounts are cents; those of a correction are below zero. */
export const remitLineSchema = z
  .object({
    type: z.enum(remittanceRecordTypes),
    label: z.string(),
    policyNumber: z.string(),
    policy: z.enum(['Owner', 'Loan']),
    effectiveDate: anyDate,
    state: z.string().nullable(),
    county: z.string().nullable(),
    liability: signedCents,
    gross: signedCents,
    underwriter: signedCents,
    agent: signedCents,
    /** Why the agent's part is what it is. */
    trace: traceSchema,
    corrects: z.object({ remittanceID: idSchema, line: z.int(), number: z.string() }).nullable(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'RemitLine' });

/** What policies come to, in cents. */
export const remitTotalsSchema = z
  .object({ policies: z.int().min(0), gross: signedCents, underwriter: signedCents, agent: signedCents })
  .meta({ id: 'RemitTotals' });

/** A policy that waits to be remitted, or that cannot be yet. */
export const waitingPolicySchema = z
  .object({
    titlePolicyID: idSchema,
    ordersID: idSchema,
    fileNumber: z.string(),
    policyNumber: z.string(),
    policy: z.string(),
    effectiveDate: anyDate.nullable(),
    liability: signedCents,
    gross: signedCents,
    underwriter: signedCents,
    agent: signedCents,
    /** Whether its month is over before the one that is asked for. */
    isLate: z.boolean(),
    /** Why it is remitted again; null for the first time. */
    correction: z.string().nullable(),
    /** Whether it takes back what no payment of its file came back of: what it is remitted in cannot be paid. */
    isUntied: z.boolean(),
    /** What keeps it from being remitted, in words; null where nothing does. */
    missing: z.string().nullable(),
    lines: z.array(remitLineSchema),
  })
  .meta({ id: 'WaitingPolicy' });

/** A remittance, as it stands in a list. */
export const remittanceSchema = z
  .object({
    remittanceID: idSchema,
    /** `R-000012`. */
    number: z.string(),
    kind: z.enum(remittanceKinds),
    underwriterKey: z.string(),
    underwriter: z.string(),
    /** First day of its month. */
    period: anyDate,
    state: z.enum(remittanceStates),
    /** What its lines come to; as long as it is a draft, what they came to when it was asked. */
    totals: remitTotalsSchema,
    made: z.object({ by: z.string(), at: z.string() }),
    /** Whether whoever asks has made it: somebody else approves it. */
    isOwn: z.boolean(),
    approved: z.object({ by: z.string(), at: z.string() }).nullable(),
    sent: z.object({ by: z.string(), at: z.string(), on: anyDate, how: z.string().nullable() }).nullable(),
    paid: z.object({ by: z.string(), at: z.string() }).nullable(),
    acknowledged: z.object({ by: z.string(), at: z.string(), on: anyDate, as: z.string().nullable() }).nullable(),
    withdrawn: z.object({ by: z.string(), at: z.string(), reason: z.string() }).nullable(),
    openExceptions: z.int().min(0),
  })
  .meta({ id: 'Remittance' });

/** A payment that a remittance may be paid by: a disbursement of one of its files to the underwriter. One that came back is below zero. */
export const remitPaymentSchema = postedNumberSchema
  .extend({
    bankAccountID: idSchema,
    ordersID: idSchema,
    date: anyDate,
    label: z.string(),
    payee: z.string(),
    amount: signedCents,
    isBack: z.boolean(),
    /** Whether this remittance names it. */
    isNamed: z.boolean(),
    /** Whether it does not stand any more though this remittance names it. */
    isOver: z.boolean(),
  })
  .meta({ id: 'RemitPayment' });

/** A remittance with all that is of it. */
export const remittanceDetailSchema = remittanceSchema
  .extend({
    lines: z.array(
      remitLineSchema.extend({
        line: z.int(),
        titlePolicyID: idSchema,
        ordersID: idSchema,
        fileNumber: z.string(),
        /** Whether the number and date of its policy are locked, because it was sent. */
        isLocked: z.boolean(),
      }),
    ),
    /** Of the lines of a draft, which whoever approves says back; null once they are frozen. */
    linesDigest: z.string().nullable(),
    /** What of a draft cannot be approved, in words. */
    problems: z.array(z.string()),
    /** What of it, as long as it is not sent, no payment ties, in words: it cannot be paid then. */
    untied: z.array(z.string()),
    payments: z.array(remitPaymentSchema),
    /** File by file, what is remitted beside what the payments come to that it names, or that it may name. */
    tieOut: z.object({
      ties: z.boolean(),
      files: z.array(
        z.object({
          ordersID: idSchema,
          fileNumber: z.string(),
          due: explainedSchema,
          paid: explainedSchema,
          difference: explainedSchema,
        }),
      ),
    }),
    exceptions: z.array(
      z.object({
        remittanceExceptionID: idSchema,
        line: z.int(),
        kind: z.enum(remittanceExceptions),
        reason: z.string(),
        by: z.string(),
        at: z.string(),
        resolved: z.object({ by: z.string(), at: z.string(), how: z.string() }).nullable(),
      }),
    ),
    documents: z.array(
      z.object({ remittanceDocumentID: idSchema, name: z.string(), description: z.string().nullable() }),
    ),
  })
  .meta({ id: 'RemittanceDetail' });

/** What is done with a remittance. */
export const remittanceActSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('approve'),
    /** Of its lines, as whoever approves has seen them. */
    linesDigest: digestOf('the lines of a draft, as they were seen'),
  }),
  z.strictObject({
    kind: z.literal('send'),
    on: postingDate,
    how: text(remittanceLimits.reference).nullable(),
  }),
  z.strictObject({
    kind: z.literal('pay'),
    payments: z
      .array(
        postedNumberSchema
          .extend({ bankAccountID: idSchema, ordersID: idSchema, amount: z.int(), isBack: z.boolean() })
          .strict(),
      )
      .max(remittanceLimits.policies),
  }),
  z.strictObject({
    kind: z.literal('acknowledge'),
    on: postingDate,
    as: text(remittanceLimits.reference).nullable(),
  }),
  z.strictObject({ kind: z.literal('withdraw'), reason: reasonSchema }),
  z.strictObject({
    kind: z.literal('except'),
    line: idSchema,
    exception: z.enum(remittanceExceptions),
    reason: reasonSchema,
  }),
  z.strictObject({ kind: z.literal('resolve'), remittanceExceptionID: idSchema, how: reasonSchema }),
  z.strictObject({
    kind: z.literal('addDocument'),
    name: line().min(1, { error: 'Say what it is called', abort: true }).max(remittanceLimits.name),
    description: text(remittanceLimits.text).nullable(),
  }),
  z.strictObject({ kind: z.literal('removeDocument'), remittanceDocumentID: idSchema }),
]);
