import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CallerFiles, localFiles } from './caller-files.ts';

describe('a file that a command writes', () => {
  let folder: string;
  let files: CallerFiles;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'closewright-files-'));
    files = localFiles(folder);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('takes the place of the one before when it is whole, for its owner only, behind a link too', async () => {
    writeFileSync(join(folder, 'real'), 'before', { mode: 0o644 });
    symlinkSync('real', join(folder, 'link'));
    const file = await files.create('link');
    await file.write(Buffer.from('after '));
    await file.write(Buffer.from('all'));
    expect(readFileSync(join(folder, 'link'), 'utf8')).toBe('before');
    await file.done();
    await file.discard();
    expect(readFileSync(join(folder, 'real'), 'utf8')).toBe('after all');
    expect(statSync(join(folder, 'real')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).sort()).toEqual(['link', 'real']);
  });

  it('that is given up leaves the one before, and nothing beside it', async () => {
    writeFileSync(join(folder, 'real'), 'before');
    const file = await files.create('real');
    await file.write(Buffer.from('half'));
    await file.discard();
    expect(readdirSync(folder)).toEqual(['real']);
    expect(readFileSync(join(folder, 'real'), 'utf8')).toBe('before');
  });

  it.skipIf(process.platform === 'win32')('may be a device or a pipe, which stays what it is', async () => {
    symlinkSync('/dev/null', join(folder, 'device'));
    const file = await files.create('device');
    await file.write(Buffer.from('gone'));
    await file.done();
    expect(statSync(join(folder, 'device')).isCharacterDevice()).toBe(true);
    expect(readdirSync(folder)).toEqual(['device']);
  });

  it('does not take the place of the one before where the disk does not take it', async () => {
    writeFileSync(join(folder, 'real'), 'before');
    const probe = await open(join(folder, 'real'));
    const failed = Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
    const sync = vi.spyOn(Object.getPrototypeOf(probe), 'sync').mockRejectedValueOnce(failed);
    await probe.close();
    const file = await files.create('real');
    await file.write(Buffer.from('after'));
    await expect(file.done()).rejects.toThrow('EIO');
    sync.mockRestore();
    await file.discard();
    expect(readFileSync(join(folder, 'real'), 'utf8')).toBe('before');
    expect(readdirSync(folder)).toEqual(['real']);
  });

  it('does not take the place of another of the same command, however its path is written', async () => {
    symlinkSync('.', join(folder, 'round'));
    writeFileSync(join(folder, 'there'), 'before');
    symlinkSync('there', join(folder, 'link'));
    const file = await files.create('new');
    const there = await files.create('there');
    for (const path of ['new', './new', join(folder, 'new'), 'round/new', 'NEW', 'link', 'round/there'])
      await expect(files.create(path), path).rejects.toThrow(/is where another file of this command goes/);
    await file.write(Buffer.from('new'));
    await file.done();
    await expect(files.create('round/new')).rejects.toThrow(/is where another file/);
    await there.discard();
    expect(readFileSync(join(folder, 'new'), 'utf8')).toBe('new');
  });

  it('is refused where there is a folder', async () => {
    await expect(files.create('.')).rejects.toThrow(/EISDIR/);
  });
});

describe('a file that is read more than once', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'closewright-files-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const read = async (name: string): Promise<string> => {
    let text = '';
    for await (const piece of localFiles(folder).read(name, { isPlain: true })) text += Buffer.from(piece).toString();
    return text;
  };

  it('is a plain file, or a link to one', async () => {
    writeFileSync(join(folder, 'real'), 'all of it');
    symlinkSync('real', join(folder, 'link'));
    expect(await read('real')).toBe('all of it');
    expect(await read('link')).toBe('all of it');
  });

  it.skipIf(process.platform === 'win32').each<[kind: string, make: (path: string) => unknown]>([
    ['a directory', (path) => mkdirSync(path)],
    ['a pipe', (path) => execFileSync('mkfifo', [path])],
    ['a device', (path) => symlinkSync('/dev/zero', path)],
  ])('is not %s', async (kind, make) => {
    make(join(folder, 'odd'));
    await expect(read('odd')).rejects.toThrow(
      `odd is ${kind}, but what is read here is read twice: give a plain file.`,
    );
  });

  it.skipIf(process.platform === 'win32')('is not a socket', async () => {
    const server = createServer();
    await new Promise<void>((done) => server.listen(join(folder, 'odd'), done));
    await expect(read('odd')).rejects.toThrow('odd is a socket, but what is read here is read twice');
    await new Promise((done) => server.close(done));
  });
});
