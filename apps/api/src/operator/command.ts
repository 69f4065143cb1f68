import { ZodError } from 'zod';
import type { Clock } from '../platform/clock/index.ts';
import type { Config } from '../platform/config/index.ts';
import type { Connections } from '../platform/db/connections.ts';
import type { SecretBox } from '../platform/secrets/index.ts';
import type { Database } from '../platform/tenant/in-tenant.ts';
import type { CallerFiles } from './caller-files.ts';

/** The product as a command works with it: opened for the command alone, or that of the server beside which it runs. */
export interface Product {
  readonly connections: Connections;
  readonly database: Database;
  readonly config: Config;
  readonly clock: Clock;
  /** The secret box. Opening it makes the keys where there are none, so it is opened by who needs it. */
  secrets(): SecretBox;
}

/** Whoever typed the command: what is said to them, their files, and whether they have had enough. */
export interface Caller {
  readonly files: CallerFiles;
  /** A line of standard output. Resolves when there is room for the next one. What a caller who is gone does not hear is logged: no values of records. */
  out(line: string): Promise<void>;
  /** A line of standard error. */
  err(line: string): Promise<void>;
  /** Aborted with a `Stopped` when the command is to end: at the next point where what is stored is whole. */
  readonly signal: AbortSignal;
}

export type CommandContext = Product & Caller;

/** What a command does; it answers its exit code, 0 where nothing is said. */
export type Work = (context: CommandContext) => Promise<number | undefined>;

/** A command of the operator. It runs in its own process, or in that of the server which holds the embedded database. */
export interface Command {
  /** As in `npm run NAME`. */
  readonly name: string;
  /** Whether it brings the schema up to date before it works. A server has done so already. */
  readonly migrates: boolean;
  /** Whether it needs a database that nothing else uses: then no server runs it. */
  readonly isAlone?: boolean;
  /** Reads what was typed behind the name. Throws where that cannot be done; nothing is opened before. */
  prepare(args: readonly string[]): Work;
}

/** Why a command ends before its end: its caller wants it to or is gone, or the server stops. */
export class Stopped extends Error {
  constructor(reason: string) {
    super(`Stopped: ${reason}. What was stored until then is kept.`);
    this.name = 'Stopped';
  }
}

/** How a command ended. */
export interface Ending {
  readonly code: number;
  /** Whether it was told to. */
  readonly stopped: boolean;
}

/** Runs a command to its end and tells the caller the reason where that is a bad one. Throws never. */
export async function runAndReport(
  caller: Caller,
  debug: boolean,
  work: () => Promise<number | undefined>,
): Promise<Ending> {
  try {
    return { code: (await work()) ?? 0, stopped: false };
  } catch (error) {
    const stopped = error instanceof Stopped;
    // Whoever is gone cannot be told.
    await caller.err(explain(error, debug)).catch(() => {});
    return { code: 1, stopped };
  }
}

/** The reason of a failure in words, or with `debug` the whole error. */
function explain(error: unknown, debug: boolean): string {
  if (!(error instanceof Error)) return String(error);
  if (debug)
    return error.cause instanceof Error ? `${error.stack}\nCaused by: ${error.cause.stack}` : String(error.stack);
  return error instanceof ZodError ? error.issues.map(({ message }) => message).join('\n') : error.message;
}
