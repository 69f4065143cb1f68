import type { BankDay } from '@closewright/domain/bank-files';
import type { WireDate } from '@closewright/domain/dates';
import { AppError } from '@closewright/domain/errors';
import { formatMoney } from '@closewright/domain/formats';
import { cents } from '@closewright/domain/money';
import type { Caller } from '../../platform/auth/caller.ts';
import { refuseBank, seesBank } from '../../platform/auth/judge-bank.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { lockFiles } from '../../platform/tenant/tenant-locks.ts';
import { todayOf } from '../workflow/file-tasks.usecases.ts';
import { readBalance, storeTypedBalance } from './balances.queries.ts';
import { holdBankAccounts, readToldAccounts } from './bank-account.queries.ts';
import { closedWords, refusedAsClosed, refusedAt } from './bank-file-refused.ts';

interface TypedBalance {
  readonly bankAccountID: number;
  readonly date: WireDate;
  readonly closing: number;
}

/** Records the balance of a day as a statement on paper has it. One that was typed before is replaced; what a file told stays. */
export function saveBankBalance(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  caller: Caller,
  balance: TypedBalance,
): Promise<BankDay> {
  const { bankAccountID, date, closing } = balance;
  const { tenant } = caller.actor;
  return database.inTenant(caller.actor, async (tx) => {
    await lockFiles(tx, []);
    await holdBankAccounts(tx, [bankAccountID]);
    const [account] = await readToldAccounts(tx, tenant, [bankAccountID]);
    if (!account || !seesBank(caller.session, 'readBankFiles', account.regionID)) throw new AppError('NOT_FOUND');
    refuseBank(caller.session, 'writeBankFiles', account.regionID);
    if (date > todayOf(caller, clock.now()))
      throw refusedAt('VALIDATION_FAILED', 'date', 'A balance is that of a day that has begun');
    if (account.closedThrough !== null && date <= account.closedThrough)
      throw refusedAt('PERIOD_CLOSED', 'date', closedWords(account.closedThrough));
    const before = await readBalance(tx, tenant, { bankAccountID, date });
    if (before?.closing === closing) return before.day;
    if (before && before.fileName !== null) {
      const why = `“${before.fileName}” told ${formatMoney(cents(before.closing))} of this day: take that file back if it is wrong`;
      throw refusedAt('CARRIED_ON', 'closing', why);
    }
    await storeTypedBalance(tx, tenant, balance).catch((error) => {
      throw refusedAsClosed(error, 'date');
    });
    return { date, opening: null, closing, available: null };
  });
}
