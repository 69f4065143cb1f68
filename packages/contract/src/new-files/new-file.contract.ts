import { limits } from '@closewright/domain/constants';
import { copiedParts, defaultOrderKind, fileNumberMessages, maxSecondaryFiles } from '@closewright/domain/orders';
import { z } from 'zod';
import { endpoint, idSchema, line } from '../kit/index.ts';
import { orderDetailSchema, orderParams, orderRowSchema } from '../orders/index.ts';

const tag = 'New files';

/** A number that was typed; null takes the next one of the branch's pool. */
const wantedNumber = line()
  .min(1, fileNumberMessages.required)
  .min(limits.fileNumberMinLength, fileNumberMessages.tooShort(limits.fileNumberMinLength))
  .max(limits.fileNumberMaxLength, fileNumberMessages.tooLong(limits.fileNumberMaxLength))
  .nullable();

const parts = z.array(z.enum(copiedParts)).max(copiedParts.length);

const word = (max: number) => line().min(1).max(max).nullable().default(null);

/** What is known of the deal when the file is opened: enough to find a duplicate, and typed once. */
const firstFacts = z.strictObject({
  buyerFirstName: word(80),
  buyerLastName: word(80),
  sellerFirstName: word(80),
  sellerLastName: word(80),
  propertyAddress: word(120),
  propertyCity: word(80),
  propertyState: z.string().trim().length(2).nullable().default(null),
  propertyZip: word(10),
});

/** What a new file begins with (building-blocks.md §3 New-file form). */
export const newFileBody = z.strictObject({
  fileNumber: wantedNumber,
  regionID: idSchema,
  branchID: idSchema,
  kindOfOrder: z.int().min(0).max(32_767).default(defaultOrderKind),
  settlementStatementType: z.int().min(0).max(32_767),
  orderServiceID: idSchema.nullable().default(null),
  /** The process template whose tasks the file begins with: null for none, left out for that of the branch. */
  workflowProcessTemplateID: idSchema.nullable().optional(),
  titleUnitID: idSchema.nullable().default(null),
  escrowUnitID: idSchema.nullable().default(null),
  facts: firstFacts.nullable().default(null),
  /** The file whose parts are taken over: a template, which is taken over whole, or another file. */
  from: z.strictObject({ ordersID: idSchema, parts }).nullable().default(null),
});

/** A file that was just created, or a template for one: how to open it and what to call it. */
export const newFileSchema = z.object({ ordersID: idSchema, fileNumber: z.string() }).meta({ id: 'NewFile' });

export const createFile = endpoint({
  name: 'createFile',
  method: 'POST',
  path: '/api/orders',
  summary:
    'Creates a file, with the next number of its branch or a typed one, empty or from a template or another file.',
  tag,
  body: newFileBody,
  result: newFileSchema,
  access: { kind: 'action', action: 'createOrder', inAnyRegion: true },
  errors: ['NOT_FOUND', 'FILE_NUMBER_IN_USE', 'NO_FILE_NUMBER'],
  audits: ['orders'],
});

export const listFileTemplates = endpoint({
  name: 'listFileTemplates',
  method: 'GET',
  path: '/api/orders/templates',
  summary: 'The files that are templates for new ones.',
  tag,
  result: z.array(newFileSchema),
  access: { kind: 'screen', screen: 'OrderEntry', level: 'Read', inAnyRegion: true },
});

export const copyFile = endpoint({
  name: 'copyFile',
  method: 'POST',
  path: '/api/orders/:ordersID/copy-from',
  summary:
    'Takes over parts of another file. What the file has already is not doubled; where nothing is new the answer is ‘No changes detected’.',
  tag,
  params: orderParams,
  body: z.strictObject({ version: z.int().min(1), fromOrdersID: idSchema, parts: parts.min(1) }),
  result: orderDetailSchema,
  access: { kind: 'screen', screen: 'OrderEntry', level: 'Full' },
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'FILE_LOCKED', 'FILE_IN_USE', 'APP_READ_ONLY'],
  idempotent: false,
  audits: ['orders'],
});

/** One of the files that belong together. */
export const relatedFileSchema = orderRowSchema.extend({ isPrimary: z.boolean() }).meta({ id: 'RelatedFile' });

export const listSecondaryFiles = endpoint({
  name: 'listSecondaryFiles',
  method: 'GET',
  path: '/api/orders/:ordersID/secondary-files',
  summary: 'The primary file and its secondary files, whichever of them is asked for; empty for a file on its own.',
  tag,
  params: orderParams,
  result: z.array(relatedFileSchema),
  access: { kind: 'screen', screen: 'OrderEntry', level: 'Read' },
  errors: ['NOT_FOUND'],
});

export const createSecondaryFiles = endpoint({
  name: 'createSecondaryFiles',
  method: 'POST',
  path: '/api/orders/:ordersID/secondary-files',
  summary: 'Creates files that belong to this one, which becomes the primary. All of them are created, or none.',
  tag,
  params: orderParams,
  body: z.strictObject({
    version: z.int().min(1),
    /** The number of each new file, null for the next of the branch. */
    fileNumbers: z.array(wantedNumber).min(1).max(maxSecondaryFiles),
    parts,
  }),
  result: z.array(relatedFileSchema),
  // Besides, the right to create secondary files, which is asked for the file itself.
  access: { kind: 'screen', screen: 'OrderEntry', level: 'Full' },
  errors: [
    'NOT_FOUND',
    'VERSION_CONFLICT',
    'FILE_LOCKED',
    'FILE_IN_USE',
    'APP_READ_ONLY',
    'FILE_NUMBER_IN_USE',
    'NO_FILE_NUMBER',
  ],
  audits: ['orders'],
});

/** Buyer, seller and property as they are typed when a file is opened. Blank parts are null. */
export type FirstFacts = z.output<typeof firstFacts>;
/** What a caller sends to create a file. Parts with a default may be left out. */
export type NewFileBody = z.input<typeof newFileBody>;
/** The id and number of a new file or of a template. */
export type NewFile = z.infer<typeof newFileSchema>;
/** The primary file or one of its secondary files. */
export type RelatedFile = z.infer<typeof relatedFileSchema>;
