import type { AccessReasonCode } from './access-reason.ts';
import { type Actor, hasRegion, hasRight } from './actor.ts';
import type { FileState } from './file-state.ts';

/** Which of the file's limits count besides consolidation and its lock. */
export interface LimitedPart {
  readonly isSettlement?: boolean;
  readonly isCheckWriting?: boolean;
}

type Limited = Pick<Actor, 'settings' | 'regions'>;

/**
 * Why the state of a file keeps a user from editing, what is told first in front: locked, in use, consolidated (look.md §7),
 * then the settlement lock on settlement pages, then on check writing a bank company of a region the user does not have
 * (core.md §4, §6). The band above the file, the tooltips and the api all name the first one.
 */
export function fileReasons(actor: Limited, file: FileState, part: LimitedPart = {}): AccessReasonCode[] {
  const reasons: AccessReasonCode[] = [];
  if (file.isLocked) reasons.push('fileLocked');
  if (isHeldByAnother(file)) reasons.push(file.isOtherWindow ? 'fileInUseByYou' : 'fileInUse');
  if (file.isConsolidatedFile) reasons.push('consolidated');
  if (part.isSettlement && file.isSettlementLocked) reasons.push('settlementLocked');
  if (part.isCheckWriting && isBankOutOfRegion(actor, file)) reasons.push('bankOutOfRegion');
  return reasons;
}

/** Those of the reasons that limit the level to Read. Being in use makes a page read-only without changing its level. */
export function fileLimits(actor: Limited, file: FileState, part: LimitedPart): AccessReasonCode[] {
  return fileReasons(actor, file, part).filter((code) => !code.startsWith('fileInUse'));
}

/** Whether somebody else's hold on the file stops this user (core.md §4: in use, and not ignored). */
export function isHeldByAnother(file: FileState): boolean {
  return file.isFileInUse && !file.ignoreFileInUse;
}

function isBankOutOfRegion(actor: Limited, file: FileState): boolean {
  if (file.bankCompanyRegionID === null || hasRight(actor, 'AllowCheckWritingEscrowOutOfRegion')) return false;
  return !hasRegion(actor, file.bankCompanyRegionID);
}
