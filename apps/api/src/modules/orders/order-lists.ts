import {
  loanRecord,
  type OrderChanges,
  partyRecord,
  partySignerRecord,
  propertyRecord,
  propertyTaxRecord,
} from '@closewright/contract/orders';
import { loanProblems, partyProblems, propertyProblems } from '@closewright/domain/file-records';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { invalid, missingRows, type RecordList, type RecordPlace, type RowRule } from '../../platform/records/index.ts';

const properties: RecordList = { name: 'properties', what: 'property', many: 'properties', record: propertyRecord };
const contacts: RecordList = { name: 'contacts', what: 'contact', many: 'contacts', record: partyRecord };

/** The loans of a file. */
export const loanList: RecordList = { name: 'loans', what: 'loan', many: 'loans', record: loanRecord };

/** The lists of a file, parents before their children. */
export const orderLists: readonly RecordList[] = [
  properties,
  { name: 'propertyTaxes', what: 'tax year', many: 'tax years', record: propertyTaxRecord, parent: properties },
  loanList,
  contacts,
  { name: 'partySigners', what: 'signer', many: 'signers', record: partySignerRecord, parent: contacts },
];

/** What is wrong with a row of a file as a whole. */
export const orderRules: readonly RowRule[] = [
  { list: properties, rule: propertyProblems },
  { list: loanList, rule: loanProblems },
  { list: contacts, rule: partyProblems },
];

/** Refuses properties that name a loan the file does not have. */
export async function refuseUnknownLoans(
  tx: Transaction<DB>,
  place: RecordPlace,
  { properties: changed = [] }: OrderChanges,
): Promise<void> {
  const linked = changed.flatMap(({ loanID }) => loanID ?? []);
  if (linked.length === 0) return;
  const missing = await missingRows(tx, loanList, place, [...new Set(linked)]);
  const index = changed.findIndex(({ loanID }) => missing.includes(loanID ?? 0));
  if (index >= 0) throw invalid(`changes.properties.${index}.loanID`, 'The file has no such loan');
}
