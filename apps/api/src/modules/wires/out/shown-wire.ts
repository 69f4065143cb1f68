import type { WireOut } from '@closewright/contract/wires';
import { AppError } from '@closewright/domain/errors';
import { type WireCheckItem, wireChecksOf, wireReference } from '@closewright/domain/wires';
import type { Transaction } from 'kysely';
import type { Caller } from '../../../platform/auth/caller.ts';
import { bankReason } from '../../../platform/auth/judge-bank.ts';
import { tenantZone } from '../../../platform/clock/tenant-zone.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { readScreeningState, type ToldScreening } from '../../sanctions/screening.queries.ts';
import type { StoredWire } from './wires.queries.ts';

/** What the checks of wires are judged by besides the wires. */
interface CheckedOn {
  readonly caller: Caller;
  readonly today: string;
  readonly screening: ReadonlyMap<number, ToldScreening>;
}

/** What the sanctions list says of the payees of wires. */
export function screeningOf(
  tx: Transaction<DB>,
  { actor }: Caller,
  wires: readonly StoredWire[],
): Promise<Map<number, ToldScreening>> {
  const payees = new Set(wires.flatMap(({ to }) => (to === null ? [] : [to.wirePayeeID])));
  return readScreeningState(tx, actor.tenant, [...payees]);
}

/** What the checks say of a wire. `by`: who is to release it; null: whether it may leave. */
export function checksOf(
  wire: StoredWire,
  { caller: { session }, today, screening }: CheckedOn,
  by: string | null,
): readonly WireCheckItem[] {
  const { to, postedBy, releases, needsTwo, date } = wire;
  const facts = { postedBy, releasedBy: releases.map((each) => each.by), by, needsTwo, date, today };
  const zone = tenantZone(session);
  if (to === null) {
    const nobody = { instructions: null, latestNumber: null, state: null, screening: null };
    return wireChecksOf({ ...facts, ...nobody, namedBy: null, enteredBy: null, zone });
  }
  const checks = wireChecksOf({
    ...facts,
    ...{ instructions: to, latestNumber: to.latestNumber, zone },
    ...{ state: to.instructionState, screening: screening.get(to.wirePayeeID) ?? 'old list' },
    ...{ namedBy: to.named.by, enteredBy: to.enteredBy },
  });
  return to.isInactive ? checks.map(inactivePayee) : checks;
}

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
  const [named, path] = reference === undefined ? ['', ''] : [`Wire ${reference}: `, `wires.${reference}.`];
  throw new AppError('WIRE_BLOCKED', `${named}${first.words}.`, { modelState: statesOf(blocking, path) });
}

const blockingOf = (checks: readonly WireCheckItem[]) => checks.filter(({ state }) => state === 'blocks');

const statesOf = (blocking: readonly WireCheckItem[], path = '') =>
  Object.fromEntries(blocking.map(({ check, words }) => [`${path}${check}`, [`${words}.`]]));

/** A wire as it is told. */
export function shownWire(wire: StoredWire, on: CheckedOn & { readonly regionOf: (bank: number) => number }): WireOut {
  const { postedByKey, needsTwo: _needsTwo, naming: _naming, to, releases, ...told } = wire;
  const { session } = on.caller;
  const mayRelease = bankReason(session, 'releaseWires', on.regionOf(wire.bankAccountID)) === null;
  const by = wire.state === 'to release' && mayRelease ? session.displayName : null;
  const last = releases.at(-1);
  return {
    ...told,
    reference: wireReference(wire.bankAccountID, wire),
    isOwn: postedByKey === String(session.usersID),
    to: to && {
      ...{ wirePayeeID: to.wirePayeeID, name: to.name, number: to.number, beneficiary: to.beneficiary },
      ...{ bankName: to.bankName, routingNumber: to.routingNumber, accountNumber: to.accountNumber, named: to.named },
    },
    checks: wire.state === 'paid' || wire.state === 'ended' ? [] : [...checksOf(wire, on, by)],
    released: last ? { by: last.by, at: last.at } : null,
  };
}

const inactivePayee = (item: WireCheckItem): WireCheckItem =>
  item.check === 'named' ? { ...item, state: 'blocks', words: 'The payee is inactive' } : item;
