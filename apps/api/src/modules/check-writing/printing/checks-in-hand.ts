import type { FileLedger } from '@closewright/contract/check-writing';
import {
  type Disbursement,
  type DisbursementState,
  disbursementsOf,
  methodNames,
  type PostedNumber,
} from '@closewright/domain/check-writing';
import { formatDate } from '@closewright/domain/formats';
import type { Transaction } from 'kysely';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { invalid } from '../../../platform/records/index.ts';
import { type FileInHand, writeFile } from '../../orders/file-work.usecases.ts';
import { todayOf } from '../../workflow/file-tasks.usecases.ts';
import { type CheckWritingDeps, foundLedger, type LedgerOfFile, shownLedger } from '../file-ledger.usecases.ts';
import { named, refusal, refusePart, refuseTwice } from '../posting-work.ts';

/** Checks of a file and a bank account. */
export interface NamedChecks {
  readonly ordersID: number;
  readonly bankAccountID: number;
  readonly checks: readonly PostedNumber[];
}

/** A check with its number. */
export type NumberedCheck = Disbursement & { readonly number: number };

/** The money of a file under the file's lock: nobody else posts to it or prints of it meanwhile. */
export interface PaperInHand {
  readonly tx: Transaction<DB>;
  readonly file: FileInHand;
  readonly ledger: LedgerOfFile;
  readonly today: string;
}

/** Works on the paper of checks of a file, and answers what came of it with the file's money as it is then. */
export function onPaper<T>(
  { database, clock }: CheckWritingDeps,
  caller: Caller,
  ordersID: number,
  work: (inHand: PaperInHand) => Promise<T>,
): Promise<{ readonly result: T; readonly ledger: FileLedger }> {
  return writeFile({ database, caller, ordersID, action: 'writeChecks' }, async (tx, file) => {
    const today = todayOf(caller, clock.now());
    const result = await work({ tx, file, ledger: await foundLedger(tx, file.place), today });
    return { result, ledger: shownLedger(await foundLedger(tx, file.place), file.session, today) };
  });
}

/** A disbursement as a check with its number; null where it is none. */
export const asCheck = ({ method, facts, ...of }: Disbursement): NumberedCheck | null =>
  method === 'check' && facts.checkNumber !== null ? { ...of, method, facts, number: facts.checkNumber } : null;

/** A disbursement as a check with its number. Throws at the path where it is none. */
export function checkOf(payment: Disbursement, path: string): NumberedCheck {
  const check = asCheck(payment);
  if (check === null) throw invalid(path, `This is paid by ${methodNames[payment.method]}: it is on no paper`);
  return check;
}

const states: Readonly<Record<Exclude<DisbursementState, 'outstanding'>, string>> = {
  paid: 'was paid by the bank',
  voided: 'was voided',
  stopped: 'was stopped',
  'taken back': 'was taken back',
};

/** What is said of a check that is over, `Check 1001 was voided on 03/02/2026.`; null while it is outstanding. */
const overWords = ({ number, state, ended }: NumberedCheck): string | null =>
  state === 'outstanding'
    ? null
    : `Check ${number} ${states[state]}${ended === null ? '' : ` on ${formatDate(ended.on)}`}.`;

/** Refuses a check that is over. */
export function refuseOver(check: NumberedCheck, path: string): void {
  const words = overWords(check);
  if (words !== null) throw refusal('CARRIED_ON', path, words);
}

/**
 * The checks that are named, each once, in the order of their numbers; `refuse` throws at the path of one that is not taken.
 * @throws AppError at `checks.N`
 */
export function checksNamed(
  { transactions }: LedgerOfFile,
  { bankAccountID, checks }: NamedChecks,
  refuse: (check: NumberedCheck, path: string) => void,
): readonly NumberedCheck[] {
  refuseTwice('checks', checks);
  const all = disbursementsOf(transactions);
  const found = checks.map((wanted, at) => {
    const path = `checks.${at}`;
    const payment = named(all, { bankAccountID }, wanted, { path, what: 'check' });
    const check = checkOf(payment, path);
    refusePart(check, path);
    refuse(check, path);
    return check;
  });
  return found.toSorted((one, other) => one.number - other.number);
}
