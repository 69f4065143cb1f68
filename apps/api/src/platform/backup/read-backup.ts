import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { BackupDamaged, readArchive, sha256 } from './archive.ts';
import { backupFormat, type Manifest, manifestName, manifestSchema } from './manifest.ts';

const decompress = promisify(gunzip);

/** Opens the bytes of a backup, from the beginning each time. */
export type Open = () => AsyncIterable<Uint8Array>;

/** Reads a backup to its end, compares every checksum, and answers what it says of itself. Throws `BackupDamaged` where one differs. */
export async function checkBackup(open: Open, signal: AbortSignal): Promise<Manifest> {
  const found = new Map<string, string>();
  let manifest: Manifest | null = null;
  for await (const { name, bytes } of readArchive(open())) {
    signal.throwIfAborted();
    if (name === manifestName) manifest = readManifest(bytes);
    else found.set(name, sha256(bytes));
  }
  if (manifest === null) throw new BackupDamaged('it does not say what is in it');
  for (const { name, sha256: stated } of manifest.parts)
    if (found.get(name) !== stated)
      throw new BackupDamaged(`${name} is ${found.has(name) ? 'not what was written' : 'missing'}`);
  if (found.size !== manifest.parts.length) throw new BackupDamaged('it has a part that it does not name');
  return manifest;
}

/** The rows of a backup, part by part, each row as the JSON that was written. */
export async function* readParts(
  open: Open,
  manifest: Manifest,
): AsyncGenerator<{ readonly table: string; readonly lines: readonly string[] }> {
  const parts = new Map(manifest.parts.map((part) => [part.name, part]));
  for await (const { name, bytes } of readArchive(open())) {
    const part = parts.get(name);
    if (!part) continue;
    if (sha256(bytes) !== part.sha256) throw new BackupDamaged(`${name} was changed while it was read`);
    yield { table: part.table, lines: (await decompress(bytes)).toString('utf8').trimEnd().split('\n') };
  }
}

function readManifest(bytes: Buffer): Manifest {
  const said: unknown = JSON.parse(bytes.toString('utf8'));
  const parsed = manifestSchema.safeParse(said);
  if (parsed.success) return parsed.data;
  const { format, version } = said as { format?: unknown; version?: unknown };
  throw new BackupDamaged(
    format === backupFormat
      ? 'what it says of itself cannot be read'
      : `it was written by Closewright ${String(version)} in format ${String(format)}, and this version reads format ${backupFormat}`,
  );
}
