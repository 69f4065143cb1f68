import type { Investment, InvestmentMoveRow } from '@closewright/contract/investments';
import { AppError } from '@closewright/domain/errors';
import type { Caller } from '../../platform/auth/caller.ts';
import { readPrincipalToName } from './investments.queries.ts';
import { foundInvestment, type InvestmentDeps, onInvestment, readOf } from './judged-investments.usecases.ts';
import { endMove, insertMove, type NamedMove } from './store-investments.queries.ts';

interface Naming extends NamedMove {
  readonly investmentID: number;
}

/** Payments and receipts in trust that may be the other leg of principal. */
export const listPrincipalToName = (
  { database }: InvestmentDeps,
  caller: Caller,
  investmentID: number,
): Promise<InvestmentMoveRow[]> =>
  database.inTenant(caller.actor, async (tx) => {
    const { ordersID } = await foundInvestment(tx, caller, investmentID);
    return [...(await readPrincipalToName(tx, await readOf(tx, caller), ordersID))];
  });

/** Says that a payment out of trust went to an investment account, or that a receipt came back from it. */
export const namePrincipal = (
  deps: InvestmentDeps,
  caller: Caller,
  { investmentID, ...move }: Naming,
): Promise<Investment> =>
  onInvestment(deps, caller, { investmentID, action: 'writeInvestments' }, async (tx) => {
    const { banks } = await readOf(tx, caller);
    if (!banks.includes(move.bankAccountID)) throw new AppError('NOT_FOUND');
    await insertMove(tx, caller.actor.tenant, investmentID, move);
  });

/** Takes that back. */
export const unnamePrincipal = (
  deps: InvestmentDeps,
  caller: Caller,
  { investmentID, ...move }: Naming,
): Promise<Investment> =>
  onInvestment(deps, caller, { investmentID, action: 'writeInvestments' }, async (tx) => {
    if (!(await endMove(tx, caller.actor.tenant, investmentID, move, deps.clock.now())))
      throw new AppError('NOT_FOUND', 'It is not named as of this investment account.');
  });
