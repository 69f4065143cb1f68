import type { OrderChanges, OrderDetail } from '@closewright/contract/orders';
import type { Settlement, SettlementChanges } from '@closewright/contract/settlement';
import { AppError } from '@closewright/domain/errors';
import type { Caller } from '../../platform/auth/caller.ts';
import { saveOrder } from '../orders/order-save.usecases.ts';
import { getSettlement, type StatementWanted, saveSettlement } from '../settlement/settlement.usecases.ts';
import type { Deps } from './one-save.ts';

/** What changed in a version of a statement and in one of its file. */
export interface WithFile extends StatementWanted {
  readonly statement: {
    readonly version: number;
    readonly changes: SettlementChanges;
    readonly reason?: string | null;
  };
  readonly file: { readonly version: number; readonly changes: OrderChanges };
}

/** Which of both refused. */
export type SavedPart = 'statement' | 'file';

/**
 * Stores what changed in a statement and its file, by the one save of each, in one transaction: what one of them refuses, neither stores.
 * @param named a refusal with the names that its fields have in the call
 */
export function saveBoth(
  deps: Deps,
  caller: Caller,
  { ordersID, loanID, statement, file }: WithFile,
  named: (error: AppError, part: SavedPart) => AppError,
): Promise<{ order: OrderDetail; settlement: Settlement }> {
  return deps.database.inTenantAsOne(caller.actor, async () => {
    await of('statement', () => saveSettlement(deps, caller, { ordersID, loanID, ...statement }));
    const order = await of('file', () => saveOrder(deps, caller, { ordersID, ...file }));
    // What of the file stands in it is as it was just stored.
    return { order, settlement: await getSettlement(deps.database, caller, { ordersID, loanID }) };
  });

  async function of<T>(part: SavedPart, save: () => Promise<T>): Promise<T> {
    try {
      return await save();
    } catch (error) {
      throw error instanceof AppError ? named(error, part) : error;
    }
  }
}

/** Stores what is written on a form, of the statement and of its file. What is refused stands below the part of the call that it is of. */
export const saveStatementWithFile = (deps: Deps, caller: Caller, save: WithFile) =>
  saveBoth(deps, caller, save, below);

function below({ code, message, conflict, cause, modelState = {} }: AppError, part: SavedPart): AppError {
  const said = conflict ? { version: [message] } : modelState;
  const fields = Object.entries(said).map(([path, messages]) => [`${part}.${path}`, messages]);
  const options = {
    ...(fields.length > 0 && { modelState: Object.fromEntries(fields) }),
    ...(conflict && { conflict }),
  };
  return new AppError(code, message, { ...options, cause });
}
