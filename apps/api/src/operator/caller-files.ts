import { randomBytes } from 'node:crypto';
import type { Stats } from 'node:fs';
import { type FileHandle, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/** Bytes that travel as one. */
export const chunkBytes = 256 * 1024;

/** The files of whoever typed a command: its paths are theirs, wherever it runs. */
export interface CallerFiles {
  /**
   * A file from its beginning to its end, piece by piece.
   * @param how `isPlain`: it is read again, which a pipe or a device cannot be; what is no plain file is refused before it is opened
   */
  read(path: string, how?: { readonly isPlain: boolean }): AsyncIterable<Uint8Array>;
  /** Begins a file that only its owner may read; null is standard output. Refuses a path that leads to a file begun before. */
  create(path: string | null): Promise<Sink>;
}

/** A file that is being written. What stands at its path stays as it is until the new one is whole. */
export interface Sink {
  /** Resolves when there is room for more. */
  write(bytes: Uint8Array): Promise<void>;
  /** The file is whole and takes its place. */
  done(): Promise<void>;
  /** The file is not to be; after `done` this does nothing. */
  discard(): Promise<void>;
}

/**
 * The files of this process.
 * @param folder what paths are relative to
 */
export function localFiles(folder: string): CallerFiles {
  const begun = new Set<string>();
  return {
    async *read(path, how) {
      const named = resolve(folder, path);
      // Opening a pipe would wait for somebody to write to it.
      if (how?.isPlain) refuseUnlessPlain(path, await stat(named));
      const file = await open(named);
      try {
        for (;;) {
          const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(chunkBytes), 0, chunkBytes);
          if (bytesRead === 0) return;
          yield buffer.subarray(0, bytesRead);
        }
      } finally {
        await file.close();
      }
    },
    create: async (path) => (path === null ? standardOutput() : createFile(resolve(folder, path), begun)),
  };
}

function refuseUnlessPlain(path: string, found: Stats): void {
  if (found.isFile()) return;
  const kind = found.isDirectory()
    ? 'a directory'
    : found.isFIFO()
      ? 'a pipe'
      : found.isSocket()
        ? 'a socket'
        : 'a device';
  throw new Error(`${path} is ${kind}, but what is read here is read twice: give a plain file.`);
}

function standardOutput(): Sink {
  return {
    write: (bytes) =>
      new Promise((done, fail) => process.stdout.write(bytes, (error) => (error ? fail(error) : done()))),
    async done() {},
    async discard() {},
  };
}

/** Writes beside the path and takes its place at the end. A pipe or a device cannot be replaced and is written to as it is. */
async function createFile(named: string, begun: Set<string>): Promise<Sink> {
  const present = await stat(named).catch(() => null);
  const nothing = async (): Promise<void> => {};
  const path = await realPath(named, present);
  // Names that differ in case or composition alone are one file on some systems.
  const name = path.normalize().toLowerCase();
  if (begun.has(name)) throw new Error(`${named} is where another file of this command goes: name another one`);
  begun.add(name);
  if (present !== null && !present.isFile()) return writing(await open(named, 'w'), nothing, nothing);
  const draft = join(dirname(path), `${basename(path)}.${randomBytes(6).toString('hex')}.part`);
  return writing(
    await open(draft, 'wx', 0o600),
    () => rename(draft, path),
    () => rm(draft, { force: true }),
  );
}

/** Where a path leads: a file that is not there yet lies in its folder, and what a shell calls a pipe leads nowhere. */
async function realPath(named: string, present: Stats | null): Promise<string> {
  if (present === null) return join(await realpath(dirname(named)), basename(named));
  return present.isFile() ? realpath(named) : named;
}

/** A pipe or a device has no disk to wait for. Any other error says that the disk does not hold what was written. */
function unlessItCannot(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EINVAL' && error.code !== 'ENOTSUP') throw error;
}

function writing(file: FileHandle, keep: () => Promise<void>, drop: () => Promise<void>): Sink {
  let isOpen = true;
  return {
    write: (bytes) => file.writeFile(bytes),
    async done() {
      await file.sync().catch(unlessItCannot);
      isOpen = false;
      try {
        await file.close();
        await keep();
      } catch (error) {
        await drop();
        throw error;
      }
    },
    async discard() {
      if (!isOpen) return;
      isOpen = false;
      await file.close();
      await drop();
    },
  };
}
