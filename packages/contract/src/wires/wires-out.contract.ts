import { isAchReturnCode } from '@closewright/domain/ach';
import {
  achAccountTypes,
  secCodes,
  sendingMeans,
  wireChecks,
  wireFileFormats,
  wireLimits,
  wireOutStates,
} from '@closewright/domain/wires';
import { z } from 'zod';
import { amountSchema, postedNumberSchema, postingDate, reasonSchema } from '../check-writing/index.ts';
import { anyDate, digestOf, downloadSchema, endpoint, idInPath, idSchema, line, pageQuery } from '../kit/index.ts';

const tag = 'Wires';
const path = '/api/wires-out';
const read = { kind: 'action', action: 'readWires', inAnyRegion: true } as const;
const write = { kind: 'action', action: 'sendWires', inAnyRegion: true } as const;
const release = { kind: 'action', action: 'releaseWires', inAnyRegion: true } as const;
const onWire = z.strictObject({
  bankAccountID: idInPath,
  stripe: z.coerce.number().int().min(0),
  number: z.coerce.number().int().min(1),
});
const onFile = z.strictObject({ wireFileID: idInPath });
const ofWire = `${path}/:bankAccountID/:stripe/:number`;
const changing = ['NOT_FOUND', 'FORBIDDEN', 'APP_READ_ONLY', 'CARRIED_ON'] as const;

const bySchema = z.object({ by: z.string(), at: z.string() });

/** What a check before a wire leaves says. What it tells keeps nothing back, and whoever releases has to see it. */
export const wireCheckItemSchema = z
  .object({
    check: z.enum(wireChecks),
    state: z.enum(['met', 'tells', 'blocks']),
    title: z.string(),
    words: z.string(),
  })
  .meta({ id: 'WireCheckItem' });

/** A wire or an ACH payment that was posted, and how far it has come. */
export const wireOutSchema = z
  .object({
    bankAccountID: idSchema,
    bankAccount: z.string(),
    means: z.enum(sendingMeans),
    ...postedNumberSchema.shape,
    /** Null of money of no file. */
    ordersID: idSchema.nullable(),
    fileNumber: z.string().nullable(),
    /** The day it was posted for. */
    date: anyDate,
    amount: amountSchema,
    payee: z.string(),
    memo: z.string().nullable(),
    /** What the bank calls it. */
    reference: z.string(),
    postedBy: z.string(),
    postedAt: z.string(),
    /** Posted by whoever reads it, who may not release it. */
    isOwn: z.boolean(),
    state: z.enum(wireOutStates),
    /** By which instructions it goes; null until somebody has said so. */
    to: z
      .object({
        wirePayeeID: idSchema,
        name: z.string(),
        number: z.int(),
        beneficiary: z.string(),
        bankName: z.string(),
        routingNumber: z.string(),
        accountNumber: z.string(),
        /** How ACH goes by them; null where it does not. */
        accountType: z.enum(achAccountTypes).nullable(),
        secCode: z.enum(secCodes).nullable(),
        named: bySchema,
      })
      .nullable(),
    /** Payees of wires that are called like its payee. */
    fits: z.array(z.object({ wirePayeeID: idSchema, name: z.string() })),
    checks: z.array(wireCheckItemSchema),
    /** The last of its releases; null before any. Whether there are enough say the checks. */
    released: bySchema.nullable(),
    /** How it was sent: in a file, or at the bank with the reference that the bank gave. */
    sent: bySchema
      .extend({
        wireFileID: idSchema.nullable(),
        bankReference: z.string().nullable(),
        /** What the bank traces an ACH payment of a file by. */
        trace: z.string().nullable(),
      })
      .nullable(),
    /** That the bank of the payee gave an ACH payment back, and why: it is voided, so that its file has the money again. */
    returned: bySchema.extend({ code: z.string(), on: anyDate, note: z.string().nullable() }).nullable(),
    paidOn: anyDate.nullable(),
  })
  .meta({ id: 'WireOut' });

/** A file of wires. */
export const wireFileSchema = z
  .object({
    wireFileID: idSchema,
    bankAccountID: idSchema,
    number: z.int().min(1),
    format: z.enum(wireFileFormats),
    fileName: z.string(),
    date: anyDate,
    /** When payees of ACH are credited. */
    effectiveOn: anyDate.nullable(),
    count: z.int().min(1),
    amount: amountSchema,
    /** SHA-256 of its bytes in small hexadecimal letters. */
    sha256: z.string(),
    madeBy: z.string(),
    madeAt: z.string(),
    takenBack: bySchema.extend({ reason: z.string() }).nullable(),
  })
  .meta({ id: 'WireFile' });

export const listWiresOut = endpoint({
  name: 'listWiresOut',
  method: 'GET',
  path,
  summary:
    "A page of the wires and ACH payments that were posted from the trust accounts of the caller's regions, the oldest first, each with what it still lacks. Those that are paid or ended are told where they are asked for.",
  tag,
  query: z.strictObject({
    ...pageQuery,
    bankAccountID: z.coerce.number().int().min(1).optional(),
    state: z.enum(wireOutStates).optional(),
    means: z.enum(sendingMeans).optional(),
    from: anyDate.optional(),
    to: anyDate.optional(),
  }),
  result: z
    .object({
      results: z.array(wireOutSchema),
      totalRecords: z.int(),
      /** Of all that are asked for, not of the page alone. */
      totalAmount: z.int(),
      /** How many there are in each state, of all accounts and days asked for: of those that are paid or ended where either is asked for. */
      counts: z.partialRecord(z.enum(wireOutStates), z.int()),
      /** How many of those that are paid nobody released, where those are asked for. */
      unreleased: z.int(),
    })
    .meta({ id: 'WiresOut' }),
  access: read,
});

export const nameWire = endpoint({
  name: 'nameWire',
  method: 'POST',
  path: `${ofWire}/name`,
  summary:
    'Says by which payee a wire goes: by the latest instructions that payee has now. Said anew, a release is over.',
  tag,
  params: onWire,
  body: z.strictObject({ wirePayeeID: idSchema }),
  result: wireOutSchema,
  access: write,
  errors: changing,
  audits: ['wires_out'],
});

export const releaseWire = endpoint({
  name: 'releaseWire',
  method: 'POST',
  path: `${ofWire}/release`,
  summary:
    'Releases a wire by another person than who posted it, who named its payee or who entered its instructions, once every check is met. `amount` and `instructions` are what whoever releases has seen.',
  tag,
  params: onWire,
  body: z.strictObject({ wirePayeeID: idSchema, instructions: z.int().min(1), amount: amountSchema }),
  result: wireOutSchema,
  access: release,
  errors: [...changing, 'WIRE_BLOCKED', 'SECOND_PERSON_NEEDED'],
  audits: ['wire_releases'],
});

export const holdWire = endpoint({
  name: 'holdWire',
  method: 'POST',
  path: `${ofWire}/hold`,
  summary: 'Takes the release of a wire back that was not sent, and says why.',
  tag,
  params: onWire,
  body: z.strictObject({ reason: reasonSchema }),
  result: wireOutSchema,
  access: write,
  errors: changing,
  audits: ['wire_releases'],
});

export const sentWire = endpoint({
  name: 'sentWire',
  method: 'POST',
  path: `${ofWire}/sent`,
  summary: 'Records that a released wire was sent at the bank, with the reference that the bank gave.',
  tag,
  params: onWire,
  body: z.strictObject({ bankReference: line().min(1, 'Reference is required').max(wireLimits.reference) }),
  result: wireOutSchema,
  access: write,
  errors: [...changing, 'WIRE_BLOCKED'],
  audits: ['wire_sendings'],
});

export const unsentWire = endpoint({
  name: 'unsentWire',
  method: 'POST',
  path: `${ofWire}/unsent`,
  summary:
    'Records that the bank did not send a wire, and why; it has to be released again. What the bank has paid is not taken back.',
  tag,
  params: onWire,
  body: z.strictObject({ reason: reasonSchema }),
  result: wireOutSchema,
  access: write,
  errors: changing,
  audits: ['wire_sendings', 'wire_releases'],
});

const returnCode = z.string().refine(isAchReturnCode, 'A return code is R and two digits');

export const returnedWire = endpoint({
  name: 'returnedWire',
  method: 'POST',
  path: `${ofWire}/returned`,
  summary:
    'Records that the bank of the payee gave an ACH payment back, with its return code. Nothing is posted: it is voided then, so that its file has the money again.',
  tag,
  params: onWire,
  body: z.strictObject({
    code: returnCode,
    returnedOn: postingDate,
    note: line().min(1).max(wireLimits.note).nullable(),
  }),
  result: wireOutSchema,
  access: write,
  errors: changing,
  audits: ['ach_returns'],
});

export const takeBackReturn = endpoint({
  name: 'takeBackReturn',
  method: 'POST',
  path: `${ofWire}/returned/take-back`,
  summary: 'Says that an ACH payment did not come back after all, and why: it is sent, as before.',
  tag,
  params: onWire,
  body: z.strictObject({ reason: reasonSchema }),
  result: wireOutSchema,
  access: write,
  errors: changing,
  audits: ['ach_returns'],
});

export const makeWireFile = endpoint({
  name: 'makeWireFile',
  method: 'POST',
  path: `${path}/accounts/:bankAccountID/files`,
  summary:
    'Makes the file of all wires of an account that are released and of today or before, or of its ACH payments in the format NACHA, and answers where it may be fetched, once. Each is sent with it. `digest` is of what whoever asks has seen.',
  tag,
  params: z.strictObject({ bankAccountID: idInPath }),
  body: z.strictObject({ format: z.enum(wireFileFormats), digest: digestOf('the wires, as they were seen') }),
  result: z.object({ file: wireFileSchema, download: downloadSchema }).meta({ id: 'MadeWireFile' }),
  access: write,
  errors: [...changing, 'WIRE_BLOCKED', 'BANK_ACCOUNT_CLOSED'],
  audits: ['wire_files', 'wire_sendings'],
});

const dueShape = {
  due: z.object({ count: z.int().min(0), amount: z.int().min(0) }),
  digest: digestOf('the wires'),
  /** Why no file can be made by whoever asks; null where one can. */
  obstacle: z.string().nullable(),
};

/** What a file of an account would hold. */
export const dueWiresSchema = z
  .object({
    bankAccountID: idSchema,
    name: z.string(),
    bankName: z.string(),
    accountNumber: z.string(),
    ...dueShape,
    /** The same of ACH payments. */
    ach: z.object(dueShape),
  })
  .meta({ id: 'DueWires' });

export const listDueWires = endpoint({
  name: 'listDueWires',
  method: 'GET',
  path: `${path}/accounts`,
  summary: "The trust accounts of the caller's regions, with the wires of each that a file would hold now.",
  tag,
  result: z.array(dueWiresSchema),
  access: read,
});

export const listWireFiles = endpoint({
  name: 'listWireFiles',
  method: 'GET',
  path: `${path}/files`,
  summary:
    "A page of the files of wires of the caller's regions, the newest first, those that were taken back included.",
  tag,
  query: z.strictObject({ ...pageQuery, bankAccountID: z.coerce.number().int().min(1).optional() }),
  result: z.object({ results: z.array(wireFileSchema), totalRecords: z.int() }).meta({ id: 'WireFiles' }),
  access: read,
});

export const getWireFileDocument = endpoint({
  name: 'getWireFileDocument',
  method: 'GET',
  path: `${path}/files/:wireFileID/document`,
  summary:
    'Where the bytes of a file of wires may be fetched, once, unless it was taken back. They say account numbers in full.',
  tag,
  params: onFile,
  result: downloadSchema,
  access: write,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'DECIDED_ALREADY'],
});

export const takeBackWireFile = endpoint({
  name: 'takeBackWireFile',
  method: 'POST',
  path: `${path}/files/:wireFileID/take-back`,
  summary:
    'Takes a file back that the bank did not load, and says why: its wires have to be released again. Not once the bank has paid one of them.',
  tag,
  params: onFile,
  body: z.strictObject({ reason: reasonSchema }),
  result: wireFileSchema,
  access: write,
  errors: [...changing, 'DECIDED_ALREADY'],
  audits: ['wire_files', 'wire_sendings', 'wire_releases'],
});

/** A wire that was posted, as it is told. */
export type WireOut = z.infer<typeof wireOutSchema>;
/** A file of wires, as it is told. */
export type WireFile = z.infer<typeof wireFileSchema>;
/** What a file of an account would hold. */
export type DueWires = z.infer<typeof dueWiresSchema>;
