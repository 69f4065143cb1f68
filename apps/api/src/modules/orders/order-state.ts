import { type FileState, ignoresFileInUse } from '@closewright/domain/access';
import { AppError } from '@closewright/domain/errors';
import type { UserSession } from '../../platform/auth/user-session.ts';
import type { OrderState } from './orders.queries.ts';

/** The file, when the user may know that it exists; a file of another region answers like one that is not there. */
export function visible<S extends { regionID: number }>(state: S | null | undefined, session: UserSession): S {
  if (!state || !session.seesRegion(state.regionID)) throw new AppError('NOT_FOUND');
  return state;
}

/** The state of a file as the access rules judge it, for this user. */
export function fileStateOf(state: OrderState, { usersID, access }: UserSession): FileState {
  return {
    isConsolidatedFile: state.isConsolidatedFile,
    isFileInUse: state.lockedBy !== null && state.lockedBy.usersID !== usersID,
    // Whoever calls to change the file wishes to; whether that counts beside its holder is a right (core.md §4).
    ignoreFileInUse: ignoresFileInUse(access, true),
    isLocked: state.isLocked,
    isSettlementLocked: state.isSettlementLocked,
    // Checks are written elsewhere; File Main has no bank.
    bankCompanyRegionID: null,
  };
}
