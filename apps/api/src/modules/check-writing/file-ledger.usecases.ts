import {
  type FileLedger,
  keptSchema,
  lackingFactsSchema,
  ledgerTransactionSchema,
  recoveryFactsSchema,
  storedDisbursementFactsSchema,
  storedPlanSchema,
  storedReceiptFactsSchema,
  transferFactsSchema,
} from '@closewright/contract/check-writing';
import { fileReasons, freeFile } from '@closewright/domain/access';
import { beforeOpening } from '@closewright/domain/banking';
import type { Kept, LedgerTransaction, PlannedDisbursement } from '@closewright/domain/check-writing';
import { AppError } from '@closewright/domain/errors';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { Caller } from '../../platform/auth/caller.ts';
import { sessionIn, type UserSession } from '../../platform/auth/user-session.ts';
import { visible } from '../../platform/auth/visible.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { FilePlace } from '../../platform/records/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { todayOf } from '../workflow/file-tasks.usecases.ts';
import { shownApproval } from './approvals/shown-approval.ts';
import {
  readingLedger,
  type StoredAccount,
  type StoredLedger,
  type StoredTransaction,
} from './check-writing.queries.ts';

/** What check writing is done with. */
export interface CheckWritingDeps {
  readonly database: Database;
  readonly clock: Clock;
}

/** The money of a file as it is read. */
export interface LedgerOfFile extends Omit<StoredLedger, 'transactions' | 'plans' | 'kept'> {
  readonly transactions: readonly LedgerTransaction[];
  readonly plans: readonly PlannedDisbursement[];
  readonly kept: readonly Kept[];
  /** Transactions that do not say what they should, by name. */
  readonly unreadable: readonly string[];
}

/** The money of a file; one round trip to the database. */
export async function getFileLedger(
  { database, clock }: CheckWritingDeps,
  caller: Caller,
  ordersID: number,
): Promise<FileLedger> {
  const { actor, session } = caller;
  const [row] = await database.readInTenant(actor, readingLedger({ tenant: actor.tenant, ordersID }));
  const stored = visible(row?.ledger, session);
  return shownLedger(ledgerOf(stored), sessionIn(session, stored.regionID), todayOf(caller, clock.now()));
}

/** The money of a file, within a transaction. */
export async function foundLedger(tx: Transaction<DB>, place: FilePlace): Promise<LedgerOfFile> {
  const { rows } = await tx.executeQuery(readingLedger(place).compile());
  const [row] = rows;
  if (!row) throw new AppError('NOT_FOUND');
  return ledgerOf(row.ledger);
}

/** The money of a file as somebody is told of it. */
export function shownLedger(ledger: LedgerOfFile, session: UserSession, today: string): FileLedger {
  const used = new Set(ledger.transactions.map(({ bankAccountID }) => bankAccountID));
  const { planVersion, isSettlementLocked, recordedOn, unreadable } = ledger;
  return {
    accounts: ledger.accounts
      .filter((account) => used.has(account.bankAccountID) || accountProblem(account, today) === null)
      .map((account) => ({
        bankAccountID: account.bankAccountID,
        name: account.name,
        bankName: account.bankName,
        accountNumber: account.accountNumber,
        state: account.state,
        isOffered: accountProblem(account, today) === null && !isOutOfRegion(session, account),
        closedThrough: account.closedThrough,
        nextCheckNumber: account.nextCheckNumber,
        checkLayoutID: account.checkLayoutID,
      })),
    transactions: [...ledger.transactions] as FileLedger['transactions'],
    approvals: ledger.approvals.map((each) => shownApproval(each, session)),
    kept: ledger.kept.map((kept) => ({ ...kept, lines: [...kept.lines] })),
    prints: [...ledger.prints],
    plans: ledger.plans.map((plan) => ({ ...plan, lines: [...plan.lines] })),
    planVersion,
    isSettlementLocked,
    recordedOn,
    unreadable: [...unreadable],
    wirePayees: [...ledger.wirePayees],
  };
}

/** Why nothing is posted to a bank account on a day, whoever asks, and what has to be another one; null where it takes postings. */
export function accountProblem(
  { kind, holdsInvestment, inactive, openedOn, closedOn }: StoredAccount,
  day: string,
): { readonly field: 'bankAccountID' | 'date'; readonly words: string } | null {
  const ofAccount = (words: string) => ({ field: 'bankAccountID', words }) as const;
  if (kind === 'Operating') return ofAccount('Choose a trust account: this one holds no money in trust.');
  if (kind === 'Investment' && !holdsInvestment)
    return ofAccount('Choose a trust account: no investment account of this file is open in this one.');
  if (inactive) return ofAccount('This bank account is inactive. Choose another one.');
  if (closedOn !== null && day > closedOn) return ofAccount('This bank account is closed. Choose another one.');
  return openedOn !== null && day < openedOn ? { field: 'date', words: beforeOpening(openedOn) } : null;
}

/** Whether the bank belongs to a region that somebody has not (core.md §6). */
export const isOutOfRegion = ({ access }: UserSession, { regionID }: StoredAccount): boolean =>
  fileReasons(access, { ...freeFile, bankCompanyRegionID: regionID }, { isCheckWriting: true }).length > 0;

function ledgerOf({ transactions, plans, kept, ...stored }: StoredLedger): LedgerOfFile {
  const read = transactions.map(readTransaction);
  return {
    ...stored,
    transactions: read.map(({ transaction }) => transaction),
    plans: storedPlanSchema.array().parse(plans),
    kept: keptSchema.array().parse(kept),
    unreadable: read.flatMap(({ isWhole, transaction: { bankAccountID, stripe, number } }) =>
      isWhole ? [] : [`${bankAccountID}, ${stripe}-${number}`],
    ),
  };
}

/**
 * A transaction as the contract has it. One whose facts do not fit stays, with blanks for what cannot be read: what was posted cannot be mended, and a
 * file without one of its transactions would have another balance. It is named, and nothing is paid out of its file.
 */
function readTransaction(stored: StoredTransaction): { transaction: LedgerTransaction; isWhole: boolean } {
  const read = ledgerTransactionSchema.safeParse(stored);
  if (read.success) return { transaction: read.data, isWhole: true };
  const facts = blanksFor(stored);
  return { transaction: ledgerTransactionSchema.parse({ ...stored, facts }), isWhole: false };
}

const unread = 'Cannot be read';

function blanksFor({ kind, facts, number }: StoredTransaction): object {
  const known = typeof facts === 'object' && facts !== null ? facts : {};
  switch (kind) {
    case 'receipt':
    case 'claimed':
      return fitting(storedReceiptFactsSchema.shape, known, {
        ...{ receipt: number, instrument: 'Personal check', payer: unread },
        ...{ party: null, reference: null, memo: null, kept: [] },
      });
    case 'check':
    case 'wire out':
    case 'ACH out':
      return fitting(storedDisbursementFactsSchema.shape, known, {
        ...{ payee: unread, party: null, memo: null, lines: [], checkNumber: null, reference: null },
      });
    case 'deposit':
      return { slip: null };
    case 'funds good':
      return { rule: null, note: null };
    case 'advance':
    case 'loss':
      return fitting(lackingFactsSchema.shape, known, {
        ...{ approval: number, reason: unread, category: 'Other', isRecoverable: true },
      });
    case 'recovered':
    case 'made good':
      return fitting(recoveryFactsSchema.shape, known, { reason: unread, payer: null, reference: null });
    case 'transfer':
      return fitting(transferFactsSchema.shape, known, {
        ...{ approval: number, reason: unread, fromFile: unread, toFile: unread },
      });
    case 'paid':
      return { bankMatchID: null };
    default:
      return { reason: unread };
  }
}

/** Of each fact what is known where it fits, else its blank. */
const fitting = (
  shape: Readonly<Record<string, z.ZodType>>,
  known: object,
  blanks: Readonly<Record<string, unknown>>,
) =>
  Object.fromEntries(
    Object.entries(blanks).map(([name, blank]) => {
      const value = (known as Readonly<Record<string, unknown>>)[name];
      return [name, shape[name]?.safeParse(value).success ? value : blank];
    }),
  );
