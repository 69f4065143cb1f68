import type { ToldWireInstructions, WirePayee, WirePayeeRow } from '@closewright/contract/wires';
import {
  type ComparedInstructions,
  changedParts,
  type InstructionState,
  instructionState,
} from '@closewright/domain/wires';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { SecretBox } from '../../../platform/secrets/index.ts';
import { actorKey } from '../../../platform/tenant/in-tenant.ts';
import { openAccount, type StoredInstructions } from './payees.queries.ts';
import type { StoredPayee } from './registry.queries.ts';

/** Who is told, when, and what account numbers are compared with. */
export interface Telling {
  readonly caller: Caller;
  readonly secrets: SecretBox;
  readonly now: Date;
}

/** How far stored instructions have come. */
export const stateOf = (stored: StoredInstructions, now: Date): InstructionState =>
  instructionState({ ...stored, isLatest: stored.number === stored.latestNumber }, now);

/** A payee as it is told, with all its instructions, the latest first. */
export function toldPayee(telling: Telling, payee: StoredPayee, all: readonly StoredInstructions[]): WirePayee {
  const instructions = all.map((stored, at) => toldInstructions(telling, stored, all.slice(at + 1)));
  const { updatedAt: _at, updatedBy: _by, ...told } = payee;
  const latest = instructions[0] ?? null;
  return {
    ...told,
    latest,
    isAlarm: latest?.state === 'to verify' && all.slice(1).some(wasGood),
    instructions,
  };
}

/** A payee as a list tells it. */
export function toldRow(telling: Telling, payee: StoredPayee, all: readonly StoredInstructions[]): WirePayeeRow {
  const { instructions: _all, ...row } = toldPayee(telling, payee, all);
  return row;
}

/** Whether money went, or might have gone, by instructions before others came. */
const wasGood = ({ goodFrom, stopped }: StoredInstructions): boolean => goodFrom !== null && stopped === null;

/** @param earlier the instructions before them, the latest first */
function toldInstructions(
  { caller, secrets, now }: Telling,
  stored: StoredInstructions,
  earlier: readonly StoredInstructions[],
): ToldWireInstructions {
  const { tenant } = caller.actor;
  const opened = (of: StoredInstructions): ComparedInstructions => ({
    ...of,
    accountNumber: openAccount(secrets, tenant, of),
  });
  const before = earlier.find(wasGood);
  const {
    wirePayeeID: _id,
    payee: _payee,
    inactive: _is,
    latestNumber: _latest,
    enteredByKey,
    last4: _4,
    sealed: _,
    ...told
  } = stored;
  return {
    ...told,
    address: { ...told.address },
    callBacks: told.callBacks.map((each) => ({ ...each })),
    isOwn: enteredByKey === actorKey(caller.actor),
    changed: before === undefined ? null : [...changedParts(opened(before), opened(stored))],
    state: stateOf(stored, now),
  };
}
