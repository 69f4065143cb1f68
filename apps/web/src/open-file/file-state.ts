import type { FileHeader, OrderLock } from '@closewright/contract/orders';
import { changingFile, type FileState, freeFile } from '@closewright/domain/access';
import type { NavOrder } from '@closewright/domain/navigation';
import { orderServiceType, SettlementStatementType, settlementStatementTypeName } from '@closewright/domain/orders';
import type { FileLockState } from './file-lock.ts';

/**
 * The facts that limit what may be done with the open file. Until file and lock are known it counts as in use (core.md §4).
 * @param ignoreFileInUse the user works on the file beside its holder; `ignoresFileInUse` says whether that counts
 */
export function fileStateOf(
  header: FileHeader | undefined,
  lock: FileLockState,
  usersID: number,
  ignoreFileInUse: boolean,
): FileState {
  if (header === undefined || !lock.isKnown) return changingFile;
  const { isConsolidatedFile, isLocked, isSettlementLocked } = header;
  const holder = holderOf(lock);
  return {
    ...freeFile,
    isConsolidatedFile,
    isLocked,
    isSettlementLocked,
    isFileInUse: holder !== null,
    isOtherWindow: holder?.usersID === usersID,
    ignoreFileInUse,
  };
}

/** Who else has the file in use; null when nobody has, or this tab. */
export function holderOf(lock: FileLockState): OrderLock | null {
  return lock.isHeldByMe ? null : lock.lock;
}

/**
 * What the file menu depends on.
 * @param serviceData `data` of the chosen item of the lookup set orderServices
 */
export function navOrderOf(header: FileHeader, serviceData: string | null | undefined): NavOrder {
  return {
    settlementStatementType:
      settlementStatementTypeName(header.settlementStatementType) ??
      (settlementStatementTypeName(SettlementStatementType.CDF) as 'CDF'),
    orderServiceType: orderServiceType(serviceData),
    hasSeller: header.hasSeller,
    underwriterCompanyID: header.underwriterCompanyID,
    isEligibleForSigning: false,
  };
}
