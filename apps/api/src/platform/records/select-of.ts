import {
  columnOf,
  type Field,
  type Fields,
  idColumnOf,
  orderColumnOf,
  parentColumnOf,
  type RecordKind,
} from '@closewright/contract/kit';
import { type RawBuilder, sql } from 'kysely';

/** A field as the contract writes it: exact decimals and times as text, a secret masked only. */
function read(alias: string, name: string, { kind, isAccount }: Field): string {
  const column = `${alias}.${columnOf(name, kind)}`;
  switch (kind) {
    case 'rate':
    case 'decimal':
      return `trim_scale(${column})::text as "${name}"`;
    case 'time':
      return `to_char(${column}, 'HH24:MI') as "${name}"`;
    case 'secret': {
      const stem = column.replace(/_encrypted$/, '');
      if (isAccount) return `'***' || ${stem}_last4 as "${name}Masked"`;
      return `case ${stem}_kind when 'ssn' then '***-**-' || ${stem}_last4 when 'ein' then '**-***' || ${stem}_last4 end as "${name}Masked"`;
    }
    default:
      return `${column} as "${name}"`;
  }
}

/** SQL of fields under their names. */
export const fieldColumns = (alias: string, fields: Fields): string[] =>
  Object.entries(fields).map(([name, field]) => read(alias, name, field));

/** The keys of a row in the order of its list, by their columns: the row it belongs to, its place, its id. */
export function keysOf(record: RecordKind): { name: string; column: string }[] {
  const keys = [
    [record.parent, parentColumnOf(record)],
    [record.order, orderColumnOf(record)],
    [record.id, idColumnOf(record)],
  ] as const;
  return keys.flatMap(([name, column]) => (name === undefined || column === undefined ? [] : [{ name, column }]));
}

/** SQL of what `rowSchema` of the contract says of a stored row: its keys and its fields, each under its name. */
export const rowColumns = (record: RecordKind, alias: string): string[] => [
  ...keysOf(record).map(({ name, column }) => `${alias}.${column} as "${name}"`),
  ...fieldColumns(alias, record.fields),
];

/** A stored row as the contract reads it, for a select; facts that are shown in a form of their own stand beside it. */
export const selectOf = (record: RecordKind, alias: string): RawBuilder<unknown> =>
  sql.raw(rowColumns(record, alias).join(', '));
