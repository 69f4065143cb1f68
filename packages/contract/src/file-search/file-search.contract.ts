import { matchGrades, searchKinds, searchLimits, searchMessages } from '@closewright/domain/file-search';
import { z } from 'zod';
import { endpoint } from '../kit/index.ts';
import { orderRowSchema } from '../orders/index.ts';

const tag = 'Search';
const { minLength, maxLength } = searchLimits;

const matchSchema = z.object({
  kind: z.union(searchKinds.map((kind) => z.literal(kind))),
  grade: z.enum(matchGrades),
  text: z.string(),
});

/** A file that was found, and every reason why. */
export const foundFileSchema = orderRowSchema
  .extend({ branchID: z.int(), matches: z.array(matchSchema) })
  .meta({ id: 'FoundFile' });

/** Files found, nearest first. `isMore` says that there are more than an answer holds. */
export const foundFilesSchema = z
  .object({ files: z.array(foundFileSchema), isMore: z.boolean() })
  .meta({ id: 'FoundFiles' });

const text = z.string().trim().min(minLength, `Enter at least ${minLength} characters`).max(maxLength).optional();
const state = z.string().trim().length(2).optional();

/** What a search can go by; first names and states only narrow. */
const searched = [
  'buyerLastName',
  'sellerLastName',
  'propertyAddress',
  'propertySubdivision',
  'propertyTaxId',
] as const;

/** The duplicate search form (building-blocks.md §3). What is left out is not searched for. */
export const duplicateSearchQuery = z
  .strictObject({
    buyerFirstName: text,
    buyerLastName: text,
    buyerState: state,
    sellerFirstName: text,
    sellerLastName: text,
    sellerState: state,
    propertyAddress: text,
    propertySubdivision: text,
    propertyTaxId: text,
    /** Files of all branches of the caller's regions, not of the own branch alone. */
    allBranches: z
      .enum(['true', 'false'])
      .transform((value) => value === 'true')
      .default(false),
  })
  .refine((sought) => searched.some((name) => sought[name] !== undefined), { error: searchMessages.nothingToSearch });

export const searchDuplicates = endpoint({
  name: 'searchDuplicates',
  method: 'GET',
  path: '/api/orders/duplicates',
  summary:
    'Files that may be the one a caller is about to open: the same, containing or similar names, address, subdivision or tax id.',
  tag,
  query: duplicateSearchQuery,
  result: foundFilesSchema,
  access: { kind: 'screen', screen: 'OrderEntry', level: 'Read', inAnyRegion: true },
});

export const searchFiles = endpoint({
  name: 'searchFiles',
  method: 'GET',
  path: '/api/orders/search',
  summary: 'Files by a text: number, party, address, subdivision, tax id or loan number.',
  tag,
  query: z.strictObject({ text: z.string().trim().min(minLength).max(maxLength) }),
  result: foundFilesSchema,
  access: { kind: 'action', action: 'openFile', inAnyRegion: true },
});

/** A found file. `matches` says which of its texts matched and how closely. */
export type FoundFile = z.infer<typeof foundFileSchema>;
/** The answer of a file search, cut off at a limit. */
export type FoundFiles = z.infer<typeof foundFilesSchema>;
/** What a duplicate search looks for, after trimming and defaults. */
export type DuplicateSearch = z.output<typeof duplicateSearchQuery>;
