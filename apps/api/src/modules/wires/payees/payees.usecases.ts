import type { WireInstructionsBody, WirePayee, WirePayeeRow } from '@closewright/contract/wires';
import { AppError } from '@closewright/domain/errors';
import { nameParts } from '@closewright/domain/sanctions';
import { instructionProblems, payeeNameProblem } from '@closewright/domain/wires';
import type { Transaction } from 'kysely';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { refuseFields } from '../../../platform/errors/refuse-fields.ts';
import { refuseStale } from '../../../platform/errors/stale-version.ts';
import { type SecretBox, sealAccountNumber } from '../../../platform/secrets/index.ts';
import { type Database, nextIDs } from '../../../platform/tenant/in-tenant.ts';
import { lockTenant } from '../../../platform/tenant/tenant-locks.ts';
import { companyProblem } from '../../companies/companies.usecases.ts';
import { screenPayee } from '../../sanctions/screening.usecases.ts';
import { todayOf } from '../../workflow/file-tasks.usecases.ts';
import { type InstructionsRef, instructionsOf, placeOf } from './payees.queries.ts';
import {
  type PayeeSearch,
  readPayee,
  readPayeeNamed,
  readPayeeNames,
  readPayees,
  type StoredPayee,
} from './registry.queries.ts';
import { insertInstructions, insertPayee, updatePayee } from './store-payees.queries.ts';
import { toldPayee, toldRow } from './told-payee.ts';

/** What the registry of payees is kept with. */
export interface PayeeDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: SecretBox;
}

/** A page of the registry by name. */
export function listWirePayees(
  { database, clock, secrets }: PayeeDeps,
  caller: Caller,
  search: PayeeSearch,
): Promise<{ results: WirePayeeRow[]; totalRecords: number }> {
  const { tenant } = caller.actor;
  return database.inTenant(caller.actor, async (tx) => {
    const now = clock.now();
    const { payees, totalRecords } = await readPayees(tx, tenant, search, now);
    const ids = payees.map(({ wirePayeeID }) => wirePayeeID);
    const all = Map.groupBy(await instructionsOf(tx, tenant, ids), ({ wirePayeeID }) => wirePayeeID);
    const results = payees.map((payee) => toldRow({ caller, secrets, now }, payee, all.get(payee.wirePayeeID) ?? []));
    return { results, totalRecords };
  });
}

/** A payee with all its instructions. */
export const getWirePayee = (deps: PayeeDeps, caller: Caller, wirePayeeID: number): Promise<WirePayee> =>
  deps.database.inTenant(caller.actor, (tx) => foundAndTold(deps, tx, caller, wirePayeeID));

/** Adds a payee with its first instructions. */
export function createWirePayee(
  deps: PayeeDeps,
  caller: Caller,
  { name, companyID, instructions }: { name: string; companyID: number | null; instructions: WireInstructionsBody },
): Promise<WirePayee> {
  const { actor } = caller;
  const { tenant } = actor;
  return deps.database.inTenant(actor, async (tx) => {
    await lockTenant(tx);
    const company = companyID === null ? null : await companyProblem(tx, caller, { companyID, contactID: 0 });
    refuseFields({ companyID: company ?? undefined, name: await nameProblem(tx, tenant, name) });
    refuseFields(instructionProblems(instructions, todayOf(caller, deps.clock.now())), 'instructions.');
    const wirePayeeID = await nextIDs(tx, 'wire_payee_id');
    await insertPayee(tx, tenant, { wirePayeeID, name, companyID });
    await enter(deps, tx, caller, { wirePayeeID, number: 1 }, instructions);
    return foundAndTold(deps, tx, caller, wirePayeeID);
  });
}

/** Renames a payee, or makes it inactive or active again. */
export function saveWirePayee(
  deps: PayeeDeps,
  caller: Caller,
  asked: {
    readonly wirePayeeID: number;
    readonly version: number;
    readonly changes: { readonly name?: string | undefined; readonly inactive?: boolean | undefined };
  },
): Promise<WirePayee> {
  const { tenant } = caller.actor;
  const { wirePayeeID, version, changes } = asked;
  return deps.database.inTenant(caller.actor, async (tx) => {
    await lockTenant(tx);
    const stored = await foundPayee(tx, caller, wirePayeeID);
    refuseStale(stored, version);
    const { name = stored.name, inactive = stored.inactive } = changes;
    refuseFields({ name: await nameProblem(tx, tenant, name, wirePayeeID) }, 'changes.');
    if (name !== stored.name || inactive !== stored.inactive)
      await updatePayee(tx, tenant, wirePayeeID, { name, inactive });
    // Another name is on the list, or not; and who was away missed the lists that came meanwhile.
    if (name !== stored.name || (stored.inactive && !inactive)) await screenPayee(tx, caller, wirePayeeID);
    return foundAndTold(deps, tx, caller, wirePayeeID);
  });
}

/** Enters other instructions of a payee: the earlier ones end. */
export function addWireInstructions(
  deps: PayeeDeps,
  caller: Caller,
  { wirePayeeID, instructions }: { readonly wirePayeeID: number; readonly instructions: WireInstructionsBody },
): Promise<WirePayee> {
  const { tenant } = caller.actor;
  return deps.database.inTenant(caller.actor, async (tx) => {
    await lockTenant(tx);
    await foundPayee(tx, caller, wirePayeeID);
    refuseFields(instructionProblems(instructions, todayOf(caller, deps.clock.now())));
    const [latest] = await instructionsOf(tx, tenant, [wirePayeeID]);
    await enter(deps, tx, caller, { wirePayeeID, number: 1 + (latest?.number ?? 0) }, instructions);
    return foundAndTold(deps, tx, caller, wirePayeeID);
  });
}

/** Seals within the transaction: a rotation of the keys sees the account number, or it is sealed with the new key. */
async function enter(
  { secrets }: PayeeDeps,
  tx: Transaction<DB>,
  caller: Caller,
  ref: InstructionsRef,
  instructions: WireInstructionsBody,
): Promise<void> {
  const { tenant } = caller.actor;
  const sealed = sealAccountNumber(secrets, placeOf(tenant, ref), instructions.accountNumber);
  await insertInstructions(tx, tenant, ref, instructions, sealed);
  await screenPayee(tx, caller, ref.wirePayeeID);
}

/** Why a payee cannot be called so; undefined where it can. */
/** What tells payees apart: neither punctuation, nor the order of words, nor the ending of a company. */
const twinKey = (name: string): string => nameParts(name).join(' ');

async function nameProblem(
  tx: Transaction<DB>,
  tenant: string,
  name: string,
  own?: number,
): Promise<string | undefined> {
  const unread = payeeNameProblem(name);
  if (unread !== null) return unread;
  const same = await readPayeeNamed(tx, tenant, name);
  if (same !== undefined && same.wirePayeeID !== own)
    return `There is ${same.name} already${same.inactive ? ', which is inactive' : ''}`;
  const key = twinKey(name);
  const twin = (await readPayeeNames(tx, tenant)).find(
    (each) => each.wirePayeeID !== own && twinKey(each.name) === key,
  );
  // Other instructions of somebody who is known are an alarm; as another payee they would be none.
  return twin && `There is ${twin.name} already: enter its instructions there`;
}

async function foundPayee(tx: Transaction<DB>, { actor }: Caller, wirePayeeID: number): Promise<StoredPayee> {
  const payee = await readPayee(tx, actor.tenant, wirePayeeID);
  if (!payee) throw new AppError('NOT_FOUND');
  return payee;
}

/** A payee as it is told after a write, or as somebody asks for it. */
export async function foundAndTold(
  { clock, secrets }: PayeeDeps,
  tx: Transaction<DB>,
  caller: Caller,
  wirePayeeID: number,
): Promise<WirePayee> {
  const payee = await foundPayee(tx, caller, wirePayeeID);
  const all = await instructionsOf(tx, caller.actor.tenant, [wirePayeeID]);
  return toldPayee({ caller, secrets, now: clock.now() }, payee, all);
}
