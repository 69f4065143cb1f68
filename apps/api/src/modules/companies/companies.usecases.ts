import type { CompanyValue } from '@closewright/domain/custom-fields';
import { AppError } from '@closewright/domain/errors';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import {
  type CompanyReader,
  type CompanySearch,
  findCompanies,
  readCompany,
  readContact,
} from './companies.queries.ts';

/** Active companies by a part of their name, or by number. */
export function searchCompanies(
  database: Database,
  caller: Caller,
  { roleTypeIDs, ...search }: Omit<CompanySearch, 'roleTypeIDs'> & { roleTypeIDs?: string | undefined },
) {
  return findCompanies(database, readerOf(caller), {
    ...search,
    roleTypeIDs: roleTypeIDs?.split(',').map(Number) ?? [],
  });
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

function readerOf({ actor, session }: Caller): CompanyReader {
  return { actor, visibleRegions: session.visibleRegions };
}
