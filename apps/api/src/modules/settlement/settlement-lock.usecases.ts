import type { SettlementLockState } from '@closewright/contract/settlement';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { writeFile } from '../orders/file-work.usecases.ts';
import { readDocument } from '../orders/orders.queries.ts';
import { storeLock } from './settlement.queries.ts';

interface Locking {
  readonly ordersID: number;
  readonly isLocked: boolean;
  readonly reason: string | null;
}

/** Locks the statements of a file, or opens them again. Who asks for what is so already changes neither its time nor its reason. */
export function lockSettlement(
  database: Database,
  caller: Caller,
  { ordersID, isLocked, reason }: Locking,
): Promise<SettlementLockState> {
  return writeFile({ database, caller, ordersID, action: 'lockSettlement' }, async (tx, file) => {
    if (file.state.isSettlementLocked === isLocked) file.leaveUntold();
    else await storeLock(tx, file.place, isLocked, reason === '' ? null : reason);
    const { isSettlementLocked, settlementLock } = (await readDocument(tx, caller.actor, ordersID)).order;
    return { isSettlementLocked, settlementLock };
  });
}
