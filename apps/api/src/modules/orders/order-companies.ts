import type { OrderChanges } from '@closewright/contract/orders';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import { readContact } from '../companies/companies.queries.ts';
import { companyProblem } from '../companies/companies.usecases.ts';
import { partyCompany } from './order-changes.queries.ts';

/**
 * Refuses a company of the directory that is not there for this caller, is inactive or was merged into another, and a contact that
 * is none of its company, naming the fields. What a save leaves out is as it is stored; a company that stays is not judged anew.
 */
export async function refuseUnknownCompanies(
  tx: Transaction<DB>,
  caller: Caller,
  { contacts = [] }: OrderChanges,
): Promise<void> {
  const { tenant } = caller.actor;
  const problems: Record<string, string> = {};
  for (const [index, { rolesID, ...chosen }] of contacts.entries()) {
    if (chosen.companyID === undefined && chosen.contactID === undefined) continue;
    const { companyID, contactID } = { ...(await partyCompany(tx, tenant, rolesID)), ...chosen };
    if (chosen.companyID) {
      const problem = await companyProblem(tx, caller, { companyID: chosen.companyID, contactID: 0 });
      if (problem !== null) {
        problems[`changes.contacts.${index}.companyID`] = problem;
        continue;
      }
    }
    if (!contactID) continue;
    const person = companyID ? await readContact(tx, tenant, companyID, contactID) : null;
    if (person === null || (chosen.contactID && person.inactive)) {
      problems[`changes.contacts.${index}.contactID`] = 'The company has no such contact.';
    }
  }
  refuseFields(problems);
}
