import { decisionHolds, type ScreenedHit } from '@closewright/domain/sanctions';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { nextIDs } from '../../platform/tenant/in-tenant.ts';
import { importedLists } from './imported-lists.ts';
import type { SanctionsPort, ScreenedNames } from './sanctions-port.ts';
import { type PayeeNames, readDecisions, readPayeeNames, storeScreenings } from './screening.queries.ts';

/**
 * Screens a payee of wires by its names (its own, and those of its latest instructions), in the transaction that stored them. To be called whenever one of
 * them is new, and when a payee is active again. Without a list nothing is screened: the next list screens all.
 */
export async function screenPayee(
  tx: Transaction<DB>,
  { actor: { tenant } }: Pick<Caller, 'actor'>,
  wirePayeeID: number,
  port: SanctionsPort = importedLists,
): Promise<void> {
  const payees = await readPayeeNames(tx, tenant, wirePayeeID);
  const names = payees.flatMap((payee) => payee.names);
  const screened = await port.screen(tx, tenant, names);
  if (screened) await recordScreenings(tx, tenant, payees, screened);
}

/** Records what screening of payees came to. Where the last that was said of the same names and hits of a payee cleared it, it holds. */
export async function recordScreenings(
  tx: Transaction<DB>,
  tenant: string,
  payees: readonly PayeeNames[],
  { sanctionsListID, hits: hitsOf }: ScreenedNames,
): Promise<void> {
  if (payees.length === 0) return;
  const found = payees.map((payee) => ({ ...payee, hits: hitsOfNames(payee.names, hitsOf) }));
  const like = found.filter(({ hits }) => hits.length > 0).map(({ wirePayeeID }) => wirePayeeID);
  const decisions = like.length === 0 ? [] : await readDecisions(tx, tenant, like);
  const screenings = found.map((payee) => {
    const holds = decisions.find(
      (one) => one.wirePayeeID === payee.wirePayeeID && payee.hits.length > 0 && decisionHolds(one.hits, payee.hits),
    );
    return { ...payee, decidedAs: holds && !holds.isSame ? holds.screeningID : null };
  });
  const firstID = await nextIDs(tx, 'sanctions_screening_id', screenings.length);
  await storeScreenings(tx, tenant, { sanctionsListID, firstID, screenings });
}

function hitsOfNames(names: readonly string[], hits: ScreenedNames['hits']): ScreenedHit[] {
  return names
    .flatMap((screened) => (hits.get(screened) ?? []).map((hit) => ({ ...hit, screened })))
    .toSorted((a, b) => b.score - a.score || a.entry - b.entry);
}
