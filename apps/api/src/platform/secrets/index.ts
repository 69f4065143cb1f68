import type { Clock } from '../clock/index.ts';
import type { Config } from '../config/index.ts';
import { keySource } from './key-source.ts';
import { createSecretBox, type SecretBox } from './secret-box.ts';

export {
  type AccountColumns,
  type AccountPlace,
  accountNumberIfReadable,
  openAccountNumber,
  sealAccountNumber,
} from './account-number.ts';
export { type SecretBox, type SecretPlace, textSeal } from './secret-box.ts';
export { openBeside, openTaxID, type SealedTaxID, sealTaxID } from './tax-id.ts';

/** The secret box of this installation: keys from the environment, or from a generated file in the data folder. */
export function openSecretBox(config: Pick<Config, 'keys' | 'dataDir'>, clock: Clock): SecretBox {
  const source = keySource(config);
  return createSecretBox(() => source.read(clock.now()), source.stamp);
}
