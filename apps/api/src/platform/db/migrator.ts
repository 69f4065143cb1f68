import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

/** The SQL files of this repository, applied in the order of their names. */
export const migrationsFolder = new URL('../../../migrations/', import.meta.url);

/** Any number, the same in every node: only one of them migrates at a time, the others wait. */
export const migrationLock = 4_300_001;

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** Where it is kept which files were applied, and which repeatable ones in which form. */
const migrationsTable = 'schema_migrations';
const repeatablesTable = 'schema_repeatables';

/** The tables that migrations keep for themselves. */
export const schemaTables: readonly string[] = [migrationsTable, repeatablesTable];

/** The names of the migrations of this code, in their order. */
export async function migrationNames(folder: URL = migrationsFolder): Promise<string[]> {
  return (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();
}

/** The migrations of this code, each with the hash of its text. */
export async function readMigrations(folder: URL = migrationsFolder): Promise<Migration[]> {
  return readFiles(folder, await migrationNames(folder));
}

/** Functions that stand once and are replaced when their text changes, in the folder `repeatable`. */
async function readRepeatables(folder: URL): Promise<Migration[]> {
  const inside = new URL('repeatable/', folder);
  const names = await readdir(inside).catch(() => []);
  return readFiles(inside, names.filter((name) => name.endsWith('.sql')).sort());
}

function readFiles(folder: URL, names: readonly string[]): Promise<Migration[]> {
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Brings the schema up to date as the owner of the tables and answers the names of the files it applied.
 * Each file is one transaction. A numbered file that was changed after it was applied is refused: the databases out there would differ.
 * Repeatable ones follow when their text is another one, at the newest level only: they speak of its columns.
 * @param isWanted leaves files out: a backup is restored at its own level
 */
export async function migrate(
  owner: pg.ClientBase,
  folder: URL = migrationsFolder,
  isWanted: (name: string) => boolean = () => true,
): Promise<string[]> {
  const known = await readMigrations(folder);
  const migrations = known.filter(({ name }) => isWanted(name));
  await owner.query('select pg_advisory_lock($1)', [migrationLock]);
  try {
    await owner.query(`create table if not exists ${migrationsTable} (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const { rows } = await owner.query<{ name: string; checksum: string }>(
      `select name, checksum from ${migrationsTable}`,
    );
    const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
    const fresh: string[] = [];
    for (const migration of migrations) {
      const checksum = applied.get(migration.name);
      if (checksum === undefined) {
        await apply(owner, migration, migrationsTable);
        fresh.push(migration.name);
      } else if (checksum !== migration.checksum) {
        throw new Error(
          `${migration.name} was changed after it was applied to this database. Put the change into a new migration; ` +
            'for a development database, remove its data folder instead.',
        );
      }
    }
    const names = new Set(known.map(({ name }) => name));
    const isNewest = migrations.length === known.length && rows.every(({ name }) => names.has(name));
    if (isNewest) fresh.push(...(await repeat(owner, await readRepeatables(folder))));
    if (fresh.length > 0) await letOwnerBeApplication(owner);
    return fresh;
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [migrationLock]);
  }
}

/** An installation with one login that is no superuser runs as both. A superuser may be any role anyway. */
async function letOwnerBeApplication(owner: pg.ClientBase): Promise<void> {
  // Refused where another owner made the role: then the operator grants it, as the message of createDatabase says.
  await owner.query('grant closewright_app to current_user').catch(() => {});
}

/** Applies the repeatable files that this database does not have in this form, and answers their names. */
async function repeat(owner: pg.ClientBase, files: readonly Migration[]): Promise<string[]> {
  if (files.length === 0) return [];
  await owner.query(`create table if not exists ${repeatablesTable} (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const { rows } = await owner.query<{ name: string; checksum: string }>(
    `select name, checksum from ${repeatablesTable}`,
  );
  const changed = files.filter(
    ({ name, checksum }) => !rows.some((row) => row.name === name && row.checksum === checksum),
  );
  for (const file of changed) await apply(owner, file, repeatablesTable);
  return changed.map(({ name }) => name);
}

async function apply(owner: pg.ClientBase, { name, sql, checksum }: Migration, table: string): Promise<void> {
  try {
    await owner.query('begin');
    await owner.query(sql);
    await owner.query(
      `insert into ${table} (name, checksum) values ($1, $2)
       on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
      [name, checksum],
    );
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback').catch(() => {});
    const { message, position } = error as { message: string; position?: string };
    const line = position === undefined ? '' : `:${sql.slice(0, Number(position)).split('\n').length}`;
    throw new Error(`Migration ${name}${line} failed: ${message}`, { cause: error });
  }
}
