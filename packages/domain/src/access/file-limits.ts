import type { AccessReasonCode } from './access-reason.ts';
import { type Actor, hasRegion, hasRight } from './actor.ts';
import type { FileState } from './file-state.ts';

/** Which of the file's limits count besides consolidation and its lock. */
export interface LimitedPart {
  readonly isSettlement?: boolean;
  readonly isCheckWriting?: boolean;
}

/**
 * What about a file limits the user to Read, strongest first (core.md §4, §6): consolidated, locked, on settlement
 * pages the settlement lock, on check writing a bank company of a region the user does not have.
 * Being in use is not among them: it makes a page read-only without changing its level.
 */
export function fileLimits(
  actor: Pick<Actor, 'settings' | 'regions'>,
  file: FileState,
  part: LimitedPart,
): AccessReasonCode[] {
  const limits: AccessReasonCode[] = [];
  if (file.isConsolidatedFile) limits.push('consolidated');
  if (file.isLocked) limits.push('fileLocked');
  if (part.isSettlement && file.isSettlementLocked) limits.push('settlementLocked');
  if (part.isCheckWriting && isBankOutOfRegion(actor, file)) limits.push('bankOutOfRegion');
  return limits;
}

/** Whether somebody else's hold on the file stops this user (core.md §4: in use, and not ignored). */
export function isHeldByAnother(file: FileState): boolean {
  return file.isFileInUse && !file.ignoreFileInUse;
}

function isBankOutOfRegion(actor: Pick<Actor, 'settings' | 'regions'>, file: FileState): boolean {
  if (file.bankCompanyRegionID === null || hasRight(actor, 'AllowCheckWritingEscrowOutOfRegion')) return false;
  return !hasRegion(actor, file.bankCompanyRegionID);
}
