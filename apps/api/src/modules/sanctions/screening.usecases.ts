import { decisionHolds, type ScreenedHit } from '@closewright/domain/sanctions';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { nextIDs } from '../../platform/tenant/in-tenant.ts';
import { importedLists } from './imported-lists.ts';
import type { SanctionsPort, ScreenedNames } from './sanctions-port.ts';
import {
  namesOf,
  type PayeeNames,
  readDecisions,
  readNamesOf,
  readStopped,
  storeScreenings,
} from './screening.queries.ts';

/**
 * Screens a payee of wires by the names that are stored of it, in the transaction that stored them. To be called whenever one of them is new, and when a
 * payee is active again. Without a list nothing is screened: the next list screens all.
 */
export async function screenPayee(
  tx: Transaction<DB>,
  { actor: { tenant } }: Pick<Caller, 'actor'>,
  wirePayeeID: number,
  { port = importedLists, alsoKnownAs = [] }: { port?: SanctionsPort; alsoKnownAs?: readonly string[] } = {},
): Promise<void> {
  const names = namesOf([...(await readNamesOf(tx, tenant, wirePayeeID)), ...alsoKnownAs]);
  const screened = await port.screen(tx, tenant, names);
  if (screened) await recordScreenings(tx, tenant, [{ wirePayeeID, names }], screened);
}

/**
 * Records what screening of payees came to. What was decided about the same names and hits of a payee holds. Hits that stop a payee stay until somebody
 * decides, also where the list or the payee's names say less now.
 */
export async function recordScreenings(
  tx: Transaction<DB>,
  tenant: string,
  payees: readonly PayeeNames[],
  { sanctionsListID, hits: hitsOf }: ScreenedNames,
): Promise<void> {
  if (payees.length === 0) return;
  const stopped = new Map(
    (
      await readStopped(
        tx,
        tenant,
        payees.map(({ wirePayeeID }) => wirePayeeID),
      )
    ).map((one) => [one.wirePayeeID, one]),
  );
  const found = payees.map((payee) => {
    const earlier = stopped.get(payee.wirePayeeID);
    return {
      ...{ ...payee, isOnList: earlier?.isSame === true },
      hits: withEarlier(hitsOfNames(payee.names, hitsOf), earlier?.hits ?? []),
    };
  });
  const like = found.filter(({ hits }) => hits.length > 0).map(({ wirePayeeID }) => wirePayeeID);
  const decisions = like.length === 0 ? [] : await readDecisions(tx, tenant, like);
  const screenings = found.map(({ isOnList, ...payee }) => {
    const holds = decisions.find(
      (one) =>
        one.wirePayeeID === payee.wirePayeeID &&
        payee.hits.length > 0 &&
        // Who is on the list is cleared by a new decision alone.
        (one.isSame || !isOnList) &&
        decisionHolds(one.hits, payee.hits),
    );
    return { ...payee, decidedAs: holds?.screeningID ?? null };
  });
  const firstID = await nextIDs(tx, 'sanctions_screening_id', screenings.length);
  await storeScreenings(tx, tenant, { sanctionsListID, firstID, screenings });
}

/** Hits with those that stopped the payee before, unless the list says of them what it says now. */
function withEarlier(now: readonly ScreenedHit[], earlier: readonly ScreenedHit[]): ScreenedHit[] {
  const gone = earlier.filter(
    (one) => !now.some(({ entry, screened }) => entry === one.entry && screened === one.screened),
  );
  return [...now, ...gone].toSorted((a, b) => b.score - a.score || a.entry - b.entry);
}

function hitsOfNames(names: readonly string[], hits: ScreenedNames['hits']): ScreenedHit[] {
  return names
    .flatMap((screened) => (hits.get(screened) ?? []).map((hit) => ({ ...hit, screened })))
    .toSorted((a, b) => b.score - a.score || a.entry - b.entry);
}
