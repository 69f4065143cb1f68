import type { OrderDetail } from '@closewright/contract/orders';
import type { Settlement } from '@closewright/contract/settlement';
import type { applyToFile as applying } from '@closewright/contract/statement-calls';
import { AppError } from '@closewright/domain/errors';
import type { z } from 'zod';
import type { Caller } from '../../platform/auth/caller.ts';
import { invalid } from '../../platform/records/index.ts';
import { saveOrder } from '../orders/order-save.usecases.ts';
import { getSettlement, type StatementWanted } from '../settlement/settlement.usecases.ts';
import { atFieldsOfCall, type Deps, saveThrough } from './one-save.ts';

type Applied = StatementWanted & z.output<typeof applying.body>;

/** Stores what was tried, by the one save of the statement and the one save of the file, both in one transaction. */
export function applyToFile(
  deps: Deps,
  caller: Caller,
  { orderVersion, facts, loan, fees, ...changing }: Applied,
): Promise<{ order: OrderDetail; settlement: Settlement }> {
  const { ordersID, loanID } = changing;
  const hasTerms = Object.keys(loan).length > 0;
  if (hasTerms && loanID === 0) throw invalid('loan', 'The file has no loan');
  const changes = { order: facts, ...(hasTerms && { loans: [{ loanID, ...loan }] }) };
  return deps.database.inTenantAsOne(caller.actor, async () => {
    const ofFees = fees.length > 0 ? 'fees' : '';
    await named({ stale: 'version', other: ofFees }, () => saveThrough(deps, caller, changing, { fees }));
    const order = await named({ stale: 'orderVersion', other: '' }, () =>
      saveOrder(deps, caller, { ordersID, version: orderVersion, changes }),
    );
    // What of the file stands in it is as it was just stored.
    return { order, settlement: await getSettlement(deps.database, caller, { ordersID, loanID }) };
  });

  /** What is refused stands at the field of the call: a stale version at the one that is, what names no field at the part it is of. */
  async function named<T>({ stale, other }: { stale: string; other: string }, save: () => Promise<T>): Promise<T> {
    try {
      return await save();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { code, message, conflict, cause, modelState } = error;
      const field = conflict ? stale : other;
      if (modelState) throw atFieldsOfCall(error, { order: 'facts', 'loans.0': 'loan', [`loans.${loanID}`]: 'loan' });
      if (field === '') throw error;
      throw new AppError(code, message, { modelState: { [field]: [message] }, ...(conflict && { conflict }), cause });
    }
  }
}
