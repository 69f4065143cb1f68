import { z } from 'zod';
import { endpoint, idSchema } from '../kit/index.ts';
import { companyRecordSchema, idText } from './company.schema.ts';

const access = { kind: 'action', action: 'openFile', inAnyRegion: true } as const;
const tag = 'Companies';
const params = z.strictObject({ companyID: idText });
const errors = ['NOT_FOUND', 'FORBIDDEN', 'APP_READ_ONLY'] as const;

export const previewCompanyMerge = endpoint({
  name: 'previewCompanyMerge',
  method: 'GET',
  path: '/api/companies/:companyID/merge',
  summary: 'What would move if this company were merged into another, or why it cannot be.',
  tag,
  params,
  query: z.strictObject({ intoCompanyID: idText }),
  result: z
    .object({
      problem: z.string().nullable(),
      contacts: z.array(z.string()),
      addresses: z.int(),
      /** Files on which the company has a role, the first of them by number. */
      files: z.int(),
      fileNumbers: z.array(z.string()),
      roles: z.int(),
      customFields: z.int(),
      /** Role types the company that stays does not have yet. */
      roleTypeIDs: z.array(z.int()),
      version: z.int(),
      intoVersion: z.int(),
      intoName: z.string(),
      intoID: idSchema,
    })
    .meta({ id: 'CompanyMergePreview' }),
  access,
  errors,
});

export const mergeCompanies = endpoint({
  name: 'mergeCompanies',
  method: 'POST',
  path: '/api/companies/:companyID/merge',
  summary:
    'Merges this company into another: contacts, addresses, roles on files and custom fields move, and this one becomes inactive. ' +
    'Tax id and wire instructions do not move. Answers the company that stays.',
  tag,
  params,
  body: z.strictObject({ intoCompanyID: idSchema, version: z.int().min(1), intoVersion: z.int().min(1) }),
  result: companyRecordSchema,
  access,
  errors: [...errors, 'VERSION_CONFLICT', 'MERGE_REFUSED'],
  audits: ['companies'],
});

/** What merging would move. `problem` says why it is refused, and is null when it may go ahead. */
export type CompanyMergePreview = z.infer<typeof previewCompanyMerge.result>;
