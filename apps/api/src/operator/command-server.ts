import { timingSafeEqual } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { within } from '../platform/clock/within.ts';
import type { Holding } from '../platform/db/index.ts';
import { makeAddress, publishAddress, removeAddress } from './address.ts';
import { type Caller, type Command, type Product, runAndReport, Stopped } from './command.ts';
import { findCommand } from './commands.ts';
import { filesOver } from './file-calls.ts';
import { type Lines, overLines, StoodStill } from './lines.ts';
import {
  type Address,
  type Ask,
  askSchema,
  type FileAnswer,
  type FileCall,
  type FromServer,
  fromCallerSchema,
  otherVersion,
} from './messages.ts';

/** Callers at a time; more than an operator has, fewer than would be a burden. */
const most = 20;
const greetingMilliseconds = 5000;

/** A longer line is cut: with each of its letters escaped it is no longer than a message. */
const longestLine = 100_000;

interface Options {
  /** The command of a name. */
  readonly find: (name: string) => Promise<Command | null>;
  /** How long a command may take to come to its next safe point when the server stops. */
  readonly patienceMilliseconds: number;
}

interface Log {
  info(about: object, message: string): void;
  warn(about: object, message: string): void;
}

/**
 * Runs commands of the operator in the process that holds the embedded database, for callers on this machine that are its owner.
 * Whatever becomes of a command or its caller, the server goes on.
 */
export class CommandServer {
  readonly #dataDir: string;
  readonly #options: Options;
  readonly #running = new Set<Promise<void>>();
  /** Callers, and whether they have said what they want. */
  readonly #callers = new Map<Socket, { begun: boolean }>();
  /** The end of the last one of each command: two of a kind take turns. */
  readonly #turns = new Map<string, Promise<void>>();
  readonly #stopping = new AbortController();
  #commands: Holding['commands'] = 'starting';
  #address: Address | null = null;
  #server: Server | null = null;

  constructor(dataDir: string, options: Partial<Options> = {}) {
    this.#dataDir = dataDir;
    this.#options = { find: findCommand, patienceMilliseconds: 5000, ...options };
  }

  /** What the holder of the data folder says of itself. */
  readonly holding = (): Holding => ({ as: null, commands: this.#commands });

  /** Takes commands from now on. Where it cannot, the server runs without, and commands say that it is in the way. */
  async listen(product: Product, log: Log): Promise<void> {
    try {
      const address = makeAddress(this.#dataDir);
      this.#address = address;
      const server = createServer((socket) => this.#meet(socket, product, log));
      server.maxConnections = most;
      this.#server = server;
      await new Promise<void>((done, fail) => {
        server.once('error', fail);
        server.listen({ path: address.socket, exclusive: true }, done);
      });
      server.on('error', (error) => log.warn({ err: error }, 'commands of the operator'));
      if (process.platform !== 'win32') chmodSync(address.socket, 0o600);
      publishAddress(this.#dataDir, address);
      this.#commands = 'serving';
    } catch (error) {
      log.warn({ err: error }, 'commands of the operator cannot run beside this server');
      this.#commands = 'alone';
    }
  }

  /** Takes no more commands and ends those that run at their next safe point. */
  async close(): Promise<void> {
    this.#commands = 'stopping';
    this.#stopping.abort(new Stopped('the server stops'));
    const closed = new Promise<void>((done) => (this.#server?.listening ? this.#server.close(() => done()) : done()));
    for (const [socket, { begun }] of this.#callers) if (!begun) socket.destroy();
    if (this.#address) removeAddress(this.#dataDir, this.#address);
    await within(this.#options.patienceMilliseconds, Promise.all([closed, ...this.#running]));
    // What did not come to an end is cut off, and its caller sees that it was.
    for (const socket of this.#callers.keys()) socket.destroy();
  }

  #meet(socket: Socket, product: Product, log: Log): void {
    const gone = new AbortController();
    const answers = new Map<number, (answer: FileAnswer) => void>();
    const state = { begun: false };
    const lines: Lines<FromServer> = overLines(socket, (message) => {
      if (!state.begun) {
        state.begun = true;
        clearTimeout(greeting);
        const run = this.#begin(message, lines, { gone, answers }, product, log)
          .catch((error) => log.warn({ err: error }, 'a command of the operator could not be begun'))
          .finally(() => {
            this.#running.delete(run);
            lines.end();
          });
        this.#running.add(run);
        return;
      }
      const said = fromCallerSchema.parse(message);
      if ('stop' in said) gone.abort(new Stopped('you told it to'));
      else {
        answers.get(said.id)?.(said.answer);
        answers.delete(said.id);
      }
    });
    this.#callers.set(socket, state);
    const greeting = setTimeout(() => socket.destroy(), greetingMilliseconds).unref();
    let stoodStill = false;
    socket.on('error', (error) => {
      stoodStill = error instanceof StoodStill;
    });
    socket.on('close', () => {
      clearTimeout(greeting);
      this.#callers.delete(socket);
      gone.abort(new Stopped(stoodStill ? 'its caller stood still for too long' : 'its caller is gone'));
      for (const answer of answers.values()) answer({ error: callerGone });
    });
  }

  async #begin(
    message: unknown,
    lines: Lines<FromServer>,
    peer: { readonly gone: AbortController; readonly answers: Map<number, (answer: FileAnswer) => void> },
    product: Product,
    log: Log,
  ): Promise<void> {
    const refused = otherVersion(message);
    if (refused !== null) return void (await lines.send({ refused }));
    const ask = askSchema.safeParse(message).data;
    // Whoever does not know the token hears nothing.
    if (!ask || !this.#isOurs(ask) || this.#stopping.signal.aborted) return;
    const command = await this.#options.find(ask.command);
    if (!command) return void (await lines.send({ refused: `The server knows no command ${ask.command}` }));
    await lines.send({ begun: true });
    log.info({ command: ask.command }, 'a command of the operator begins');
    const unheard = (line: string): void =>
      log.info({ command: ask.command, line }, 'a command of the operator said this to a caller who is gone');
    const caller = callerOver(lines, peer, AbortSignal.any([peer.gone.signal, this.#stopping.signal]), unheard);
    const { code, stopped } = await runAndReport(caller, ask.debug, () =>
      this.#inTurn(command, ask.args, caller, product),
    );
    const { aborted: isStopped, reason } = peer.gone.signal;
    const why = isStopped && reason instanceof Stopped ? { why: reason.message } : {};
    log.info({ command: ask.command, code, ...why }, 'a command of the operator ended');
    await lines.send({ ended: code, stopped });
  }

  #isOurs({ token }: Ask): boolean {
    const [theirs, ours] = [Buffer.from(token), Buffer.from(this.#address?.token ?? '')];
    return theirs.length === ours.length && theirs.length > 0 && timingSafeEqual(theirs, ours);
  }

  async #inTurn(
    command: Command,
    args: readonly string[],
    caller: Caller,
    product: Product,
  ): Promise<number | undefined> {
    const work = command.prepare(args);
    const before = this.#turns.get(command.name);
    const ended = Promise.withResolvers<void>();
    const turn = Promise.all([before, ended.promise]).then(() => {
      if (this.#turns.get(command.name) === turn) this.#turns.delete(command.name);
    });
    this.#turns.set(command.name, turn);
    try {
      if (before) {
        await caller.err(`Waiting: another npm run ${command.name} runs beside this server.`);
        await Promise.race([before, aborted(caller.signal)]);
      }
      caller.signal.throwIfAborted();
      return await work({ ...product, ...caller });
    } finally {
      ended.resolve();
    }
  }
}

const callerGone = 'The caller is gone';

/** The caller at the other end of a connection. */
function callerOver(
  lines: Lines<FromServer>,
  { answers, gone }: { readonly gone: AbortController; readonly answers: Map<number, (answer: FileAnswer) => void> },
  signal: AbortSignal,
  unheard: (line: string) => void,
): Caller {
  let last = 0;
  const call = async (asked: FileCall): Promise<FileAnswer> => {
    last += 1;
    const answered = Promise.withResolvers<FileAnswer>();
    answers.set(last, answered.resolve);
    const answer = (await lines.send({ id: last, call: asked }))
      ? await lines.inTime(answered.promise)
      : { error: callerGone };
    if (answer.error === undefined) return answer;
    if (gone.signal.aborted) gone.signal.throwIfAborted();
    throw new Error(answer.error);
  };
  return {
    files: filesOver(call),
    async out(line) {
      if (!(await lines.send({ out: shortened(line) }))) unheard(shortened(line));
    },
    err: async (line) => void (await lines.send({ err: shortened(line) })),
    signal,
  };
}

const shortened = (line: string): string => (line.length > longestLine ? `${line.slice(0, longestLine)}…` : line);

/** Resolves when a command is told to stop. */
const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    if (signal.aborted) done();
    signal.addEventListener('abort', () => done(), { once: true });
  });
