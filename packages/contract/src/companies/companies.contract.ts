import { z } from 'zod';
import { endpoint, idSchema, pageOf, pageQuery } from '../kit/index.ts';
import { idText } from './company.schema.ts';

const access = { kind: 'action', action: 'openFile', inAnyRegion: true } as const;
const tag = 'Companies';

/** Role types separated by commas: only companies with one of them, or with the flag that stands for one. */
const roleTypeIDs = z
  .string()
  .regex(/^\d{1,3}(,\d{1,3}){0,30}$/, 'Role types are numbers separated by commas')
  .optional();
const searchTerm = z.string().trim().min(1).max(100).optional();
const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const regionID = z.coerce.number().pipe(z.int().min(0).max(2_147_483_647)).optional();

const companySchema = z
  .object({
    companyID: idSchema,
    companyName: z.string(),
    friendlyName: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable(),
    inactive: z.boolean(),
    doNotDoBusiness: z.boolean(),
    doNotDoBusinessReason: z.string().nullable(),
  })
  .meta({ id: 'Company' });

/** A line of the directory. */
const companyRowSchema = companySchema
  .extend({
    regionID: z.int(),
    roleTypeIDs: z.array(z.int()),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    isOneTimeUse: z.boolean(),
    mergedIntoID: idSchema.nullable(),
    contactCount: z.int(),
    /** Changes that wait for a second person. */
    waitingChanges: z.int(),
  })
  .meta({ id: 'CompanyRow' });

export const searchCompanies = endpoint({
  name: 'searchCompanies',
  method: 'GET',
  path: '/api/companies',
  summary:
    'Companies of the regions of the caller (the global region always) for a picker: those whose name or friendly name has a ' +
    'word that begins with the text, names that begin with it first, or the one of a number. Active ones unless activeOnly is ' +
    'false. Of a text with very many hits the first 2,000 are counted and shown.',
  tag,
  query: z
    .strictObject({
      searchTerm,
      companyID: idText.optional(),
      roleTypeIDs,
      activeOnly: flag.default(true),
      /** Companies of this region and of all. */
      regionID,
      /** Without those of all regions. */
      specificRegionOnly: flag.default(false),
      ...pageQuery,
    })
    .refine(
      (query) => (query.searchTerm === undefined) !== (query.companyID === undefined),
      'Search by a text or by a number.',
    ),
  result: pageOf(companySchema),
  access,
});

export const searchContacts = endpoint({
  name: 'searchContacts',
  method: 'GET',
  path: '/api/company-contacts',
  summary:
    'Contacts in use, of whichever active company the caller may choose, with a word of their name that begins with the text; names ' +
    'that begin with it first. Of a text with very many hits the first 1,000 are counted and shown.',
  tag,
  query: z.strictObject({
    searchTerm: searchTerm.unwrap(),
    /** Of companies with one of these roles. */
    roleTypeIDs,
    activeOnly: flag.default(true),
    /** Of companies of this region and of all. */
    regionID,
    ...pageQuery,
  }),
  result: pageOf(
    z
      .object({
        contactID: idSchema,
        fullName: z.string(),
        title: z.string().nullable(),
        companyID: idSchema,
        companyName: z.string(),
      })
      .meta({ id: 'FoundContact' }),
  ),
  access,
});

export const listCompanies = endpoint({
  name: 'listCompanies',
  method: 'GET',
  path: '/api/companies/directory',
  summary: 'The directory of companies by name, a page at a time, with what its screen shows of each.',
  tag,
  query: z.strictObject({
    searchTerm,
    companyID: idText.optional(),
    roleTypeIDs,
    regionID,
    /** One-time-use companies are left out unless asked for. */
    oneTimeUse: flag.default(false),
    activeOnly: flag.default(true),
    /** Only companies with a change that waits for a second person. */
    waitingOnly: flag.default(false),
    ...pageQuery,
  }),
  result: pageOf(companyRowSchema),
  access,
});

export const getCompanyInfo = endpoint({
  name: 'getCompanyInfo',
  method: 'GET',
  path: '/api/companies/:companyID/info',
  summary: 'How to reach a company: what its hover card shows.',
  tag,
  params: z.strictObject({ companyID: idText }),
  result: z
    .object({
      companyID: idSchema,
      companyName: z.string(),
      phone: z.string().nullable(),
      fax: z.string().nullable(),
      eMailAddress: z.string().nullable(),
    })
    .meta({ id: 'CompanyInfo' }),
  access,
  errors: ['NOT_FOUND'],
});

export const listCompanyContacts = endpoint({
  name: 'listCompanyContacts',
  method: 'GET',
  path: '/api/companies/:companyID/contacts',
  summary: 'The contacts of a company by name, all at once; active ones unless activeOnly is false.',
  tag,
  params: z.strictObject({ companyID: idText }),
  query: z.strictObject({ activeOnly: flag.default(true) }),
  result: z.array(
    z
      .object({
        contactID: idSchema,
        companyID: idSchema,
        fullName: z.string(),
        title: z.string().nullable(),
        phone: z.string().nullable(),
        email: z.string().nullable(),
        inactive: z.boolean(),
      })
      .meta({ id: 'ContactPick' }),
  ),
  access,
  errors: ['NOT_FOUND'],
});

export const getCompanyContact = endpoint({
  name: 'getCompanyContact',
  method: 'GET',
  path: '/api/companies/:companyID/contacts/:contactID',
  summary: 'A company with one of its contacts, as a custom field keeps the two; contact 0 is none.',
  tag,
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

/** A company as a picker offers it, with the warning not to do business with it. */
export type Company = z.infer<typeof companySchema>;
/** A company as a line of the directory. `mergedIntoID` names the company that took its place. */
export type CompanyRow = z.infer<typeof companyRowSchema>;
/** A contact found by name, with the company it belongs to. */
export type FoundContact = z.infer<typeof searchContacts.result>['results'][number];
/** A contact of a company that is already chosen, as a picker offers it. */
export type ContactPick = z.infer<typeof listCompanyContacts.result>[number];
