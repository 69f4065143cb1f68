import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';

/**
 * A backup is a tar archive and, behind its end, the SHA-256 of all bytes before in 64 digits and a line end. Any tar shows what is in it
 * (what stands behind the end is left alone), and no byte changes by accident unseen. Whoever changes one on purpose computes the sum anew:
 * against that the manifest is signed.
 */
const sealLength = 65;

/** More than the largest document makes; an entry is held in memory as a whole. */
const largestEntry = 256 * 1024 * 1024;

/** A backup is not what was written. */
export class BackupDamaged extends Error {
  constructor(reason: string) {
    super(`This is no whole backup: ${reason}. Nothing was stored.`);
    this.name = 'BackupDamaged';
  }
}

export interface Entry {
  readonly name: string;
  readonly bytes: Buffer;
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Writes an archive piece by piece.
 * @param write takes bytes and resolves when there is room for more: until then nothing more is made
 */
export function writeArchive(write: (bytes: Uint8Array) => Promise<void>, now: Date) {
  const archive = pack();
  const hash = createHash('sha256');
  const written = (async () => {
    for await (const bytes of archive as AsyncIterable<Buffer>) {
      hash.update(bytes);
      await write(bytes);
    }
  })();
  // It is told to whoever adds the next entry.
  written.catch((error) => archive.destroy(error as Error));
  return {
    async add({ name, bytes }: Entry): Promise<void> {
      const added = new Promise<void>((done, fail) => {
        archive.entry({ name, mode: 0o600, mtime: now }, bytes, (error) => (error ? fail(error) : done()));
      });
      await Promise.race([added, written]);
    },
    async end(): Promise<void> {
      archive.finalize();
      await written;
      await write(Buffer.from(`${hash.digest('hex')}\n`));
    },
    /** Lets go of an archive that is not to be ended. */
    async discard(): Promise<void> {
      archive.destroy();
      await written.catch(() => {});
    },
  };
}

/** The entries of an archive. Throws `BackupDamaged` at the latest behind the last one when it is not as it was written. */
export async function* readArchive(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const archive = extract();
  const fed = pipeline(Readable.from(withoutSeal(chunks)), archive);
  // The loop below throws the same.
  fed.catch(() => {});
  try {
    for await (const entry of archive) {
      if (entry.header.type !== 'file') throw new BackupDamaged(`${entry.header.name} is no file`);
      if ((entry.header.size ?? 0) > largestEntry) throw new BackupDamaged(`${entry.header.name} is too large`);
      yield { name: entry.header.name, bytes: await buffer(entry) };
    }
    await fed;
  } catch (error) {
    if (error instanceof BackupDamaged) throw error;
    if (error instanceof Error && /tar/i.test(error.message)) throw new BackupDamaged(error.message);
    throw error;
  } finally {
    archive.destroy();
  }
}

/** Hands on all but the seal, and compares it. */
async function* withoutSeal(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const hash: Hash = createHash('sha256');
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const all = Buffer.concat([held, chunk]);
    const end = Math.max(0, all.length - sealLength);
    held = all.subarray(end);
    if (end === 0) continue;
    const bytes = all.subarray(0, end);
    hash.update(bytes);
    yield bytes;
  }
  if (held.toString('latin1') !== `${hash.digest('hex')}\n`)
    throw new BackupDamaged('its checksum is another one, or its end is missing');
}
