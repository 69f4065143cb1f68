import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { localFiles } from '../operator/caller-files.ts';
import type { CommandContext } from '../operator/command.ts';
import { backup } from './backup.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'closewright-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('keys are not written to the file of the backup, however its path is written', async () => {
  symlinkSync('.', join(folder, 'round'));
  const context = {
    connections: { asOwner: () => expect.fail('the database is read') },
    config: { keys: null, dataDir: join(folder, '.data') },
    clock: { now: () => new Date('2026-11-24T03:45:00Z') },
    files: localFiles(folder),
  };
  for (const [path, keys] of [
    ['a.tar', 'a.tar'],
    ['b.tar', './b.tar'],
    ['c.tar', join(folder, 'c.tar')],
    ['./round/d.tar', 'd.tar'],
  ] as const) {
    // It asks for no more of its context than this.
    const work = backup.prepare([path, '--with-keys', keys])(context as unknown as CommandContext);
    await expect(work, keys).rejects.toThrow(/name another one/);
  }
  expect(readdirSync(folder)).toEqual(['round']);
});
