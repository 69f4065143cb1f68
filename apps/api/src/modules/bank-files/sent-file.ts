import type { BankFile, BankFileFinding } from '@closewright/domain/bank-files';
import type { WireDate } from '@closewright/domain/dates';
import { AppError } from '@closewright/domain/errors';
import { formatDate } from '@closewright/domain/formats';
import type { Caller } from '../../platform/auth/caller.ts';
import { seesBank } from '../../platform/auth/judge-bank.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { hashOf } from '../../platform/documents/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { todayOf } from '../workflow/file-tasks.usecases.ts';
import { readToldAccounts } from './bank-account.queries.ts';
import { refusedFile } from './bank-file-refused.ts';
import { readLayouts } from './layouts.queries.ts';
import type { BankFileReader } from './read-file.ts';

/** A file as it is sent. */
export interface SentFile {
  readonly fileName: string;
  /** Base64. */
  readonly content: string;
  /** Of which account it is, where it does not say so itself. */
  readonly bankAccountID: number | null;
  /** By which layout it is read, where it is CSV: that of the account, where it is null. */
  readonly bankFileLayoutID: number | null;
}

/** A file that was read. */
export interface ReadFile {
  readonly file: BankFile;
  readonly content: Buffer;
  readonly sha256: string;
  /** The layout that it was read by; null where it is no CSV. */
  readonly bankFileLayoutID: number | null;
}

/** Reads a file that somebody sent. Throws BANK_FILE_REFUSED with all that is wrong with it, by line. */
export async function readSentFile(
  { database, reader, clock }: { readonly database: Database; readonly reader: BankFileReader; readonly clock: Clock },
  caller: Caller,
  { content: base64, bankAccountID, bankFileLayoutID }: SentFile,
): Promise<ReadFile> {
  const { actor, session } = caller;
  const layout = await database.inTenant(actor, async (tx) => {
    const [chosen] = bankAccountID === null ? [] : await readToldAccounts(tx, actor.tenant, [bankAccountID]);
    if (bankAccountID !== null && !(chosen && seesBank(session, 'readBankFiles', chosen.regionID)))
      throw new AppError('NOT_FOUND');
    const id = bankFileLayoutID ?? chosen?.bankFileLayoutID ?? null;
    const [found] = id === null ? [] : await readLayouts(tx, actor.tenant, id);
    if (id !== null && !found) throw new AppError('NOT_FOUND');
    if (found?.isUnreadable)
      throw refusedFile([
        { line: null, text: `The layout ${found.name} cannot be read. Save it anew under Bank file layouts` },
      ]);
    return found ?? null;
  });
  const content = Buffer.from(base64, 'base64');
  // Reading takes long, and needs no connection.
  const read = await reader.read(content, layout);
  if ('problems' in read) throw refusedFile(read.problems);
  const { file } = read;
  const early = notYet(file, todayOf(caller, clock.now()));
  if (early.length > 0) throw refusedFile(early);
  const isByLayout = file.format === 'CSV';
  return {
    ...{ file, content, sha256: hashOf(content) },
    bankFileLayoutID: isByLayout ? (layout?.bankFileLayoutID ?? null) : null,
  };
}

/** What a file tells of days that have not begun: no bank knows of them, and an account would stand at that day from then on. */
function notYet({ statements }: BankFile, today: WireDate): BankFileFinding[] {
  const text = (date: WireDate) => `The day ${formatDate(date)} has not begun yet`;
  return statements.flatMap(({ items, days }) => [
    ...items.flatMap(({ line, date }) => (date > today ? [{ line, text: text(date) }] : [])),
    ...days.flatMap(({ date }) => (date > today ? [{ line: null, text: `${text(date)}: it has no balance` }] : [])),
  ]);
}
