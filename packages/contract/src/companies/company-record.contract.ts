import { z } from 'zod';
import { auditEntrySchema } from '../audit/index.ts';
import { endpoint, idSchema, pageOf, pageQuery } from '../kit/index.ts';
import {
  companyAddressBody,
  companyBody,
  companyContactBody,
  companyContactSchema,
  companyRecordSchema,
  idText,
} from './company.schema.ts';

// Who may change a company depends on its region, so the use case judges it (editCompany of domain/access).
const access = { kind: 'action', action: 'openFile', inAnyRegion: true } as const;
const tag = 'Companies';
const params = z.strictObject({ companyID: idText });
const version = z.int().min(1);
const errors = ['NOT_FOUND', 'FORBIDDEN', 'APP_READ_ONLY', 'VERSION_CONFLICT'] as const;

export const getCompany = endpoint({
  name: 'getCompany',
  method: 'GET',
  path: '/api/companies/:companyID',
  summary: 'A company with its contacts, addresses and protected changes. Numbers of tax and accounts are masked.',
  tag,
  params,
  result: companyRecordSchema,
  access,
  errors: ['NOT_FOUND'],
});

export const createCompany = endpoint({
  name: 'createCompany',
  method: 'POST',
  path: '/api/companies',
  summary: 'Adds a company to a region the caller may edit companies of.',
  tag,
  body: companyBody,
  result: companyRecordSchema,
  access,
  errors: ['FORBIDDEN', 'APP_READ_ONLY'],
  audits: ['companies'],
});

export const createOneTimeUseCompany = endpoint({
  name: 'createOneTimeUseCompany',
  method: 'POST',
  path: '/api/companies/one-time-use',
  summary: 'Adds a company for one file only: no search offers it. Needs AllowOneTimeUseAgent.',
  tag,
  body: z.strictObject({
    /** 0: a new one (building-blocks.md §3 Company detail save). */
    companyID: z.literal(0),
    name: companyBody.shape.name,
    regionID: companyBody.shape.regionID,
    isOneTimeUse: z.literal(true),
    /** 0: none. */
    roleTypeID: z.int().min(0).max(999),
  }),
  result: z.object({ companyID: idSchema, companyName: z.string() }).meta({ id: 'OneTimeUseCompany' }),
  access,
  errors: ['FORBIDDEN', 'APP_READ_ONLY'],
  audits: ['companies'],
});

export const saveCompany = endpoint({
  name: 'saveCompany',
  method: 'PATCH',
  path: '/api/companies/:companyID',
  summary: 'Saves what changed on a company.',
  tag,
  params,
  body: z.strictObject({ version, changes: companyBody.partial() }),
  result: companyRecordSchema,
  access,
  errors,
  idempotent: false,
  audits: ['companies'],
});

export const saveCompanyAddresses = endpoint({
  name: 'saveCompanyAddresses',
  method: 'PUT',
  path: '/api/companies/:companyID/addresses',
  summary: 'Stores the addresses of a company besides the main one, all of them: those left out are removed.',
  tag,
  params,
  body: z.strictObject({
    version,
    addresses: z
      .array(companyAddressBody.extend({ companyAddressID: idSchema.nullable() }))
      .max(50)
      .refine(
        (list) => new Set(list.map(({ companyAddressID: id }, at) => id ?? -at)).size === list.length,
        'An address is named twice',
      ),
  }),
  result: companyRecordSchema,
  access,
  errors,
  idempotent: false,
  audits: ['company_addresses'],
});

export const createCompanyContact = endpoint({
  name: 'createCompanyContact',
  method: 'POST',
  path: '/api/companies/:companyID/contacts',
  summary: 'Adds a contact to a company.',
  tag,
  params,
  body: companyContactBody,
  result: companyContactSchema,
  access,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'APP_READ_ONLY'],
  audits: ['company_contacts'],
});

export const saveCompanyContact = endpoint({
  name: 'saveCompanyContact',
  method: 'PATCH',
  path: '/api/companies/:companyID/contacts/:contactID',
  summary: 'Saves what changed on a contact of a company.',
  tag,
  params: z.strictObject({ companyID: idText, contactID: idText }),
  body: z.strictObject({ version, changes: companyContactBody.partial() }),
  result: companyContactSchema,
  access,
  errors,
  idempotent: false,
  audits: ['company_contacts'],
});

export const listCompanyHistory = endpoint({
  name: 'listCompanyHistory',
  method: 'GET',
  path: '/api/companies/:companyID/history',
  summary:
    'What was changed on a company, its contacts, addresses and protected values, newest first, a page at a time.',
  tag,
  params,
  query: z.strictObject(pageQuery),
  result: pageOf(auditEntrySchema),
  access,
  errors: ['NOT_FOUND'],
});
