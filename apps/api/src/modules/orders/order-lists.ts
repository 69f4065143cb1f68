import { type OrderChanges, orderRecordLists } from '@closewright/contract/orders';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { invalid, listsOf, missingRows, type RecordList, type RecordPlace } from '../../platform/records/index.ts';

/** The lists of a file, parents before their children. */
export const orderLists = listsOf(orderRecordLists);

/** The loans of a file. */
export const loanList: RecordList = { name: 'loans', ...orderRecordLists.loans };

/** Refuses properties that name a loan the file does not have. */
export async function refuseUnknownLoans(
  tx: Transaction<DB>,
  place: RecordPlace,
  { properties = [] }: OrderChanges,
): Promise<void> {
  const linked = properties.flatMap(({ loanID }) => loanID ?? []);
  if (linked.length === 0) return;
  const missing = await missingRows(tx, loanList, place, [...new Set(linked)]);
  const index = properties.findIndex(({ loanID }) => missing.includes(loanID ?? 0));
  if (index >= 0) throw invalid(`changes.properties.${index}.loanID`, 'The file has no such loan');
}
