import { parseArgs } from 'node:util';
import { counted } from '@closewright/domain/formats';
import packageJson from '../../package.json' with { type: 'json' };
import type { Command } from '../operator/command.ts';
import { operate } from '../operator/operate.ts';
import { writeBackup } from '../platform/backup/write-backup.ts';
import { keySource } from '../platform/secrets/key-source.ts';
import { keysText } from '../platform/secrets/keys.ts';

const usage = 'npm run backup -- FILE [--with-keys KEYFILE]';

/** How long whoever asked for a backup may take to write a piece of it: on the embedded database nobody else reads meanwhile. */
const patienceMilliseconds = 20_000;

/**
 * Writes everything in the database as of one moment to a file for its owner only (docs/deploy.md). The keys of sealed values are not in it:
 * `--with-keys` writes them to another file, which is to be kept elsewhere.
 */
export const backup: Command = {
  name: 'backup',
  migrates: false,
  prepare(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'with-keys': { type: 'string' } },
    });
    const [path, ...rest] = positionals;
    const keyPath = values['with-keys'];
    if (!path || rest.length > 0 || path === keyPath) throw new Error(`Usage: ${usage}`);
    return async ({ connections, config, clock, files, out, signal }) => {
      const file = await files.create(path);
      try {
        const options = { version: packageJson.version, now: clock.now(), signal };
        const write = (bytes: Uint8Array): Promise<void> => inTime(file.write(bytes));
        const manifest = await connections.asOwner((owner) => writeBackup(owner, write, options));
        if (keyPath !== undefined) {
          const keyFile = await files.create(keyPath);
          try {
            await keyFile.write(Buffer.from(keysText(keySource(config).read(clock.now()))));
            await keyFile.done();
          } finally {
            await keyFile.discard();
          }
        }
        await file.done();
        const rows = Object.values(manifest.tables).reduce((sum, table) => sum + BigInt(table.rows), 0n);
        await out(
          `${counted(Number(rows), 'row')} of ${counted(Object.keys(manifest.tables).length, 'table')} in ${path}`,
        );
        for (const { tenant, rows: audited, head } of manifest.audit)
          await out(`${tenant}: ${counted(audited, 'row')} of audit, head ${head}`);
        if (manifest.keys.length === 0) return 0;
        const kept = keyPath ?? keySource(config).place;
        await out(
          `Sealed values of it open only with ${manifest.keys.join(', ')}: keep ${kept} too, and not beside it`,
        );
        return 0;
      } finally {
        await file.discard();
      }
    };
  },
};

async function inTime(work: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error('The backup is not taken: its reader stands still')),
    patienceMilliseconds,
  );
  try {
    await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

if (import.meta.main) await operate(backup);
