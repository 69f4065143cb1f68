import type { ReconciledAccountRow, ReconciliationExceptionRow } from '@closewright/contract/reconciliation';
import { addToDate } from '@closewright/domain/dates';
import type { ClosingDay } from '@closewright/domain/holidays';
import { businessDaysIn, threeWay } from '@closewright/domain/reconciliation';
import type { Transaction } from 'kysely';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import type { Database } from '../../../platform/tenant/in-tenant.ts';
import { readClosingDays } from '../../holidays/holidays.queries.ts';
import { todayOf } from '../../workflow/file-tasks.usecases.ts';
import { nothingWaits, readExceptions, readWaiting } from '../matching/waiting.usecases.ts';
import { readStandings, type StandingAccount, type TrustAccount } from './accounts.queries.ts';
import { obstacleOf, toldAccounts } from './trust-accounts.usecases.ts';

/** The trust accounts that the caller may know of, with bank, book and files of each. An inactive one is told where anything was ever posted or imported. */
export function listReconciledAccounts(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  caller: Caller,
): Promise<ReconciledAccountRow[]> {
  const { tenant } = caller.actor;
  return database.inTenant(caller.actor, async (tx) => {
    const accounts = await toldAccounts(tx, caller);
    const bankAccountIDs = accounts.map(({ bankAccountID }) => bankAccountID);
    const days = await daysOf(tx, caller, clock.now());
    const standings = await readStandings(tx, tenant, { bankAccountIDs, today: days.today });
    const rows: ReconciledAccountRow[] = [];
    for (const account of accounts) {
      const standing = standings.find(({ bankAccountID }) => bankAccountID === account.bankAccountID);
      if (!standing || (account.inactive && isUntouched(standing))) continue;
      // Where nothing waits an account is not looked at item by item.
      const isClear = standing.bankWaiting + standing.bookWaiting === 0;
      const place = { tenant, bankAccountID: account.bankAccountID };
      const { date } = standing.parts;
      const waiting = isClear ? nothingWaits : await readWaiting(tx, place, date);
      const exceptions = await readExceptions(tx, place, { date, ...waiting });
      rows.push(shownAccount(caller, account, standing, exceptions, days));
    }
    return rows;
  });
}

/** A trust account as it is told, as it stands at the end of a day. `exceptions` are those of that day. */
export async function reconciledAccountOn(
  tx: Transaction<DB>,
  caller: Caller,
  { account, date, now }: { readonly account: TrustAccount; readonly date: string; readonly now: Date },
  exceptions: readonly Pick<ReconciliationExceptionRow, 'age'>[],
): Promise<ReconciledAccountRow> {
  const days = await daysOf(tx, caller, now);
  const bankAccountIDs = [account.bankAccountID];
  const [standing] = await readStandings(tx, caller.actor.tenant, { bankAccountIDs, date, today: days.today });
  if (!standing) throw new Error('a bank account that does not stand');
  return shownAccount(caller, account, standing, exceptions, days);
}

/** Today, and when the office is closed. */
interface Days {
  readonly today: string;
  readonly closingDays: readonly ClosingDay[];
}

const daysOf = async (tx: Transaction<DB>, caller: Caller, now: Date): Promise<Days> => ({
  today: todayOf(caller, now),
  closingDays: await readClosingDays(tx, caller.actor.tenant),
});

const isUntouched = ({ bankThrough, firstPosting }: StandingAccount): boolean =>
  bankThrough === null && firstPosting === null;

function shownAccount(
  { session }: Caller,
  account: TrustAccount,
  { parts, firstPosting, bankThrough, bankWaiting, bookWaiting }: StandingAccount,
  exceptions: readonly Pick<ReconciliationExceptionRow, 'age'>[],
  { today, closingDays }: Days,
): ReconciledAccountRow {
  const { bankAccountID, name, bankName, accountNumber, finalizedThrough } = account;
  const openFrom = finalizedThrough === null ? firstPosting : addToDate(finalizedThrough, 1, 'days');
  return {
    ...{ bankAccountID, name, bankName, accountNumber, finalizedThrough },
    ...{ threeWay: threeWay(parts), bankThrough, bankWaiting, bookWaiting },
    hasPostings: firstPosting !== null,
    daysOpen: openFrom === null ? 0 : businessDaysIn(openFrom, addToDate(today, -1, 'days'), closingDays),
    exceptions: exceptions.length,
    oldest: exceptions[0]?.age ?? null,
    obstacle: obstacleOf(session, account),
  };
}
