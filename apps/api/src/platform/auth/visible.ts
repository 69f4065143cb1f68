import { AppError } from '@closewright/domain/errors';
import type { UserSession } from './user-session.ts';

/** The file, when the user may know that it exists; a file of another region answers like one that is not there. */
export function visible<S extends { regionID: number }>(state: S | null | undefined, session: UserSession): S {
  if (!state || !session.seesRegion(state.regionID)) throw new AppError('NOT_FOUND');
  return state;
}
