import { moneyNames } from '@closewright/domain/check-writing';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { FilePlace } from '../../platform/records/index.ts';
import { readContacts } from './customers.queries.ts';

/** Whom a file pays where it pays the office: its settlement agent, or whoever is called as the office is. */
export async function officeNames(
  tx: Transaction<DB>,
  { session }: Caller,
  place: FilePlace,
): Promise<readonly string[]> {
  const contacts = await readContacts(tx, place);
  const named = contacts.map(({ roleTypeID, name }) => ({ roleTypeID, name, firstName: null, lastName: null }));
  const { agent } = moneyNames({ loanID: 0, loans: [], earnestMoneyHeldBy: null }, named);
  return [agent, session.facts.tenant?.displayName].flatMap((name) => name?.trim() || []);
}
