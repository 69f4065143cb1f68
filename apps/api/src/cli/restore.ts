import { parseArgs } from 'node:util';
import { counted } from '@closewright/domain/formats';
import type { Command } from '../operator/command.ts';
import { operate } from '../operator/operate.ts';
import { verifyChain } from '../platform/audit/proof/verify-chain.ts';
import { checkBackup } from '../platform/backup/read-backup.ts';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { addToKeyFile, knownKeyIDs, parseKeysText } from '../platform/secrets/keys.ts';
import { readerOf, systemActor } from '../platform/tenant/in-tenant.ts';

const usage = 'npm run restore -- FILE [--with-keys KEYFILE]';

/**
 * Fills an empty data folder or database from a backup (docs/deploy.md), of either kind of database. Nothing is stored before every
 * checksum of the backup was compared; counts, sums and the audit are compared with it afterwards, and printed.
 */
export const restore: Command = {
  name: 'restore',
  migrates: false,
  isAlone: true,
  prepare(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'with-keys': { type: 'string' } },
    });
    const [path, ...rest] = positionals;
    const keyPath = values['with-keys'];
    if (!path || rest.length > 0) throw new Error(`Usage: ${usage}`);
    return async ({ connections, database, config, files, out, err, signal }) => {
      const open = () => files.read(path);
      const manifest = await checkBackup(open, signal);
      const given = keyPath === undefined ? [] : parseKeysText(await textOf(files.read(keyPath)));
      if (given.length > 0 && config.keys === null) addToKeyFile(config.dataDir, given);
      const rows = await connections.asOwner((owner) => restoreBackup(owner, open, manifest, signal));
      await out(
        `${counted(Number(rows), 'row')} of ${counted(Object.keys(manifest.tables).length, 'table')} restored, every count and sum as in the backup of ${manifest.madeAt}`,
      );
      for (const [name, { rows: stored, sums }] of Object.entries(manifest.tables)) {
        const figures = [counted(Number(stored), 'row'), ...Object.entries(sums).map((each) => each.join(' '))];
        if (stored !== '0') await out(`  ${name}: ${figures.join(', ')}`);
      }
      let code = 0;
      for (const { tenant, rows: audited, head } of manifest.audit) {
        const report = await verifyChain(readerOf(database, systemActor(tenant, 'restore')), tenant);
        if (report.broken === null && report.rows === audited && report.head === head) {
          await out(`${tenant}: ${counted(audited, 'row')} of audit verified, head ${head}`);
          continue;
        }
        code = 1;
        await err(
          `${tenant}: the audit is BROKEN at row ${report.broken?.seq ?? report.rows}, as it was when the backup was made`,
        );
      }
      const known = knownKeyIDs(config);
      const missing = manifest.keys.filter((id) => !known.includes(id));
      if (missing.length > 0)
        await err(`Sealed values cannot be opened without ${missing.join(', ')}: ${remedy(config.keys)}`);
      return code;
    };
  },
};

const remedy = (keys: string | null): string =>
  keys === null
    ? 'put the keys.json that was kept beside the backup into the data folder before the product is started'
    : 'add them to CLOSEWRIGHT_KEYS before the product is started';

async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const read: Uint8Array[] = [];
  for await (const chunk of chunks) read.push(chunk);
  return Buffer.concat(read).toString('utf8');
}

if (import.meta.main) await operate(restore);
