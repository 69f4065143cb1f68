import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
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

  it('is refused where there is a folder', async () => {
    await expect(files.create('.')).rejects.toThrow(/EISDIR/);
  });
});
