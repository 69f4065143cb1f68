import { z } from 'zod';
import { endpoint, pageOf, pageQuery } from '../kit/index.ts';
import { idSchema } from '../orders/index.ts';

const access = { kind: 'screen', screen: 'OrderEntry', level: 'Read' } as const;
const idText = z.coerce.number().pipe(idSchema);

const companySchema = z
  .object({
    companyID: idSchema,
    companyName: z.string(),
    friendlyName: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable(),
    inactive: z.boolean(),
  })
  .meta({ id: 'Company' });

export const searchCompanies = endpoint({
  name: 'searchCompanies',
  method: 'GET',
  path: '/api/companies',
  summary:
    'Active companies of the regions of the caller (the global region always): those whose name or friendly name holds the ' +
    'text, names that begin with it first, or the one of a number.',
  tag: 'Companies',
  query: z
    .strictObject({
      searchTerm: z.string().trim().min(1).max(100).optional(),
      companyID: idText.optional(),
      /** Role types separated by commas: only companies with one of them. */
      roleTypeIDs: z
        .string()
        .regex(/^\d{1,3}(,\d{1,3}){0,30}$/, 'Role types are numbers separated by commas')
        .optional(),
      ...pageQuery,
    })
    .refine(
      (query) => (query.searchTerm === undefined) !== (query.companyID === undefined),
      'Search by a text or by a number.',
    ),
  result: pageOf(companySchema),
  access,
});

export const getCompanyContact = endpoint({
  name: 'getCompanyContact',
  method: 'GET',
  path: '/api/companies/:companyID/contacts/:contactID',
  summary: 'A company with one of its contacts, as a custom field keeps the two; contact 0 is none.',
  tag: 'Companies',
  params: z.strictObject({
    companyID: idText,
    contactID: z.coerce.number().pipe(z.int().min(0).max(2_147_483_647)),
  }),
  result: z
    .object({
      company: companySchema,
      contact: z
        .object({
          contactID: idSchema,
          contactName: z.string(),
          phone: z.string().nullable(),
          email: z.string().nullable(),
          inactive: z.boolean(),
        })
        .nullable(),
    })
    .meta({ id: 'CompanyContact' }),
  access,
  errors: ['NOT_FOUND'],
});

export type Company = z.infer<typeof companySchema>;
