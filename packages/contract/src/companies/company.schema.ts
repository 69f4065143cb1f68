import { roleTypes } from '@closewright/domain/parties';
import { z } from 'zod';
import { idSchema, line, shapeOf } from '../kit/index.ts';
import { companyFields } from './company.fields.ts';
import { companyContactFields } from './contact.fields.ts';

/** An id in a path. */
export const idText = z.coerce.number().pipe(idSchema);

const stored = { version: z.int(), updatedAt: z.string(), updatedBy: z.string() };
const knownRoles = new Set<number>(roleTypes.map(({ id }) => id));

/** The role types a company may have on a file, each once. */
const rolesSchema = z
  .array(z.int().refine((id) => knownRoles.has(id), 'There is no such role'))
  .max(40)
  .refine((ids) => new Set(ids).size === ids.length, 'A role is named twice');

/** What is sent to make a company; a save sends parts of it. */
export const companyBody = z.strictObject({ ...shapeOf(companyFields), roleTypeIDs: rolesSchema });

/** What is sent to make a contact. */
export const companyContactBody = z.strictObject(shapeOf(companyContactFields));

/** A contact as the directory keeps it. */
export const companyContactSchema = z
  .object({ contactID: idSchema, companyID: idSchema, ...shapeOf(companyContactFields), ...stored })
  .meta({ id: 'CompanyContactRecord' });

/** An address besides the main one (building-blocks.md §3 Address). */
export const companyAddressBody = z.strictObject({
  addressTypeID: z.int().min(1).max(4),
  address1: line().max(120).nullable(),
  address2: line().max(60).nullable(),
  city: line().max(80).nullable(),
  state: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Two capital letters')
    .nullable(),
  zip: line().max(10).nullable(),
  countyName: line().max(80).nullable(),
});

/** A change of the tax id or the wire instructions as people may see it: numbers masked, and who did what. */
export const protectedChangeSchema = z
  .object({
    changeID: idSchema,
    kind: z.enum(['taxID', 'wire']),
    status: z.enum(['waiting', 'current', 'replaced', 'refused', 'withdrawn']),
    /** `**-***6789`, or the account as `***6789`. */
    masked: z.string(),
    bankName: z.string().nullable(),
    routingNumber: z.string().nullable(),
    accountName: z.string().nullable(),
    instructions: z.string().nullable(),
    reason: z.string(),
    askedBy: idSchema,
    askedByName: z.string(),
    askedAt: z.string(),
    decidedByName: z.string().nullable(),
    decidedAt: z.string().nullable(),
    decisionNote: z.string().nullable(),
    verifiedOn: z.string().nullable(),
  })
  .meta({ id: 'CompanyProtectedChange' });

/** A company with all that belongs to it. */
export const companyRecordSchema = z
  .object({
    companyID: idSchema,
    ...shapeOf(companyFields),
    roleTypeIDs: z.array(z.int()),
    mergedIntoID: idSchema.nullable(),
    contacts: z.array(companyContactSchema),
    addresses: z.array(companyAddressBody.extend({ companyAddressID: idSchema })),
    changes: z.array(protectedChangeSchema),
    /** On how many files it has a role. */
    fileCount: z.int(),
    ...stored,
  })
  .meta({ id: 'CompanyRecord' });

/** A company as its dialog edits it. Tax id and account numbers are masked. */
export type CompanyRecord = z.infer<typeof companyRecordSchema>;
/** A contact with all that the directory knows of it, unlike the few facts of `ContactPick`. */
export type CompanyContactRecord = z.infer<typeof companyContactSchema>;
/** A stored address besides the company's main one. */
export type CompanyAddress = CompanyRecord['addresses'][number];
/** A change of a tax id or wire instructions, which a second person must approve. */
export type ProtectedChange = z.infer<typeof protectedChangeSchema>;
