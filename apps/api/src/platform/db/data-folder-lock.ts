import { createHash, randomUUID } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Another process works on the data folder: going on would lose its writes (design/stack.md §6). */
export class DataFolderInUse extends Error {
  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is in use by another Closewright process${holder ? ` (pid ${holder})` : ''}. ` +
        'Stop that one first, or choose another folder with DATA_DIR, or use a Postgres server with DATABASE_URL.',
    );
    this.name = 'DataFolderInUse';
  }
}

/** Unix socket paths may be about 100 characters long; a longer folder gets a name of its own in the temporary folder. */
function socketPath(folder: string): string {
  const absolute = resolve(folder);
  const name = `closewright-${createHash('sha256').update(absolute).digest('hex').slice(0, 24)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const path = join(absolute, 'db.lock');
  return Buffer.byteLength(path) <= 100 ? path : join(tmpdir(), `${name}.lock`);
}

/** What the holder says to whoever connects: its pid, and a word that no other lock has. */
function listen(path: string, words: string): Promise<Server | null> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(words);
    });
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? done(null) : fail(error)));
    server.listen({ path, exclusive: true }, () => {
      server.unref();
      done(server);
    });
  });
}

/** The words of whoever holds the socket, or null when nobody does: the file was left behind by a process that was killed. */
function ask(path: string): Promise<string | null> {
  return new Promise((done, fail) => {
    const socket = connect({ path });
    let words = '';
    socket.on('data', (bytes) => {
      words += bytes.toString();
    });
    socket.on('close', () => done(words));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') done(null);
      else if (error.code === 'ECONNRESET' || error.code === 'EPIPE') done('');
      else fail(error);
    });
    socket.setTimeout(2000, () => {
      socket.destroy();
      done('');
    });
  });
}

/** Tells one socket file from the next one at the same path; the number of the inode alone is used again at once. */
function identityOf(path: string): string | null {
  const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stat ? `${stat.ino}:${stat.ctimeNs}` : null;
}

/** Far longer than another process needs between looking at a stale socket and removing it. */
const settleMilliseconds = 20;

const pidOf = (words: string): string => words.split(' ')[0] ?? '';

/**
 * Holds the data folder for this process by listening on a socket in it: the kernel frees it when the process ends, however it ends.
 * Answers how to let go.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  const path = socketPath(folder);
  const words = `${process.pid} ${randomUUID()}`;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const probed = identityOf(path);
    const server = await listen(path, words);
    if (server) {
      const release = (): Promise<void> => new Promise((done) => server.close(() => done()));
      // Somebody may have been about to remove the stale socket that lay here, and have removed ours: see whose it is now.
      await setTimeout(settleMilliseconds);
      const holder = await ask(path);
      if (holder === words) return release;
      await release();
      throw new DataFolderInUse(folder, pidOf(holder ?? ''));
    }
    const holder = await ask(path);
    if (holder !== null) throw new DataFolderInUse(folder, pidOf(holder));
    // Remove exactly the stale socket that was found, not one that a third process has made since.
    if (probed !== null && identityOf(path) === probed) rmSync(path, { force: true });
  }
  throw new DataFolderInUse(folder, '');
}
