import { z } from 'zod';
import { companyContactFields, companyFields } from '../companies/index.ts';
import { shapeOf } from '../kit/index.ts';

/** Raised when a document of today could be misunderstood by the import of yesterday. */
export const fileDocumentVersion = 1;

// What one tenant thinks of a company (region, notes, warnings) is not another's business.
const {
  regionID: _r,
  doNotDoBusiness: _d,
  doNotDoBusinessReason: _w,
  notes: _n,
  inactive: _i,
  ...facts
} = companyFields;
const { inactive: _c, ...contactFacts } = companyContactFields;

/** The facts of a company that travel with a file. */
export const companyFacts = facts;
/** The facts of a contact of a company that travel with a file. */
export const companyContactFacts = contactFacts;

const { name, ...companyShape } = shapeOf(facts);
const { contactName, ...contactShape } = shapeOf(contactFacts);

const companySchema = z.strictObject({
  /** What the files of the document call it: its name, with more where two have the same. */
  reference: z.string().trim().min(1).max(300),
  name,
  ...z.strictObject(companyShape).partial().shape,
  /** Labels of the roles it may have on a file. */
  roles: z.array(z.string().max(80)).max(40).default([]),
  contacts: z.array(z.strictObject({ contactName, ...z.strictObject(contactShape).partial().shape })).default([]),
});

/**
 * Closing files as one JSON document: what export writes and import reads (docs/import.md). Values are texts as people write them, choices
 * stand as names, and there is no id of the tenant in it. What the files themselves may have is checked by the import, row by row.
 */
export const fileDocumentSchema = z
  .strictObject({
    schema: z.literal('closewright-files'),
    version: z.literal(fileDocumentVersion, 'The document is of another version; this import reads version 1'),
    /** Whether SSNs and tax ids stand in it or only how they end. */
    taxIDs: z.enum(['clear', 'masked']),
    /** Parts of the files that whoever exported them may not see: they are not in it. */
    leftOut: z.array(z.string().max(40)).max(20).default([]),
    companies: z.array(companySchema),
    files: z.array(z.unknown()),
  })
  .meta({ id: 'FileDocument' });

/** An export document that has passed the check of its outer form. Its files are not yet checked. */
export type FileDocument = z.infer<typeof fileDocumentSchema>;
/** A company in an export document, with its contacts. Files refer to it by `reference`. */
export type DocumentCompany = FileDocument['companies'][number];
