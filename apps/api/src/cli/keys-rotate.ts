import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { counted } from '@closewright/domain/formats';
import type { Command, CommandContext } from '../operator/command.ts';
import { operate } from '../operator/operate.ts';
import { systemClock } from '../platform/clock/index.ts';
import { lockDataFolder } from '../platform/db/index.ts';
import { keySource } from '../platform/secrets/key-source.ts';
import { formatKey, newKey } from '../platform/secrets/keys.ts';
import { reseal } from '../platform/secrets/reseal.ts';
import { createSecretBox, type Keys } from '../platform/secrets/secret-box.ts';

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
    return async (context) => {
      const { file, read } = keySource(context.config);
      const now = context.clock.now();
      if (file === null) {
        const keys = read(now);
        await sealWith(context, keys);
        if (values.retire) await context.out(`CLOSEWRIGHT_KEYS may now be shortened to ${keys[0]?.id}`);
        return 0;
      }
      const unlock = await oneRotation(context.config.dataDir);
      try {
        const keys = [newKey(now), ...read(now)];
        // The new key is stored before anything is sealed with it. A server sees that the file is another one, and seals with it at once.
        file.save(keys);
        await sealWith(context, keys);
        if (!values.retire) return 0;
        file.save(keys.slice(0, 1));
        const dropped = counted(keys.length - 1, 'old key was', 'old keys were');
        await context.out(`${dropped} dropped; backups from before today cannot be opened without them`);
        return 0;
      } finally {
        await unlock();
      }
    };
  },
};

/** Two that rotate the same file at once would each drop the key of the other, and with `DATABASE_URL` nothing else keeps them apart. */
function oneRotation(dataDir: string): Promise<() => Promise<void>> {
  const folder = join(dataDir, 'rotation');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return lockDataFolder(folder, () => ({ as: 'npm run keys:rotate', commands: 'alone' }));
}

async function sealWith({ connections, out, signal }: CommandContext, keys: Keys): Promise<void> {
  const box = createSecretBox(() => keys);
  const resealed = await reseal((work) => connections.asOwner(work), box, { signal });
  await out(`${counted(resealed, 'value is', 'values are')} now sealed with ${keys[0]?.id}`);
}

if (import.meta.main) {
  // A key is made of nothing that a database or a server knows.
  if (process.argv.includes('--print')) console.log(formatKey(newKey(systemClock.now())));
  else await operate(keysRotate);
}
