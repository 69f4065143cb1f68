import { parseArgs } from 'node:util';
import { counted } from '@closewright/domain/formats';
import type { Command } from '../operator/command.ts';
import { operate } from '../operator/operate.ts';
import { systemClock } from '../platform/clock/index.ts';
import { formatKey, newKey, readKeys, saveKeyFile } from '../platform/secrets/keys.ts';
import { reseal } from '../platform/secrets/reseal.ts';
import { createSecretBox } from '../platform/secrets/secret-box.ts';

/**
 * npm run keys:rotate -- [--retire] [--print]
 * Makes a new key and seals every stored secret with it. Old keys stay, because a backup needs them; `--retire` drops them.
 * With CLOSEWRIGHT_KEYS the keys are the operator's: put a new one first (`--print` makes one), restart all nodes, then run this.
 */
export const keysRotate: Command = {
  name: 'keys:rotate',
  migrates: false,
  prepare(args) {
    const { values } = parseArgs({ args: [...args], options: { retire: { type: 'boolean', default: false } } });
    return async ({ connections, config, clock, out, signal }) => {
      const now = clock.now();
      const keys = config.keys === null ? [newKey(now), ...readKeys(config, now)] : readKeys(config, now);
      // The new key is stored before anything is sealed with it. A server sees that the file is another one, and seals with it at once.
      if (config.keys === null) saveKeyFile(config.dataDir, keys);
      const box = createSecretBox(() => keys);
      const resealed = await reseal((work) => connections.asOwner(work), box, { signal });
      await out(`${counted(resealed, 'value is', 'values are')} now sealed with ${keys[0]?.id}`);
      if (config.keys === null && values.retire) {
        saveKeyFile(config.dataDir, keys.slice(0, 1));
        const dropped = counted(keys.length - 1, 'old key was', 'old keys were');
        await out(`${dropped} dropped; backups from before today cannot be opened without them`);
      } else if (values.retire) {
        await out(`CLOSEWRIGHT_KEYS may now be shortened to ${keys[0]?.id}`);
      }
      return 0;
    };
  },
};

if (import.meta.main) {
  // A key is made of nothing that a database or a server knows.
  if (process.argv.includes('--print')) console.log(formatKey(newKey(systemClock.now())));
  else await operate(keysRotate);
}
