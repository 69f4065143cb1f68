import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import { bankReason, seesBank } from '../../platform/auth/judge-bank.ts';
import { tenantZone } from '../../platform/clock/tenant-zone.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { accountNumberIfReadable, type SecretBox } from '../../platform/secrets/index.ts';
import { holdBankAccounts, readToldAccounts, type ToldAccount } from './bank-account.queries.ts';
import { refusedFile } from './bank-file-refused.ts';
import { accountOf } from './find-account.ts';
import { daysOf, digestOf, fileIdentity, type JudgedStatement, judgeStatement, leftOut } from './judge-file.ts';
import { type Known, readKnown } from './known.queries.ts';
import type { ReadFile } from './sent-file.ts';

/** A file beside what is known. */
export interface JudgedFile {
  readonly statements: readonly JudgedStatement[];
  /** What is known of the accounts of `statements`, by account. */
  readonly known: ReadonlyMap<number, Known>;
  readonly digest: string;
}

interface Judging {
  readonly secrets: SecretBox;
  /** The account that was chosen, for a file that says none. */
  readonly chosen: number | null;
  /** Whether its accounts are held until the commit, so that what is judged stays so. */
  readonly holds: boolean;
}

/** Judges a file beside what is known. Throws BANK_FILE_REFUSED where nothing could be taken of it, whoever asks. */
export async function judgeSentFile(
  tx: Transaction<DB>,
  caller: Caller,
  { file, sha256 }: ReadFile,
  { secrets, chosen, holds }: Judging,
): Promise<JudgedFile> {
  const { tenant } = caller.actor;
  const { session } = caller;
  const all = await readToldAccounts(tx, tenant);
  const accounts = all.filter(({ regionID }) => seesBank(session, 'readBankFiles', regionID));
  const numberOf = (account: ToldAccount) =>
    accountNumberIfReadable(secrets, { tenant, table: 'bank_accounts', row: account.bankAccountID }, account);
  const placed = file.statements.map((statement) => accountOf(statement, { accounts, chosen, numberOf }));
  const ids = [...new Set(placed.flatMap(({ account }) => (account ? [account.bankAccountID] : [])))];
  if (holds) await holdBankAccounts(tx, ids);
  // Again, for a day may have been closed before they were held.
  const held = new Map((await readToldAccounts(tx, tenant, ids)).map((account) => [account.bankAccountID, account]));
  const identity = fileIdentity(file);
  const known = new Map<number, Known>();
  const statements: JudgedStatement[] = [];
  for (const [at, statement] of file.statements.entries()) {
    const { account: found, obstacle } = placed[at] ?? { account: null, obstacle: null };
    const account = found && held.get(found.bankAccountID);
    const days = daysOf(statement);
    if (!account) statements.push(leftOut(statement, null, obstacle ?? ''));
    else if (days === null) statements.push(leftOut(statement, account, 'It tells of no day'));
    else if (known.has(account.bankAccountID)) statements.push(leftOut(statement, account, 'It is in this file twice'));
    else {
      const { bankAccountID } = account;
      const of = await readKnown(tx, tenant, { bankAccountID, ...days, items: statement.items, sha256, identity });
      known.set(bankAccountID, of);
      const judged = judgeStatement(statement, { account, known: of, zone: tenantZone(session) });
      statements.push(judged);
    }
  }
  if (statements.every((one) => one.obstacle !== null)) throw nothingLeft(statements);
  return { statements: statements.map((one) => ofRight(caller, one)), known, digest: digestOf(sha256, statements) };
}

const nothingLeft = (statements: readonly JudgedStatement[]) =>
  refusedFile([...new Set(statements.map(({ obstacle }) => obstacle ?? ''))].map((text) => ({ line: null, text })));

/** Whoever may only read sees what would be taken, and why it is not. */
function ofRight({ session }: Caller, judged: JudgedStatement): JudgedStatement {
  const { account, obstacle } = judged;
  if (obstacle !== null || !account) return judged;
  const reason = bankReason(session, 'writeBankFiles', account.regionID);
  return reason ? { ...judged, obstacle: reason.text } : judged;
}
