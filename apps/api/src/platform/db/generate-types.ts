import type pg from 'pg';

interface Column {
  readonly table_name: string;
  readonly column_name: string;
  readonly type_name: string;
  readonly is_nullable: boolean;
  readonly has_default: boolean;
  readonly is_generated: boolean;
}

/** The catalog's own names of types, as the TypeScript types that `types.ts` makes of their values. */
const typesOf: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'Decimal',
  text: 'string',
  varchar: 'string',
  uuid: 'string',
  date: 'string',
  time: 'string',
  timestamptz: 'Instant',
  bytea: 'Buffer',
  jsonb: 'Json',
  _int4: 'number[]',
  _text: 'string[]',
};

const header = `// Made by \`node apps/api/src/cli/migrate.ts --types\` from the migrations. Do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely';

/** A column that has a default, so that an insert may leave it out. */
type Defaulted<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;
/** Exact decimal text: \`3.875\`. */
type Decimal = string;
/** Read as ISO text; written as that or as a Date. */
type Instant = ColumnType<string, string | Date, string | Date>;
/** Read as the parsed value; written as JSON text. */
type Json = ColumnType<unknown, string, string>;
`;

const camel = (name: string): string =>
  name.replace(/(^|_)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());

const columnsSQL = `
  select c.relname as table_name, a.attname as column_name, coalesce(base.typname, t.typname) as type_name,
         not a.attnotnull as is_nullable, a.atthasdef and a.attgenerated = '' as has_default, a.attgenerated <> '' as is_generated
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_type base on base.oid = t.typbasetype
   where c.relkind in ('r', 'p') and c.relname not like 'schema\\_%'
   order by c.relname, a.attnum`;

function typeOf({ table_name, column_name, type_name, is_nullable, has_default, is_generated }: Column): string {
  const type = typesOf[type_name];
  if (type === undefined)
    throw new Error(`${table_name}.${column_name} has type ${type_name}: say in generate-types.ts what that is`);
  const nullable = is_nullable ? `${type} | null` : type;
  if (is_generated) return `GeneratedAlways<${nullable}>`;
  return has_default ? `Defaulted<${nullable}>` : nullable;
}

/** The table types of the database as TypeScript source. */
export async function generateTypes(owner: pg.ClientBase): Promise<string> {
  const { rows } = await owner.query<Column>(columnsSQL);
  const tables = Map.groupBy(rows, ({ table_name }) => table_name);
  const parts = [header];
  for (const [table, columns] of tables) {
    const lines = columns.map((column) => `  ${column.column_name}: ${typeOf(column)};`);
    parts.push(`export interface ${camel(table)}Table {\n${lines.join('\n')}\n}\n`);
  }
  const lines = [...tables.keys()].map((table) => `  ${table}: ${camel(table)}Table;`);
  parts.push(`/** Every table by its name. */\nexport interface DB {\n${lines.join('\n')}\n}\n`);
  return parts.join('\n');
}
