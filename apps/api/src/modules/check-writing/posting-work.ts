import { randomUUID } from 'node:crypto';
import type { FileLedger } from '@closewright/contract/check-writing';
import { type ActionName, accessReason, errorCodeOf, fileReasons } from '@closewright/domain/access';
import {
  beyondReach,
  type LedgerTransaction,
  mostAtOnce,
  type PaidLine,
  type PostedNumber,
  transactionKey,
} from '@closewright/domain/check-writing';
import { partObstacle } from '@closewright/domain/consolidated-checks';
import type { WireDate } from '@closewright/domain/dates';
import { AppError, type ErrorCode } from '@closewright/domain/errors';
import { formatDate, formatMoney } from '@closewright/domain/formats';
import { cents, maxCents } from '@closewright/domain/money';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import { refuseAction } from '../../platform/auth/refuse-action.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { undrawable } from '../../platform/pdf/index.ts';
import { invalid } from '../../platform/records/index.ts';
import { type AskedPosting, postTransactions } from '../ledger/post-transactions.usecases.ts';
import { type FileInHand, writeFile } from '../orders/file-work.usecases.ts';
import { todayOf } from '../workflow/file-tasks.usecases.ts';
import { availableFrom } from './available.ts';
import type { StoredAccount } from './check-writing.queries.ts';
import {
  accountProblem,
  type CheckWritingDeps,
  foundLedger,
  type LedgerOfFile,
  shownLedger,
} from './file-ledger.usecases.ts';

/** Where and for which day something is posted. */
export interface PostingPlace {
  readonly ordersID: number;
  readonly bankAccountID: number;
  readonly date: WireDate;
}

/** The money of a file under the file's lock: nobody else posts to it meanwhile. */
export interface LedgerInHand {
  readonly tx: Transaction<DB>;
  readonly file: FileInHand;
  readonly ledger: LedgerOfFile;
  readonly account: StoredAccount;
  readonly place: PostingPlace;
}

type PostingWork = (inHand: LedgerInHand) => Promise<readonly AskedPosting[]>;
type PostingAfter = (inHand: LedgerInHand, posted: readonly PostedNumber[]) => Promise<void>;

/**
 * Posts to the ledger of a file what `work` makes of it, all or none, and answers the file's money as it is then.
 * @param after what else is stored with it, told what was posted, in the order of `work`
 * @throws AppError at `bankAccountID` and `date` for those that nothing is posted to
 */
export function postToFile(
  { database, clock }: CheckWritingDeps,
  caller: Caller,
  place: PostingPlace,
  work: PostingWork,
  after?: PostingAfter,
): Promise<FileLedger> {
  const { ordersID } = place;
  return writeFile({ database, caller, ordersID, action: 'writeChecks' }, async (tx, file) => {
    const today = todayOf(caller, clock.now());
    await post(tx, file, { place, today, refuse: refuseWriter, work, after });
    return shownLedger(await foundLedger(tx, file.place), file.session, today);
  });
}

/** The same by whoever keeps the books of all files: whoever has the file open is not in the way, and its money is not answered. */
export function postBesideFile(
  { database, clock }: CheckWritingDeps,
  caller: Caller,
  place: PostingPlace,
  { action, name }: { readonly action: ActionName; readonly name: string },
  work: PostingWork,
): Promise<void> {
  const { ordersID } = place;
  return writeFile({ database, caller, ordersID, action }, (tx, file) =>
    post(tx, file, { place, today: todayOf(caller, clock.now()), refuse: refuseLimited(name), work }),
  );
}

interface Posting {
  readonly place: PostingPlace;
  readonly today: WireDate;
  readonly refuse: RefuseAccount;
  readonly work: PostingWork;
  readonly after?: PostingAfter | undefined;
}

async function post(
  tx: Transaction<DB>,
  file: FileInHand,
  { place, today, refuse, work, after }: Posting,
): Promise<void> {
  const ledger = await foundLedger(tx, file.place);
  const account = accountInHand(file, ledger, place, refuse);
  refuseLater(place.date, today);
  const inHand = { tx, file, ledger, account, place };
  const posted = await postTransactions(tx, await work(inHand)).catch(atItsField);
  await after?.(inHand, posted);
}

/**
 * The bank account that something is posted to on a day by whoever holds the file. Throws at `bankAccountID` or `date` where nothing is.
 * @param refuse throws for who may not work with the bank account: `refuseWriter`, or for who approves another one
 */
export function accountInHand(
  file: FileInHand,
  ledger: LedgerOfFile,
  { bankAccountID, date }: Omit<PostingPlace, 'ordersID'>,
  refuse: RefuseAccount = refuseWriter,
): StoredAccount {
  const account = accountOfRegion(file, ledger, bankAccountID, refuse);
  const problem = accountProblem(account, date);
  if (problem !== null) throw refusal('BANK_ACCOUNT_CLOSED', problem.field, problem.words);
  return account;
}

/** Throws where somebody may not work with a bank account: the file as placed in its region. */
type RefuseAccount = (session: FileInHand['session'], placed: FileInHand['file'], at: string) => void;

/** Refuses who may not write checks on a file, or while somebody else has it open. */
const refuseWriter: RefuseAccount = ({ access }, placed, at) =>
  refuseAction(access, 'writeChecks', { file: placed }, at);

/** Refuses what a file that is locked or consolidated, or a bank of another region, does not take. Whoever has the file open is not in the way. */
export const refuseLimited =
  (name: string): RefuseAccount =>
  ({ access }, placed) => {
    const [code] = fileReasons(access, { ...placed, isFileInUse: false }, { isCheckWriting: true });
    if (code === undefined) return;
    const reason = accessReason(code, name);
    throw new AppError(errorCodeOf(reason), reason.text);
  };

/** A bank account that whoever holds the file may work with, also where nothing is posted to it any more. Throws at `bankAccountID`. */
export function accountOfRegion(
  { session, file }: Pick<FileInHand, 'session' | 'file'>,
  { accounts }: LedgerOfFile,
  bankAccountID: number,
  refuse: RefuseAccount = refuseWriter,
): StoredAccount {
  const at = 'bankAccountID';
  const account = accounts.find((each) => each.bankAccountID === bankAccountID);
  if (!account) throw refusal('NOT_FOUND', at, 'There is no such bank account.');
  refuse(session, { ...file, bankCompanyRegionID: account.regionID }, at);
  return account;
}

/** Where on a form it stands what the ledger refuses. */
const fields: Partial<Readonly<Record<ErrorCode, string>>> = {
  PERIOD_CLOSED: 'date',
  CHECK_NUMBER_TAKEN: 'firstCheckNumber',
};

/** Rejects with the refusal of the ledger at the field of the form where it is mended, where there is one. */
export function atItsField(error: unknown): never {
  const field = error instanceof AppError ? fields[error.code] : undefined;
  if (!(error instanceof AppError) || field === undefined) throw error;
  throw new AppError(error.code, error.message, { modelState: { [field]: [error.message] }, cause: error });
}

/** A refusal with a sentence of its own, which stands at a field, too. */
export const refusal = (code: ErrorCode, path: string, message: string): AppError =>
  new AppError(code, message, { modelState: { [path]: [message] } });

/** Refuses to pay out of a file of which not everything that was posted can be read. */
export function refuseUnreadable({ unreadable }: LedgerOfFile, path: string): void {
  if (unreadable.length > 0)
    throw refusal(
      'DISBURSEMENT_BLOCKED',
      path,
      'What was posted of this file cannot all be read. Nothing is paid out until that is mended.',
    );
}

/** Refuses more than is available from the day of posting on. */
export function refuseMoreThanAvailable({ transactions }: LedgerOfFile, place: PostingPlace, amount: number): void {
  const available = availableFrom(transactions, place);
  if (amount > available)
    throw refusal('NOT_ENOUGH_MONEY', 'amount', `Only ${formatMoney(cents(Math.max(0, available)))} is available.`);
}

/** Refuses what is done with one payment for the part of a file alone. */
export function refusePart(payment: Parameters<typeof partObstacle>[0], path: string): void {
  const words = partObstacle(payment);
  if (words !== null) throw refusal('CARRIED_ON', path, `${words}.`);
}

/** Refuses what is named twice in a list. */
export function refuseTwice(path: string, named: readonly PostedNumber[]): void {
  const keys = named.map(({ stripe, number }) => `${stripe}-${number}`);
  const at = keys.findIndex((key, place) => keys.indexOf(key) < place);
  if (at >= 0) throw invalid(`${path}.${at}`, 'It is named twice');
}

/** The one that is named of a list of receipts or payments, in the bank account in hand. Throws NOT_FOUND at its field. */
export function named<T extends { readonly transaction: LedgerTransaction }>(
  all: readonly T[],
  { bankAccountID }: Pick<PostingPlace, 'bankAccountID'>,
  wanted: PostedNumber,
  { path, what }: { readonly path: string; readonly what: string },
): T {
  const key = transactionKey({ bankAccountID, ...wanted });
  const found = all.find(({ transaction }) => transactionKey(transaction) === key);
  if (!found) throw refusal('NOT_FOUND', path, `There is no such ${what} of this file in this bank account.`);
  return found;
}

/**
 * Refuses a check to whom no font can write.
 * @throws AppError at `path`
 */
export function refuseUnprintable(
  { method, payee }: { readonly method: string; readonly payee: string },
  path: string,
): void {
  const boxes = method === 'check' ? undrawable(payee) : '';
  if (boxes !== '') throw invalid(path, `No check can be printed to this name: no font here has ${boxes}`);
}

/** Refuses a day that is not yet. */
export function refuseLater(date: WireDate, today: WireDate): void {
  if (date > today) throw invalid('date', 'Choose today or an earlier day: only what has happened is posted');
}

/** Refuses a day before that of what is carried on. */
export function refuseBefore(day: WireDate, date: WireDate, what: string): void {
  if (date < day) throw invalid('date', `Choose ${formatDate(day)} or a later day: ${what} then`);
}

/** The most that the facts of a transaction are long in the database, as text. */
const mostFacts = 8000;

/** Refuses facts that are longer than a transaction holds, at a field. */
export function refuseLong(facts: object, path: string): void {
  const text = JSON.stringify(facts);
  // The database writes a blank after each of them.
  const blanks = text.match(/[:,]/g)?.length ?? 0;
  if (text.length + blanks > mostFacts) throw invalid(path, 'These are too many lines for one: post it in parts');
}

/** How often what comes in is posted: it is received, deposited and collected, and paid out. */
const postedOften = 4;

/** Refuses an amount with which sums over all that was posted of a file would be no amounts any more, however it is gone on with. */
export function refuseBeyondFile({ transactions }: LedgerOfFile, amount: number): void {
  const posted = transactions.reduce(
    (all, { lines }) => lines.reduce((sum, line) => sum + Math.max(0, line.amount), all),
    0,
  );
  if (posted + postedOften * amount > maxCents)
    throw invalid('amount', 'With this amount the file would hold more than can be counted');
}

/** Refuses lines whose amounts come to more than is ever planned or paid, at the first list of lines with which they do. */
export function refuseBeyondReach(path: string, lists: readonly (readonly PaidLine[])[]): void {
  const at = beyondReach(lists);
  if (at !== null)
    throw invalid(`${path}.${at}.lines`, `These amounts come to more than ${formatMoney(cents(mostAtOnce))} together`);
}

/** What every posting of a call has. Each has a key of its own: a call that comes again is known by its Idempotency-Key. */
export const asking = ({ bankAccountID, date }: PostingPlace): Pick<AskedPosting, 'bank' | 'date' | 'key'> => ({
  bank: bankAccountID,
  date,
  key: randomUUID(),
});
