import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { counted } from '@closewright/domain/formats';
import type { Command } from '../operator/command.ts';
import { operate } from '../operator/operate.ts';
import { type ChainReport, verifyChain } from '../platform/audit/proof/verify-chain.ts';
import type { Manifest } from '../platform/backup/manifest.ts';
import { checkBackup } from '../platform/backup/read-backup.ts';
import { CannotRestore, restoreBackup } from '../platform/backup/restore-backup.ts';
import { type KeySource, keySource } from '../platform/secrets/key-source.ts';
import { parseKeysText } from '../platform/secrets/keys.ts';
import { createSecretBox } from '../platform/secrets/secret-box.ts';
import { readerOf, systemActor } from '../platform/tenant/in-tenant.ts';

const usage = 'npm run restore -- FILE [--with-keys KEYFILE] [--unsigned]';

/**
 * Fills an empty data folder or database from a backup (docs/deploy.md), of either kind of database. Nothing is stored before every
 * checksum of the backup was compared and its signature, which `--unsigned` does without where the key is lost or there is none; counts, sums and the audit are compared with it afterwards, and printed.
 */
export const restore: Command = {
  name: 'restore',
  migrates: false,
  isAlone: true,
  prepare(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'with-keys': { type: 'string' }, unsigned: { type: 'boolean', default: false } },
    });
    const [path, ...rest] = positionals;
    const keyPath = values['with-keys'];
    if (!path || rest.length > 0) throw new Error(`Usage: ${usage}`);
    return async ({ connections, database, config, clock, files, out, err, signal }) => {
      const open = () => files.read(path);
      const given = keyPath === undefined ? [] : parseKeysText(await text(files.read(keyPath)));
      const source = keySource(config);
      const keys = [...source.present(clock.now()), ...given];
      const { manifest, signed } = await checkBackup(
        open,
        signal,
        createSecretBox(() => keys),
      );
      const doubt = doubtOf(signed, source);
      if (doubt !== null && !values.unsigned)
        throw new CannotRestore(`${doubt}, or restore it as it is with --unsigned`);
      if (doubt !== null) await err(`Restored as it is: ${doubt}. Compare its records with npm run audit:verify.`);
      // Not for a backup that is refused, and not behind one that is stored: its values would not open if this process were killed between.
      const addKeys = () => given.length > 0 && source.file?.add(given, clock.now());
      const rows = await connections.asOwner((owner) => restoreBackup(owner, open, manifest, signal, addKeys));
      await out(
        `${counted(Number(rows), 'row')} of ${counted(Object.keys(manifest.tables).length, 'table')} restored, every count and sum as in the backup of ${manifest.madeAt}`,
      );
      for (const [name, { rows: stored, sums }] of Object.entries(manifest.tables)) {
        const figures = [counted(Number(stored), 'row'), ...Object.entries(sums).map((each) => each.join(' '))];
        if (stored !== '0') await out(`  ${name}: ${figures.join(', ')}`);
      }
      let code = 0;
      for (const stated of manifest.audit) {
        const { tenant, rows: audited, head } = stated;
        const report = await verifyChain(readerOf(database, systemActor(tenant, 'restore')), tenant);
        const wrong = auditProblem(report, stated);
        if (wrong === null) await out(`${tenant}: ${counted(audited, 'row')} of audit verified, head ${head}`);
        else await err(`${tenant}: ${wrong}`);
        if (wrong !== null) code = 1;
      }
      const known = source.present(clock.now()).map(({ id }) => id);
      const missing = manifest.keys.filter((id) => !known.includes(id));
      if (missing.length > 0)
        await err(`Sealed values cannot be opened without ${missing.join(', ')}: ${remedy(source)}`);
      return code;
    };
  },
};

/** Why nobody can say who wrote a backup, and what to do about it; null where a holder of the keys did. */
export function doubtOf(
  { by, isKnown }: Awaited<ReturnType<typeof checkBackup>>['signed'],
  source: Pick<KeySource, 'file'>,
): string | null {
  if (isKnown) return null;
  if (by === null)
    return 'nobody signed it, so its checksums do not show whether somebody changed it. Take one that is signed';
  return `it is signed with ${by}, which is not here, so its checksums do not show whether somebody changed it. Name the file with its keys by --with-keys${source.file ? '' : ', add them to CLOSEWRIGHT_KEYS'}`;
}

/** What is wrong with the audit of a tenant that was restored; null where it is what the backup says. */
export function auditProblem(
  { broken, rows, head }: Pick<ChainReport, 'broken' | 'rows' | 'head'>,
  stated: Pick<Manifest['audit'][number], 'rows' | 'head'>,
): string | null {
  if (broken !== null)
    return `the audit is BROKEN at row ${broken.seq}, which ${broken.reason}, as it was when the backup was made`;
  if (rows === stated.rows && head === stated.head) return null;
  return `the audit is whole but ends at row ${rows} with head ${head}; the backup says row ${stated.rows} with head ${stated.head}`;
}

const remedy = ({ file }: KeySource): string =>
  file
    ? 'put the keys.json that was kept beside the backup into the data folder before the product is started'
    : 'add them to CLOSEWRIGHT_KEYS before the product is started';

if (import.meta.main) await operate(restore);
