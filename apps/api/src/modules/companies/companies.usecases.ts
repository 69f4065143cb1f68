import type { CompanyValue } from '@closewright/domain/custom-fields';
import { AppError } from '@closewright/domain/errors';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import {
  type CompanySearch,
  findCompanies,
  listCompanyRows,
  readCompany,
  readContact,
  readContactPicks,
  readInfo,
} from './companies.queries.ts';
import { readerOf } from './company-access.ts';
import { findContacts } from './contact-search.queries.ts';

export { readerOf };

type Asked = Omit<CompanySearch, 'roleTypeIDs'> & { roleTypeIDs?: string | undefined };

const searchOf = ({ roleTypeIDs, ...search }: Asked): CompanySearch => ({
  ...search,
  roleTypeIDs: roleTypeIDs?.split(',').map(Number) ?? [],
});

/** Companies for a picker, by the beginning of a word of their name, or by number. */
export function searchCompanies(database: Database, caller: Caller, asked: Asked) {
  return findCompanies(database, readerOf(caller), searchOf(asked));
}

/** Contacts of all companies for a picker, by the beginning of a word of their name. */
export function searchContacts(database: Database, caller: Caller, asked: Asked & { searchTerm: string }) {
  return findContacts(database, readerOf(caller), { ...searchOf(asked), searchTerm: asked.searchTerm });
}

/** The directory, by pages. */
export function listCompanies(database: Database, caller: Caller, asked: Asked) {
  return listCompanyRows(database, readerOf(caller), searchOf(asked));
}

/** How to reach a company. */
export async function companyInfo(database: Database, caller: Caller, companyID: number) {
  const info = await readInfo(database, readerOf(caller), companyID);
  if (!info) throw new AppError('NOT_FOUND');
  return info;
}

/** The contacts of a company. */
export async function companyContacts(database: Database, caller: Caller, companyID: number, activeOnly: boolean) {
  const contacts = await readContactPicks(database, readerOf(caller), companyID, activeOnly);
  if (!contacts) throw new AppError('NOT_FOUND');
  return contacts;
}

/** A company with one of its contacts; contact 0 is none. */
export function companyContact(database: Database, caller: Caller, { companyID, contactID }: CompanyValue) {
  return database.inTenant(caller.actor, async (tx) => {
    const company = await readCompany(tx, readerOf(caller), companyID);
    if (!company) throw new AppError('NOT_FOUND');
    const contact = contactID === 0 ? null : await readContact(tx, caller.actor.tenant, companyID, contactID);
    if (contactID !== 0 && !contact) throw new AppError('NOT_FOUND');
    return { company, contact };
  });
}

/** Why a company and contact cannot be chosen, null when they can: both are there, for this caller, and in use. */
export async function companyProblem(
  tx: Transaction<DB>,
  caller: Caller,
  { companyID, contactID }: CompanyValue,
): Promise<string | null> {
  const company = await readCompany(tx, readerOf(caller), companyID);
  if (!company) return 'There is no such company.';
  if (company.inactive) return 'This company is inactive.';
  if (contactID === 0) return null;
  const contact = await readContact(tx, caller.actor.tenant, companyID, contactID);
  return contact && !contact.inactive ? null : 'The company has no such contact.';
}
