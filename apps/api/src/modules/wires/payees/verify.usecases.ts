import type { recordCallBack as recordCallBackContract, WirePayee } from '@closewright/contract/wires';
import { AppError } from '@closewright/domain/errors';
import { callBackProblem } from '@closewright/domain/wires';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { refuseFields } from '../../../platform/errors/refuse-fields.ts';
import { actorKey } from '../../../platform/tenant/in-tenant.ts';
import { lockTenant } from '../../../platform/tenant/tenant-locks.ts';
import { type InstructionsRef, openAccount, readInstructions, type StoredInstructions } from './payees.queries.ts';
import { foundAndTold, type PayeeDeps } from './payees.usecases.ts';
import { insertCallBack, stopInstructions } from './store-payees.queries.ts';
import { stateOf } from './told-payee.ts';

type CallBackBody = z.output<typeof recordCallBackContract.body>;

/** Records a call about instructions: what it came to, and where the number was taken from. */
export function recordCallBack(
  deps: PayeeDeps,
  caller: Caller,
  { wirePayeeID, number, call }: InstructionsRef & { readonly call: CallBackBody },
): Promise<WirePayee> {
  const { tenant } = caller.actor;
  const ref = { wirePayeeID, number };
  return deps.database.inTenant(caller.actor, async (tx) => {
    await lockTenant(tx);
    const stored = await foundInstructions(tx, caller, ref);
    const state = stateOf(stored, deps.clock.now());
    if (state === 'stopped') throw new AppError('CHANGE_DECIDED', 'These instructions were stopped.');
    if (state === 'replaced') throw new AppError('CHANGE_DECIDED', 'Other instructions came: call about those.');
    const by = actorKey(caller.actor);
    if (call.result === 'Confirmed' && by === stored.enteredByKey)
      throw new AppError(
        'SECOND_PERSON_NEEDED',
        'Whoever entered instructions does not confirm them: somebody else has to call.',
      );
    const problem = callBackProblem({
      ...call,
      phoneGiven: stored.phoneGiven,
      stored: { accountNumber: openAccount(deps.secrets, tenant, stored), enteredBy: stored.enteredByKey },
      by,
    });
    if (problem) refuseFields({ [problem.field]: problem.words });
    if (call.result === 'Differs' && call.spokeTo === null) refuseFields({ spokeTo: 'Say who said so' });
    await insertCallBack(tx, tenant, ref, call);
    return foundAndTold(deps, tx, caller, wirePayeeID);
  });
}

/** Stops instructions, with the reason. */
export function stopWireInstructions(
  deps: PayeeDeps,
  caller: Caller,
  { wirePayeeID, number, reason }: InstructionsRef & { readonly reason: string },
): Promise<WirePayee> {
  const ref = { wirePayeeID, number };
  return deps.database.inTenant(caller.actor, async (tx) => {
    await lockTenant(tx);
    const { stopped } = await foundInstructions(tx, caller, ref);
    if (stopped !== null) throw new AppError('CHANGE_DECIDED', 'These instructions were stopped already.');
    await stopInstructions(tx, caller.actor.tenant, ref, reason);
    return foundAndTold(deps, tx, caller, wirePayeeID);
  });
}

async function foundInstructions(
  tx: Transaction<DB>,
  { actor }: Caller,
  ref: InstructionsRef,
): Promise<StoredInstructions> {
  const [stored] = await readInstructions(tx, actor.tenant, [ref]);
  if (!stored) throw new AppError('NOT_FOUND');
  return stored;
}
