import { connect } from 'node:net';
import type { Caller, Ending } from './command.ts';
import { answerFrom } from './file-calls.ts';
import { type Lines, overLines, StoodStill, standingMilliseconds } from './lines.ts';
import { type Address, type Ask, type FromCaller, fromServerSchema, greeting } from './messages.ts';

/** The server that runs a command ended before it: a crash, or somebody killed it. */
export class ServerGone extends Error {
  constructor(pid: number) {
    super(`The server (pid ${pid}) ended while it ran the command. What was stored until then is kept.`);
    this.name = 'ServerGone';
  }
}

/** The server ended a command because this process did not read on, or its files gave nothing. */
export class KeptWaiting extends Error {
  constructor(pid: number) {
    super(
      `The server (pid ${pid}) ended the command, because for ${standingMilliseconds / 1000} seconds nobody read what it said, or its file stood still. ` +
        'What was stored until then is kept.',
    );
    this.name = 'KeptWaiting';
  }
}

/**
 * Has a server run a command: its lines come out here as they are said, and the files are those of this process.
 * Answers null where the server did not begin it, because it is about to stop or has been: then nothing has happened yet.
 */
export function askServer(
  { pid, socket: path, token }: Address,
  asked: Pick<Ask, 'command' | 'args' | 'debug'>,
  caller: Caller,
): Promise<Ending | null> {
  return new Promise((done, fail) => {
    const socket = connect({ path });
    const files = answerFrom(caller.files);
    let begun = false;
    let problem: Error | null = null;
    let ending: Ending | null = null;
    // One after the other, as they were said; the server is heard again when they are done, so that nothing piles up here.
    let doing = Promise.resolve();
    let waiting = 0;
    const handle = async (message: unknown): Promise<void> => {
      const said = fromServerSchema.safeParse(message).data;
      if (!said) throw new Error(`The server (pid ${pid}) is of another version of Closewright: stop it first.`);
      if ('out' in said) await caller.out(said.out);
      else if ('err' in said) await caller.err(said.err);
      else if ('call' in said) await lines.send({ id: said.id, answer: await files.answer(said.call) });
      else if ('refused' in said) throw new Error(said.refused);
      else if ('begun' in said) begun = true;
      else ending = { code: said.ended, stopped: said.stopped };
    };
    const lines: Lines<FromCaller> = overLines(socket, (message) => {
      waiting += 1;
      socket.pause();
      doing = doing
        .then(() => handle(message))
        .catch((error: Error) => {
          problem ??= error;
          socket.destroy();
        })
        .finally(() => {
          waiting -= 1;
          if (waiting === 0) socket.resume();
        });
    });
    const stop = (): void => void lines.send({ stop: true });
    socket.on('connect', () => {
      void lines.send({ ...greeting(), token, ...asked, args: [...asked.args] });
      if (caller.signal.aborted) stop();
      else caller.signal.addEventListener('abort', stop, { once: true });
    });
    socket.on('error', (error) => {
      if (error instanceof StoodStill) problem ??= error;
    });
    socket.on('close', () => {
      caller.signal.removeEventListener('abort', stop);
      void doing
        .then(() => files.end())
        .then(async () => {
          if (problem !== null) fail(problem);
          else if (ending !== null || !begun) done(ending);
          else fail((await takesCallers(path)) ? new KeptWaiting(pid) : new ServerGone(pid));
        })
        .catch(fail);
    });
  });
}

/** Whether a server still listens there; one that stops or is gone does not. */
const takesCallers = (path: string): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect({ path }, () => {
      socket.destroy();
      done(true);
    });
    socket.on('error', () => done(false));
  });
