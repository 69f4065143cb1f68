import type {
  ConsolidatedAccount,
  ConsolidatedRow,
  ConsolidatedRows,
  ConsolidatedSearch,
} from '@closewright/contract/consolidated-checks';
import { can } from '@closewright/domain/access';
import { moneySoFar } from '@closewright/domain/check-writing';
import { isPayeeOf, payeeWords, rowsOfFile } from '@closewright/domain/consolidated-checks';
import { AppError } from '@closewright/domain/errors';
import type { Transaction } from 'kysely';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { invalid } from '../../../platform/records/index.ts';
import { type VisibleFile, visibleFiles } from '../../orders/file-work.usecases.ts';
import { regionsWhere } from '../../orders/listed-regions.queries.ts';
import { todayOf } from '../../workflow/file-tasks.usecases.ts';
import { availableOn } from '../available.ts';
import { type CheckWritingDeps, foundLedger } from '../file-ledger.usecases.ts';
import { moneyOfStatement } from '../statement-in-hand.ts';
import { readCandidates } from './candidates.queries.ts';
import { payingAccounts } from './readers.ts';

/** The bank accounts that payments for several files may leave today. */
export const listConsolidatedAccounts = (
  { database, clock }: CheckWritingDeps,
  caller: Caller,
): Promise<ConsolidatedAccount[]> =>
  database.inTenant(caller.actor, (tx) => payingAccounts(tx, caller, todayOf(caller, clock.now())));

/**
 * What files propose to pay to whom: each is read and judged as for its own disbursement, once for all that it proposes. Only files that may pay such a payee are
 * read at all.
 */
export function findConsolidated(
  { database, clock }: CheckWritingDeps,
  caller: Caller,
  { bankAccountID, text, ordersIDs }: ConsolidatedSearch,
): Promise<ConsolidatedRows> {
  const words = payeeWords(text ?? '');
  if (words.length === 0 && ordersIDs === undefined) throw invalid('text', 'Enter the name of a payee');
  return database.inTenant(caller.actor, async (tx) => {
    const today = todayOf(caller, clock.now());
    const accounts = await payingAccounts(tx, caller, today);
    if (!accounts.some((each) => each.bankAccountID === bankAccountID)) throw new AppError('NOT_FOUND');
    const found =
      ordersIDs === undefined
        ? await readCandidates(tx, { ...placeOf(caller), bankAccountID }, words)
        : { ordersIDs, files: ordersIDs.length };
    if (found.ordersIDs.length === 0) return { rows: [], files: 0, told: 0 };
    const seen = await visibleFiles(tx, caller, found.ordersIDs);
    // In the order of their numbers, or as they were named.
    const turns = new Map(found.ordersIDs.map((id, turn) => [id, turn]));
    const turnOf = ({ place }: VisibleFile) => turns.get(place.ordersID) ?? 0;
    const files = seen
      .filter(({ session }) => can(session.access, 'readConsolidated').allowed)
      .toSorted((one, other) => turnOf(one) - turnOf(other));
    const rows: ConsolidatedRow[] = [];
    for (const file of files) {
      const own = await rowsOf(tx, caller, file, { bankAccountID, today });
      rows.push(...own.filter(({ payee }) => isPayeeOf(payee, words)));
    }
    return { rows, files: found.files, told: files.length };
  });
}

const placeOf = ({ actor, session }: Caller) => ({
  tenant: actor.tenant,
  regions: regionsWhere(session, (there) => can(there, 'readConsolidated').allowed),
});

/** What a file proposes to pay out of a bank account. */
async function rowsOf(
  tx: Transaction<DB>,
  caller: Caller,
  file: VisibleFile,
  { bankAccountID, today }: { readonly bankAccountID: number; readonly today: string },
): Promise<ConsolidatedRow[]> {
  const { ordersID } = file.place;
  const loanID = file.state.defaultLoanID ?? 0;
  const money = await moneyOfStatement(tx, caller, file.place, { loanID, path: 'loanID' });
  const ledger = await foundLedger(tx, file.place);
  const account = ledger.accounts.find((each) => each.bankAccountID === bankAccountID);
  if (!account) throw new AppError('NOT_FOUND');
  const { isSettlementLocked, recordedOn, plans, transactions, unreadable } = ledger;
  const denied = can(file.session.access, 'writeChecks', {
    file: { ...file.file, bankCompanyRegionID: account.regionID },
  }).reason;
  const ofFile = denied?.text ?? (unreadable.length > 0 ? 'What was posted of this file cannot all be read.' : null);
  const rows = rowsOfFile(
    {
      ...{ money, soFar: moneySoFar(ledger), isSettlementLocked, recordedOn, state: account.state, on: today },
      ...{ propertyState: money.propertyState, available: availableOn(transactions, { bankAccountID, date: today }) },
    },
    plans,
  );
  return rows.map(({ proposed: { key, method, payee, party, memo, lines, amount }, blocked }) => ({
    ...{ ordersID, fileNumber: file.state.fileNumber, loanID, key, method, payee, party, memo },
    ...{ lines: [...lines], amount: amount.value, blocked: ofFile ?? blocked },
  }));
}
