import { idColumnOf, parentColumnOf, type RecordKind, type RecordLists, rootColumnOf } from '@closewright/contract/kit';
import { keysOf, rowColumns } from './select-of.ts';

/** The first line of a function that is made of records. */
export const madeOfRecords =
  '-- Made by `node apps/api/src/cli/migrate.ts --types` from the records of a file. Do not edit.';

/** Parts of SQL, one a line. */
export const joined = (parts: readonly string[], indent: string): string => parts.join(`,\n${indent}`);

/** SQL of the rows of a record of file `wanted`, as an array in their order, with facts; `isIn` says of a row `r` whether it belongs here. */
export function listOf(record: RecordKind, isIn: string, facts: readonly string[] = []): string {
  const by = keysOf(record).map(({ name }) => `f."${name}"`);
  return `(select coalesce(json_agg(f order by ${by.join(', ')}), '[]') from (select
        ${joined([...rowColumns(record, 'r'), ...facts], '        ')}
        from ${record.table} r where r.tenant_id = tenant and r.orders_id = wanted${isIn}) f)`;
}

/**
 * SQL of whether a row of a list hangs on a part of the file; one that belongs to another row is where that is.
 * @param root the id of the part, for instance `s.settlement_id`
 */
export function hangsOn(root: string, lists: RecordLists, name: string, alias: string): string {
  const { record, parent } = lists[name] ?? {};
  if (record === undefined) throw new Error(`There is no list ${name}`);
  const above = parent === undefined ? undefined : lists[parent]?.record;
  if (parent === undefined || above === undefined) return `${alias}.${rootColumnOf(record)} = ${root}`;
  return `${alias}.${parentColumnOf(record)} in (select ${parent}.${idColumnOf(above)} from ${above.table} ${parent}
          where ${parent}.tenant_id = tenant and ${parent}.orders_id = wanted and ${hangsOn(root, lists, parent, parent)})`;
}
