import { parseDate } from '@closewright/domain/dates';
import type { LookupSets } from '@closewright/domain/lookups';
import { parseCents } from '@closewright/domain/money';
import { type RawBuilder, sql } from 'kysely';
import { auditedFields } from '../../platform/audit/audit-entry.ts';
import { smallLetters } from '../../platform/db/small-letters.ts';
import { fieldLabel, recordNoun } from './change-words.ts';

/**
 * SQL for the changes that have a text in their words, which are not what is stored: an amount as it is typed finds the cents,
 * a date the stored date, the name of a lookup item its id, a label the column.
 * @param row SQL of the change: its table, column, values before and after, who, and the name of the record
 * @param known the tables and columns there may be
 */
export function hasText(
  text: string,
  row: { table: RawBuilder<string>; key: RawBuilder<string>; actor: RawBuilder<string>; record: RawBuilder<string> },
  known: { tables: readonly string[]; fields: readonly { table: string; key: string }[] },
  lookups: LookupSets,
): RawBuilder<boolean> {
  const wanted = text.toLowerCase();
  const has = (words: string) => words.toLowerCase().includes(wanted);
  const values = [sql`a.before`, sql`a.after`];
  const holds = (column: RawBuilder<unknown>) => sql`position(${wanted} in ${smallLetters(column)}) > 0`;
  const inValue = (condition: (value: RawBuilder<unknown>) => RawBuilder<unknown>) =>
    sql`(${sql.join(
      values.map((value) => condition(sql`${value} ->> ${columnOf(row.key)}`)),
      sql` or `,
    )})`;
  const labels = known.fields
    .filter(({ table, key }) => has(fieldLabel(table, key)))
    .map(({ table, key }) => `${table}.${key}`);
  const tables = known.tables.filter((table) => has(recordNoun(table)));
  const items = [...auditedFields.values()].flatMap(({ kind, lookup, table, column }) =>
    kind === 'select' && lookup
      ? (lookups[lookup] ?? []).filter(({ name }) => has(name)).map(({ id }) => `${table}.${column}=${id}`)
      : [],
  );
  const amount = parseCents(text);
  const date = parseDate(text);
  const place = sql`${row.table} || '.' || ${row.key}`;
  return sql<boolean>`(${sql.join(
    [
      holds(row.actor),
      holds(row.record),
      sql`${row.table} = any(${tables}::text[])`,
      sql`${place} = any(${labels}::text[])`,
      inValue((value) => holds(value)),
      inValue((value) => sql`${place} || '=' || (${value}) = any(${items}::text[])`),
      ...(amount.ok
        ? [sql`(${row.key} like '%\\_cents' and ${inValue((value) => sql`${value} = ${String(amount.value)}`)})`]
        : []),
      ...(date.ok ? [inValue((value) => sql`${value} like ${`${date.value}%`}`)] : []),
      // A custom value stands in one of five columns.
      sql`(${row.key} = '*' and exists (select from jsonb_each_text(coalesce(a.before, '{}') || coalesce(a.after, '{}')) v
        where v.key like '%value%' and ${holds(sql`v.value`)}))`,
    ],
    sql` or `,
  )})`;
}

/** Of a tax id only what is shown can be found. */
const columnOf = (key: RawBuilder<string>) => sql`case ${key} when 'tax_id' then 'tax_id_last4' else ${key} end`;
