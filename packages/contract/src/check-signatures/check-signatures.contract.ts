import {
  signatureDecisions,
  signatureKinds,
  signatureLimits,
  signatureStates,
} from '@closewright/domain/check-signatures';
import { z } from 'zod';
import { amountSchema } from '../check-writing/index.ts';
import { downloadSchema, endpoint, idInPath, idSchema } from '../kit/index.ts';

const tag = 'Check printing';
const path = '/api/configuration/check-signatures';
const changing = ['NOT_FOUND', 'FORBIDDEN', 'APP_READ_ONLY'] as const;

/** An image of a signature, or that it may stand on checks of a bank account. The image itself is told to its owner alone. */
export const checkSignatureSchema = z
  .object({
    signatureID: idSchema,
    kind: z.enum(signatureKinds),
    usersID: idSchema,
    /** Whose signature it is. */
    name: z.string(),
    /** Of an account. */
    bankAccountID: idSchema.nullable(),
    bankAccount: z.string().nullable(),
    /** Up to this amount, in cents; null: any, and of an image. */
    most: z.int().nullable(),
    /** Of an image. */
    sha256: z.string().nullable(),
    state: z.enum(signatureStates),
    askedBy: z.string(),
    askedAt: z.string(),
    decidedBy: z.string().nullable(),
    decidedAt: z.string().nullable(),
    endedBy: z.string().nullable(),
    endedAt: z.string().nullable(),
    /** Asked for by whoever reads it, who may withdraw and not approve it. */
    isOwn: z.boolean(),
    /** The signature is of whoever reads it. */
    isMine: z.boolean(),
  })
  .meta({ id: 'CheckSignature' });

export const listCheckSignatures = endpoint({
  name: 'listCheckSignatures',
  method: 'GET',
  path,
  summary:
    'Signatures that are printed on checks: what is asked for, what holds, and what was ended. Whoever may not set up bank accounts is told of their own alone.',
  tag,
  result: z.array(checkSignatureSchema),
  access: { kind: 'signedIn' },
});

/** An image is 4/3 as long in base64. */
const mostText = Math.ceil(signatureLimits.bytes / 3) * 4;

export const askCheckSignature = endpoint({
  name: 'askCheckSignature',
  method: 'POST',
  path,
  summary:
    'Asks that the image of a signature (PNG or JPEG) is kept, of oneself or by whoever sets up bank accounts; or, by those alone, that it may stand on checks of a bank account. Another person approves.',
  tag,
  body: z
    .discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('image'),
        usersID: idSchema,
        content: z
          .string()
          .min(1, 'Choose a file')
          .max(mostText, `An image has at most ${signatureLimits.bytes / 1000} kB`)
          .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'An image is sent in base64'),
      }),
      z.strictObject({
        kind: z.literal('account'),
        usersID: idSchema,
        bankAccountID: idSchema,
        most: amountSchema.nullable(),
      }),
    ])
    .meta({ id: 'AskedCheckSignature' }),
  mostBytes: mostText + 1_000,
  result: checkSignatureSchema,
  access: { kind: 'signedIn' },
  errors: changing,
  audits: ['check_signatures'],
});

export const decideCheckSignature = endpoint({
  name: 'decideCheckSignature',
  method: 'POST',
  path: `${path}/:signatureID/decision`,
  summary:
    'Approves or refuses what another person asked for, withdraws what one asked for oneself, or ends what holds: its owner, or whoever sets up bank accounts. What is approved takes the place of what held.',
  tag,
  params: z.strictObject({ signatureID: idInPath }),
  body: z.strictObject({ decision: z.enum(signatureDecisions) }),
  result: checkSignatureSchema,
  access: { kind: 'signedIn' },
  errors: [...changing, 'DECIDED_ALREADY', 'SECOND_PERSON_NEEDED'],
  audits: ['check_signatures'],
});

export const getCheckSignatureImage = endpoint({
  name: 'getCheckSignatureImage',
  method: 'GET',
  path: `${path}/:signatureID/image`,
  summary: 'Where the image of one’s own signature may be fetched, once. It is told to nobody else.',
  tag,
  params: z.strictObject({ signatureID: idInPath }),
  result: downloadSchema,
  access: { kind: 'signedIn' },
  errors: ['NOT_FOUND'],
});

export const listCheckSigners = endpoint({
  name: 'listCheckSigners',
  method: 'GET',
  path: '/api/check-signers',
  summary: 'Whose signatures may be printed on checks of each bank account, and up to which amount.',
  tag,
  result: z.array(
    z
      .object({
        bankAccountID: idSchema,
        usersID: idSchema,
        name: z.string(),
        /** Up to this amount, in cents; null: any. */
        most: z.int().nullable(),
        /** Of the account: above this amount two signatures are printed, or none. */
        twoSignaturesAbove: z.int().nullable(),
      })
      .meta({ id: 'CheckSigner' }),
  ),
  access: { kind: 'action', action: 'readChecks', inAnyRegion: true },
});

/** A signature as somebody is told of it. */
export type CheckSignatureRow = z.infer<typeof checkSignatureSchema>;
/** Whose signature may be printed on checks of a bank account. */
export type CheckSignerRow = z.infer<typeof listCheckSigners.result>[number];
/** What is asked for. */
export type AskedCheckSignature = z.infer<typeof askCheckSignature.body>;
