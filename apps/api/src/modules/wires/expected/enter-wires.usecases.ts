import type { ExpectedWire, NewExpectedWire } from '@closewright/contract/wires';
import { can } from '@closewright/domain/access';
import { AppError } from '@closewright/domain/errors';
import type { Transaction } from 'kysely';
import type { Caller } from '../../../platform/auth/caller.ts';
import { refuseBank, seesBank } from '../../../platform/auth/judge-bank.ts';
import { refuseAction } from '../../../platform/auth/refuse-action.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { staleVersion } from '../../../platform/errors/stale-version.ts';
import { invalid } from '../../../platform/records/index.ts';
import { nextIDs } from '../../../platform/tenant/in-tenant.ts';
import { accountProblem, foundLedger } from '../../check-writing/file-ledger.usecases.ts';
import { refuseParty } from '../../check-writing/receipts.usecases.ts';
import { readEscrowAccounts } from '../../escrow-accounting/accounts.queries.ts';
import { type FileInHand, writeFile } from '../../orders/file-work.usecases.ts';
import {
  endExpectedWire,
  insertExpectedWire,
  type StoredExpectedWire,
  updateExpectedWire,
} from './expected-wires.queries.ts';
import { foundWire, refuseEnded, type WiresDeps } from './judged-wires.usecases.ts';

type Tx = Transaction<DB>;

/** Says that a file expects a wire. */
export const createExpectedWire = (deps: WiresDeps, caller: Caller, typed: NewExpectedWire): Promise<ExpectedWire> =>
  writeFile({ ...deps, caller, ordersID: typed.ordersID }, async (tx, file) => {
    refuseFile(file);
    await refusePlace(tx, caller, file, typed, '');
    if (typed.party !== null) await refuseParty({ tx, file }, caller, typed.party);
    const expectedWireID = await nextIDs(tx, 'expected_wire_id');
    await insertExpectedWire(tx, caller.actor.tenant, expectedWireID, typed);
    return (await foundWire(tx, deps, caller, expectedWireID)).wire;
  });

const changedMeanwhile = 'Somebody else changed this in the meantime.';

interface SavedWire {
  readonly expectedWireID: number;
  readonly version: number;
  readonly changes: { readonly [K in keyof Omit<NewExpectedWire, 'ordersID'>]?: NewExpectedWire[K] | undefined };
}

/** Saves what changed on a wire that is expected. */
export const saveExpectedWire = (
  deps: WiresDeps,
  caller: Caller,
  { expectedWireID, version, changes }: SavedWire,
): Promise<ExpectedWire> =>
  onWire(deps, caller, expectedWireID, async (tx, file, stored) => {
    const { wire } = stored;
    if (wire.version !== version)
      throw staleVersion({ ...stored, version: wire.version }, { shown: wire, message: changedMeanwhile });
    const { bankAccountID, expectedOn, amount, sender, party, reference, note } = wire;
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const typed = { bankAccountID, expectedOn, amount, sender, party, reference, note, ...given };
    await refusePlace(tx, caller, file, typed, 'changes.');
    if (typed.party !== null && typed.party !== party)
      await refuseParty({ tx, file }, caller, typed.party, 'changes.party');
    await updateExpectedWire(tx, caller.actor.tenant, expectedWireID, typed);
  });

/** Says that a wire is not expected any more. */
export const callOffExpectedWire = (
  deps: WiresDeps,
  caller: Caller,
  { expectedWireID, reason }: { readonly expectedWireID: number; readonly reason: string },
): Promise<ExpectedWire> =>
  onWire(deps, caller, expectedWireID, (tx) => endExpectedWire(tx, caller.actor.tenant, expectedWireID, reason));

/** Works on a wire that is still expected, in the lock of its file: nobody receives it meanwhile. Answers it as it is then. */
async function onWire(
  deps: WiresDeps,
  caller: Caller,
  expectedWireID: number,
  work: (tx: Tx, file: FileInHand, stored: StoredExpectedWire) => Promise<void>,
): Promise<ExpectedWire> {
  const { ordersID } = await deps.database.inTenant(caller.actor, async (tx) => {
    const { wire } = await foundWire(tx, deps, caller, expectedWireID);
    return wire;
  });
  return writeFile({ ...deps, caller, ordersID }, async (tx, file) => {
    refuseFile(file);
    const stored = await foundWire(tx, deps, caller, expectedWireID);
    const account = (await readEscrowAccounts(tx, file.place.tenant)).find(
      ({ bankAccountID }) => bankAccountID === stored.wire.bankAccountID,
    );
    if (!account || !seesBank(caller.session, 'readWires', account.regionID)) throw new AppError('NOT_FOUND');
    refuseBank(caller.session, 'writeExpectedWires', account.regionID);
    refuseEnded(stored.wire);
    await work(tx, file, stored);
    return (await foundWire(tx, deps, caller, expectedWireID)).wire;
  });
}

/** Refuses whoever may not say what files of a region expect. Of a file that is locked or in use it is said, too: nothing of it is changed. */
function refuseFile({ session }: FileInHand): void {
  if (!can(session.access, 'readWires').allowed) throw new AppError('NOT_FOUND');
  refuseAction(session.access, 'writeExpectedWires');
}

/** Refuses a bank account that takes no receipt on the day that is expected, or that is of a region whose wires somebody may not enter. */
async function refusePlace(
  tx: Tx,
  { session }: Caller,
  { place }: FileInHand,
  { bankAccountID, expectedOn }: Pick<NewExpectedWire, 'bankAccountID' | 'expectedOn'>,
  at: '' | 'changes.',
): Promise<void> {
  const { accounts } = await foundLedger(tx, place);
  const account = accounts.find((each) => each.bankAccountID === bankAccountID);
  if (!account || !seesBank(session, 'readWires', account.regionID))
    throw invalid(`${at}bankAccountID`, 'There is no such bank account');
  refuseBank(session, 'writeExpectedWires', account.regionID);
  const problem = accountProblem(account, expectedOn);
  if (problem !== null) throw invalid(`${at}${problem.field === 'date' ? 'expectedOn' : problem.field}`, problem.words);
}
