import type { AskedControlChange, ControlChange } from '@closewright/contract/controls';
import { type ActionName, can, hasRight } from '@closewright/domain/access';
import {
  type ControlDecision,
  type ControlName,
  type ControlPlace,
  controlDecisionProblem,
  controlOf,
  decidedControl,
  isWeaker,
  movedProblem,
} from '@closewright/domain/controls';
import { AppError } from '@closewright/domain/errors';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import { seesBank } from '../../platform/auth/judge-bank.ts';
import { refuseAction } from '../../platform/auth/refuse-action.ts';
import type { UserSession } from '../../platform/auth/user-session.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { invalid } from '../../platform/records/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { lockTenant } from '../../platform/tenant/tenant-locks.ts';
import {
  moveControlChange,
  readAccountRegion,
  readControlChanges,
  readControlValue,
  type StoredControlChange,
  storeControlChange,
} from './controls.queries.ts';

/** The rights to a setting: those of the screen that it stands on. */
const rights: Readonly<Record<ControlPlace, { readonly read: ActionName; readonly write: ActionName }>> = {
  'system settings': { read: 'readConfiguration', write: 'administer' },
  'feature flags': { read: 'readSystemConfiguration', write: 'administerSystem' },
  'bank account': { read: 'readBankAccounts', write: 'saveBankAccounts' },
};
const rightsTo = (control: ControlName) => rights[controlOf(control).place];

/** Whether somebody is told of a setting: of one of a bank account, if they know of the account. */
function sees(session: UserSession, control: ControlName, regionID: number | null): boolean {
  const { read } = rightsTo(control);
  if (regionID === null) return can(session.access, read).allowed;
  return hasRight(session.access, 'IsAdmin') || seesBank(session, read, regionID);
}

/** Weaker settings that are asked for, and what was decided, as far as the caller may know of the settings. */
export const listControlChanges = (database: Database, caller: Caller): Promise<ControlChange[]> =>
  database.inTenant(caller.actor, async (tx) =>
    (await readControlChanges(tx, caller.actor.tenant))
      .filter(({ control, regionID }) => sees(caller.session, control, regionID))
      .map((change) => told(change, caller)),
  );

/** Asks for a weaker value. One that waits and whose setting moved gives way. */
export const askControlChange = (
  database: Database,
  caller: Caller,
  asked: AskedControlChange,
): Promise<ControlChange> =>
  database.inTenant(caller.actor, async (tx) => {
    const { tenant } = caller.actor;
    const { control, becomes, reason } = asked;
    const bankAccountID = 'bankAccountID' in asked ? asked.bankAccountID : null;
    await lockTenant(tx);
    refuseAction(caller.session.access, rightsTo(control).write);
    if (bankAccountID !== null) {
      const regionID = await readAccountRegion(tx, tenant, bankAccountID);
      if (regionID === null || !sees(caller.session, control, regionID))
        throw invalid('bankAccountID', 'There is no bank account like this');
    }
    const problem = controlOf(control).problem(becomes);
    if (problem !== null) throw invalid('becomes', problem);
    const was = await readControlValue(tx, tenant, control, bankAccountID);
    if (!isWeaker(control, was, becomes))
      throw invalid('becomes', `This is not weaker than it is (${controlOf(control).words(was)}): save it yourself`);
    const waits = (await readControlChanges(tx, tenant)).find(
      (each) => each.state === 'asked' && each.control === control && each.bankAccountID === bankAccountID,
    );
    if (waits) {
      if (movedProblem(control, waits.was, waits.now) === null)
        throw invalid(
          'becomes',
          `${waits.askedBy} has asked for “${controlOf(control).words(waits.becomes)}” already: it waits for another person`,
        );
      await moveControlChange(tx, tenant, waits.controlChangeID, { state: 'outdated', reason: null });
    }
    return found(tx, caller, await storeControlChange(tx, tenant, { control, bankAccountID, was, becomes, reason }));
  });

/** Decides what was asked for; what is approved is set. */
export const decideControlChange = (
  database: Database,
  caller: Caller,
  { controlChangeID, decision, reason }: { controlChangeID: number; decision: ControlDecision; reason: string | null },
): Promise<ControlChange> =>
  database.inTenant(caller.actor, async (tx) => {
    const { tenant } = caller.actor;
    await lockTenant(tx);
    const change = await stored(tx, caller, controlChangeID);
    refuseAction(caller.session.access, rightsTo(change.control).write);
    const { isOwn } = told(change, caller);
    const problem = controlDecisionProblem(change.state, decision, isOwn);
    if (problem !== null)
      throw new AppError(change.state === 'asked' ? 'SECOND_PERSON_NEEDED' : 'DECIDED_ALREADY', `${problem}.`);
    const moved = decision === 'approve' ? movedProblem(change.control, change.was, change.now) : null;
    if (moved !== null) throw invalid('decision', moved);
    if (decision === 'decline' && !reason) throw invalid('reason', 'Say why');
    await moveControlChange(tx, tenant, controlChangeID, { state: decidedControl[decision], reason: reason || null });
    return found(tx, caller, controlChangeID);
  });

async function stored(tx: Transaction<DB>, { actor, session }: Caller, controlChangeID: number) {
  const [change] = await readControlChanges(tx, actor.tenant, controlChangeID);
  if (!change || !sees(session, change.control, change.regionID)) throw new AppError('NOT_FOUND');
  return change;
}

const found = async (tx: Transaction<DB>, caller: Caller, controlChangeID: number): Promise<ControlChange> =>
  told(await stored(tx, caller, controlChangeID), caller);

/** A change as somebody is told of it. */
function told(change: StoredControlChange, { session }: Caller): ControlChange {
  const { control, was, becomes, now } = change;
  const { words } = controlOf(control);
  const { controlChangeID, bankAccountID, bankAccount, state, reason } = change;
  const { askedBy, askedAt, decidedBy, decidedAt, decisionReason } = change;
  return {
    ...{ controlChangeID, control, bankAccountID, bankAccount, state, reason },
    ...{ askedBy, askedAt, decidedBy, decidedAt, decisionReason },
    ...{ was: words(was), becomes: words(becomes), now: words(now) },
    isMoved: state === 'asked' && movedProblem(control, was, now) !== null,
    isOwn: change.askedByKey === String(session.usersID),
    maySet: can(session.access, rightsTo(control).write).allowed,
  };
}
