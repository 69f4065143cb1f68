import { parseArgs } from 'node:util';
import { counted } from '@closewright/domain/formats';
import { z } from 'zod';
import { seedDemo } from '../../seed/demo.ts';
import { seedFiles } from '../../seed/seed-files.ts';
import type { Command } from '../operator/command.ts';
import { operate } from '../operator/operate.ts';
import { tidy } from '../platform/db/housekeeping.ts';

/**
 * npm run seed -- --files 5000 --tenant epsilon [--seed 1]
 * Makes realistic closing files, the same ones for the same seed. The demo tenants are made first where they are missing.
 */
export const seed: Command = {
  name: 'seed',
  migrates: true,
  prepare(args) {
    const { values } = parseArgs({
      args: [...args],
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
    const number = z.coerce.number('--seed must be a number').int().min(0).max(9999).parse(values.seed);
    const { tenant } = values;
    return async ({ connections, database, config, secrets, out, signal }) => {
      if (config.mode === 'production') throw new Error('Made-up files are for development: NODE_ENV is production');
      await out(
        database.kind === 'embedded'
          ? `Seeding the embedded database in ${config.dataDir} (not running on a server: DATABASE_URL is not set)`
          : 'Seeding the server of DATABASE_URL',
      );
      await seedDemo(database, secrets());
      const started = performance.now();
      const seconds = (): string => ((performance.now() - started) / 1000).toFixed(1);
      const onProgress = async (done: number): Promise<void> => {
        await out(`  ${String(done).padStart(6)} of ${counted(files, 'file')}, ${seconds()} s`);
        signal.throwIfAborted();
      };
      const stored = await seedFiles(database, { tenant, files, seed: number, onProgress });
      if (stored > 0) await tidy(connections);
      const rest = stored < files ? `, ${counted(files - stored, 'was', 'were')} already there` : '';
      await out(`${counted(stored, 'file')} stored in ${tenant} in ${seconds()} s${rest}`);
      return 0;
    };
  },
};

if (import.meta.main) await operate(seed);
