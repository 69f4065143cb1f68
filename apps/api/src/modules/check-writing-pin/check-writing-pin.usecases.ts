import type { CheckWritingPin } from '@closewright/contract/check-writing-pin';
import { accessReason, errorCodeOf, hasRight } from '@closewright/domain/access';
import { AppError } from '@closewright/domain/errors';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import {
  checkPin,
  forgetTries,
  type PinDeps,
  type PinPlace,
  readPin,
  secretPlaceOf,
  storePin,
} from '../../platform/pin/index.ts';
import { hashPassword } from '../../platform/secrets/password-hash.ts';
import { lockCommon } from '../../platform/tenant/tenant-locks.ts';

/** How it is with the caller's PIN. */
export const ownPin = ({ database }: PinDeps, { actor, session: { usersID } }: Caller): Promise<CheckWritingPin> =>
  database.inTenant(actor, (tx) => told(tx, { tenant: actor.tenant, usersID }));

/** Sets the caller's PIN, with the old one where there is one. */
export async function setPin(
  deps: PinDeps,
  caller: Caller,
  { old, pin }: { readonly old: string | null; readonly pin: string },
): Promise<CheckWritingPin> {
  const { actor, session } = caller;
  if (hasRight(session.access, 'IsAppReadOnly')) {
    const reason = accessReason('appReadOnly', 'The PIN');
    throw new AppError(errorCodeOf(reason), reason.text);
  }
  const place = { tenant: actor.tenant, usersID: session.usersID };
  const { isSet } = await ownPin(deps, caller);
  if (isSet) await checkPin(deps, caller, old, 'old');
  const sealed = deps.secrets.encrypt(await hashPassword(pin), secretPlaceOf(place));
  return deps.database.inTenant(actor, async (tx) => {
    await lockCommon(tx);
    // Two who set the first at once are two that sit at one session.
    if (!isSet && (await readPin(tx, place)).sealed !== null)
      throw new AppError('VALIDATION_FAILED', undefined, {
        modelState: { old: ['A PIN was set meanwhile. Enter it'] },
      });
    await storePin(tx, place, sealed);
    return told(tx, place);
  });
}

/** Takes somebody else's PIN away, and its lock. */
export const resetPin = (
  { database }: PinDeps,
  { actor, session }: Caller,
  usersID: number,
): Promise<CheckWritingPin> =>
  database.inTenant(actor, async (tx) => {
    const place = { tenant: actor.tenant, usersID };
    await lockCommon(tx);
    const user = await tx
      .selectFrom('users')
      .select('users_id')
      .where('tenant_id', '=', actor.tenant)
      .where('users_id', '=', usersID)
      .executeTakeFirst();
    if (user === undefined) throw new AppError('NOT_FOUND');
    if (usersID === session.usersID)
      throw new AppError(
        'SECOND_PERSON_NEEDED',
        'Your own PIN you change with the old one, or another administrator resets it.',
      );
    await storePin(tx, place, null);
    await forgetTries(tx, place);
    return told(tx, place);
  });

async function told(tx: Transaction<DB>, place: PinPlace): Promise<CheckWritingPin> {
  const { sealed, lockedUntil } = await readPin(tx, place);
  return { isSet: sealed !== null, lockedUntil };
}
