import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderInUse, lockDataFolder } from '../../src/platform/db/data-folder-lock.ts';
import { createDatabase, query } from '../../src/platform/db/index.ts';
import { makeSmallTenant } from '../harness/small-tenant.ts';

const lockModule = new URL('../../src/platform/db/data-folder-lock.ts', import.meta.url).href;

/** Another process that holds the folder until it is killed. */
async function holdElsewhere(folder: string) {
  const script = `import { lockDataFolder } from ${JSON.stringify(lockModule)};
    await lockDataFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    pid: child.pid,
    async kill() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

describe('the data folder of the embedded database', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'closewright-folder-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is refused to a second process, which says who has it, and free after a kill', async () => {
    const holder = await holdElsewhere(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(
      new RegExp(`in use by another Closewright process \\(pid ${holder.pid}\\).*DATA_DIR.*DATABASE_URL`),
    );
    await holder.kill();
    expect(existsSync(join(folder, 'db.lock'))).toBe(true);
    const release = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toBeInstanceOf(DataFolderInUse);
    await release();
    await (await lockDataFolder(folder))();
  });

  it('goes to exactly one of many that find a stale lock', async () => {
    const holder = await holdElsewhere(folder);
    await holder.kill();
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(folder)));
    const winners = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    await winners[0]?.value();
  });

  it('works under a path too long for a socket', async () => {
    const deep = join(folder, 'x'.repeat(120));
    const release = await lockDataFolder(deep);
    await expect(lockDataFolder(deep)).rejects.toBeInstanceOf(DataFolderInUse);
    await release();
  });

  it('keeps what was stored', async () => {
    const options = { databaseURL: null, databaseOwnerURL: null, dataFolder: folder };
    const first = await createDatabase(options);
    const actor = await makeSmallTenant(first, 'epsilon');
    await expect(createDatabase(options)).rejects.toBeInstanceOf(DataFolderInUse);
    await first.close();
    const second = await createDatabase(options);
    expect(await second.readInTenant(actor, query.selectFrom('users').select('login'))).toEqual([{ login: 'closer' }]);
    await second.close();
  });
});
