import { parseArgs } from 'node:util';
import { counted } from '@closewright/domain/formats';
import packageJson from '../../package.json' with { type: 'json' };
import type { Sink } from '../operator/caller-files.ts';
import type { Command } from '../operator/command.ts';
import { operate } from '../operator/operate.ts';
import { writeBackup } from '../platform/backup/write-backup.ts';
import { keySource } from '../platform/secrets/key-source.ts';
import { keysText } from '../platform/secrets/keys.ts';
import { createSecretBox } from '../platform/secrets/secret-box.ts';

const usage = 'npm run backup -- FILE [--with-keys KEYFILE]';

/** How long whoever asked for a backup may take to write a piece of it: on the embedded database nobody else reads meanwhile. */
const patienceMilliseconds = 20_000;

/**
 * Writes everything in the database as of one moment to a file for its owner only (docs/deploy.md), signed with the newest key. The keys of sealed values are not in it:
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
    if (!path || rest.length > 0) throw new Error(`Usage: ${usage}`);
    return async ({ connections, config, clock, files, out, err, signal }) => {
      const source = keySource(config);
      const now = clock.now();
      const file = await files.create(path);
      let keyFile: Sink | null = null;
      try {
        // Before anything is read: a path that is that of the backup is refused.
        if (keyPath !== undefined) keyFile = await files.create(keyPath);
        const keys = keyFile ? source.read(now) : source.present(now);
        const secrets = keys.length > 0 ? createSecretBox(() => keys) : null;
        const options = { version: packageJson.version, now, signal, secrets };
        const write = (bytes: Uint8Array): Promise<void> => inTime(file.write(bytes));
        const manifest = await connections.asOwner((owner) => writeBackup(owner, write, options));
        await keyFile?.write(Buffer.from(keysText(keys)));
        await keyFile?.done();
        await file.done();
        if (!secrets)
          await err('It is not signed, since there are no keys here: restore takes it with --unsigned only');
        const rows = Object.values(manifest.tables).reduce((sum, table) => sum + BigInt(table.rows), 0n);
        await out(
          `${counted(Number(rows), 'row')} of ${counted(Object.keys(manifest.tables).length, 'table')} in ${path}`,
        );
        for (const { tenant, rows: audited, head } of manifest.audit)
          await out(`${tenant}: ${counted(audited, 'row')} of audit, head ${head}`);
        if (manifest.keys.length === 0) return 0;
        const kept = keyPath ?? source.place;
        await out(
          `Sealed values of it open only with ${manifest.keys.join(', ')}: keep ${kept} too, and not beside it`,
        );
        return 0;
      } finally {
        await keyFile?.discard();
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
