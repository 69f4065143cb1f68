import { inForceOn } from '../../dates/index.ts';
import { InputError } from '../../errors/index.ts';
import type { RateManual } from '../rate-manual.ts';
import { arizonaManuals } from './arizona.ts';
import { californiaManuals } from './california.ts';
import { floridaManuals } from './florida.ts';
import { northCarolinaManuals } from './north-carolina.ts';
import { texasManuals } from './texas.ts';

/** The manuals that come with the product. A tenant's own are data of the same shape. */
export const rateManuals: readonly RateManual[] = [
  ...texasManuals,
  ...floridaManuals,
  ...northCarolinaManuals,
  ...arizonaManuals,
  ...californiaManuals,
];

/**
 * The manual of a state that is in force on a day. Throws an InputError where there is none, and where insurers have several, which are told by name: a premium is never reckoned by the wrong year's rates.
 * @param state two letters
 * @param day `YYYY-MM-DD`, the date of the policy
 */
export function manualFor(state: string, day: string, manuals: readonly RateManual[] = rateManuals): RateManual {
  const ofState = manuals.filter((manual) => manual.state === state);
  if (ofState.length === 0) throw new InputError('NO_TABLE', 'state', `There is no rate manual for ${state}`);
  const manual = inForceOn(ofState, day);
  const all = ofState.filter((each) => inForceOn([each], day));
  if (all.length > 1)
    throw new InputError(
      'MISSING',
      'manual',
      `Which manual of ${state}? There are: ${all.map(({ id }) => id).join(', ')}`,
    );
  if (!manual) throw new InputError('NO_TABLE', 'day', `No rate manual of ${state} is in force on ${day}`);
  return manual;
}
