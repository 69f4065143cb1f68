import type { Fields } from '@closewright/contract/kit';
import { type OrderChanges, orderRecord } from '@closewright/contract/orders';
import { AppError } from '@closewright/domain/errors';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import { readContact } from '../companies/companies.queries.ts';
import { companyProblem } from '../companies/companies.usecases.ts';
import { fileRows } from './file-rows.ts';
import { partyCompany, unknownChoices } from './order-changes.queries.ts';

/** Sets that are tables of their own, where foreign keys or the save itself refuse an unknown id. */
const ownTables = new Set(['regions', 'branches', 'staff', 'loansOfFile', 'companies', 'companyContacts']);

/** Refuses ids of lookup items that do not exist, naming the fields. */
export async function refuseUnknownChoices(tx: Transaction<DB>, tenant: string, changes: OrderChanges): Promise<void> {
  const chosen = [
    ...choicesOf(orderRecord.fields, changes.order ?? {}, 'changes.order'),
    ...fileRows.flatMap(({ name, record: { fields } }) =>
      (changes[name] ?? []).flatMap((row, index) => choicesOf(fields, row, `changes.${name}.${index}`)),
    ),
  ];
  if (chosen.length === 0) return;
  const unknown = await unknownChoices(tx, tenant, chosen);
  if (unknown.length === 0) return;
  const wrong = chosen.filter(({ set, id }) => unknown.some((other) => other.set === set && other.id === id));
  throw new AppError('VALIDATION_FAILED', undefined, {
    modelState: Object.fromEntries(wrong.map(({ path }) => [path, ['There is no such choice']])),
  });
}

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

function choicesOf(fields: Fields, row: object, prefix: string): { path: string; set: string; id: number }[] {
  return Object.entries(row).flatMap(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field?.kind !== 'select' || !field.lookup || ownTables.has(field.lookup) || typeof value !== 'number')
      return [];
    return [{ path: `${prefix}.${name}`, set: field.lookup, id: value }];
  });
}
