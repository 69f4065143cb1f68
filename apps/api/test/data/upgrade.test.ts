import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import type { Manifest } from '../../src/platform/backup/manifest.ts';
import { checkBackup } from '../../src/platform/backup/read-backup.ts';
import { restoreAtLevel } from '../../src/platform/backup/restore-backup.ts';
import { writeBackup } from '../../src/platform/backup/write-backup.ts';
import { databaseOver, migrationNames, openConnections, openDatabase } from '../../src/platform/db/index.ts';
import { type DatabaseKind, makeTestDatabase } from '../harness/each-database.ts';
import { expectProven } from '../harness/expect-proven.ts';

const releases = fileURLToPath(new URL('../releases/', import.meta.url));
const { signal } = new AbortController();
const folder = mkdtempSync(join(tmpdir(), 'closewright-upgrade-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Where a database of an earlier release may lie. */
async function emptyPlace(kind: DatabaseKind) {
  if (kind === 'embedded')
    return { options: { databaseURL: null, databaseOwnerURL: null, dataFolder: folder }, end: async () => {} };
  const test = await makeTestDatabase('server');
  await test.asOwner((owner) => owner.query('drop schema public cascade; create schema public'));
  return { options: test.options, end: () => test.close() };
}

/** The database of a release as its nodes left it, opened by this version as its nodes do. */
async function upgraded(kind: DatabaseKind, path: string) {
  async function* open() {
    yield readFileSync(path);
  }
  const { manifest } = await checkBackup(open, signal, { isSigned: () => null });
  const { options, end } = await emptyPlace(kind);
  const before = await openConnections(options);
  await before.asOwner((owner) => restoreAtLevel(owner, open, manifest, signal));
  await databaseOver(before).close();
  const { connections, database } = await openDatabase(options);
  return {
    manifest,
    database,
    connections,
    async close() {
      await database.close();
      await end();
    },
  };
}

describe.each(readdirSync(releases))('a database of the release of %s', (file) => {
  it.each<DatabaseKind>(['embedded', 'server'])(
    'is upgraded on the %s database, and nothing of it is lost',
    async (kind) => {
      const { manifest, database, connections, close } = await upgraded(kind, join(releases, file));
      const now = await connections.asOwner((owner) =>
        writeBackup(owner, async () => {}, { version: '0.1.0', now: new Date(), signal, secrets: null }),
      );
      expect(manifest.migrations.length).toBeLessThan(now.migrations.length);
      expect(now.migrations.map(({ name }) => name)).toEqual(await migrationNames());
      expect(figures(now, manifest)).toEqual(figures(manifest, manifest));
      for (const { tenant, rows, head } of manifest.audit) {
        expect(now.audit).toContainEqual({ tenant, rows, head });
        await expectProven(database, tenant);
      }
      await close();
    },
  );
});

/** Rows and sums of the tables that the release had. */
const figures = (manifest: Manifest, release: Manifest) =>
  Object.keys(release.tables).map((name) => {
    const table = manifest.tables[name];
    const known = Object.keys(release.tables[name]?.sums ?? {});
    return [name, table?.rows, ...known.map((column) => `${column} ${table?.sums[column]}`)];
  });
