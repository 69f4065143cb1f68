import { record } from '../kit/index.ts';
import { companyFields } from './company.fields.ts';
import { companyContactFields } from './contact.fields.ts';

const staysBehind = 'Companies that a file names go along beside it, in their own part of the document.';

/** A company of the directory. */
export const companyRecord = record({
  table: 'companies',
  id: 'companyID',
  of: 'companies',
  noun: 'Company',
  name: [['name']],
  fields: companyFields,
  others: ['role_type_ids', 'name_key', 'merged_into_id'],
  isVersioned: true,
  read: null,
  staysBehind,
});

/** A person of a company. */
export const companyContactRecord = record({
  table: 'company_contacts',
  id: 'contactID',
  of: 'companies',
  noun: 'Contact',
  name: [['contactName']],
  fields: companyContactFields,
  isVersioned: true,
  read: null,
  staysBehind,
});
