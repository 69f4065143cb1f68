import { ownerLetterKinds, staleActKinds, staleLimits, staleStages } from '@closewright/domain/stale-checks';
import { z } from 'zod';
import { amountSchema, postedNumberSchema, postingDate, reasonSchema } from '../check-writing/index.ts';
import { askedInAddress } from '../escrow-accounting/index.ts';
import { anyDate, downloadSchema, endpoint, idInPath, idSchema, line, pageQuery, stateCode } from '../kit/index.ts';
import { countedAmountSchema } from '../reconciliation/index.ts';
import { dormancyRuleSchema } from './dormancy.contract.ts';

const tag = 'Stale checks';
const path = '/api/stale-checks';
const read = { kind: 'action', action: 'readEscrowAccounting', inAnyRegion: true } as const;
const write = { kind: 'action', action: 'writeStaleChecks', inAnyRegion: true } as const;
const writing = ['NOT_FOUND', 'FORBIDDEN', 'APP_READ_ONLY', 'CARRIED_ON'] as const;

const note = () => line().min(1, { error: 'Say what came of it', abort: true }).max(staleLimits.note);
const textOf = (most: number) => line().min(1).max(most).nullable();

/** Where an owner gets mail. Of one that is typed the state is known. */
export const ownerAddressBody = z.strictObject({
  address1: textOf(staleLimits.address),
  address2: textOf(staleLimits.address),
  city: textOf(staleLimits.city),
  state: stateCode(),
  zip: textOf(staleLimits.zip),
});

const addressSchema = z
  .object({
    ...{ address1: z.string().nullable(), address2: z.string().nullable(), city: z.string().nullable() },
    ...{ state: z.string().nullable(), zip: z.string().nullable() },
  })
  .meta({ id: 'OwnerAddress' });

/** Checks of any files, each once. */
const checks = z
  .array(z.strictObject({ bankAccountID: idSchema, ...postedNumberSchema.shape }))
  .min(1, 'Name a check')
  .max(staleLimits.checks, `At most ${staleLimits.checks} checks at once`);

/** What was done about a check, by whom and when it was said. */
export const staleActSchema = z
  .object({
    staleActID: idSchema,
    kind: z.enum(staleActKinds),
    on: anyDate,
    note: z.string().nullable(),
    address: addressSchema.nullable(),
    letter: z.enum(ownerLetterKinds).nullable(),
    report: z.object({ state: z.string(), year: z.int() }).nullable(),
    by: z.string(),
    at: z.string(),
    takenBack: z.object({ by: z.string(), at: z.string(), reason: z.string() }).nullable(),
  })
  .meta({ id: 'StaleAct' });

/** An outstanding check that nobody cashed for 90 days. */
export const staleCheckSchema = postedNumberSchema
  .extend({
    bankAccountID: idSchema,
    bankAccount: z.string(),
    ordersID: idSchema,
    fileNumber: z.string(),
    date: anyDate,
    checkNumber: z.int().nullable(),
    payee: z.string(),
    amount: amountSchema,
    memo: z.string().nullable(),
    age: z.int().min(0),
    address: addressSchema.nullable(),
    addressFrom: z.enum(['typed', 'file']).nullable(),
    state: z.string().nullable(),
    rule: dormancyRuleSchema.nullable(),
    dormancy: z
      .object({
        ...{ countsFrom: anyDate, dormantOn: anyDate, cutOff: anyDate },
        ...{ lettersFrom: anyDate, lettersUntil: anyDate, reportDue: anyDate },
      })
      .meta({ id: 'Dormancy' })
      .nullable(),
    stage: z.enum(staleStages),
    /** What there is to do next, in words. */
    next: z.string(),
    acts: z.array(staleActSchema),
  })
  .meta({ id: 'StaleCheck' });

export const listStaleChecks = endpoint({
  name: 'listStaleChecks',
  method: 'GET',
  path,
  summary:
    "A page of the outstanding checks of the caller's regions that nobody cashed for 90 days, with what was done about each. `stages` is what all that fit come to, by stage.",
  tag,
  query: z.strictObject({ ...askedInAddress.staleChecks, ...pageQuery }),
  result: z
    .object({
      /** When the list was read. */
      asOf: z.string(),
      /** The day that ages are told on. */
      today: anyDate,
      results: z.array(staleCheckSchema),
      totalRecords: z.int().min(0),
      stages: z.record(z.enum(staleStages), countedAmountSchema),
    })
    .meta({ id: 'StaleChecks' }),
  access: read,
  errors: ['NOT_FOUND'],
});

const on = { on: postingDate } as const;

export const noteStaleChecks = endpoint({
  name: 'noteStaleChecks',
  method: 'POST',
  path: `${path}/acts`,
  summary:
    'Says what was done about checks: called, answered, held, their address, reported to a state. Nothing is posted. Of all of them or of none.',
  tag,
  body: z.strictObject({
    checks,
    act: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('called'), ...on, note: note() }),
      z.strictObject({ kind: z.literal('answered'), ...on, note: note() }),
      z.strictObject({ kind: z.literal('held'), ...on, note: note() }),
      z.strictObject({ kind: z.literal('address'), ...on, note: note().nullable(), address: ownerAddressBody }),
      z.strictObject({
        ...{ kind: z.literal('reported'), ...on, note: note().nullable() },
        report: z.strictObject({ state: stateCode(), year: z.int().min(1970).max(2099) }),
      }),
    ]),
  }),
  result: z.array(staleCheckSchema),
  access: write,
  errors: writing,
  audits: ['stale_check_acts'],
});

export const takeBackStaleAct = endpoint({
  name: 'takeBackStaleAct',
  method: 'POST',
  path: `${path}/acts/:staleActID/take-back`,
  summary: 'Takes back what was said of a check, with the reason. It stays to be read.',
  tag,
  params: z.strictObject({ staleActID: idInPath }),
  body: z.strictObject({ reason: reasonSchema }),
  result: staleActSchema,
  access: write,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'APP_READ_ONLY', 'DECIDED_ALREADY'],
  audits: ['stale_check_acts'],
});

export const writeOwnerLetters = endpoint({
  name: 'writeOwnerLetters',
  method: 'POST',
  path: `${path}/letters`,
  summary:
    'Writes to the owners of checks: records a letter to each, to the address that is known, and answers where all of them may be fetched as one PDF.',
  tag,
  body: z.strictObject({ checks, letter: z.enum(ownerLetterKinds), ...on }),
  result: z.object({ checks: z.array(staleCheckSchema), download: downloadSchema }).meta({ id: 'WrittenLetters' }),
  access: write,
  errors: writing,
  audits: ['stale_check_acts'],
});

export const printOwnerLetters = endpoint({
  name: 'printOwnerLetters',
  method: 'POST',
  path: `${path}/letters/print`,
  summary: 'Answers where letters that were written may be fetched again as one PDF.',
  tag,
  body: z.strictObject({ staleActIDs: z.array(idSchema).min(1).max(staleLimits.checks) }),
  result: downloadSchema,
  access: read,
  errors: ['NOT_FOUND'],
  idempotent: true,
});

/** An outstanding check that nobody cashed for 90 days. */
export type StaleCheck = z.infer<typeof staleCheckSchema>;
/** A page of them. */
export type StaleCheckPage = z.infer<typeof listStaleChecks.result>;
/** What was done about a check. */
export type StaleCheckAct = z.infer<typeof staleActSchema>;
/** Which check. */
export type NamedStaleCheck = z.output<typeof checks>[number];
