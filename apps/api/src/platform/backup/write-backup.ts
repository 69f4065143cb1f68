import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type pg from 'pg';
import { identifier } from '../db/index.ts';
import { migrationLock } from '../db/migrator.ts';
import type { SecretBox } from '../secrets/index.ts';
import { sha256, writeArchive } from './archive.ts';
import { backupFormat, type Manifest, manifestName, partName, signatureName, signaturePurpose } from './manifest.ts';
import { type BackupTable, figuresOf, readTables, textFormatSettings } from './tables.ts';

const compress = promisify(gzip);

/** Bytes of rows that make a part before they are compressed, and rows that are read at a time: so the memory stays flat. */
const partBytes = 4 * 1024 * 1024;
const rowsAtATime = 500;

interface Options {
  readonly version: string;
  readonly now: Date;
  /** Ends it between two reads. */
  readonly signal: AbortSignal;
  /** Signs it with the newest key; null: there are none. */
  readonly secrets: Pick<SecretBox, 'sign'> | null;
}

/**
 * Writes everything that is in the database as of one moment: what is stored meanwhile is in the next backup. As the owner of the tables,
 * who need not be a superuser.
 */
export async function writeBackup(
  owner: pg.ClientBase,
  write: (bytes: Uint8Array) => Promise<void>,
  { version, now, signal, secrets }: Options,
): Promise<Manifest> {
  const archive = writeArchive(write, now);
  // A node that brings the schema up to date waits for the end: a backup has tables and rows of one level.
  await owner.query('select pg_advisory_lock_shared($1)', [migrationLock]);
  await owner.query('begin isolation level repeatable read read only');
  try {
    await owner.query(textFormatSettings);
    await owner.query("select set_config('app.system', 'on', true)");
    const tenants = await textsOf(owner, 'select tenant_id from tenants order by tenant_id');
    const reaches = await readReaches(owner, tenants);
    const manifest: Manifest = {
      format: backupFormat,
      version,
      madeAt: now.toISOString(),
      migrations: (await owner.query('select name, checksum from schema_migrations order by name')).rows,
      tables: {},
      sequences: await readSequences(owner),
      audit: await eachReach(
        owner,
        reaches,
        'select tenant_id as tenant, last_seq as rows, encode(last_hash, $$hex$$) as head from audit_chain order by 1',
      ),
      keys: [],
      parts: [],
    };
    const keys = new Set<string>();
    for (const table of await readTables(owner)) {
      let figures: Record<string, bigint> = { rows: 0n };
      const parts = collectParts(table.name, archive.add, manifest.parts);
      for (const reach of table.isForced ? reaches : [everything]) {
        await reach.enter(owner);
        const [row = {}] = (await owner.query<Record<string, string>>(figuresOf(table))).rows;
        if (row.rows === '0') continue;
        figures = added(figures, row);
        for (const key of await readKeys(owner, table)) keys.add(key);
        await readRows(owner, table, async (lines) => {
          signal.throwIfAborted();
          await parts.take(lines);
        });
      }
      await parts.end();
      const { rows, ...sums } = figures;
      manifest.tables[table.name] = {
        columns: table.columns.map(({ name }) => name),
        rows: String(rows),
        sums: Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, String(sum)])),
      };
    }
    manifest.keys.push(...[...keys].sort());
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    await archive.add({ name: manifestName, bytes: Buffer.from(text) });
    if (secrets) {
      const { key, mark } = secrets.sign(text, signaturePurpose);
      await archive.add({ name: signatureName, bytes: Buffer.from(`${key} ${mark.toString('base64url')}\n`) });
    }
    await archive.end();
    return manifest;
  } finally {
    await archive.discard();
    // Where the connection broke, what led here is the error to report.
    await owner.query('rollback').catch(() => {});
    await owner.query('select pg_advisory_unlock_shared($1)', [migrationLock]).catch(() => {});
  }
}

/** What of a table with row security is seen at a time. */
interface Reach {
  enter(owner: pg.ClientBase): Promise<void>;
}

const everything: Reach = { enter: async () => {} };

/** One tenant after the other, unless the login sees all of them at once: a superuser does, as that of the embedded database. */
async function readReaches(owner: pg.ClientBase, tenants: readonly string[]): Promise<Reach[]> {
  const [sees] = await textsOf(
    owner,
    'select (rolsuper or rolbypassrls)::text from pg_roles where rolname = current_user',
  );
  if (sees === 'true') return [everything];
  return tenants.map((tenant) => ({
    enter: async (client) => {
      // Of the tables that the system reads across tenants, too, one tenant's rows at a time.
      await client.query("select set_config('app.tenant', $1, true), set_config('app.system', 'off', true)", [tenant]);
    },
  }));
}

async function eachReach<R extends pg.QueryResultRow>(
  owner: pg.ClientBase,
  reaches: readonly Reach[],
  sql: string,
): Promise<R[]> {
  const found: R[] = [];
  for (const reach of reaches) {
    await reach.enter(owner);
    found.push(...(await owner.query<R>(sql)).rows);
  }
  return found;
}

async function textsOf(owner: pg.ClientBase, sql: string): Promise<string[]> {
  return (await owner.query<string[]>({ text: sql, rowMode: 'array' })).rows.map(([text = '']) => text);
}

const readSequences = async (owner: pg.ClientBase): Promise<Manifest['sequences']> =>
  (
    await owner.query<{ name: string; value: string | null }>(
      "select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' order by 1",
    )
  ).rows;

/** The names of the keys that values of a table are sealed with, which stand at their beginning. */
async function readKeys(owner: pg.ClientBase, { name, columns }: BackupTable): Promise<string[]> {
  const found: string[] = [];
  const sealed = columns
    .filter((column) => column.name.endsWith('_encrypted'))
    .map((column) => identifier(column.name));
  // The signing keys of the development sign-in are sealed in a document.
  if (name === 'identity_keys')
    sealed.push("decode(translate(left(private_jwk ->> 'sealed', 64), '-_', '+/'), 'base64')");
  for (const value of sealed)
    found.push(
      ...(await textsOf(
        owner,
        `select distinct convert_from(substring(value from 3 for get_byte(value, 1)), 'SQL_ASCII')
         from (select ${value} as value from ${identifier(name)}) sealed where value is not null`,
      )),
    );
  return found;
}

/** Reads the rows in the order of their keys, each as a line: the texts of its columns as JSON, made by the database itself. */
async function readRows(
  owner: pg.ClientBase,
  table: BackupTable,
  take: (lines: readonly string[]) => Promise<void>,
): Promise<void> {
  const texts = table.columns.map(({ name }) => `${identifier(name)}::text`).join(', ');
  const order = table.key.length > 0 ? `order by ${table.key.map(identifier).join(', ')}` : '';
  const largest = await readLargest(owner, table);
  const atATime = Math.max(1, Math.min(rowsAtATime, Math.floor(partBytes / Math.max(1, largest))));
  await owner.query(
    `declare backup_rows no scroll cursor for select to_json(array[${texts}]::text[])::text from ${identifier(table.name)} ${order}`,
  );
  for (;;) {
    const lines = await textsOf(owner, `fetch ${atATime} from backup_rows`);
    if (lines.length === 0) break;
    await take(lines);
  }
  await owner.query('close backup_rows');
}

/** Bytes that the largest of its values of bytes makes as a text. */
async function readLargest(owner: pg.ClientBase, { name, columns }: BackupTable): Promise<number> {
  const sizes = columns
    .filter(({ type }) => type === 'bytea')
    .map((column) => `max(octet_length(${identifier(column.name)}))`);
  if (sizes.length === 0) return 0;
  const [largest] = await textsOf(
    owner,
    `select coalesce(greatest(${sizes.join(', ')}), 0)::text from ${identifier(name)}`,
  );
  return Number(largest) * 2;
}

/** Makes parts of the lines of a table. */
function collectParts(
  table: string,
  add: (part: { name: string; bytes: Buffer }) => Promise<void>,
  parts: Manifest['parts'],
) {
  let lines: string[] = [];
  let length = 0;
  let number = 0;
  const end = async (): Promise<void> => {
    if (lines.length === 0) return;
    number += 1;
    const name = partName(table, number);
    const rows = lines.length;
    // Quickly rather than small: others wait for the embedded database meanwhile.
    const bytes = await compress(`${lines.join('\n')}\n`, { level: 1 });
    lines = [];
    length = 0;
    await add({ name, bytes });
    parts.push({ name, table, rows, sha256: sha256(bytes) });
  };
  return {
    end,
    async take(more: readonly string[]): Promise<void> {
      for (const line of more) {
        lines.push(line);
        length += line.length;
        if (length >= partBytes) await end();
      }
    },
  };
}

function added(sum: Readonly<Record<string, bigint>>, more: Readonly<Record<string, string>>): Record<string, bigint> {
  return Object.fromEntries(Object.entries(more).map(([name, text]) => [name, (sum[name] ?? 0n) + BigInt(text)]));
}
