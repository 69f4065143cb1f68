import { parseArgs } from 'node:util';
import { systemClock } from '../platform/clock/index.ts';
import { loadConfig } from '../platform/config/index.ts';
import { openConnections } from '../platform/db/index.ts';
import { formatKey, loadKeyFile, newKey, parseKeys, saveKeyFile } from '../platform/secrets/keys.ts';
import { reseal } from '../platform/secrets/reseal.ts';
import { createSecretBox } from '../platform/secrets/secret-box.ts';
import { fail } from './fail.ts';

/**
 * npm run keys:rotate -- [--retire] [--print]
 * Makes a new key and seals every stored secret with it. Old keys stay, because a backup needs them; `--retire` drops them.
 * With CLOSEWRIGHT_KEYS the keys are the operator's: put a new one first (`--print` makes one), restart all nodes, then run this.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { retire: { type: 'boolean', default: false }, print: { type: 'boolean', default: false } },
  });
  if (values.print) {
    console.log(formatKey(newKey(systemClock.now())));
    return;
  }
  const config = loadConfig();
  const connections = await openConnections(config.database);
  try {
    const now = systemClock.now();
    const keys = config.keys === null ? [newKey(now), ...loadKeyFile(config.dataDir, now)] : parseKeys(config.keys);
    // The new key is stored before anything is sealed with it.
    if (config.keys === null) saveKeyFile(config.dataDir, keys);
    const resealed = await connections.asOwner((owner) =>
      reseal(
        owner,
        createSecretBox(() => keys),
      ),
    );
    console.log(`${resealed} values are now sealed with ${keys[0]?.id}`);
    if (config.keys === null && values.retire) {
      saveKeyFile(config.dataDir, keys.slice(0, 1));
      console.log(`${keys.length - 1} old keys were dropped; backups from before today cannot be opened without them`);
    } else if (values.retire) {
      console.log(`CLOSEWRIGHT_KEYS may now be shortened to ${keys[0]?.id}`);
    }
  } finally {
    await connections.close();
  }
}

await main().catch(fail);
