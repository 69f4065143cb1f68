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
    ...{ instructions: { ...to, callBacks: [...to.callBacks].map(withBlanks) }, latestNumber: to.latestNumber, zone },
    ...{ state: to.instructionState, screening: screening.get(to.wirePayeeID) ?? 'old list' },
    ...{ namedBy: to.named.by, enteredBy: to.enteredBy },
  });
  return to.isInactive ? checks.map(inactivePayee) : checks;
}

/** Refuses a wire that a check blocks, with all that do. What only another person is missing for is said so. */
export function refuseBlocked(checks: readonly WireCheckItem[], named = ''): void {
  const blocking = checks.filter(({ state }) => state === 'blocks');
  const [first] = blocking;
  if (!first) return;
  const code = blocking.length === 1 && first.check === 'second person' ? 'SECOND_PERSON_NEEDED' : 'WIRE_BLOCKED';
  throw new AppError(named === '' ? code : 'WIRE_BLOCKED', `${named}${first.words}.`, {
    modelState: Object.fromEntries(blocking.map(({ check, words }) => [check, [`${words}.`]])),
  });
}

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

const withBlanks = ({
  result,
  calledBy,
}: Pick<StoredWire['to'] & object, 'callBacks'>['callBacks'][number]) => ({
  ...{ result, calledBy, calledAt: '', numberCalled: '', note: null, spokeTo: null },
  numberSource: 'Given in person' as const,
});

const inactivePayee = (item: WireCheckItem): WireCheckItem =>
  item.check === 'named' ? { ...item, state: 'blocks', words: 'The payee is inactive' } : item;
