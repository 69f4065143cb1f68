import type { Fields } from '@closewright/contract/kit';
import type { Transaction } from 'kysely';
import type { DB } from '../db/schema.gen.ts';
import { refuseFields } from '../errors/refuse-fields.ts';
import type { RecordList } from './record-list.ts';
import { unknownChoices } from './record-rows.queries.ts';
import { type Changes, rowsIn } from './save-records.ts';

/** Sets that are tables of their own, where foreign keys or the save itself refuse an unknown id. */
const ownTables = new Set(['regions', 'branches', 'staff', 'loansOfFile', 'companies', 'companyContacts']);

/** A chosen item, and where in the save it stands. */
export interface Choice {
  readonly path: string;
  readonly set: string;
  readonly id: number;
}

/**
 * The items of lookup sets that some values choose.
 * @param prefix where the values are in the body, for instance `changes.order`
 */
export function choicesOf(fields: Fields, values: object, prefix = ''): Choice[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field?.kind !== 'select' || !field.lookup || ownTables.has(field.lookup) || typeof value !== 'number')
      return [];
    return [{ path: prefix === '' ? name : `${prefix}.${name}`, set: field.lookup, id: value }];
  });
}

/** The items of lookup sets that the rows of a save choose. */
export const choicesOfRows = (lists: readonly RecordList[], changes: Changes): Choice[] =>
  lists.flatMap((list) =>
    rowsIn(changes, list).flatMap((row, index) => choicesOf(list.record.fields, row, `changes.${list.name}.${index}`)),
  );

/** What is wrong with ids of lookup items that do not exist, by field. */
export async function choiceProblems(
  tx: Transaction<DB>,
  tenant: string,
  chosen: readonly Choice[],
): Promise<Record<string, string>> {
  if (chosen.length === 0) return {};
  const unknown = await unknownChoices(
    tx,
    tenant,
    chosen.map(({ set, id }) => ({ set, id })),
  );
  const wrong = chosen.filter(({ set, id }) => unknown.some((other) => other.set === set && other.id === id));
  return Object.fromEntries(wrong.map(({ path }) => [path, 'There is no such choice']));
}

/** Refuses ids of lookup items that do not exist, naming the fields. */
export const refuseUnknownChoices = async (
  tx: Transaction<DB>,
  tenant: string,
  chosen: readonly Choice[],
): Promise<void> => refuseFields(await choiceProblems(tx, tenant, chosen));
