import type pg from 'pg';
import { identifier } from '../db/index.ts';
import { migrate, migrationsFolder, readMigrations } from '../db/migrator.ts';
import type { Manifest } from './manifest.ts';
import { type Open, readParts } from './read-backup.ts';
import { type BackupTable, figuresOf, readTables, textFormatSettings } from './tables.ts';

/** Rows of a part go in one statement up to so many characters. */
const batchLength = 4 * 1024 * 1024;

/** A backup that this database or this version cannot take. */
export class CannotRestore extends Error {
  constructor(reason: string) {
    super(`The backup was not restored: ${reason}`);
    this.name = 'CannotRestore';
  }
}

/**
 * Fills an empty database as `restoreAtLevel` does and brings the schema to the level of the code.
 * @param beforeKept is called once everything is there and compared, and is the last thing that may refuse it
 */
export async function restoreBackup(
  owner: pg.ClientBase,
  open: Open,
  manifest: Manifest,
  signal: AbortSignal,
  beforeKept: () => unknown = () => {},
): Promise<bigint> {
  const rows = await restoreAtLevel(owner, open, manifest, signal, beforeKept);
  await migrate(owner);
  return rows;
}

/**
 * Fills an empty database from a backup whose checksums were compared, all of it or nothing, at the level that the schema had when the
 * backup was made, and answers how many rows it has. As the owner of the tables, who need not be a superuser: what checks and follows each
 * write is taken away for the time and put back as it was, and foreign keys check all rows then.
 */
export async function restoreAtLevel(
  owner: pg.ClientBase,
  open: Open,
  manifest: Manifest,
  signal: AbortSignal,
  beforeKept: () => unknown = () => {},
): Promise<bigint> {
  await refuseUnknownMigrations(manifest);
  await refuseFilled(owner, manifest);
  const level = new Set(manifest.migrations.map(({ name }) => name));
  await migrate(owner, migrationsFolder, (name) => level.has(name));
  await owner.query('begin');
  let rows: bigint;
  try {
    await owner.query(textFormatSettings);
    const tables = await readTables(owner);
    refuseOtherTables(tables, manifest);
    const putBack = await takeGuardsAway(owner, tables);
    // Looked at once more, now that nobody else can write: another restore may have been faster.
    await refuseTenants(owner);
    await owner.query(`truncate ${tables.map(({ name }) => identifier(name)).join(', ')}`);
    await storeRows(owner, tables, open, manifest, signal);
    for (const { name, value } of manifest.sequences)
      if (value !== null)
        await owner.query('select setval($1::regclass, $2::bigint)', [`public.${identifier(name)}`, value]);
    rows = await compareFigures(owner, tables, manifest);
    for (const statement of putBack) await owner.query(statement);
    await beforeKept();
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback').catch(() => {});
    throw error;
  }
  return rows;
}

async function refuseUnknownMigrations(manifest: Manifest): Promise<void> {
  const known = new Map((await readMigrations()).map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of manifest.migrations)
    if (known.get(name) !== checksum)
      throw new CannotRestore(
        `it has the migration ${name}, which this version ${known.has(name) ? 'has otherwise' : 'does not have'}. Use the version that wrote it (${manifest.version}) or a newer one.`,
      );
}

async function refuseFilled(owner: pg.ClientBase, manifest: Manifest): Promise<void> {
  const { rows } = await owner.query<{ there: boolean }>(
    "select to_regclass('public.schema_migrations') is not null as there",
  );
  if (!rows[0]?.there) return;
  const level = new Set(manifest.migrations.map(({ name }) => name));
  const { rows: applied } = await owner.query<{ name: string }>('select name from schema_migrations');
  const ahead = applied.find(({ name }) => !level.has(name));
  if (ahead)
    throw new CannotRestore(
      `the database has the migration ${ahead.name}, which the backup does not have. Give it a new database.`,
    );
  if (!applied.some(({ name }) => name.startsWith('0001'))) return;
  await owner.query("select set_config('app.system', 'on', false)");
  try {
    await refuseTenants(owner);
  } finally {
    await owner.query("select set_config('app.system', 'off', false)");
  }
}

async function refuseTenants(owner: pg.ClientBase): Promise<void> {
  const { rows } = await owner.query<{ filled: boolean }>('select exists (select from tenants) as filled');
  if (rows[0]?.filled)
    throw new CannotRestore('the database is not empty, and nothing of it is overwritten. Give it a new one.');
}

function refuseOtherTables(tables: readonly BackupTable[], manifest: Manifest): void {
  const said = (name: string, columns: readonly string[]): string => `${name} (${columns.join(', ')})`;
  const here = tables.map(({ name, columns }) =>
    said(
      name,
      columns.map((column) => column.name),
    ),
  );
  const there = Object.entries(manifest.tables).map(([name, { columns }]) => said(name, columns));
  const other = [...here.filter((table) => !there.includes(table)), ...there.filter((table) => !here.includes(table))];
  if (other.length > 0) throw new CannotRestore(`its tables are not those of the database: ${other[0]}`);
}

/**
 * Takes away what would write, check or hide rows while they are stored: triggers, foreign keys, row security of the owner.
 * Answers the statements that put each back as it was.
 */
async function takeGuardsAway(owner: pg.ClientBase, tables: readonly BackupTable[]): Promise<string[]> {
  const { rows } = await owner.query<{ away: string; back: string }>(
    `select format('alter table %I disable trigger %I', c.relname, t.tgname) as away,
       format('alter table %I enable %s trigger %I', c.relname, case t.tgenabled when 'A' then 'always' when 'R' then 'replica' else '' end, t.tgname) as back
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where c.relnamespace = 'public'::regnamespace and not t.tgisinternal and t.tgenabled <> 'D'
     union all
     select format('alter table %I drop constraint %I', c.relname, f.conname),
       format('alter table %I add constraint %I %s', c.relname, f.conname, pg_get_constraintdef(f.oid))
     from pg_constraint f join pg_class c on c.oid = f.conrelid where c.relnamespace = 'public'::regnamespace and f.contype = 'f'`,
  );
  const forced = tables.filter(({ isForced }) => isForced).map(({ name }) => identifier(name));
  for (const { away } of rows) await owner.query(away);
  for (const name of forced) await owner.query(`alter table ${name} no force row level security`);
  return [...rows.map(({ back }) => back), ...forced.map((name) => `alter table ${name} force row level security`)];
}

async function storeRows(
  owner: pg.ClientBase,
  tables: readonly BackupTable[],
  open: Open,
  manifest: Manifest,
  signal: AbortSignal,
): Promise<void> {
  const inserts = new Map(
    tables.map(({ name, columns }) => [
      name,
      `insert into ${identifier(name)} (${columns.map((column) => identifier(column.name)).join(', ')}) overriding system value
       select ${columns.map((column, at) => `(line ->> ${at})::${column.type}`).join(', ')} from json_array_elements($1::json) line`,
    ]),
  );
  for await (const { table, lines } of readParts(open, manifest)) {
    const insert = inserts.get(table);
    if (insert === undefined) throw new CannotRestore(`there is no table ${table}`);
    for (const batch of batches(lines)) {
      signal.throwIfAborted();
      await owner.query(insert, [`[${batch.join(',')}]`]);
    }
  }
}

function* batches(lines: readonly string[]): Generator<readonly string[]> {
  let batch: string[] = [];
  let length = 0;
  for (const line of lines) {
    batch.push(line);
    length += line.length;
    if (length < batchLength) continue;
    yield batch;
    batch = [];
    length = 0;
  }
  if (batch.length > 0) yield batch;
}

/** Counts and sums what was stored and compares with what the backup says of it. */
async function compareFigures(
  owner: pg.ClientBase,
  tables: readonly BackupTable[],
  manifest: Manifest,
): Promise<bigint> {
  let total = 0n;
  for (const table of tables) {
    const [found] = (await owner.query<Record<string, string>>(figuresOf(table))).rows;
    const { rows, sums }: Pick<Manifest['tables'][string], 'rows' | 'sums'> = manifest.tables[table.name] ?? {
      rows: '0',
      sums: {},
    };
    for (const [name, figure] of Object.entries(found ?? {})) {
      const stated = name === 'rows' ? rows : (sums[name] ?? '0');
      if (stated !== figure)
        throw new CannotRestore(`${table.name} has ${figure} as ${name}, the backup says ${stated}`);
    }
    total += BigInt(rows);
  }
  return total;
}
