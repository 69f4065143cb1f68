import { pinField } from '@closewright/contract/kit';
import { pinTries } from '@closewright/domain/check-writing-pin';
import { AppError } from '@closewright/domain/errors';
import { counted } from '@closewright/domain/formats';
import type { Caller } from '../auth/caller.ts';
import type { Clock } from '../clock/index.ts';
import type { SecretBox, SecretPlace } from '../secrets/index.ts';
import { verifyPassword } from '../secrets/password-hash.ts';
import type { Database } from '../tenant/in-tenant.ts';
import { lockCommon } from '../tenant/tenant-locks.ts';
import { countTry, forgetTries, noteWrong, type PinPlace, readPin } from './pins.queries.ts';

/** What a PIN is compared with. */
export interface PinDeps {
  readonly database: Database;
  readonly secrets: SecretBox;
  readonly clock: Clock;
}

/** Where the hash of a PIN is sealed to. */
export const secretPlaceOf = ({ tenant, usersID }: PinPlace): SecretPlace => ({
  ...{ tenant, table: 'check_pins', column: 'pin_hash_encrypted', row: usersID },
});

/** Refuses at the field of the PIN. */
const refused = (words: string, field: string): AppError =>
  new AppError('VALIDATION_FAILED', undefined, { modelState: { [field]: [words] } });

/**
 * Compares a PIN with the caller's. The try is counted before it is compared and stands for itself, whatever becomes of the call that brought it.
 * @param field where an error says so
 * @throws AppError CHECK_PIN_NOT_SET where the caller has none, VALIDATION_FAILED at the field where it is another or locked
 */
export async function checkPin(
  { database, secrets, clock }: PinDeps,
  { actor, session: { usersID } }: Caller,
  pin: string | null,
  field: string = pinField,
): Promise<void> {
  const place = { tenant: actor.tenant, usersID };
  const { stored, tries } = await database.inTenant(actor, async (tx) => {
    const known = await readPin(tx, place);
    const isTried = known.sealed !== null && pin !== null;
    return { stored: known, tries: isTried ? await countTry(tx, place) : 0 };
  });
  if (stored.sealed === null) throw new AppError('CHECK_PIN_NOT_SET');
  if (pin === null) throw refused('Enter your PIN', field);
  if (tries === null) throw refused(lockedWords(stored.lockedUntil, clock.now()), field);
  const isRight = await verifyPassword(pin, secrets.decrypt(stored.sealed, secretPlaceOf(place)));
  await database.inTenant(actor, async (tx) => {
    const wrong = isRight ? 0 : tries;
    if (stored.wrong !== wrong) {
      await lockCommon(tx);
      await noteWrong(tx, place, wrong);
    }
    if (isRight) await forgetTries(tx, place);
  });
  if (!isRight) throw refused(wrongWords(pinTries.most - tries), field);
}

const wrongWords = (left: number): string =>
  left > 0
    ? `This is not your PIN. It is locked after ${counted(left, 'more wrong one')}`
    : `This is not your PIN. It is locked for ${pinTries.minutes} minutes`;

function lockedWords(until: string | null, now: Date): string {
  const left = until === null ? pinTries.minutes : Math.ceil((Date.parse(until) - now.getTime()) / 60_000);
  return `Your PIN is locked after ${pinTries.most} wrong ones. Try again in ${counted(Math.max(1, left), 'minute')}`;
}
