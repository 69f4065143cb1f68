import type { ExpectedWire } from '@closewright/contract/wires';
import { can } from '@closewright/domain/access';
import { AppError } from '@closewright/domain/errors';
import type { Transaction } from 'kysely';
import type { Caller } from '../../../platform/auth/caller.ts';
import { seesBank } from '../../../platform/auth/judge-bank.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import type { Database } from '../../../platform/tenant/in-tenant.ts';
import { readEscrowAccounts } from '../../escrow-accounting/accounts.queries.ts';
import { type ListedRegions, regionsWhere } from '../../orders/listed-regions.queries.ts';
import { todayOf } from '../../workflow/file-tasks.usecases.ts';
import { readExpectedWire, type StoredExpectedWire, type WiresRead } from './expected-wires.queries.ts';

/** What expected wires are worked on with. */
export interface WiresDeps {
  readonly database: Database;
  readonly clock: Clock;
}

/** The regions of the files whose wires somebody is told of. */
export const regionsOfWires = ({ session }: Caller): ListedRegions =>
  regionsWhere(session, (there) => can(there, 'readWires').allowed);

/** The bank accounts whose wires somebody is told of: the one that is asked for, or all. Throws NOT_FOUND for those of other regions as for those that are not there. */
export async function readOf(
  tx: Transaction<DB>,
  { clock }: Pick<WiresDeps, 'clock'>,
  caller: Caller,
  bankAccountID: number | undefined,
): Promise<WiresRead> {
  const { tenant } = caller.actor;
  const all = (await readEscrowAccounts(tx, tenant))
    .filter(({ regionID }) => seesBank(caller.session, 'readWires', regionID))
    .map((account) => account.bankAccountID);
  if (bankAccountID !== undefined && !all.includes(bankAccountID)) throw new AppError('NOT_FOUND');
  const banks = bankAccountID === undefined ? all : [bankAccountID];
  return { tenant, banks, regions: regionsOfWires(caller), today: todayOf(caller, clock.now()) };
}

/** An expected wire of the office. Throws NOT_FOUND. Whoever may know of it is judged by its file and its bank account. */
export async function foundWire(
  tx: Transaction<DB>,
  { clock }: Pick<WiresDeps, 'clock'>,
  caller: Caller,
  expectedWireID: number,
): Promise<StoredExpectedWire> {
  const today = todayOf(caller, clock.now());
  const found = await readExpectedWire(tx, caller.actor.tenant, { expectedWireID, today });
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** Refuses to go on with a wire that came in or was called off. */
export function refuseEnded({ received, calledOff }: ExpectedWire): void {
  if (received !== null) throw new AppError('DECIDED_ALREADY', `${received.by} has recorded its receipt already.`);
  if (calledOff !== null) throw new AppError('DECIDED_ALREADY', `${calledOff.by} has called it off already.`);
}
