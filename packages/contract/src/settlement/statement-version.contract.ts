import { linePlaces, totalNames } from '@closewright/domain/closing-file';
import { formNames } from '@closewright/domain/forms';
import { type DeliveryMethod, deliveryMethods, versionKinds } from '@closewright/domain/statement-versions';
import { z } from 'zod';
import { downloadSchema, endpoint, idSchema, line } from '../kit/index.ts';
import { settlementFormSchema, settlementParams, settlementSchema } from './settlement.contract.ts';
import { takingBackFields, versionDeliveryFields, versionSigningFields } from './version-delivery.record.ts';

const tag = 'Settlement';

// The keys of a literal are known by its type.
const methods = Object.keys(deliveryMethods) as [DeliveryMethod, ...DeliveryMethod[]];
const { deliveredTo, sentOn, receivedOn } = versionDeliveryFields;

/** To whom a version was delivered, how and when. */
const versionDeliverySchema = z
  .strictObject({
    deliveredTo: deliveredTo.schema,
    method: z.enum(methods),
    sentOn: sentOn.schema,
    receivedOn: receivedOn.schema,
  })
  .meta({ id: 'VersionDelivery' });

/** When and by whom something was said of a version, and whether it was taken back since. */
const saidShape = {
  versionDeliveryID: idSchema,
  saidAt: z.string(),
  saidBy: z.string().nullable(),
  /** Null as long as it stands. It has no reason where another delivery stands in its place. */
  takenBack: z.object({ reason: z.string().nullable(), at: z.string(), by: z.string().nullable() }).nullable(),
};

/** A delivery as it was said, also where it was taken back since. */
const listedDeliverySchema = versionDeliverySchema.extend(saidShape).meta({ id: 'ListedDelivery' });

const { signedBy, signedOn } = versionSigningFields;

/** A signature on a version: the name as it was signed, the role of that party in the file, and the day. */
const listedSigningSchema = z
  .object({ signedBy: signedBy.schema, roleTypeID: z.int(), signedOn: signedOn.schema, ...saidShape })
  .meta({ id: 'ListedSigning' });

/** A version of a statement, without what it holds. */
export const statementVersionSchema = z
  .object({
    statementVersionID: idSchema,
    /** 1 is the first of its statement. */
    number: z.int().positive(),
    kind: z.enum(versionKinds),
    note: z.string().nullable(),
    keptAt: z.string(),
    keptBy: z.string().nullable(),
    /** SHA-256 of what it holds, of its number, kind and note, when and by whom, and of the hash before it; 64 hexadecimal digits. */
    hash: z.string(),
    /** False for one that the audit knows and that is there no more. */
    isThere: z.boolean(),
    /** Its loan is on the file no more: it is listed with the statement of every loan. */
    isOfRemovedLoan: z.boolean(),
    /** The oldest first. */
    deliveries: z.array(listedDeliverySchema).readonly(),
    /** The oldest first. */
    signings: z.array(listedSigningSchema).readonly(),
  })
  .meta({ id: 'StatementVersion' });

/** A version in the list of its statement. */
const listedVersionSchema = statementVersionSchema
  .extend({
    /** What it says that a correction is held against; null where it was not issued to the borrower, or the caller may not read all of it. */
    terms: z
      .object({
        rate: z.string().nullable(),
        reckonedRate: z.string().nullable(),
        financeCharge: z.int().nullable(),
        product: z.object({ words: z.string().nullable(), mayBe: z.array(z.string()).readonly() }),
        hasPenalty: z.boolean().nullable(),
      })
      .nullable(),
    /** The forms it can be printed on, its own first; none where it has its list alone, or the caller may not read all of it. */
    forms: z.array(settlementFormSchema).readonly(),
  })
  .meta({ id: 'ListedVersion' });

const shownAmountSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('figure'), value: z.int() }),
  z.object({ kind: z.literal('open') }),
]);

/** What a statement showed when it was kept; amounts in cents. */
export const keptFiguresSchema = z
  .object({
    /** A twin is the line of the other side. Lines that were kept before they had a place have none. */
    lines: z
      .array(
        z.object({
          name: z.string(),
          label: z.string(),
          figure: shownAmountSchema,
          place: z.enum(linePlaces).optional(),
          twin: z.string().optional(),
        }),
      )
      .readonly(),
    totals: z.array(z.object({ name: z.enum(totalNames), figure: shownAmountSchema })).readonly(),
    days: z.array(z.object({ label: z.string(), day: z.string() })).readonly(),
  })
  .meta({ id: 'KeptFigures' });

/** A version with the statement as it was then, as far as the caller may read it. */
export const keptStatementSchema = statementVersionSchema
  .extend({
    /** Whether what is stored still has the hash it was given. */
    isIntact: z.boolean(),
    /** Whether the file had a seller then. */
    hasSeller: z.boolean(),
    settlement: settlementSchema,
    /** What it showed then. Null where the caller may not read all of it, and for versions from before figures were kept. */
    figures: keptFiguresSchema.nullable(),
  })
  .meta({ id: 'KeptStatement' });

export const listStatementVersions = endpoint({
  name: 'listStatementVersions',
  method: 'GET',
  path: '/api/orders/:ordersID/settlements/:loanID/versions',
  summary:
    'The versions of the statement of a loan, the newest first; loan 0 as for the statement. Those of loans that were removed stand behind.',
  tag,
  params: settlementParams,
  result: z.array(listedVersionSchema),
  access: { kind: 'action', action: 'readSettlementEntries' },
  errors: ['NOT_FOUND'],
});

export const keepStatementVersion = endpoint({
  name: 'keepStatementVersion',
  method: 'POST',
  path: '/api/orders/:ordersID/settlements/:loanID/versions',
  summary:
    'Keeps the statement as it is stored as its next version, which never changes. `version` and `orderVersion` are those the caller has seen. What is issued or final must be in balance, and the same is not kept twice as the same. What is issued to a side again is a revised disclosure: its reason is the `note`.',
  tag,
  params: settlementParams,
  body: z.strictObject({
    version: z.int().min(0),
    orderVersion: z.int().min(0),
    kind: z.enum(versionKinds),
    note: line().max(200, 'At most 200 characters').nullable(),
  }),
  result: statementVersionSchema,
  access: { kind: 'action', action: 'saveSettlement' },
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'FORBIDDEN', 'FILE_LOCKED', 'FILE_IN_USE', 'APP_READ_ONLY'],
  idempotent: false,
  audits: ['settlements', 'statement_versions', 'version_papers', 'documents'],
});

const versionParams = settlementParams.extend({ statementVersionID: z.coerce.number().pipe(idSchema) });

export const getStatementVersion = endpoint({
  name: 'getStatementVersion',
  method: 'GET',
  path: '/api/orders/:ordersID/settlements/:loanID/versions/:statementVersionID',
  summary: 'A version of a statement with what it holds, and whether that is what was kept.',
  tag,
  params: versionParams,
  result: keptStatementSchema,
  access: { kind: 'action', action: 'readSettlementEntries' },
  errors: ['NOT_FOUND'],
});

export const getStatementVersionDocument = endpoint({
  name: 'getStatementVersionDocument',
  method: 'GET',
  path: '/api/orders/:ordersID/settlements/:loanID/versions/:statementVersionID/document',
  summary:
    'Where the PDF of a version may be fetched, on its own form or another that fits it, the same bytes whenever it is fetched; or as a list of the lines, totals and days it was kept with, whose statement it was then, and its hash. Versions from before forms were kept have the list alone.',
  tag,
  params: versionParams,
  /** Without `as` it is its own form, or the list where it has none. */
  query: z.strictObject({ as: z.enum(['list', ...formNames]).optional() }),
  result: downloadSchema,
  access: { kind: 'action', action: 'readSettlementEntries' },
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

const deliveryErrors = ['NOT_FOUND', 'FORBIDDEN', 'FILE_LOCKED', 'FILE_IN_USE', 'APP_READ_ONLY'] as const;

export const deliverStatementVersion = endpoint({
  name: 'deliverStatementVersion',
  method: 'POST',
  path: '/api/orders/:ordersID/settlements/:loanID/versions/:statementVersionID/deliveries',
  summary:
    'Says to whom a version was delivered, how and when, once for each recipient and way. `replaces` is a delivery in whose place it stands, which is taken back. The lock of the statement does not refuse it.',
  tag,
  params: versionParams,
  body: versionDeliverySchema.extend({ replaces: idSchema.nullable().default(null) }),
  result: statementVersionSchema,
  access: { kind: 'action', action: 'deliverStatement' },
  errors: deliveryErrors,
  idempotent: false,
  audits: ['version_deliveries'],
});

export const signStatementVersion = endpoint({
  name: 'signStatementVersion',
  method: 'POST',
  path: '/api/orders/:ordersID/settlements/:loanID/versions/:statementVersionID/signings',
  summary:
    'Says that a party of the file signed a version, by which name and when, once for each name and role. The lock of the statement does not refuse it.',
  tag,
  params: versionParams,
  body: z.strictObject({ rolesID: idSchema, signedBy: signedBy.schema, signedOn: signedOn.schema }),
  result: statementVersionSchema,
  access: { kind: 'action', action: 'deliverStatement' },
  errors: deliveryErrors,
  idempotent: false,
  audits: ['version_deliveries'],
});

export const takeBackDelivery = endpoint({
  name: 'takeBackDelivery',
  method: 'POST',
  path: '/api/orders/:ordersID/settlements/:loanID/versions/:statementVersionID/deliveries/:versionDeliveryID/taking-back',
  summary:
    'Takes back a delivery or a signature that was entered by mistake, and says why. It stays in the list and counts no more.',
  tag,
  params: versionParams.extend({ versionDeliveryID: z.coerce.number().pipe(idSchema) }),
  body: z.strictObject({ reason: takingBackFields.reason.schema }),
  result: statementVersionSchema,
  access: { kind: 'action', action: 'deliverStatement' },
  errors: deliveryErrors,
  idempotent: false,
  audits: ['version_deliveries'],
});

/** A version of a statement without what it holds. */
export type StatementVersion = z.infer<typeof statementVersionSchema>;
/** A version in the list of its statement. */
export type ListedVersion = z.infer<typeof listedVersionSchema>;
/** To whom a version was delivered, how and when. */
export type ListedDelivery = z.infer<typeof listedDeliverySchema>;
/** Who signed a version, in which role and when. */
export type ListedSigning = z.infer<typeof listedSigningSchema>;
/** A version with the statement as it was then. */
export type KeptStatement = z.infer<typeof keptStatementSchema>;
