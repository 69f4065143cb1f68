import type { ExpectedWireCriteria } from '@closewright/contract/escrow-accounting';
import type { ArrivedWire, ExpectedWirePage } from '@closewright/contract/wires';
import { expectedFits, expectedWireStates } from '@closewright/domain/wires';
import type { Caller } from '../../../platform/auth/caller.ts';
import { eachOf, type Slice } from '../../../platform/db/list-parts.ts';
import { readArrivedWires } from './arrived-wires.queries.ts';
import { readExpectedWires, readWiresToCome } from './expected-wires.queries.ts';
import { readOf, type WiresDeps } from './judged-wires.usecases.ts';

/** A page of the wires that files expect. */
export const listExpectedWires = (
  deps: WiresDeps,
  caller: Caller,
  { bankAccountID, skip, take, ...asked }: ExpectedWireCriteria & Slice,
): Promise<ExpectedWirePage> =>
  deps.database.inTenant(caller.actor, async (tx) => {
    const read = await readOf(tx, deps, caller, bankAccountID);
    const { results, totalRecords, states } = await readExpectedWires(tx, read, asked, { skip, take });
    return {
      ...{ asOf: deps.clock.now().toISOString(), today: read.today, results: [...results], totalRecords },
      states: eachOf(expectedWireStates, states),
    };
  });

/** Wires that banks told of and the book does not have, with those expected that each may be. */
export const listArrivedWires = (
  deps: WiresDeps,
  caller: Caller,
  bankAccountID: number | undefined,
): Promise<ArrivedWire[]> =>
  deps.database.inTenant(caller.actor, async (tx) => {
    const read = await readOf(tx, deps, caller, bankAccountID);
    const arrived = await readArrivedWires(tx, read.tenant, read.banks);
    const toCome = Map.groupBy(await readWiresToCome(tx, read), (wire) => wire.bankAccountID);
    return arrived.map((each) => ({
      ...each,
      fits: expectedFits(each.item, toCome.get(each.bankAccountID) ?? []).map((fit) => ({ ...fit })),
    }));
  });
