import { setTimeout } from 'node:timers/promises';
import { systemClock } from '../platform/clock/index.ts';
import { type Config, loadConfig } from '../platform/config/index.ts';
import { DataFolderInUse, openDatabase } from '../platform/db/index.ts';
import { openSecretBox } from '../platform/secrets/index.ts';
import { readAddress } from './address.ts';
import { askServer } from './ask-server.ts';
import { localFiles } from './caller-files.ts';
import { type Caller, type Command, type Ending, runAndReport, Stopped, type Work } from './command.ts';

/** How often to look again whether a server that starts or stops has done so, and for how long. */
const pauseMilliseconds = 100;
const patienceMilliseconds = 600_000;

/** How long a holder of the folder that does not even say who it is counts as busy. */
const silentMilliseconds = 60_000;

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
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', () => told.abort(new Stopped('nobody reads its output any more')));
  const caller: Caller = {
    // npm runs this in the workspace's folder; INIT_CWD is where the user is.
    files: localFiles(process.env.INIT_CWD ?? '.'),
    out: (line) => say(process.stdout, line),
    err: (line) => say(process.stderr, line),
    signal: told.signal,
  };
  const { code, stopped } = await runHereOrBeside(command, { args, debug, env: process.env }, caller);
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
export async function runHereOrBeside(command: Command, { args, debug, env }: Typed, caller: Caller): Promise<Ending> {
  const beside: { ending: Ending | null } = { ending: null };
  const here = await runAndReport(caller, debug, async () => {
    const work = command.prepare(args);
    const config = loadConfig(env);
    const began = performance.now();
    for (let said = ''; ; ) {
      try {
        return await runHere(command, work, config, caller);
      } catch (error) {
        if (
          !(error instanceof DataFolderInUse) ||
          command.isAlone ||
          performance.now() - began > (isSilent(error) ? silentMilliseconds : patienceMilliseconds) ||
          (error.holding.commands === 'alone' && !isSilent(error))
        )
          throw error;
        const asked = { command: command.name, args: [...args], debug };
        const answer = await runBeside(error, config, asked, caller);
        if (typeof answer !== 'string') {
          beside.ending = answer;
          return answer.code;
        }
        if (answer !== said) await caller.err(`${answer}: waiting for it.`);
        said = answer;
        await setTimeout(pauseMilliseconds, undefined, { signal: caller.signal }).catch(() =>
          caller.signal.throwIfAborted(),
        );
      }
    }
  });
  return beside.ending ?? here;
}

/** Whether the holder of the folder did not answer: a process that starts on a busy machine may take seconds. */
const isSilent = ({ pid }: DataFolderInUse): boolean => pid === '';

/** Has the holder of the data folder run the command; says what is in the way where it does not serve yet, or not any more. */
async function runBeside(
  error: DataFolderInUse,
  { dataDir }: Config,
  asked: Parameters<typeof askServer>[1],
  caller: Caller,
): Promise<Ending | string> {
  if (isSilent(error)) return 'The holder of the data folder does not say who it is';
  const { holding, pid } = error;
  if (holding.commands !== 'serving') return `The server (pid ${pid}) is ${holding.commands}`;
  const address = readAddress(dataDir);
  if (address === 'foreign')
    throw new Error(
      `The server (pid ${pid}) runs as another user: run the command as that one, or stop the server first.`,
    );
  if (address === null || String(address.pid) !== pid)
    return `The server (pid ${pid}) does not say where it takes commands`;
  return (await askServer(address, asked, caller)) ?? `The server (pid ${pid}) takes no command`;
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
