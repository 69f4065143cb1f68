import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callerIn } from '../../test/harness/caller-in.ts';
import { DataFolderInUse, lockDataFolder } from '../platform/db/data-folder-lock.ts';
import { type Command, type Product, Stopped, type Work } from './command.ts';
import { CommandServer } from './command-server.ts';
import { runHereOrBeside } from './operate.ts';

const product = {} as Product; // the commands of these tests use no part of it

describe('seen from the command line', () => {
  let folder: string;
  let server: CommandServer;
  let works: Record<string, Work>;
  const log = { info: vi.fn(), warn: vi.fn() };
  const commandOf = (name: string): Command => ({
    name,
    migrates: false,
    prepare: () => (context) => works[name]?.(context) ?? Promise.resolve(0),
  });
  const find = async (name: string) => commandOf(name);

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'closewright-operator-'));
    works = {};
    server = new CommandServer(folder, { find });
    await server.listen(product, log);
  });
  afterEach(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const typed = () => ({ args: [], debug: false, env: { DATA_DIR: folder } });

  it('a command waits for a server that starts, and runs beside it', async () => {
    const starting = new CommandServer(folder, { find });
    await server.close();
    const unlock = await lockDataFolder(folder, starting.holding);
    works.talk = ({ out }) => out('hello').then(() => 0);
    const { said, caller } = callerIn(folder);
    const ending = runHereOrBeside(commandOf('talk'), typed(), caller);
    await expect.poll(() => said).toEqual([`err The server (pid ${process.pid}) is starting: waiting for it.`]);
    await starting.listen(product, log);
    expect(await ending).toEqual({ code: 0, stopped: false });
    expect(said.at(-1)).toBe('out hello');
    await starting.close();
    await unlock();
  });

  it.skipIf(process.platform === 'win32')('a command of another user is told at once that it is', async () => {
    const unlock = await lockDataFolder(folder, server.holding);
    const uid = vi.spyOn(process, 'getuid').mockReturnValue(4711);
    const { said, caller } = callerIn(folder);
    const ending = await runHereOrBeside(commandOf('talk'), typed(), caller).finally(() => uid.mockRestore());
    expect(ending).toEqual({ code: 1, stopped: false });
    expect(said).toEqual([
      `err The server (pid ${process.pid}) runs as another user: run the command as that one, or stop the server first.`,
    ]);
    await unlock();
  });

  it('a command that finds no way to a server that is there says that it waits', async () => {
    const unlock = await lockDataFolder(folder, server.holding);
    rmSync(join(folder, 'operator/address.json'));
    const told = new AbortController();
    const { said, caller } = callerIn(folder, told.signal);
    const ending = runHereOrBeside(commandOf('talk'), typed(), caller);
    await expect
      .poll(() => said)
      .toEqual([`err The server (pid ${process.pid}) does not say where it takes commands: waiting for it.`]);
    told.abort(new Stopped('you told it to'));
    expect(await ending).toEqual({ code: 1, stopped: true });
    await unlock();
  });

  it('a command waits for a holder that is too busy to answer', async () => {
    await server.close();
    const busy = createServer((socket) => socket.end());
    await new Promise<void>((done) => busy.listen(join(folder, 'db.lock'), done));
    const told = new AbortController();
    const { said, caller } = callerIn(folder, told.signal);
    const ending = runHereOrBeside(commandOf('talk'), typed(), caller);
    await expect
      .poll(() => said)
      .toEqual(['err The holder of the data folder does not say who it is: waiting for it.']);
    told.abort(new Stopped('you told it to'));
    expect(await ending).toEqual({ code: 1, stopped: true });
    await new Promise((done) => busy.close(done));
  });

  it('a command that waits can be stopped', async () => {
    await server.close();
    const unlock = await lockDataFolder(folder, new CommandServer(folder).holding);
    const told = new AbortController();
    const { said, caller } = callerIn(folder, told.signal);
    const ending = runHereOrBeside(commandOf('talk'), typed(), caller);
    await expect.poll(() => said).toHaveLength(1);
    told.abort(new Stopped('you told it to'));
    expect(await ending).toEqual({ code: 1, stopped: true });
    await unlock();
  });

  it('a command that holds the folder is named to the next one', async () => {
    const unlock = await lockDataFolder(folder, () => ({ as: 'npm run import', commands: 'alone' }));
    const { said, caller } = callerIn(folder);
    expect(await runHereOrBeside(commandOf('seed'), typed(), caller)).toEqual({ code: 1, stopped: false });
    expect(said).toEqual([
      `err The data folder ${folder} is in use by npm run import (pid ${process.pid}): try again when it has ended.`,
    ]);
    await unlock();
  });

  it('a holder that says nothing of itself is another process, as before', async () => {
    const unlock = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderInUse);
    const { said, caller } = callerIn(folder);
    await runHereOrBeside(commandOf('seed'), typed(), caller);
    expect(said[0]).toMatch(/in use by another Closewright process \(pid \d+\)\. Stop that one first/);
    await unlock();
  });
});
