import type { WireOut } from '@closewright/contract/wires';
import { returnDayProblem } from '@closewright/domain/ach';
import { AppError } from '@closewright/domain/errors';
import { formatMoney } from '@closewright/domain/formats';
import { cents } from '@closewright/domain/money';
import { returnedWords, type SendingMeans, type WireOutState, wireSentWords } from '@closewright/domain/wires';
import type { Transaction } from 'kysely';
import type { Caller } from '../../../platform/auth/caller.ts';
import { refuseBank, seesBank } from '../../../platform/auth/judge-bank.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { refuseFields } from '../../../platform/errors/refuse-fields.ts';
import type { Database } from '../../../platform/tenant/in-tenant.ts';
import { readMoneyRegions } from '../../escrow-accounting/accounts.queries.ts';
import { todayOf } from '../../workflow/file-tasks.usecases.ts';
import { refusedWire } from './refused-wire.ts';
import { checksOf, readChecked, refuseLeaving, refuseRelease, shownWire, userKey } from './shown-wire.ts';
import {
  endReleases,
  endReturn,
  endSending,
  storeNaming,
  storeRelease,
  storeReturn,
  storeSendings,
} from './wire-rows.queries.ts';
import { readWire, readWires, type StoredWire, type WirePage, type WirePlace } from './wires.queries.ts';

/** What wires are read and changed with. */
export interface WireDeps {
  readonly database: Database;
  readonly clock: Clock;
}

interface Asked {
  readonly bankAccountID?: number | undefined;
  readonly state?: WireOutState | undefined;
  readonly means?: SendingMeans | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly skip: number;
  readonly take: number;
}

/** A page of the wires of the accounts that the caller may know of. */
export function listWiresOut(
  { database, clock }: WireDeps,
  caller: Caller,
  { bankAccountID, state, ...asked }: Asked,
): Promise<Omit<WirePage, 'results'> & { results: WireOut[] }> {
  return database.inTenant(caller.actor, async (tx) => {
    const regions = await toldRegions(tx, caller);
    const bankAccountIDs = [...regions.keys()].filter((id) => bankAccountID === undefined || id === bankAccountID);
    const { results, ...sums } = await readWires(tx, { ...asked, tenant: caller.actor.tenant, bankAccountIDs, state });
    return { ...sums, results: await shown(tx, caller, { clock, regions }, results) };
  });
}

/** Says by which payee a wire goes, by the latest instructions that it has. */
export const nameWire = (
  deps: WireDeps,
  caller: Caller,
  { wirePayeeID, ...place }: WirePlace & { readonly wirePayeeID: number },
): Promise<WireOut> =>
  change(deps, caller, place, 'sendWires', async (tx, wire) => {
    refuseGone(wire);
    if (wire.state === 'sent') throw sentAlready();
    await nameSent(tx, caller.actor.tenant, { ...place, wirePayeeID });
  });

/** Says in a transaction by which payee a wire goes that was posted in it or before. Throws NOT_FOUND where that payee has no instructions. */
export async function nameSent(
  tx: Transaction<DB>,
  tenant: string,
  wire: WirePlace & { readonly wirePayeeID: number },
): Promise<void> {
  const isNamed = await storeNaming(tx, tenant, wire).catch(refusedWire);
  if (!isNamed) throw new AppError('NOT_FOUND', 'There is no such payee with instructions.');
}

/** Releases a wire, where every check is met and what was seen is what there is. */
export const releaseWire = (
  deps: WireDeps,
  caller: Caller,
  {
    wirePayeeID,
    instructions,
    amount,
    ...place
  }: WirePlace & { readonly wirePayeeID: number; readonly instructions: number; readonly amount: number },
): Promise<WireOut> =>
  change(deps, caller, place, 'releaseWires', async (tx, wire, now) => {
    refuseGone(wire);
    if (wire.state === 'sent') throw sentAlready();
    if (wire.state === 'released') throw new AppError('CARRIED_ON', 'This payment was released already.');
    const { to, naming } = wire;
    if (to !== null && (to.wirePayeeID !== wirePayeeID || to.number !== instructions))
      throw seenOtherwise('instructions', 'Its payee was named anew meanwhile. Look at it again.');
    if (wire.amount !== amount)
      throw seenOtherwise('amount', `It is of ${formatMoney(cents(wire.amount))}. Look at it again.`);
    refuseRelease(checksOf(wire, await readChecked(tx, caller, now, [wire]), userKey(caller)));
    if (naming === null) throw new AppError('WIRE_BLOCKED');
    await storeRelease(tx, caller.actor.tenant, { ...place, naming, amount });
  });

/** Takes every release of a wire back that was not sent. */
export const holdWire = (
  deps: WireDeps,
  caller: Caller,
  { reason, ...place }: WirePlace & { readonly reason: string },
): Promise<WireOut> =>
  change(deps, caller, place, 'sendWires', async (tx, wire) => {
    if (wire.sent !== null) throw sentAlready();
    // Somebody else may have held it since it was read.
    const isHeld = wire.releases.length > 0 && (await endReleases(tx, caller.actor.tenant, { ...place, reason }));
    if (!isHeld) throw new AppError('CARRIED_ON', 'This payment is not released.');
  });

/** Records that a released wire was sent at the bank. */
export const sentWire = (
  deps: WireDeps,
  caller: Caller,
  { bankReference, ...place }: WirePlace & { readonly bankReference: string },
): Promise<WireOut> =>
  change(deps, caller, place, 'sendWires', async (tx, wire, now) => {
    refuseGone(wire);
    if (wire.state === 'sent') throw new AppError('CARRIED_ON', 'This payment was sent already.');
    const { naming, amount } = wire;
    refuseLeaving(checksOf(wire, await readChecked(tx, caller, now, [wire]), null));
    if (naming === null) throw new AppError('WIRE_BLOCKED');
    const sending = { ...place, naming, amount, wireFileID: null, uetr: null, trace: null, bankReference };
    await storeSendings(tx, caller.actor.tenant, [sending]);
  });

/** Records that the bank did not send a wire: it has to be released again. */
export const unsentWire = (
  deps: WireDeps,
  caller: Caller,
  { reason, ...place }: WirePlace & { readonly reason: string },
): Promise<WireOut> =>
  change(deps, caller, place, 'sendWires', async (tx, wire) => {
    if (wire.sent === null) throw notSent();
    if (wire.returned !== null) throw new AppError('CARRIED_ON', returnedWords);
    const { sending } = wire.sent;
    if (!(await endSending(tx, caller.actor.tenant, { ...place, sending, reason }))) throw notSent();
  });

/** Records that the bank of the payee gave an ACH payment back. Nothing is posted. */
export const returnedWire = (
  deps: WireDeps,
  caller: Caller,
  {
    code,
    returnedOn,
    note,
    ...place
  }: WirePlace & { readonly code: string; readonly returnedOn: string; readonly note: string | null },
): Promise<WireOut> =>
  change(deps, caller, place, 'sendWires', (tx, wire, now) =>
    recordReturn(tx, caller, { wire, now, code, returnedOn, note }),
  );

/** Records in a transaction that a payment came back, as it was typed or as a file says. */
export async function recordReturn(
  tx: Transaction<DB>,
  caller: Caller,
  {
    wire,
    now,
    ...said
  }: {
    readonly wire: StoredWire;
    readonly now: Date;
    readonly code: string;
    readonly returnedOn: string;
    readonly note: string | null;
  },
): Promise<void> {
  if (wire.means !== 'ACH') throw new AppError('CARRIED_ON', 'A wire does not come back: it is a wire in.');
  if (wire.returned !== null) throw new AppError('CARRIED_ON', `It came back already: ${wire.returned.code}.`);
  if (wire.state === 'ended') refuseGone(wire);
  if (wire.sent === null) throw new AppError('CARRIED_ON', 'This payment was not sent.');
  const day = returnDayProblem(said.returnedOn, { from: wire.date, today: todayOf(caller, now) });
  refuseFields({ returnedOn: day ?? undefined });
  const { bankAccountID, stripe, number, sent } = wire;
  const place = { bankAccountID, stripe, number };
  await storeReturn(tx, caller.actor.tenant, { ...place, sending: sent.sending, ...said });
}

/** Records that an ACH payment did not come back after all. */
export const takeBackReturn = (
  deps: WireDeps,
  caller: Caller,
  { reason, ...place }: WirePlace & { readonly reason: string },
): Promise<WireOut> =>
  change(deps, caller, place, 'sendWires', async (tx, wire) => {
    if (wire.state === 'ended') refuseGone(wire);
    const isEnded = wire.returned !== null && (await endReturn(tx, caller.actor.tenant, { ...place, reason }));
    if (!isEnded) throw new AppError('CARRIED_ON', 'This payment did not come back.');
  });

/** Changes a wire of an account of the caller, and answers it as it is then. */
function change(
  { database, clock }: WireDeps,
  caller: Caller,
  place: WirePlace,
  action: 'sendWires' | 'releaseWires',
  work: (tx: Transaction<DB>, wire: StoredWire, now: Date) => Promise<void>,
): Promise<WireOut> {
  return database.inTenant(caller.actor, async (tx) => {
    const regions = await toldRegions(tx, caller);
    const regionID = regions.get(place.bankAccountID);
    if (regionID === undefined) throw new AppError('NOT_FOUND');
    const before = await found(tx, caller, place);
    refuseBank(caller.session, action, regionID);
    await work(tx, before, clock.now()).catch(refusedWire);
    const [after] = await shown(tx, caller, { clock, regions }, [await found(tx, caller, place)]);
    if (!after) throw new AppError('NOT_FOUND');
    return after;
  });
}

/** A wire that the caller may know of. */
export async function found(tx: Transaction<DB>, { actor }: Caller, place: WirePlace): Promise<StoredWire> {
  const wire = await readWire(tx, actor.tenant, place);
  if (!wire) throw new AppError('NOT_FOUND');
  return wire;
}

/** The trust accounts that the caller may know of, each with its region. */
export async function toldRegions(
  tx: Transaction<DB>,
  { actor, session }: Caller,
): Promise<ReadonlyMap<number, number>> {
  const accounts = await readMoneyRegions(tx, actor.tenant);
  return new Map(
    accounts.flatMap(({ bankAccountID, regionID }) =>
      seesBank(session, 'readWires', regionID) ? [[bankAccountID, regionID]] : [],
    ),
  );
}

async function shown(
  tx: Transaction<DB>,
  caller: Caller,
  { clock, regions }: { readonly clock: Clock; readonly regions: ReadonlyMap<number, number> },
  wires: readonly StoredWire[],
): Promise<WireOut[]> {
  const on = await readChecked(tx, caller, clock.now(), wires);
  return wires.map((wire) => shownWire(wire, on, regions.get(wire.bankAccountID) ?? 0));
}

function refuseGone({ state }: StoredWire): void {
  if (state === 'paid') throw new AppError('CARRIED_ON', 'The bank has paid this payment.');
  if (state === 'ended') throw new AppError('CARRIED_ON', 'This payment was voided or taken back.');
}

const notSent = () => new AppError('CARRIED_ON', 'This payment was not sent.');
const sentAlready = () => new AppError('CARRIED_ON', wireSentWords);

const seenOtherwise = (path: string, words: string) =>
  new AppError('CARRIED_ON', words, { modelState: { [path]: [words] } });
