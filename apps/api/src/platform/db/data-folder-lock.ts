import { createHash, randomUUID } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { socketPath } from './socket-path.ts';

/** What the process that holds a data folder says of itself, as of the moment it is asked. */
export interface Holding {
  /** `npm run import`; null: a process of which nothing more is to be said. */
  readonly as: string | null;
  /** Whether it runs commands of others, and `alone` when it never does. */
  readonly commands: 'alone' | 'starting' | 'serving' | 'stopping';
}

const unnamed: Holding = { as: null, commands: 'alone' };

/** Another process works on the data folder: going on would lose its writes (design/stack.md §6). */
export class DataFolderInUse extends Error {
  readonly pid: string;
  readonly holding: Holding;

  constructor(folder: string, said: string) {
    const { pid, holding } = read(said);
    super(
      holding.as !== null && holding.commands === 'alone'
        ? `The data folder ${folder} is in use by ${holding.as} (pid ${pid}): try again when it has ended.`
        : `The data folder ${folder} is in use by another Closewright process${pid ? ` (pid ${pid})` : ''}. ` +
            'Stop that one first, or choose another folder with DATA_DIR, or use a Postgres server with DATABASE_URL.',
    );
    this.name = 'DataFolderInUse';
    this.pid = pid;
    this.holding = holding;
  }
}

/** The words of a holder: its pid, a word that no other lock has, and what it says of itself. An older one says nothing of itself. */
function read(said: string): { pid: string; word: string; holding: Holding } {
  const [pid = '', word = '', ...rest] = said.split(' ');
  try {
    return { pid, word, holding: { ...unnamed, ...(JSON.parse(rest.join(' ')) as Partial<Holding>) } };
  } catch {
    return { pid, word, holding: unnamed };
  }
}

/** Where the holder of a folder listens: whoever wants the folder finds it by the folder alone. */
function lockPath(folder: string): string {
  const near = join(resolve(folder), 'db.lock');
  const pipe = `closewright-${createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 24)}`;
  return socketPath({ near, far: () => join(tmpdir(), `${pipe}.lock`), pipe });
}

/** Listens for whoever wants to know who holds the folder; null where somebody else listens, or did until it was killed. */
function listen(path: string, say: () => string): Promise<Server | null> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(say());
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

/**
 * Holds the data folder for this process by listening on a socket in it: the kernel frees it when the process ends, however it ends.
 * Answers how to let go.
 * @param holding what this process says of itself to others that want the folder
 */
export async function lockDataFolder(folder: string, holding = (): Holding => unnamed): Promise<() => Promise<void>> {
  const path = lockPath(folder);
  const word = randomUUID();
  const say = (): string => `${process.pid} ${word} ${JSON.stringify(holding())}`;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const probed = identityOf(path);
    const server = await listen(path, say);
    if (server) {
      const release = (): Promise<void> => new Promise((done) => server.close(() => done()));
      // Somebody may have been about to remove the stale socket that lay here, and have removed ours: see whose it is now.
      await setTimeout(settleMilliseconds);
      const holder = await ask(path);
      if (read(holder ?? '').word === word) return release;
      await release();
      throw new DataFolderInUse(folder, holder ?? '');
    }
    const holder = await ask(path);
    if (holder !== null) throw new DataFolderInUse(folder, holder);
    // Remove exactly the stale socket that was found, not one that a third process has made since.
    if (probed !== null && identityOf(path) === probed) rmSync(path, { force: true });
  }
  throw new DataFolderInUse(folder, '');
}
