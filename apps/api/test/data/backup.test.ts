import { randomBytes } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../seed/demo.ts';
import { seedFiles } from '../../seed/seed-files.ts';
import { verifyChain } from '../../src/platform/audit/proof/verify-chain.ts';
import { BackupDamaged, readArchive, sha256, writeArchive } from '../../src/platform/backup/archive.ts';
import type { Manifest } from '../../src/platform/backup/manifest.ts';
import { checkBackup } from '../../src/platform/backup/read-backup.ts';
import { restoreBackup } from '../../src/platform/backup/restore-backup.ts';
import { writeBackup } from '../../src/platform/backup/write-backup.ts';
import { databaseDocuments } from '../../src/platform/documents/index.ts';
import { createSecretBox } from '../../src/platform/secrets/secret-box.ts';
import { readerOf, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { type DatabaseKind, makeTestDatabase, type TestDatabase } from '../harness/each-database.ts';

const { signal } = new AbortController();
const now = new Date('2026-11-24T02:00:00Z');
const box = createSecretBox(() => [{ id: 'k1', key: Buffer.alloc(32, 1) }]);

interface Backup {
  readonly bytes: Buffer;
  readonly manifest: Manifest;
}

/** Backs a database up. `meanwhile` happens when the first bytes are written. */
async function backUp(test: TestDatabase, meanwhile: () => Promise<unknown> = async () => {}): Promise<Backup> {
  const chunks: Uint8Array[] = [];
  const write = async (bytes: Uint8Array) => {
    if (chunks.push(bytes) === 1) await meanwhile();
  };
  const manifest = await test.asOwner((owner) =>
    writeBackup(owner, write, { version: '0.1.0', now, signal, secrets: box }),
  );
  return { bytes: Buffer.concat(chunks), manifest };
}

/** The bytes in pieces that end nowhere in particular. */
const opened = (bytes: Buffer) =>
  async function* () {
    for (let at = 0; at < bytes.length; at += 10_007) yield bytes.subarray(at, at + 10_007);
  };

async function restoreInto(test: TestDatabase, { bytes }: Backup): Promise<bigint> {
  const { manifest } = await checkBackup(opened(bytes), signal, box);
  return test.asOwner((owner) => restoreBackup(owner, opened(bytes), manifest, signal));
}

const chainOf = (test: TestDatabase, tenant: string) =>
  verifyChain(readerOf(test.database, systemActor(tenant, 'test')), tenant);

/** What somebody makes of a backup who may change the file: other rows, and every sum and checksum computed anew. */
async function forged(
  { bytes }: Backup,
  table: string,
  change: (rows: string) => string,
  keepSignature = true,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const archive = writeArchive(async (chunk) => void chunks.push(chunk), now);
  const sums = new Map<string, string>();
  for await (const { name, bytes: before } of readArchive(opened(bytes)())) {
    let content = before;
    if (name.startsWith(`tables/${table}/`)) content = gzipSync(change(gunzipSync(before).toString('utf8')));
    if (name === 'manifest.json') {
      const manifest = JSON.parse(change(before.toString('utf8'))) as Manifest;
      const parts = manifest.parts.map((part) => ({ ...part, sha256: sums.get(part.name) }));
      content = Buffer.from(`${JSON.stringify({ ...manifest, parts }, null, 2)}\n`);
    }
    sums.set(name, sha256(content));
    if (keepSignature || name !== 'manifest.signature') await archive.add({ name, bytes: content });
  }
  await archive.end();
  return Buffer.concat(chunks);
}

/** What checks, follows and hides rows. */
const guards = async (owner: pg.ClientBase) =>
  (
    await owner.query(
      `select c.relname, c.relrowsecurity, c.relforcerowsecurity,
         (select array_agg(concat(t.tgname, ' ', t.tgenabled) order by t.tgname) from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal) as triggers,
         (select array_agg(concat_ws(' ', f.conname, pg_get_constraintdef(f.oid), f.convalidated, f.condeferrable, f.condeferred) order by f.conname)
          from pg_constraint f where f.conrelid = c.oid) as constraints
       from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
    )
  ).rows;

/** The files of the demo tenants, counted under row security. */
const countFiles = async (owner: pg.ClientBase): Promise<number> => {
  let files = 0;
  for (const tenant of ['epsilon', 'ficus']) {
    await owner.query("select set_config('app.tenant', $1, false)", [tenant]);
    files += (await owner.query('select from orders where tenant_id = $1', [tenant])).rowCount ?? 0;
  }
  return files;
};

describe('a backup', () => {
  const made: TestDatabase[] = [];
  const make = async (kind: DatabaseKind) => {
    const test = await makeTestDatabase(kind);
    made.push(test);
    return test;
  };
  let source: TestDatabase;
  let server: TestDatabase;
  let first: Backup;
  const document = randomBytes(3_000_000);

  beforeAll(async () => {
    source = await make('embedded');
    await seedDemo(source.database, box);
    await seedFiles(source.database, { tenant: 'ficus', files: 10, seed: 3 });
    await source.database.inTenant(systemActor('epsilon', 'test'), (tx) =>
      databaseDocuments(source.database).put(tx, 'epsilon', {
        ordersID: 1,
        name: 'Large.pdf',
        mediaType: 'application/pdf',
        content: document,
      }),
    );
    first = await backUp(source);
    server = await make('server');
  });
  afterAll(async () => {
    for (const test of made) await test.close();
  });

  it('says what is in it, and with which keys its values are sealed', async () => {
    const { tables, audit, keys, migrations } = first.manifest;
    expect(audit.map(({ tenant }) => tenant)).toEqual(['epsilon', 'ficus', 'upkeep']);
    expect(keys).toEqual(['k1']);
    expect(migrations.length).toBeGreaterThan(30);
    const { rows } = await source.asOwner((owner) =>
      owner.query('select sum(sale_price_cents)::text as sum, count(*)::text as rows from orders'),
    );
    expect(tables.orders).toMatchObject({ rows: rows[0].rows, sums: { sale_price_cents: rows[0].sum } });
    expect(first.bytes.includes(Buffer.alloc(32, 1))).toBe(false);
  });

  it('has every table of the database but those that are left out for a reason', async () => {
    const reason = 'a database that is restored gets it from its migrations';
    const leftOut = { schema_migrations: reason, schema_repeatables: reason };
    const { rows } = await source.asOwner((owner) =>
      owner.query<{ name: string }>(
        `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where c.relkind in ('r', 'p', 'm', 'f') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'`,
      ),
    );
    const expected = rows.map(({ name }) => name).filter((name) => !Object.hasOwn(leftOut, name));
    expect(Object.keys(first.manifest.tables).toSorted()).toEqual(expected.toSorted());
  });

  it('is refused when one byte of it is another, or some are missing, or more', async () => {
    const { bytes } = first;
    const refused = async (changed: Buffer, what: string) =>
      expect(await checkBackup(opened(changed), signal, box).catch((error: unknown) => error), what).toBeInstanceOf(
        BackupDamaged,
      );
    const step = Math.floor(bytes.length / 25);
    const places = [0, 100, 500, bytes.length - 1, bytes.length - 64, bytes.length - 70, bytes.length - 1000];
    for (let at = step; at < bytes.length; at += step) places.push(at);
    for (const at of places) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await refused(changed, `byte ${at} of ${bytes.length}`);
    }
    for (const end of [0, 10, 65, 512, 10_000, bytes.length - 1])
      await refused(bytes.subarray(0, end), `the first ${end}`);
    await refused(Buffer.concat([bytes, Buffer.from('\n')]), 'one more');
  });

  it('is signed: who changes an amount and computes all sums anew is found out', async () => {
    expect(await checkBackup(opened(first.bytes), signal, box)).toMatchObject({ signed: { by: 'k1', isKnown: true } });
    const { rows } = await source.asOwner((owner) =>
      owner.query('select sale_price_cents::text as price from orders where sale_price_cents is not null limit 1'),
    );
    const sum = first.manifest.tables.orders?.sums.sale_price_cents ?? '';
    const change = (text: string) =>
      text.replace(`"${rows[0].price}"`, `"${BigInt(rows[0].price) + 1n}"`).replace(sum, String(BigInt(sum) + 1n));
    const signed = await forged(first, 'orders', change);
    await expect(checkBackup(opened(signed), signal, box)).rejects.toThrow(/somebody changed it: .* k1 signed/);
    // It is a good forgery: but for the signature nothing tells.
    const unsigned = await forged(first, 'orders', change, false);
    const { manifest, signed: by } = await checkBackup(opened(unsigned), signal, box);
    expect(by).toEqual({ by: null, isKnown: false });
    expect(manifest.tables.orders?.sums.sale_price_cents).toBe(String(BigInt(sum) + 1n));
    const elsewhere = createSecretBox(() => [{ id: 'k2', key: Buffer.alloc(32, 1) }]);
    expect(await checkBackup(opened(signed), signal, elsewhere)).toMatchObject({
      signed: { by: 'k1', isKnown: false },
    });
  });

  it('that is changed after it was checked stores nothing', async () => {
    const [part] = first.manifest.parts.filter(({ table }) => table === 'orders');
    const at = first.bytes.indexOf(String(part?.name)) + 600;
    const changed = Buffer.from(first.bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    await expect(
      server.asOwner((owner) => restoreBackup(owner, opened(changed), first.manifest, signal)),
    ).rejects.toBeInstanceOf(BackupDamaged);
  });

  it('is restored into an empty database only, of a version that knows its migrations', async () => {
    await expect(restoreInto(source, first)).rejects.toThrow(/the database is not empty/);
    const { manifest } = first;
    const restoring = (changed: Partial<Manifest>) =>
      server.asOwner((owner) => restoreBackup(owner, opened(first.bytes), { ...manifest, ...changed }, signal));
    const tomorrow = { name: '9999_tomorrow.sql', checksum: 'x' };
    const loans = manifest.tables.loans ?? expect.fail('no loans');
    const otherwise = { name: String(manifest.migrations[0]?.name), checksum: 'x' };
    const refused: [changed: Partial<Manifest>, why: RegExp][] = [
      [{ migrations: [...manifest.migrations, tomorrow] }, /9999_tomorrow\.sql, which this version does not have/],
      [{ migrations: [otherwise] }, /which this version has otherwise/],
      [{ migrations: manifest.migrations.slice(0, -1) }, /the database has the migration .*Give it a new/],
      [
        { tables: { ...manifest.tables, orders: { columns: [], rows: '0', sums: {} } } },
        /its tables are not those of the database: orders/,
      ],
      [
        { tables: { ...manifest.tables, loans: { ...loans, sums: { amount_cents: '1' } } } },
        /loans has \d+ as amount_cents, the backup says 1/,
      ],
    ];
    for (const [changed, why] of refused) await expect(restoring(changed)).rejects.toThrow(why);
  });

  it('goes from the embedded database to a server and back, and is the same each time', async () => {
    const before = await server.asOwner(guards);
    // Of two at once the second finds what the first has stored, and leaves it alone.
    const isStored = Promise.withResolvers<unknown>();
    const second = server.asOwner((owner) => {
      const query = owner.query.bind(owner);
      const afterFirst = async (text: string, values?: unknown[]) => {
        if (text === 'begin') await isStored.promise;
        return query(text, values);
      };
      return restoreBackup(Object.assign(owner, { query: afterFirst }), opened(first.bytes), first.manifest, signal);
    });
    const refused = expect(second).rejects.toThrow(/the database is not empty/);
    expect(await restoreInto(server, first)).toBeGreaterThan(1000n);
    isStored.resolve(null);
    await refused;
    expect(await server.asOwner(guards)).toEqual(before);
    // Made while others write: it is of one moment all the same, and equal hashes of the parts mean every value of every row.
    const write = () => seedFiles(server.database, { tenant: 'epsilon', files: 5, seed: 9 });
    const backup = await backUp(server, write);
    expect(backup.manifest).toEqual(first.manifest);
    const orders = await server.asOwner(countFiles);
    expect(orders).toBe(Number(first.manifest.tables.orders?.rows) + 5);

    const back = await make('embedded');
    await restoreInto(back, backup);
    expect(await back.asOwner(guards)).toEqual(before);
    expect((await backUp(back)).manifest).toEqual(first.manifest);
    for (const { tenant, rows, head } of first.manifest.audit)
      expect(await chainOf(back, tenant)).toMatchObject({ broken: null, rows, head });
    const read = await databaseDocuments(back.database).read(systemActor('epsilon', 'test'), 1);
    expect(document.equals(read ?? new Uint8Array())).toBe(true);
    // Whoever works on writes into the same audit.
    await seedFiles(back.database, { tenant: 'ficus', files: 11, seed: 3 });
    const report = await chainOf(back, 'ficus');
    expect(report.broken).toBeNull();
    expect(report.rows).toBeGreaterThan(Number(first.manifest.audit[1]?.rows));
  });
});
