import { type FileState, ignoresFileInUse } from '@closewright/domain/access';
import type { UserSession } from '../../platform/auth/user-session.ts';
import type { OrderState } from './orders.queries.ts';

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
