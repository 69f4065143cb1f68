import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Followed, follow } from '../follow.ts';
import { quiet, root } from '../programs.mjs';

/** How a command ended and what it said, errors included. */
export interface Ran {
  readonly code: number | null;
  readonly said: string;
}

/** A command that goes on until it is told to stop. */
export interface Running {
  /** Resolves once the command has said this; rejects when it ends before. */
  hears: Followed['hears'];
  /** Tells it and all it started to stop, as Ctrl+C does, and waits until they have. */
  stop(): Promise<Ran>;
  /** Tells the first process alone, as an operator does. */
  end(): Promise<Ran>;
}

type Environment = Readonly<Record<string, string>>;

/** Without what vitest sets, and what would lead a command to another database. */
const withheld = ['NODE_ENV', 'NO_COLOR', 'FORCE_COLOR', 'DATABASE_URL', 'DATABASE_OWNER_URL', 'IDENTITY_URL', 'PORT'];
const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !withheld.includes(name)));

/** Nothing that was started outlives the tests. */
const alive = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of alive) signal(child, 'SIGKILL');
});

/** To the command and all that it started: npm and its shell hand a signal on only sometimes. */
function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (pid) process.kill(-pid, name);
}

function launch(line: string, env: Environment) {
  const child = spawn(line, {
    cwd: root,
    env: { ...inherited, ...quiet, CI: '1', ...env },
    shell: true,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  alive.add(child);
  child.on('close', () => alive.delete(child));
  return { child, ...follow(child, line) };
}

/** Runs a command line as README.md spells it, in the folder of the project. */
export async function run(line: string, env: Environment = {}): Promise<Ran> {
  return ranTo(launch(line, env));
}

async function ranTo({ ended }: Followed): Promise<Ran> {
  const { code, output } = await ended;
  return { code, said: output };
}

/** Starts a command line that goes on until it is stopped. */
export function start(line: string, env: Environment = {}): Running {
  const { child, ...followed } = launch(line, env);
  return {
    hears: followed.hears,
    stop() {
      if (alive.has(child)) signal(child, 'SIGINT');
      return ranTo(followed);
    },
    end() {
      child.kill('SIGTERM');
      return ranTo(followed);
    },
  };
}

/** A folder, and how to remove it. Also a Postgres server that runs as nobody may enter it. */
export function removeLater(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'cw-'));
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** A folder that goes when the test ends. */
export function folder(): string {
  const { path, remove } = removeLater();
  onTestFinished(remove);
  return path;
}

/** What a command that ended left in its temporary folder, and the processes that still name that folder. */
export function leftIn(temporary: string): string[] {
  // Node's cache of compiled code and the copy of Postgres for its own user are kept for the next run on purpose.
  const kept = ['node-compile-cache', 'closewright-postgres-binaries'];
  // A browser that is ended while it writes leaves a folder of its own making.
  const ofBrowser = /^\.org\.chromium\./;
  const left = readdirSync(temporary).filter((name) => !kept.includes(name) && !ofBrowser.test(name));
  return [...left, ...processesNaming(temporary)];
}

/** Only Linux shows what others were started with. */
function processesNaming(text: string): string[] {
  if (!existsSync('/proc/self/cmdline')) return [];
  return readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return words.includes(text) ? [words] : [];
    } catch {
      // It ended in between.
      return [];
    }
  });
}
