import type { Settlement, SettlementChanges } from '@closewright/contract/settlement';
import { AppError } from '@closewright/domain/errors';
import type { Caller } from '../../platform/auth/caller.ts';
import type { SecretBox } from '../../platform/secrets/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { type StatementWanted, saveSettlement } from '../settlement/settlement.usecases.ts';

/** What calls of the statement work with. */
export interface Deps {
  readonly database: Database;
  readonly secrets: SecretBox;
}

/** A change of a statement, made on a version of it. */
export interface Changing extends StatementWanted {
  readonly version: number;
  /** Why it was applied, where it was tried before. */
  readonly reason?: string | null;
}

/** What a call has for a place in the one save: `payoff` for `payoffs.0`. */
type Names = Readonly<Record<string, string>>;

/**
 * Stores what a call changes, as commands of the one save of the statement: its version, its rights, its lock, its audit. What is refused stands
 * at the field of the call.
 */
export async function saveThrough(
  deps: Deps,
  caller: Caller,
  { ordersID, loanID, version, reason = null }: Changing,
  changes: SettlementChanges,
  names: Names = {},
): Promise<Settlement> {
  try {
    return await saveSettlement(deps, caller, { ordersID, loanID, version, changes, reason });
  } catch (error) {
    throw error instanceof AppError && error.modelState ? atFieldsOfCall(error, names) : error;
  }
}

/** A refusal of the one save with the names that its fields have in the call. */
export function atFieldsOfCall({ code, message, modelState = {}, conflict, cause }: AppError, names: Names): AppError {
  const named = Object.entries(modelState).map(([path, messages]) => [fieldOfCall(path, names), messages]);
  return new AppError(code, message, { modelState: Object.fromEntries(named), ...(conflict && { conflict }), cause });
}

function fieldOfCall(path: string, names: Names): string {
  const inSave = path.replace(/^changes\./, '');
  const found = Object.keys(names).find((name) => inSave === name || inSave.startsWith(`${name}.`));
  return found === undefined ? inSave : `${names[found]}${inSave.slice(found.length)}`;
}

/** Refuses to name a row that belongs to another row than the call is about; a new one, with an id below zero, belongs to none yet. */
export function refuseStrays(
  rows: readonly object[],
  {
    id,
    of,
    ids,
    path,
  }: { id: string; of: readonly [name: string, value: number]; ids: readonly number[]; path: string },
): void {
  const [parent, value] = of;
  // Ids and parents of rows are fields of theirs.
  const known = new Set(
    (rows as readonly Record<string, unknown>[]).flatMap((row) => (row[parent] === value ? row[id] : [])),
  );
  const stray = ids.find((each) => each > 0 && !known.has(each));
  if (stray === undefined) return;
  throw new AppError('NOT_FOUND', 'A row of this statement no longer exists.', {
    modelState: { [path]: ['The statement has no such row'] },
  });
}
