import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { SecretBox } from '../secrets/index.ts';
import { BackupDamaged, readArchive, sha256 } from './archive.ts';
import {
  backupFormat,
  type Manifest,
  manifestName,
  manifestSchema,
  signatureName,
  signaturePurpose,
} from './manifest.ts';

const decompress = promisify(gunzip);

/** Opens the bytes of a backup, from the beginning each time. */
export type Open = () => AsyncIterable<Uint8Array>;

/** A backup whose every checksum was compared. */
interface CheckedBackup {
  readonly manifest: Manifest;
  /** Whether a holder of the keys wrote it: `by` is the key that signed it, null where none did. Not known where that key is not here. */
  readonly signed: { readonly by: string | null; readonly isKnown: boolean };
}

/**
 * Reads a backup to its end, compares every checksum and the signature, and answers what it says of itself. Throws `BackupDamaged` where one
 * differs.
 */
export async function checkBackup(
  open: Open,
  signal: AbortSignal,
  secrets: Pick<SecretBox, 'isSigned'>,
): Promise<CheckedBackup> {
  const found = new Map<string, string>();
  let manifest: Manifest | null = null;
  const texts = new Map<string, string>();
  for await (const { name, bytes } of readArchive(open())) {
    signal.throwIfAborted();
    if (found.has(name) || texts.has(name)) throw new BackupDamaged(`${name} is in it twice`);
    if (name === manifestName) manifest = readManifest(bytes);
    if (name === manifestName || name === signatureName) texts.set(name, bytes.toString('utf8'));
    else found.set(name, sha256(bytes));
  }
  if (manifest === null) throw new BackupDamaged('it does not say what is in it');
  const signed = signedBy(texts, secrets);
  for (const { name, sha256: stated } of manifest.parts)
    if (found.get(name) !== stated)
      throw new BackupDamaged(`${name} is ${found.has(name) ? 'not what was written' : 'missing'}`);
  if (found.size !== manifest.parts.length) throw new BackupDamaged('it has a part that it does not name');
  return { manifest, signed };
}

function signedBy(texts: ReadonlyMap<string, string>, secrets: Pick<SecretBox, 'isSigned'>): CheckedBackup['signed'] {
  const signature = texts.get(signatureName);
  if (signature === undefined) return { by: null, isKnown: false };
  const { by = '', mark = '' } = /^(?<by>[a-z0-9-]{1,20}) (?<mark>[A-Za-z0-9_-]{43})\n$/.exec(signature)?.groups ?? {};
  const isSigned = secrets.isSigned(texts.get(manifestName) ?? '', signaturePurpose, {
    key: by,
    mark: Buffer.from(mark, 'base64url'),
  });
  if (by === '' || isSigned === false)
    throw new BackupDamaged(`somebody changed it: it is not what ${by || 'its key'} signed`);
  return { by, isKnown: isSigned === true };
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
