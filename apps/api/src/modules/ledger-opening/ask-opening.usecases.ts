import type { LedgerOpening, OpeningBody } from '@closewright/contract/ledger-opening';
import { can } from '@closewright/domain/access';
import { AppError } from '@closewright/domain/errors';
import { formatDate } from '@closewright/domain/formats';
import { type Opening, type OpeningProblem, openingProblems, openingTotals } from '@closewright/domain/ledger-opening';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { hashOf } from '../../platform/documents/index.ts';
import { type Database, nextIDs } from '../../platform/tenant/in-tenant.ts';
import { regionsWhere } from '../orders/listed-regions.queries.ts';
import type { TrustAccount } from '../reconciliation/statements/accounts.queries.ts';
import { holdLedger } from '../reconciliation/statements/reconciliations.queries.ts';
import { foundTrustAccount, refuseReconciling } from '../reconciliation/statements/trust-accounts.usecases.ts';
import { todayOf } from '../workflow/file-tasks.usecases.ts';
import { readAccountBefore, readFilesNumbered, readOpenings, storeOpening } from './openings.queries.ts';
import { shownOpening } from './openings.usecases.ts';

interface Deps {
  readonly database: Database;
  readonly clock: Clock;
}

/** Asks that a bank account begins with money, to the cent. Nothing is posted by it. */
export function askOpening(
  { database, clock }: Deps,
  caller: Caller,
  { comment, ...body }: OpeningBody,
): Promise<LedgerOpening> {
  const { tenant } = caller.actor;
  const { bankAccountID, date, bankBalance } = body;
  return database.inTenant(caller.actor, async (tx) => {
    const account = await foundTrustAccount(tx, caller, bankAccountID);
    refuseReconciling(caller, account);
    await holdLedger(tx, bankAccountID);
    if ((await readOpenings(tx, tenant, [bankAccountID])).some(({ state }) => state === 'asked'))
      throw new AppError('CARRIED_ON', 'Somebody has asked for an opening of this bank account already.');
    const { opening, missing } = await withFiles(tx, caller, body);
    refuseAll(missing);
    await refuseUnopenable(tx, tenant, { account, opening, today: todayOf(caller, clock.now()) });
    const { files, payments, deposits } = opening;
    const lists = JSON.stringify({ files, payments, deposits });
    const openingID = await nextIDs(tx, 'opening_id');
    await storeOpening(tx, tenant, {
      ...{ openingID, bankAccountID, date, bankBalance, comment, lists },
      ...{ totals: openingTotals(opening), sha256: hashOf(Buffer.from(lists)) },
    });
    return shownOpening(tx, caller, openingID);
  });
}

/** Refuses what cannot begin so, or not any more, by each field. Who approves it asks the same again. */
export async function refuseUnopenable(
  tx: Transaction<DB>,
  tenant: string,
  { account, opening, today }: { readonly account: TrustAccount; readonly opening: Opening; readonly today: string },
): Promise<void> {
  const { wasPostedTo, ...before } = await readAccountBefore(tx, tenant, opening);
  if (wasPostedTo)
    throw new AppError(
      'CARRIED_ON',
      'Something was posted to this bank account already: it has begun without an opening.',
    );
  if (account.inactive) throw new AppError('BANK_ACCOUNT_CLOSED');
  const { finalizedThrough } = account;
  if (finalizedThrough !== null && opening.date <= finalizedThrough)
    refuseAll([
      {
        field: 'date',
        words: `This bank account is finalized through ${formatDate(finalizedThrough)}. Choose a later date`,
      },
    ]);
  refuseAll(openingProblems(opening, { today, ...before }));
}

/** An opening with the files that its numbers name, and where there is none that the caller may see. */
async function withFiles(
  tx: Transaction<DB>,
  { actor: { tenant }, session }: Caller,
  { files, payments, deposits, ...rest }: Omit<OpeningBody, 'comment'>,
): Promise<{ readonly opening: Opening; readonly missing: readonly OpeningProblem[] }> {
  const typed = new Set([...files, ...payments, ...deposits].map(({ fileNumber }) => fileNumber));
  const regions = regionsWhere(session, (there) => can(there, 'readReconciliations').allowed);
  const found = await readFilesNumbered(tx, tenant, { fileNumbers: [...typed], regions });
  const missing: OpeningProblem[] = [];
  const placed = <R extends { readonly fileNumber: string }>(rows: readonly R[], list: string) =>
    rows.map(({ fileNumber, ...row }, at) => {
      const ordersID = found.get(fileNumber);
      if (ordersID === undefined)
        missing.push({ field: `${list}.${at}.fileNumber`, words: `There is no file ${fileNumber}` });
      return { ordersID: ordersID ?? 0, ...row };
    });
  const opening = {
    ...rest,
    files: placed(files, 'files'),
    payments: placed(payments, 'payments'),
    deposits: placed(deposits, 'deposits'),
  };
  return { opening, missing };
}

function refuseAll(problems: readonly OpeningProblem[]): void {
  if (problems.length === 0) return;
  const modelState = Object.fromEntries(problems.map(({ field, words }) => [field, [words]]));
  throw new AppError('VALIDATION_FAILED', undefined, { modelState });
}
