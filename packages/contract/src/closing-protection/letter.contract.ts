import { letterForms, letterStates } from '@closewright/domain/closing-protection';
import { z } from 'zod';
import { downloadSchema, endpoint, idSchema, lines, shapeOf } from '../kit/index.ts';
import { orderParams } from '../orders/order-ids.ts';
import { letterFields } from './letter.fields.ts';

const tag = 'Closing protection letters';
const read = { kind: 'screen', screen: 'OrderEntry', level: 'Read' } as const;
const write = { ...read, level: 'Full' } as const;

const letterShape = { ...shapeOf(letterFields), form: z.enum(letterForms) };

/** A letter of a file, in whatever state it is. */
export const letterSchema = z
  .object({
    letterID: z.int(),
    state: z.enum(letterStates),
    ...letterShape,
    loanID: z.int().nullable(),
    /** Of the underwriter. */
    letterNumber: z.string().nullable(),
    /** What the state charges, cents, and by which rule; null where no fee is known. */
    fee: z.int().nullable(),
    feeRule: z.string().nullable(),
    /** Why it was refused, or that there was no answer. */
    problem: z.string().nullable(),
    /** The letter it stands in place of. */
    reissuedFromID: z.int().nullable(),
    requestedAt: z.string(),
    requestedBy: z.string(),
    issuedAt: z.string().nullable(),
    voidedAt: z.string().nullable(),
    voidedBy: z.string().nullable(),
    voidReason: z.string().nullable(),
    version: z.int(),
  })
  .meta({ id: 'ClosingProtectionLetter' });

const letterParams = z.strictObject({ ...orderParams.shape, letterID: z.coerce.number().pipe(idSchema) });

export const listLetters = endpoint({
  name: 'listLetters',
  method: 'GET',
  path: '/api/orders/:ordersID/letters',
  summary: 'The closing protection letters of a file, the newest first.',
  tag,
  params: orderParams,
  result: z.array(letterSchema),
  access: read,
  errors: ['NOT_FOUND'],
});

export const requestLetter = endpoint({
  name: 'requestLetter',
  method: 'POST',
  path: '/api/orders/:ordersID/letters',
  summary: 'Asks the underwriter for a letter, or for one in place of another. The same key never gives two letters.',
  tag,
  params: orderParams,
  body: z.strictObject({
    /** Made by the caller, the same when the request is sent again. */
    requestKey: z.uuid(),
    reissuedFromID: idSchema.nullable(),
    letter: z.strictObject({ ...letterShape, loanID: idSchema.nullable() }),
  }),
  result: letterSchema,
  access: write,
  errors: ['NOT_FOUND', 'FILE_LOCKED', 'FILE_IN_USE', 'UNAVAILABLE'],
  idempotent: true,
  audits: ['closing_protection_letters', 'documents'],
});

export const retryLetter = endpoint({
  name: 'retryLetter',
  method: 'POST',
  path: '/api/orders/:ordersID/letters/:letterID/retry',
  summary: 'Asks the underwriter again for a letter it has not answered.',
  tag,
  params: letterParams,
  result: letterSchema,
  access: write,
  errors: ['NOT_FOUND', 'FILE_LOCKED', 'FILE_IN_USE', 'UNAVAILABLE'],
  idempotent: true,
  audits: ['closing_protection_letters', 'documents'],
});

export const voidLetter = endpoint({
  name: 'voidLetter',
  method: 'POST',
  path: '/api/orders/:ordersID/letters/:letterID/void',
  summary: 'Takes a letter back at the underwriter, with the reason.',
  tag,
  params: letterParams,
  body: z.strictObject({
    version: z.int().positive(),
    reason: lines().trim().min(1, 'Say why the letter is voided').max(300),
  }),
  result: letterSchema,
  access: write,
  errors: ['NOT_FOUND', 'FILE_LOCKED', 'FILE_IN_USE', 'VERSION_CONFLICT', 'UNAVAILABLE'],
  audits: ['closing_protection_letters'],
  // Asks the underwriter between two transactions; a letter is taken back once, by its version.
  takesKey: false,
});

export const getLetterDocument = endpoint({
  name: 'getLetterDocument',
  method: 'GET',
  path: '/api/orders/:ordersID/letters/:letterID/document',
  summary: 'Where the PDF of a letter may be fetched.',
  tag,
  params: letterParams,
  result: downloadSchema,
  access: read,
  errors: ['NOT_FOUND'],
});

/** A closing protection letter. `fee` is in cents; times are ISO instants in UTC, null until they come. */
export type Letter = z.infer<typeof letterSchema>;
/** What a letter is asked for with. */
export type LetterRequest = z.infer<typeof requestLetter.body>['letter'];
