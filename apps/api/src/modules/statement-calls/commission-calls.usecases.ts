import type { Settlement } from '@closewright/contract/settlement';
import { commissionFigureSchema, type saveCommission as saving } from '@closewright/contract/statement-calls';
import { reckonedDocument, statementCommissions } from '@closewright/domain/closing-file';
import type { z } from 'zod';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { getSettlement, type StatementWanted } from '../settlement/settlement.usecases.ts';
import { type Changing, type Deps, refuseStrays, saveThrough } from './one-save.ts';

function partOf(settlement: Settlement) {
  const { loanID, version, commissions, commissionPayees, commissionTiers } = settlement;
  const { file, charges, figures } = reckonedDocument(settlement);
  const known = statementCommissions(file, charges, figures);
  return {
    loanID,
    version,
    commissions,
    commissionPayees,
    commissionTiers,
    figures: commissions.map(({ commissionID }, at) => ({
      commissionID,
      figure: commissionFigureSchema.parse(known[at]),
    })),
  };
}

/** The commissions of a statement, and what each comes to. */
export const getCommissions = async (database: Database, caller: Caller, wanted: StatementWanted) =>
  partOf(await getSettlement(database, caller, wanted));

/** Adds a side with its payees and tiers, or changes one. */
export async function saveCommission(
  deps: Deps,
  caller: Caller,
  { commission, payees, tiers, removeTiers, ...wanted }: Changing & z.infer<(typeof saving)['body']>,
) {
  const commissionID = commission.commissionID === 0 ? -1 : commission.commissionID;
  const changes = {
    commissions: [{ ...commission, commissionID }],
    commissionPayees: payees.map((row) => (row.commissionPayeeID < 0 ? { ...row, commissionID } : row)),
    commissionTiers: tiers.map((row) => (row.commissionTierID < 0 ? { ...row, commissionID } : row)),
    removeCommissionTiers: removeTiers,
  };
  const stored = await getSettlement(deps.database, caller, wanted);
  const of = ['commissionID', commissionID] as const;
  const ofPayees = { id: 'commissionPayeeID', of, ids: payees.map((row) => row.commissionPayeeID), path: 'payees' };
  refuseStrays(stored.commissionPayees, ofPayees);
  const ofCall = { tiers: tiers.map((row) => row.commissionTierID), removeTiers };
  for (const [path, ids] of Object.entries(ofCall))
    refuseStrays(stored.commissionTiers, { id: 'commissionTierID', of, ids, path });
  const names = {
    'commissions.0': 'commission',
    commissionPayees: 'payees',
    commissionTiers: 'tiers',
    removeCommissionTiers: 'removeTiers',
  };
  return partOf(await saveThrough(deps, caller, wanted, changes, names));
}

/** Deletes a payee of a commission. */
export const removeCommissionPayee = async (
  deps: Deps,
  caller: Caller,
  { commissionPayeeID, ...wanted }: Changing & { readonly commissionPayeeID: number },
) =>
  partOf(
    await saveThrough(
      deps,
      caller,
      wanted,
      { removeCommissionPayees: [commissionPayeeID] },
      { 'removeCommissionPayees.0': 'commissionPayeeID' },
    ),
  );
