import type { ConsolidatedPayment, ConsolidatedQuery } from '@closewright/contract/consolidated-checks';
import { AppError } from '@closewright/domain/errors';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { CheckWritingDeps } from '../file-ledger.usecases.ts';
import { readPayments } from './payments.queries.ts';
import { paymentReader } from './readers.ts';

/** A page of the payments for several files of which the caller may know every one. */
export const listConsolidated = (
  { database }: CheckWritingDeps,
  caller: Caller,
  query: ConsolidatedQuery,
): Promise<{ results: ConsolidatedPayment[]; totalRecords: number }> =>
  database.inTenant(caller.actor, async (tx) => {
    const reader = await paymentReader(tx, caller);
    const { bankAccountID: bank } = query;
    if (bank !== undefined && !reader.banks.includes(bank)) throw new AppError('NOT_FOUND');
    return readPayments(tx, bank === undefined ? reader : { ...reader, banks: [bank] }, query);
  });
