import { companyContactFields, companyFields } from '@closewright/contract/companies';
import { plain } from '../../lib/fields/plain-field.ts';

/** The field tables of the directory. Built to literals (vite/plain-modules.ts). */
export const companyTables = { company: plain(companyFields), contact: plain(companyContactFields) };
