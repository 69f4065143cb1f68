import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callerIn } from '../../test/harness/caller-in.ts';
import { readAddress } from './address.ts';
import { askServer } from './ask-server.ts';
import type { Caller, Command, Product, Work } from './command.ts';
import { CommandServer } from './command-server.ts';
import { greeting } from './messages.ts';

const product = {} as Product; // the commands of these tests use no part of it

describe('a caller that stands still', () => {
  let folder: string;
  let server: CommandServer;
  let works: Record<string, Work>;
  let sockets: Socket[];
  const log = { info: vi.fn(), warn: vi.fn() };
  const find = async (name: string): Promise<Command> => ({
    name,
    migrates: false,
    prepare: () => (context) => works[name]?.(context) ?? Promise.resolve(0),
  });

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'closewright-operator-'));
    works = {};
    sockets = [];
    server = new CommandServer(folder, { find });
    await server.listen(product, log);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(async () => {
    vi.useRealTimers();
    for (const socket of sockets) socket.destroy();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
    vi.clearAllMocks();
  });

  const address = () => {
    const found = readAddress(folder);
    return found === null || found === 'foreign' ? expect.fail(`No address but ${found}`) : found;
  };
  const ask = (caller: Caller, command: string) => askServer(address(), { command, args: [], debug: false }, caller);

  const until = async (isSo: () => boolean): Promise<void> => {
    while (!isSo()) await new Promise((done) => setImmediate(done));
  };
  /** Once the server waits for this many callers, they have stood still for long enough. */
  const standLong = async (callers = 1): Promise<void> => {
    await until(() => vi.getTimerCount() >= callers);
    vi.advanceTimersByTime(60_000);
  };
  const ends = { code: 0, stopped: false };

  /** A caller that asks for a command and reads nothing of what it says. */
  const mute = (command: string): Socket => {
    const socket = connect(address().socket);
    socket.on('error', () => {});
    socket.pause();
    socket.write(`${JSON.stringify({ ...greeting(), token: address().token, command, args: [], debug: false })}\n`);
    sockets.push(socket);
    return socket;
  };

  /** Talks until it is told to stop, then tells what came of it. The first one tells that it began. */
  const talking = () => {
    const begun = Promise.withResolvers<void>();
    let most = 1000;
    const work: Work = async ({ out, signal }) => {
      let lines = 0;
      for (; !signal.aborted && lines < most; lines += 1) {
        begun.resolve();
        await out('x'.repeat(10_000));
      }
      most = 1;
      await out('3 files stored');
      signal.throwIfAborted();
      return 0;
    };
    return { work, begun: begun.promise };
  };
  const said = (command: string, line: string) => [
    { command, line },
    'a command of the operator said this to a caller who is gone',
  ];

  const why = 'Stopped: its caller stood still for too long. What was stored until then is kept.';
  const ended = (command: string) => [{ command, code: 1, why }, 'a command of the operator ended'];

  it('because it never reads is dropped; its work ends with its counts in the log, and the next of the kind runs', async () => {
    const { work, begun } = talking();
    works.long = work;
    mute('long');
    await begun;
    const { said: heard, caller } = callerIn(folder);
    const next = ask(caller, 'long');
    await until(() => heard.length > 0);
    await standLong();
    expect(await next).toEqual(ends);
    expect(heard[0]).toBe('err Waiting: another npm run long runs beside this server.');
    expect(log.info.mock.calls).toContainEqual(said('long', '3 files stored'));
    expect(log.info.mock.calls).toContainEqual(ended('long'));
  });

  it('because it never sends the rest of a file is dropped, and its work ends', async () => {
    writeFileSync(join(folder, 'in'), 'all of it');
    const begun = Promise.withResolvers<void>();
    works.read = async ({ files, out, signal }) => {
      begun.resolve();
      try {
        for await (const piece of files.read('in')) await out(Buffer.from(piece).toString());
      } finally {
        if (signal.aborted) await out('0 files stored');
      }
      return 0;
    };
    mute('read');
    await begun.promise;
    const { said: heard, caller } = callerIn(folder);
    await standLong();
    expect(await ask(caller, 'read')).toEqual(ends);
    expect(heard.at(-1)).toBe('out all of it');
    expect(log.info.mock.calls).toContainEqual(said('read', '0 files stored'));
    expect(log.info.mock.calls).toContainEqual(ended('read'));
  });

  it('because it never says the rest of what it wants is dropped, however slowly it goes on', async () => {
    const slow = connect(address().socket);
    sockets.push(slow);
    slow.on('error', () => {});
    const closed = new Promise((done) => slow.once('close', done));
    for (let seconds = 0; seconds < 10; seconds += 1) {
      await new Promise((done) => slow.write('x', done));
      await until(() => slow.destroyed || vi.getTimerCount() > 0);
      vi.advanceTimersByTime(1000);
    }
    await closed;
  });

  it('because it never hears the end holds no place for others', async () => {
    for (let at = 0; at < 20; at += 1) mute('short');
    await until(() => log.info.mock.calls.filter(([{ code }]) => code === 0).length === 20);
    await standLong(20);
    let ending = await ask(callerIn(folder).caller, 'short');
    while (ending === null) ending = await ask(callerIn(folder).caller, 'short');
    expect(ending).toEqual(ends);
  });

  it('and hears on is told why there is no more', async () => {
    const { work, begun } = talking();
    works.long = work;
    const shut = Promise.withResolvers<void>();
    const { caller } = callerIn(folder);
    const refused = expect(ask({ ...caller, out: () => shut.promise }, 'long')).rejects.toThrow(
      `The server (pid ${process.pid}) ended the command, because for 60 seconds nobody read what it said`,
    );
    await begun;
    await standLong();
    await until(() => log.info.mock.calls.some(([{ code }]) => code === 1));
    shut.resolve();
    await refused;
  });

  it('is none that hears a line longer than a message: it is cut', async () => {
    works.wide = async ({ out, err }) => {
      await out(`<${'\n'.repeat(3_000_000)}`);
      await err('<'.repeat(100_001));
      return 0;
    };
    const { said: heard, caller } = callerIn(folder);
    expect(await ask(caller, 'wide')).toEqual(ends);
    expect(heard.map((line) => [line.length, line.slice(0, 6).trim(), line.at(-1)])).toEqual([
      [100_005, 'out <', '…'],
      [100_005, 'err <<', '…'],
    ]);
  });
});
