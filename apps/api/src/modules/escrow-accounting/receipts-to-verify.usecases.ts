import type { ReceiptsToVerify, VerificationCriteria } from '@closewright/contract/receipt-verification';
import { type FundsAvailability, fundsAvailability } from '@closewright/domain/check-writing';
import { type ListedReceipt, verificationLists } from '@closewright/domain/escrow-accounting';
import { localInstant } from '@closewright/domain/formats';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { tenantZone } from '../../platform/clock/tenant-zone.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { readBankStates } from './accounts.queries.ts';
import { banksOf } from './accounts.usecases.ts';
import { type ReceiptBeside, readReceipts, readReceiptsBeside } from './receipts.queries.ts';

interface Deps {
  readonly database: Database;
  readonly clock: Clock;
}

/** A page of the receipts that wait, each with when it is good by the rule of the state of its bank account, beside the others of its file. */
export function listReceiptsToVerify(
  { database, clock }: Deps,
  caller: Caller,
  { bankAccountID, show, skip, take, ...asked }: VerificationCriteria,
): Promise<ReceiptsToVerify> {
  const { tenant } = caller.actor;
  return database.inTenant(caller.actor, async (tx) => {
    const banks = await banksOf(tx, caller, bankAccountID);
    const { state } = verificationLists[show];
    const { results, totalRecords, states } = await readReceipts(
      tx,
      tenant,
      banks,
      { ...asked, state },
      { skip, take },
    );
    const others = await readReceiptsBeside(tx, tenant, [...new Set(results.map(({ ordersID }) => ordersID))]);
    const byFile = Map.groupBy(others, ({ ordersID }) => ordersID);
    const stateOf = await readBankStates(tx, tenant);
    const asOf = clock.now().toISOString();
    return {
      asOf,
      today: localInstant(asOf, tenantZone(caller.session)).date,
      results: results.map((row) => ({
        ...row,
        funds: fundsOf(row, byFile.get(row.ordersID) ?? [], stateOf.get(row.bankAccountID) ?? ''),
      })),
      totalRecords,
      totalAmount: states[state]?.amount ?? 0,
    };
  });
}

function fundsOf(row: ListedReceipt, ofFile: readonly ReceiptBeside[], state: string): FundsAvailability | null {
  const { instrument, payer, amount, date, depositedOn } = row;
  if (instrument === null) return null;
  const others = ofFile.filter(
    (one) => one.number !== row.number || one.stripe !== row.stripe || one.bankAccountID !== row.bankAccountID,
  );
  return fundsAvailability({ state, instrument, payer, amount, receivedOn: date, depositedOn, others });
}
