import type { Clock } from '../clock/index.ts';
import type { Config } from '../config/index.ts';
import { keyFileStamp, loadKeyFile, parseKeys } from './keys.ts';
import { createSecretBox, type SecretBox } from './secret-box.ts';

export { type SecretBox, textSeal } from './secret-box.ts';
export { openTaxID, sealTaxID } from './tax-id.ts';

/** The secret box of this installation: keys from the environment, or from a generated file in the data folder. */
export function openSecretBox(config: Pick<Config, 'keys' | 'dataDir'>, clock: Clock): SecretBox {
  const { keys, dataDir } = config;
  if (keys !== null) return createSecretBox(() => parseKeys(keys));
  return createSecretBox(
    () => loadKeyFile(dataDir, clock.now()),
    () => keyFileStamp(dataDir),
  );
}
