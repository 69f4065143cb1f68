import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callerIn } from '../../test/harness/caller-in.ts';
import { readAddress } from './address.ts';
import { askServer, ServerGone } from './ask-server.ts';
import { type Caller, type Command, type Product, Stopped, type Work } from './command.ts';
import { CommandServer } from './command-server.ts';
import { greeting } from './messages.ts';

const product = {} as Product; // the commands of these tests use no part of it

describe('a server that runs commands', () => {
  let folder: string;
  let server: CommandServer;
  let works: Record<string, Work>;
  const log = { info: vi.fn(), warn: vi.fn() };
  const commandOf = (name: string): Command => ({
    name,
    migrates: false,
    prepare: (args) => (context) => works[`${name} ${args.join(' ')}`.trim()]?.(context) ?? Promise.resolve(0),
  });

  const find = async (name: string) => (name === 'unknown' ? null : commandOf(name));

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'closewright-operator-'));
    works = {};
    server = new CommandServer(folder, { find });
    await server.listen(product, log);
  });
  afterEach(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
    vi.clearAllMocks();
  });

  const addressIn = (dataDir: string) => {
    const found = readAddress(dataDir);
    return found === null || found === 'foreign' ? expect.fail(`No address but ${found}`) : found;
  };
  const address = () => addressIn(folder);
  const ask = (caller: Caller, command: string, ...args: string[]) =>
    askServer(address(), { command, args, debug: false }, caller);

  it('says what the command says, in its order, and ends with its code', async () => {
    works.talk = async ({ out, err }) => {
      for (let at = 1; at <= 3; at += 1) {
        await out(`line ${at}`);
        await err(`note ${at}`);
      }
      return 7;
    };
    const { said, caller } = callerIn(folder);
    expect(await ask(caller, 'talk')).toEqual({ code: 7, stopped: false });
    expect(said).toEqual(['out line 1', 'err note 1', 'out line 2', 'err note 2', 'out line 3', 'err note 3']);
  });

  it('says the reason of what it throws, and for who asks the whole error with its cause', async () => {
    works.fail = async () => {
      throw new Error('Broken off', { cause: new Error('No more') });
    };
    const { said, caller } = callerIn(folder);
    for (const debug of [false, true])
      expect(await askServer(address(), { command: 'fail', args: [], debug }, caller)).toMatchObject({ code: 1 });
    expect(said).toEqual([
      'err Broken off',
      expect.stringMatching(/^err Error: Broken off\n {4}at [\s\S]*\nCaused by: Error: No more\n {4}at /),
    ]);
  });

  it('reads the files of the caller in pieces and writes theirs', async () => {
    const bytes = randomBytes(3_000_000);
    writeFileSync(join(folder, 'in'), bytes);
    const pieces: number[] = [];
    works['copy in'] = async ({ files, out }) => {
      const hash = createHash('sha256');
      const to = await files.create('copied');
      for await (const piece of files.read('in')) {
        pieces.push(piece.length);
        hash.update(piece);
        await to.write(piece);
        expect(existsSync(join(folder, 'copied'))).toBe(false);
      }
      await to.done();
      await to.discard();
      await out(hash.digest('hex'));
      return 0;
    };
    const { said, caller } = callerIn(folder);
    expect(await ask(caller, 'copy', 'in')).toEqual({ code: 0, stopped: false });
    expect(said).toEqual([`out ${createHash('sha256').update(bytes).digest('hex')}`]);
    expect(Math.max(...pieces)).toBeLessThanOrEqual(256 * 1024);
    expect(readFileSync(join(folder, 'copied')).equals(bytes)).toBe(true);
    expect(statSync(join(folder, 'copied')).mode & 0o777).toBe(0o600);
  });

  it('leaves nothing half written, whoever breaks off', async () => {
    const write: Work = async ({ files }) => {
      const file = await files.create('half');
      await file.write(Buffer.from('half'));
      throw new Error('No more');
    };
    works = { 'write there': write, 'write nowhere': ({ files }) => files.create('missing/half').then(() => 0) };
    const { said, caller } = callerIn(folder);
    expect(await ask(caller, 'write', 'there')).toEqual({ code: 1, stopped: false });
    expect(await ask(caller, 'write', 'nowhere')).toEqual({ code: 1, stopped: false });
    expect(said).toEqual(['err No more', expect.stringMatching(/^err ENOENT: no such file/)]);
    expect(readdirSync(folder)).toEqual(['operator']);
  });

  /** A command that goes from one safe point to the next until it is told to stop. */
  const untilStopped = () => {
    const begun = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<unknown>();
    const work: Work = async ({ out, signal }) => {
      await out('working');
      begun.resolve();
      try {
        for (;;) {
          signal.throwIfAborted();
          await new Promise((done) => setImmediate(done));
        }
      } catch (error) {
        ended.resolve(error);
        throw error;
      }
    };
    return { work, begun: begun.promise, ended: ended.promise };
  };

  it('waits for a caller whose output stands still, and nothing piles up there', async () => {
    let told = 0;
    works.flood = async ({ out }) => {
      for (; told < 3000; told += 1) await out('x'.repeat(10_000));
      return 0;
    };
    const shut = Promise.withResolvers<void>();
    const { caller } = callerIn(folder);
    const answer = ask({ ...caller, out: () => shut.promise }, 'flood');
    for (let before = -1; before !== told || told === 0; ) {
      before = told;
      for (let at = 0; at < 5; at += 1) await ask(caller, 'other');
    }
    expect(told).toBeLessThan(3000);
    shut.resolve();
    expect(await answer).toEqual({ code: 0, stopped: false });
    expect(told).toBe(3000);
  });

  it('stops a command whose caller has had enough, at its next safe point', async () => {
    const { work, begun, ended } = untilStopped();
    works.long = work;
    const told = new AbortController();
    const { said, caller } = callerIn(folder, told.signal);
    const answer = ask(caller, 'long');
    await begun;
    told.abort(new Stopped('you told it to'));
    expect(await answer).toEqual({ code: 1, stopped: true });
    expect(await ended).toBeInstanceOf(Stopped);
    expect(said).toEqual(['out working', 'err Stopped: you told it to. What was stored until then is kept.']);
  });

  it('stops a command whose caller is gone', async () => {
    const { work, begun, ended } = untilStopped();
    works.long = work;
    const socket = connect(address().socket);
    socket.write(
      `${JSON.stringify({ ...greeting(), token: address().token, command: 'long', args: [], debug: false })}\n`,
    );
    await begun;
    socket.destroy();
    expect(String(await ended)).toContain('its caller is gone');
    expect(await ask(callerIn(folder).caller, 'other')).toEqual({ code: 0, stopped: false });
  });

  it('tells the callers when it stops, and takes no more', async () => {
    const { work, begun } = untilStopped();
    works.long = work;
    const { said, caller } = callerIn(folder);
    const answer = ask(caller, 'long');
    await begun;
    const before = address();
    await server.close();
    expect(await answer).toEqual({ code: 1, stopped: true });
    expect(said.at(-1)).toBe('err Stopped: the server stops. What was stored until then is kept.');
    expect(readdirSync(join(folder, 'operator'))).toEqual([]);
    expect(await askServer(before, { command: 'late', args: [], debug: false }, caller)).toBeNull();
  });

  it('cuts off what comes to no safe point, and the caller sees that it was', async () => {
    works.endless = ({ out }) => out('working').then(() => new Promise(() => {}));
    await server.close();
    const next = new CommandServer(folder, { find, patienceMilliseconds: 0 });
    await next.listen(product, log);
    const { said, caller } = callerIn(folder);
    const answer = ask(caller, 'endless');
    await expect.poll(() => said).toEqual(['out working']);
    const refused = expect(answer).rejects.toThrow(ServerGone);
    await next.close();
    await refused;
  });

  it('has two of a kind take turns, and others run side by side', async () => {
    const { work, begun } = untilStopped();
    works['long a'] = work;
    const told = new AbortController();
    const first = ask(callerIn(folder, told.signal).caller, 'long', 'a');
    await begun;
    const { said, caller } = callerIn(folder);
    const second = ask(caller, 'long', 'b');
    await expect.poll(() => said).toEqual(['err Waiting: another npm run long runs beside this server.']);
    expect(await ask(callerIn(folder).caller, 'other')).toEqual({ code: 0, stopped: false });
    told.abort(new Stopped('you told it to'));
    expect(await Promise.all([first, second])).toEqual([
      { code: 1, stopped: true },
      { code: 0, stopped: false },
    ]);
  });

  it.each([
    [
      'an older version',
      { version: '0.0.9' },
      /of version 0\.1\.0 of Closewright, the command is of version 0\.0\.9\. Start/,
    ],
    ['another protocol', { protocol: 0 }, /the command is of another version/],
  ])('says to a command of %s that it is one', async (_name, changed, sentence) => {
    const socket = connect(address().socket);
    socket.write(`${JSON.stringify({ ...greeting(), token: address().token, ...changed })}\n`);
    let said = '';
    socket.on('data', (bytes) => {
      said += bytes.toString();
    });
    await new Promise((done) => socket.once('close', done));
    expect((JSON.parse(said) as { refused: string }).refused).toMatch(sentence);
  });

  it.each([
    [
      'the token is not its own',
      () => `${JSON.stringify({ ...greeting(), token: 'x', command: 'a', args: [], debug: false })}\n`,
    ],
    ['a message is no JSON', () => 'GET / HTTP/1.1\r\n\r\n'],
    ['a message has no end', () => 'x'.repeat(1_100_000)],
    ['something is missing', () => `${JSON.stringify({ ...greeting(), token: address().token })}\n`],
  ])('hangs up without a word where %s', async (_name, bytes) => {
    const socket = connect(address().socket);
    socket.on('error', () => {});
    let said = '';
    socket.on('data', (heard) => {
      said += heard.toString();
    });
    socket.write(bytes());
    await new Promise((done) => socket.once('close', done));
    expect(said).not.toMatch(/begun|out|err"/);
    expect(log.info).not.toHaveBeenCalled();
    expect(await ask(callerIn(folder).caller, 'other')).toEqual({ code: 0, stopped: false });
  });

  it('refuses what it does not know', async () => {
    await expect(ask(callerIn(folder).caller, 'unknown')).rejects.toThrow('The server knows no command unknown');
  });

  it('takes the place of one that was killed, also under a path too long for a socket', async () => {
    const deep = join(folder, 'x'.repeat(120));
    mkdirSync(join(deep, 'operator'), { recursive: true, mode: 0o755 });
    writeFileSync(join(deep, 'operator/address.json'), '{"pid":1,"socket":"/nowhere","token":"old"}');
    const next = new CommandServer(deep, { find });
    await next.listen(product, log);
    const found = addressIn(deep);
    expect(await askServer(found, { command: 'a', args: [], debug: false }, callerIn(folder).caller)).toEqual({
      code: 0,
      stopped: false,
    });
    expect(statSync(join(deep, 'operator')).mode & 0o777).toBe(0o700);
    // One that is killed removes nothing; the next one does.
    const last = new CommandServer(deep, { find });
    await last.listen(product, log);
    expect(existsSync(dirname(found.socket))).toBe(false);
    expect(dirname(dirname(addressIn(deep).socket))).toBe(tmpdir());
    await last.close();
    await next.close();
  });
});
