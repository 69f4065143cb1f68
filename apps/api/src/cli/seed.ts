import { parseArgs } from 'node:util';
import { z } from 'zod';
import { seedDemo } from '../../seed/demo.ts';
import { seedFiles } from '../../seed/seed-files.ts';
import { systemClock } from '../platform/clock/index.ts';
import { loadConfig } from '../platform/config/index.ts';
import { tidy } from '../platform/db/housekeeping.ts';
import { databaseOver, migrate, openConnections } from '../platform/db/index.ts';
import { openSecretBox } from '../platform/secrets/index.ts';
import { fail } from './fail.ts';

/**
 * npm run seed -- --files 5000 --tenant epsilon [--seed 1]
 * Makes realistic closing files, the same ones for the same seed. The demo tenants are made first where they are missing.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      files: { type: 'string', default: '100' },
      tenant: { type: 'string', default: 'epsilon' },
      seed: { type: 'string', default: '1' },
    },
  });
  const files = z.coerce
    .number('--files must be a number')
    .int()
    .min(0)
    .max(99_999, '--files: at most 99999 of one seed')
    .parse(values.files);
  const seed = z.coerce.number('--seed must be a number').int().min(0).max(9999).parse(values.seed);
  const config = loadConfig();
  if (config.mode === 'production') throw new Error('Made-up files are for development: NODE_ENV is production');

  const connections = await openConnections(config.database);
  const database = databaseOver(connections);
  try {
    await connections.asOwner((owner) => migrate(owner));
    console.log(
      database.kind === 'embedded'
        ? `Seeding the embedded database in ${config.dataDir} (not running on a server: DATABASE_URL is not set)`
        : 'Seeding the server of DATABASE_URL',
    );
    await seedDemo(database, openSecretBox(config, systemClock));
    const started = performance.now();
    const seconds = (): string => ((performance.now() - started) / 1000).toFixed(1);
    const onProgress = (done: number): void =>
      console.log(`  ${String(done).padStart(6)} of ${files} files, ${seconds()} s`);
    const stored = await seedFiles(database, { tenant: values.tenant, files, seed, onProgress });
    if (stored > 0) await tidy(connections);
    console.log(
      `${stored} files stored in ${values.tenant} in ${seconds()} s${stored < files ? `, ${files - stored} were already there` : ''}`,
    );
  } finally {
    await database.close();
  }
}

await main().catch(fail);
