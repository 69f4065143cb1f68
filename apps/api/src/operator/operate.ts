import { setTimeout } from 'node:timers/promises';
import { systemClock } from '../platform/clock/index.ts';
import { type Config, loadConfig } from '../platform/config/index.ts';
import { DataFolderInUse, openDatabase } from '../platform/db/index.ts';
import { openSecretBox } from '../platform/secrets/index.ts';
import { readAddress } from './address.ts';
import { askServer } from './ask-server.ts';
import { localFiles } from './caller-files.ts';
import { type Caller, type Command, conclude, type Ending, Stopped, type Work } from './command.ts';

/** How often to look again whether a server that starts or stops has done so, and for how long. */
const pauseMilliseconds = 100;
const patienceMilliseconds = 600_000;

/** One Ctrl-C arrives several times: npm hands it on to what the terminal has told already. */
const echoMilliseconds = 1000;

/**
 * Runs a command as it was typed: in this process where it can open the database, else in the server that holds the data folder.
 * Ctrl-C ends it at its next safe point, and once more at once.
 */
export async function operate(command: Command): Promise<void> {
  const args = process.argv.slice(2);
  const debug = process.env.DEBUG !== undefined;
  const told = new AbortController();
  let exitCode = 1;
  let toldAt = 0;
  for (const [name, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    process.on(name, () => {
      if (told.signal.aborted && performance.now() - toldAt > echoMilliseconds) process.exit(code);
      if (told.signal.aborted) return;
      toldAt = performance.now();
      exitCode = code;
      told.abort(new Stopped('you told it to'));
    });
  }
  // Whoever reads the output has seen enough.
  process.stdout.on('error', () => told.abort(new Stopped('nobody reads its output any more')));
  const caller: Caller = {
    // npm runs this in the workspace's folder; INIT_CWD is where the user is.
    files: localFiles(process.env.INIT_CWD ?? '.'),
    out: (line) => say(process.stdout, line),
    err: (line) => say(process.stderr, line),
    signal: told.signal,
  };
  const { code, stopped } = await concludeAnywhere(command, { args, debug, env: process.env }, caller);
  process.exitCode = stopped ? exitCode : code;
}

const say = (stream: NodeJS.WriteStream, line: string): Promise<void> =>
  new Promise((done) => stream.write(`${line}\n`, () => done()));

interface Typed {
  readonly args: readonly string[];
  /** Tells whole errors in place of their reasons. */
  readonly debug: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Runs a command in this process, or in the server that holds the data folder, and waits for one that starts or stops. */
export async function concludeAnywhere(command: Command, { args, debug, env }: Typed, caller: Caller): Promise<Ending> {
  const beside: { ending: Ending | null } = { ending: null };
  const here = await conclude(caller, debug, async () => {
    const work = command.prepare(args);
    const config = loadConfig(env);
    const until = performance.now() + patienceMilliseconds;
    for (let isSaid = false; ; ) {
      try {
        return await runHere(command, work, config, caller);
      } catch (error) {
        if (
          !(error instanceof DataFolderInUse) ||
          command.isAlone ||
          error.holding.commands === 'alone' ||
          performance.now() > until
        )
          throw error;
        beside.ending = await runBeside(error, config, { command: command.name, args: [...args], debug }, caller);
        if (beside.ending !== null) return beside.ending.code;
        if (!isSaid && error.holding.commands !== 'serving') {
          isSaid = true;
          await caller.err(`The server (pid ${error.pid}) is ${error.holding.commands}: waiting for it.`);
        }
        await setTimeout(pauseMilliseconds, undefined, { signal: caller.signal }).catch(() =>
          caller.signal.throwIfAborted(),
        );
      }
    }
  });
  return beside.ending ?? here;
}

/** Has the holder of the data folder run the command; null where it does not serve yet, or not any more. */
async function runBeside(
  { holding, pid }: DataFolderInUse,
  { dataDir }: Config,
  asked: Parameters<typeof askServer>[1],
  caller: Caller,
): Promise<Ending | null> {
  if (holding.commands !== 'serving') return null;
  const address = readAddress(dataDir);
  return address === null || String(address.pid) !== pid ? null : askServer(address, asked, caller);
}

async function runHere(command: Command, work: Work, config: Config, caller: Caller): Promise<number | undefined> {
  const { connections, database } = await openDatabase({
    ...config.database,
    migrate: command.migrates,
    holding: () => ({ as: `npm run ${command.name}`, commands: 'alone' }),
  });
  try {
    const clock = systemClock;
    return await work({ connections, database, config, clock, secrets: () => openSecretBox(config, clock), ...caller });
  } finally {
    await database.close();
  }
}
