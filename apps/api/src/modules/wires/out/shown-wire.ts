import type { WireOut } from '@closewright/contract/wires';
import { AppError } from '@closewright/domain/errors';
import type { ToldScreening } from '@closewright/domain/sanctions';
import {
  instructionState,
  paidChecksOf,
  type WireCheckItem,
  type WirePerson,
  wireChecksOf,
  wireReference,
} from '@closewright/domain/wires';
import type { Transaction } from 'kysely';
import type { Caller } from '../../../platform/auth/caller.ts';
import { bankReason } from '../../../platform/auth/judge-bank.ts';
import { tenantZone } from '../../../platform/clock/tenant-zone.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { readScreeningState } from '../../sanctions/screening.queries.ts';
import { todayOf } from '../../workflow/file-tasks.usecases.ts';
import { type InstructionsRef, readInstructions, type StoredInstructions } from '../payees/payees.queries.ts';
import type { StoredWire } from './wires.queries.ts';

/** What the checks of wires are judged by besides the wires. */
export interface CheckedOn {
  readonly caller: Caller;
  readonly now: Date;
  readonly screening: ReadonlyMap<number, ToldScreening>;
  readonly instructions: ReadonlyMap<string, StoredInstructions>;
}

/** Reads what the checks of wires are judged by: their instructions, and what the sanctions list says of their payees. */
export async function readChecked(
  tx: Transaction<DB>,
  caller: Caller,
  now: Date,
  wires: readonly Pick<StoredWire, 'to'>[],
): Promise<CheckedOn> {
  const { tenant } = caller.actor;
  const named = new Map(wires.flatMap(({ to }) => (to === null ? [] : [[keyOf(to), to]])));
  const stored = await readInstructions(tx, tenant, [...named.values()]);
  const payees = new Set([...named.values()].map(({ wirePayeeID }) => wirePayeeID));
  return {
    ...{ caller, now, screening: await readScreeningState(tx, tenant, [...payees]) },
    instructions: new Map(stored.map((each) => [keyOf(each), each])),
  };
}

const keyOf = ({ wirePayeeID, number }: InstructionsRef): string => `${wirePayeeID}/${number}`;

/** The instructions by which a wire goes; undefined until somebody has said so. */
export const instructionsOf = ({ instructions }: CheckedOn, { to }: Pick<StoredWire, 'to'>) =>
  to === null ? undefined : instructions.get(keyOf(to));

/** The user, as `app.actor` has it. */
export const userKey = ({ session }: Caller): string => String(session.usersID);

/** What the checks say of a wire. `by`: the user who is to release it; null: whether it may leave. */
export function checksOf(wire: StoredWire, on: CheckedOn, by: string | null): readonly WireCheckItem[] {
  const { caller, now, screening } = on;
  const { means, to, payee, releases, needsTwo, date } = wire;
  const facts = {
    ...{ means, payee, postedBy: { key: wire.postedByKey, name: wire.postedBy }, releasedBy: releases.map(personOf) },
    ...{ askedBy: maybe(wire.asked), voidAskedBy: maybe(wire.voidAsked), by, needsTwo, date },
    ...{ today: todayOf(caller, now), zone: tenantZone(caller.session) },
  };
  const instructions = instructionsOf(on, wire);
  if (to === null || !instructions)
    return wireChecksOf({
      ...{ ...facts, instructions: null, latestNumber: null, state: null },
      ...{ screening: null, goesTo: null, namedBy: null, enteredBy: null },
    });
  const { latestNumber, inactive, payee: name, beneficiary } = instructions;
  const isLatest = instructions.number === latestNumber;
  const checks = wireChecksOf({
    ...{ ...facts, instructions, latestNumber, state: instructionState({ ...instructions, isLatest }, now) },
    ...{
      screening: screening.get(to.wirePayeeID) ?? 'old list',
      goesTo: { name, beneficiary },
      namedBy: personOf(to.named),
      enteredBy: { key: instructions.enteredByKey, name: instructions.enteredBy },
    },
  });
  return inactive ? checks.map(inactivePayee) : checks;
}

const personOf = ({ byKey, by }: { readonly byKey: string; readonly by: string }): WirePerson => ({
  key: byKey,
  name: by,
});
const maybe = (who: StoredWire['asked']): WirePerson | null => who && personOf(who);

/** Refuses a release that a check blocks. Where another person alone is missing, that is said. */
export function refuseRelease(checks: readonly WireCheckItem[]): void {
  const blocking = blockingOf(checks);
  const [first, second] = blocking;
  if (!first) return;
  const code = !second && first.check === 'second person' ? 'SECOND_PERSON_NEEDED' : 'WIRE_BLOCKED';
  throw new AppError(code, `${first.words}.`, { modelState: statesOf(blocking) });
}

/** Refuses that a wire leaves which a check blocks. `reference` names it where it is one of several. */
export function refuseLeaving(checks: readonly WireCheckItem[], reference?: string): void {
  const blocking = blockingOf(checks);
  const [first] = blocking;
  if (!first) return;
  const [named, path] = reference === undefined ? ['', ''] : [`${reference}: `, `wires.${reference}.`];
  throw new AppError('WIRE_BLOCKED', `${named}${first.words}.`, { modelState: statesOf(blocking, path) });
}

const blockingOf = (checks: readonly WireCheckItem[]) => checks.filter(({ state }) => state === 'blocks');

const statesOf = (blocking: readonly WireCheckItem[], path = '') =>
  Object.fromEntries(blocking.map(({ check, words }) => [`${path}${check}`, [`${words}.`]]));

/** A wire as it is told. */
export function shownWire(wire: StoredWire, on: CheckedOn, regionID: number): WireOut {
  const {
    postedByKey,
    asked: _asked,
    voidAsked: _voidAsked,
    needsTwo: _needsTwo,
    naming: _naming,
    remittance: _remittance,
    to,
    releases,
    sent,
    ...told
  } = wire;
  const { session } = on.caller;
  const mayRelease = bankReason(session, 'releaseWires', regionID) === null;
  const by = wire.state === 'to release' && mayRelease ? userKey(on.caller) : null;
  const last = releases.at(-1);
  const instructions = instructionsOf(on, wire);
  return {
    ...told,
    reference: wireReference(wire.bankAccountID, wire, wire.means),
    isOwn: postedByKey === userKey(on.caller),
    to: to && instructions ? { ...to, named: doneOf(to.named), ...shownDestination(instructions) } : null,
    checks: [...shownChecks(wire, on, by)],
    released: last ? doneOf(last) : null,
    sent: sent && {
      by: sent.by,
      at: sent.at,
      wireFileID: sent.wireFileID,
      bankReference: sent.bankReference,
      trace: sent.trace,
    },
  };
}

function shownChecks(wire: StoredWire, on: CheckedOn, by: string | null): readonly WireCheckItem[] {
  if (wire.state === 'paid') return paidChecksOf({ releases: wire.releases.length });
  return wire.state === 'ended' || wire.state === 'returned' ? [] : checksOf(wire, on, by);
}

const doneOf = ({ by, at }: StoredWire['releases'][number]) => ({ by, at });

const shownDestination = ({ payee, beneficiary, bankName, routingNumber, ...rest }: StoredInstructions) => ({
  ...{ name: payee, beneficiary, bankName, routingNumber, accountNumber: rest.accountNumber },
  ...{ accountType: rest.accountType, secCode: rest.secCode },
});

const inactivePayee = (item: WireCheckItem): WireCheckItem =>
  item.check === 'named' ? { ...item, state: 'blocks', words: 'The payee is inactive' } : item;
