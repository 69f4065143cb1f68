import { blankOf } from '@closewright/contract/kit';
import {
  outsidePartyRecord,
  rateEndorsementRecord,
  rateOrderRecord,
  type Settlement,
  settlementLists,
} from '@closewright/contract/settlement';
import type {
  calculateRates as calculating,
  addEndorsements as endorsing,
  addOutsideParty as joining,
  saveRateOrder as saving,
} from '@closewright/contract/statement-calls';
import { inForceOn } from '@closewright/domain/dates';
import { AppError } from '@closewright/domain/errors';
import { feeKindWords } from '@closewright/domain/fees';
import { type OfficeManual, policiesOf, policyFees, type RateManual, rateManuals } from '@closewright/domain/premium';
import { officeManualsOn, versionName } from '@closewright/domain/rate-versions';
import type { FeeKind } from '@closewright/domain/settlement';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { Caller } from '../../platform/auth/caller.ts';
import { refuseAction } from '../../platform/auth/refuse-action.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { readRateFiles } from '../rate-versions/rate-versions.queries.ts';
import { getSettlement, type StatementWanted } from '../settlement/settlement.usecases.ts';
import { type Changing, type Deps, refuseStrays, saveThrough } from './one-save.ts';
import { calculated, ratePartOf, ratesOf, shownRates } from './rates-of-statement.ts';

/** A rate order of a statement. */
interface OfOrder extends StatementWanted {
  readonly rateOrderID: number;
}

/** The rates of a state, those of the product and the versions of the office, and whether they are in force on a day. */
export async function listRates(
  database: Database,
  { actor }: Caller,
  { effectiveDate, state }: { readonly effectiveDate: string; readonly state: string },
) {
  const ofOffice = await database.inTenant(actor, (tx) => readManuals(tx, actor.tenant, state));
  const inForce = officeManualsOn(ofOffice, state, effectiveDate);
  const told = ({ label, from, to }: RateManual) => [label, `from ${from}`, ...(to ? [`to ${to}`] : [])].join(' ');
  return [
    ...rateManuals
      .filter((manual) => manual.state === state)
      .map((manual) => ({
        rateID: manual.id,
        code: manual.label,
        state,
        extendedDescription: told(manual),
        isInactive: inForceOn([manual], effectiveDate) === undefined,
      })),
    ...ofOffice.map((each) => ({
      rateID: each.version,
      code: each.manual.label,
      state,
      extendedDescription: told(each.manual),
      isInactive: !inForce.includes(each),
    })),
  ];
}

/** The versions of rate manuals that the office has published for a state. */
async function readManuals(tx: Transaction<DB>, tenant: string, state: string): Promise<OfficeManual[]> {
  const files = await readRateFiles(tx, tenant, { published: { kind: 'rate-manual', state } });
  return files.flatMap((row): OfficeManual[] => {
    const { effectiveFrom, file } = row;
    if (effectiveFrom === null || file.kind !== 'rate-manual') return [];
    return [{ version: versionName(row), effectiveFrom, manual: file.manual }];
  });
}

/** The rate orders of a statement, and what each comes to. */
export const getRateOrders = async (database: Database, caller: Caller, wanted: StatementWanted) =>
  ratePartOf(await getSettlement(database, caller, wanted));

/** Adds a rate order, or changes one. */
export async function saveRateOrder(
  deps: Deps,
  caller: Caller,
  { rateOrder, ...wanted }: Changing & z.infer<(typeof saving)['body']>,
) {
  const rateOrderID = rateOrder.rateOrderID === 0 ? -1 : rateOrder.rateOrderID;
  const changes = { rateOrders: [{ ...rateOrder, rateOrderID }] };
  return ratePartOf(await saveThrough(deps, caller, wanted, changes, { 'rateOrders.0': 'rateOrder' }));
}

/** What policies as they are typed cost. */
export async function calculateRates(
  database: Database,
  caller: Caller,
  { rateOrder, endorsements, outsideParties, ...wanted }: StatementWanted & z.infer<(typeof calculating)['body']>,
) {
  const order = { ...blankOf(rateOrderRecord.fields), ...rateOrder };
  const parties = outsideParties.map((row) => ({ ...blankOf(outsidePartyRecord.fields), ...row }));
  const rows = endorsements.map((row) => ({ ...blankOf(rateEndorsementRecord.fields), ...row }));
  refuseFields(rateOrderRecord.problems(order), 'rateOrder.');
  for (const [at, party] of parties.entries())
    refuseFields(outsidePartyRecord.problems(party), `outsideParties.${at}.`);
  const stored = await getSettlement(database, caller, wanted);
  const { state } = order;
  const { actor } = caller;
  // Those of its own states come with a statement.
  const manuals = state && (await database.inTenant(actor, (tx) => readManuals(tx, actor.tenant, state)));
  const settlement = manuals ? { ...stored, manuals: [...stored.manuals, ...manuals] } : stored;
  const { figure, alerts } = calculated(settlement, { order, endorsements: rows, parties }, 0, []);
  return { figure: shownRates(figure, order), alerts };
}

/** The endorsements that come with the policies of a rate order without being asked for. */
export async function refreshAlwaysApply(database: Database, caller: Caller, { rateOrderID, ...wanted }: OfOrder) {
  const { figure } = ofOrder(await getSettlement(database, caller, wanted), rateOrderID);
  if (figure.kind === 'open') return { figure };
  const endorsements = figure.policies.flatMap((policy) => policy.endorsements.filter(({ at }) => at === null));
  return {
    figure: {
      kind: 'figure' as const,
      endorsements: endorsements.map(({ key, label, premium }) => ({ key, label, premium, rateEndorsementID: null })),
    },
  };
}

/** The rate order that an address names. Throws NOT_FOUND where the statement has none of this id. */
function ofOrder(settlement: Settlement, rateOrderID: number) {
  const found = ratesOf(settlement).find((each) => each.rateOrderID === rateOrderID);
  if (found) return found;
  throw new AppError('NOT_FOUND', 'The statement has no such rate order.');
}

/** Takes away the fees that were typed in place of the premiums of some rate orders. */
export async function resetPremium(
  deps: Deps,
  caller: Caller,
  {
    rateOrderID,
    simultaneousRateOrderIDs,
    ...wanted
  }: Changing & OfOrder & { readonly simultaneousRateOrderIDs: number[] },
) {
  // Who may not see the fees is told so: none would be found.
  refuseAction(caller.session.access, 'saveSettlement');
  const settlement = await getSettlement(deps.database, caller, wanted);
  const kinds = [rateOrderID, ...simultaneousRateOrderIDs].flatMap((id) =>
    policiesOf(ofOrder(settlement, id).stored.order).map((kind): FeeKind => policyFees[kind].kind),
  );
  const typed = settlement.fees.filter(({ kind }) => kind !== null && kinds.includes(feeKindWords[kind]));
  const removeFees = typed.map(({ feeID }) => feeID);
  return ratePartOf(await saveThrough(deps, caller, wanted, { removeFees }));
}

const partiesOf = ({ loanID, version, outsideParties }: Settlement, rateOrderID: number) => ({
  loanID,
  version,
  outsideParties: outsideParties.filter((row) => row.rateOrderID === rateOrderID),
});

/** The outside parties of a rate order. */
export async function listOutsideParties(database: Database, caller: Caller, { rateOrderID, ...wanted }: OfOrder) {
  const settlement = await getSettlement(database, caller, wanted);
  ofOrder(settlement, rateOrderID);
  return partiesOf(settlement, rateOrderID);
}

/** Adds an outside party to a rate order. */
export async function addOutsideParty(
  deps: Deps,
  caller: Caller,
  { rateOrderID, outsideParty, ...wanted }: Changing & OfOrder & z.infer<(typeof joining)['body']>,
) {
  const changes = { outsideParties: [{ ...outsideParty, outsidePartyID: -1, rateOrderID }] };
  const names = { 'outsideParties.0.rateOrderID': 'rateOrderID', 'outsideParties.0': 'outsideParty' };
  return partiesOf(await saveThrough(deps, caller, wanted, changes, names), rateOrderID);
}

/** Changes an outside party of a rate order. */
export async function saveOutsideParty(
  deps: Deps,
  caller: Caller,
  {
    rateOrderID,
    outsidePartyID,
    outsideParty,
    ...wanted
  }: Changing & OfOrder & { readonly outsidePartyID: number } & z.infer<(typeof joining)['body']>,
) {
  await refuseOthers(deps, caller, wanted, 'outsideParties', {
    rateOrderID,
    ids: [outsidePartyID],
    path: 'outsidePartyID',
  });
  const changes = { outsideParties: [{ ...outsideParty, outsidePartyID }] };
  const names = { 'outsideParties.0': 'outsideParty' };
  return partiesOf(await saveThrough(deps, caller, wanted, changes, names), rateOrderID);
}

/** Deletes outside parties of a rate order. */
export async function removeOutsideParties(
  deps: Deps,
  caller: Caller,
  { rateOrderID, outsidePartyIDs: ids, ...wanted }: Changing & OfOrder & { readonly outsidePartyIDs: number[] },
) {
  await refuseOthers(deps, caller, wanted, 'outsideParties', { rateOrderID, ids, path: 'outsidePartyIDs' });
  return partiesOf(await saveThrough(deps, caller, wanted, { removeOutsideParties: ids }), rateOrderID);
}

/** Adds endorsements to a rate order. */
export async function addEndorsements(
  deps: Deps,
  caller: Caller,
  { rateOrderID, endorsements, ...wanted }: Changing & OfOrder & z.infer<(typeof endorsing)['body']>,
) {
  const rateEndorsements = endorsements.map((row, at) => ({ ...row, rateEndorsementID: -1 - at, rateOrderID }));
  const names = { 'rateEndorsements.0.rateOrderID': 'rateOrderID', rateEndorsements: 'endorsements' };
  return ratePartOf(await saveThrough(deps, caller, wanted, { rateEndorsements }, names));
}

/** Deletes endorsements of a rate order. */
export async function removeEndorsements(
  deps: Deps,
  caller: Caller,
  { rateOrderID, rateEndorsementIDs: ids, ...wanted }: Changing & OfOrder & { readonly rateEndorsementIDs: number[] },
) {
  await refuseOthers(deps, caller, wanted, 'rateEndorsements', { rateOrderID, ids, path: 'rateEndorsementIDs' });
  return ratePartOf(await saveThrough(deps, caller, wanted, { removeRateEndorsements: ids }));
}

/** Refuses rows below another rate order than the address names. A row stays below the one it was added to. */
async function refuseOthers(
  { database }: Deps,
  caller: Caller,
  wanted: StatementWanted,
  list: 'outsideParties' | 'rateEndorsements',
  { rateOrderID, ids, path }: { rateOrderID: number; ids: readonly number[]; path: string },
) {
  const settlement = await getSettlement(database, caller, wanted);
  refuseStrays(settlement[list], { id: settlementLists[list].record.id, of: ['rateOrderID', rateOrderID], ids, path });
}
