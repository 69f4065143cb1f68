import type { ConsolidatedAccount, ConsolidatedDetail } from '@closewright/contract/consolidated-checks';
import { can } from '@closewright/domain/access';
import { AppError } from '@closewright/domain/errors';
import type { Transaction } from 'kysely';
import type { Caller } from '../../../platform/auth/caller.ts';
import { seesBank } from '../../../platform/auth/judge-bank.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { readMoneyRegions } from '../../escrow-accounting/accounts.queries.ts';
import { regionsWhere } from '../../orders/listed-regions.queries.ts';
import { type PaymentPlace, type PaymentReader, readPayingAccounts, readPayment } from './payments.queries.ts';

/** The caller as who reads payments for several files: of the bank accounts and regions where the rights allow it. */
export async function paymentReader(tx: Transaction<DB>, { actor, session }: Caller): Promise<PaymentReader> {
  const accounts = await readMoneyRegions(tx, actor.tenant);
  return {
    tenant: actor.tenant,
    usersID: session.usersID,
    banks: accounts.flatMap(({ bankAccountID, regionID }) =>
      seesBank(session, 'readConsolidated', regionID) ? [bankAccountID] : [],
    ),
    regions: regionsWhere(session, (there) => can(there, 'readConsolidated').allowed),
  };
}

/** A payment for several files. Throws NOT_FOUND where the caller may not know of its bank account or of one of its files. */
export async function foundPayment(
  tx: Transaction<DB>,
  caller: Caller,
  place: PaymentPlace,
): Promise<ConsolidatedDetail> {
  const found = await readPayment(tx, await paymentReader(tx, caller), place);
  if (!found) throw new AppError('NOT_FOUND', 'There is no such payment.');
  return found;
}

/** The bank accounts that the caller may pay from on a day. */
export async function payingAccounts(
  tx: Transaction<DB>,
  { actor, session }: Caller,
  today: string,
): Promise<ConsolidatedAccount[]> {
  const accounts = await readPayingAccounts(tx, actor.tenant, today);
  return accounts
    .filter(({ regionID }) => seesBank(session, 'readConsolidated', regionID))
    .map(({ regionID: _regionID, ...account }) => account);
}
