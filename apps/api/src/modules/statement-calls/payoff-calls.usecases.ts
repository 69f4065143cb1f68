import { blankOf } from '@closewright/contract/kit';
import { payoffFields, payoffRecord, type Settlement } from '@closewright/contract/settlement';
import {
  type calculatePayoff as contract,
  payoffFigureSchema,
  type savePayoff as saving,
} from '@closewright/contract/statement-calls';
import { payDayOf, payoffFigure } from '@closewright/domain/payoffs';
import type { z } from 'zod';
import type { Caller } from '../../platform/auth/caller.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { getSettlement, type StatementWanted } from '../settlement/settlement.usecases.ts';
import { type Changing, type Deps, refuseStrays, saveThrough } from './one-save.ts';

const partOf = ({ loanID, version, payoffs, payoffFees }: Settlement) => ({ loanID, version, payoffs, payoffFees });

/** The payoffs of a statement with their fees. */
export const getPayoffs = async (database: Database, caller: Caller, wanted: StatementWanted) =>
  partOf(await getSettlement(database, caller, wanted));

/** Adds a payoff with its fees, or changes one. */
export async function savePayoff(
  deps: Deps,
  caller: Caller,
  { payoff, fees, removeFees, ...wanted }: Changing & z.infer<(typeof saving)['body']>,
) {
  const payoffID = payoff.payoffID === 0 ? -1 : payoff.payoffID;
  const changes = {
    payoffs: [{ ...payoff, payoffID }],
    payoffFees: fees.map((fee) => (fee.payoffFeeID < 0 ? { ...fee, payoffID } : fee)),
    removePayoffFees: removeFees,
  };
  const { payoffFees } = await getSettlement(deps.database, caller, wanted);
  const of = ['payoffID', payoffID] as const;
  const ofCall = { fees: fees.map((fee) => fee.payoffFeeID), removeFees };
  for (const [path, ids] of Object.entries(ofCall)) refuseStrays(payoffFees, { id: 'payoffFeeID', of, ids, path });
  const names = { 'payoffs.0': 'payoff', payoffFees: 'fees', removePayoffFees: 'removeFees' };
  return partOf(await saveThrough(deps, caller, wanted, changes, names));
}

/** Deletes payoffs with their fees. */
export const removePayoffs = async (
  deps: Deps,
  caller: Caller,
  { payoffIDs, ...wanted }: Changing & { readonly payoffIDs: number[] },
) => partOf(await saveThrough(deps, caller, wanted, { removePayoffs: payoffIDs }, { removePayoffs: 'payoffIDs' }));

/** What must reach the lender of a payoff as it is typed. */
export async function calculatePayoff(
  database: Database,
  caller: Caller,
  { payoff, fees, disbursementDate, ...wanted }: StatementWanted & z.infer<(typeof contract)['body']>,
) {
  const file = await getSettlement(database, caller, wanted);
  const stored = { ...blankOf(payoffFields), ...payoff };
  refuseFields(payoffRecord.problems(stored), 'payoff.');
  const day = payDayOf(disbursementDate === undefined ? file : { ...file, disbursementDate });
  return { figure: payoffFigureSchema.parse(payoffFigure(stored, fees, day)) };
}
