import type { PositivePayExceptionRow } from '@closewright/contract/positive-pay';
import { fileText } from '@closewright/domain/bank-files';
import { AppError } from '@closewright/domain/errors';
import { type ExceptionMapping, type PresentedCheck, readExceptions } from '@closewright/domain/positive-pay';
import type { Transaction } from 'kysely';
import type { Caller } from '../../../platform/auth/caller.ts';
import { tenantZone } from '../../../platform/clock/tenant-zone.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { hashOf } from '../../../platform/documents/index.ts';
import type { SecretBox } from '../../../platform/secrets/index.ts';
import { todayOf } from '../../workflow/file-tasks.usecases.ts';
import { openedPayAccount } from '../make-file.usecases.ts';
import { foundAccount, refuseWriting } from '../positive-pay.usecases.ts';
import {
  countKnown,
  readLastMapping,
  storeExceptions,
  storeImport,
  storeImportContent,
} from './exception-rows.queries.ts';
import { readException } from './exceptions.queries.ts';
import { type ExceptionDeps, shownException } from './exceptions.usecases.ts';

interface Until {
  readonly decideOn: string;
  readonly decideTime: string;
}

interface OnAccount {
  readonly bankAccountID: number;
}

/** Records a check that the bank asks about, as it was typed. */
export function createPositivePayException(
  { database, clock }: ExceptionDeps,
  caller: Caller,
  { bankAccountID, decideOn, decideTime, ...presented }: OnAccount & Until & PresentedCheck,
): Promise<PositivePayExceptionRow> {
  const { tenant } = caller.actor;
  return database.inTenant(caller.actor, async (tx) => {
    refuseWriting(caller, await foundAccount(tx, caller, bankAccountID));
    if (presented.presentedOn > todayOf(caller, clock.now())) throw refusedAt('presentedOn', 'That day has not begun.');
    const place = { tenant, bankAccountID, positivePayImportID: null };
    const until = { decideOn, decideTime, zone: tenantZone(caller.session) };
    const [positivePayExceptionID] = await storeExceptions(tx, { ...place, ...until }, [presented]);
    if (positivePayExceptionID === undefined)
      throw refusedAt('checkNumber', 'This check stands here already, presented on that day with that amount.');
    const wanted = { tenant, bankAccountIDs: [bankAccountID], positivePayExceptionID };
    const stored = await readException(tx, wanted);
    if (!stored) throw new AppError('NOT_FOUND');
    return shownException(stored, caller);
  });
}

/** A bank's list as it is sent. */
interface SentList extends OnAccount, Until {
  readonly fileName: string;
  /** Base64. */
  readonly content: string;
  readonly mapping: ExceptionMapping;
  readonly presentedOn: string;
}

/** Records the checks of a bank's list, whole or not at all. */
export function importPositivePayExceptions(
  { database, clock, secrets }: ExceptionDeps & { readonly secrets: SecretBox },
  caller: Caller,
  { bankAccountID, fileName, content, mapping, presentedOn, decideOn, decideTime }: SentList,
): Promise<{ taken: number; known: number; left: number }> {
  const { tenant } = caller.actor;
  const bytes = Buffer.from(content, 'base64');
  return database.inTenant(caller.actor, async (tx) => {
    refuseWriting(caller, await foundAccount(tx, caller, bankAccountID));
    const today = todayOf(caller, clock.now());
    if (presentedOn > today) throw refusedAt('presentedOn', 'That day has not begun.');
    const text = fileText(bytes);
    if ('problem' in text) throw refusedAt('content', `${text.problem}.`);
    const { accountNumber } = await openedPayAccount(tx, secrets, { tenant, bankAccountID });
    const read = readExceptions(text.text, mapping, { accountNumber, presentedOn, today });
    if ('problems' in read) throw refusedList(read.problems);
    const known = await countKnown(tx, tenant, bankAccountID, read.rows);
    const taken = read.rows.length - known;
    if (taken === 0) throw refusedAt('content', 'All of its checks stand here already.');
    const positivePayImportID = await storeImport(tx, tenant, {
      ...{ bankAccountID, fileName, sha256: hashOf(bytes), mapping, taken, known, left: read.left },
    });
    await storeImportContent(tx, tenant, {
      positivePayImportID,
      sealed: secrets.encrypt(bytes.toString('latin1'), {
        ...{ tenant, table: 'positive_pay_import_contents', column: 'content_encrypted', row: positivePayImportID },
      }),
    });
    const until = { decideOn, decideTime, zone: tenantZone(caller.session) };
    const stored = await storeExceptions(tx, { tenant, bankAccountID, positivePayImportID, ...until }, read.rows);
    // Somebody has recorded some of them meanwhile: the counts would be wrong.
    if (stored.length !== taken) throw refusedAt('content', 'Somebody has taken this list just now.');
    return { taken, known, left: read.left };
  });
}

/** How the last list of the bank of an account was read. */
export const getPositivePayMapping = (
  { database }: ExceptionDeps,
  caller: Caller,
  { bankAccountID }: OnAccount,
): Promise<{ mapping: ExceptionMapping | null }> =>
  database.inTenant(caller.actor, async (tx: Transaction<DB>) => {
    await foundAccount(tx, caller, bankAccountID);
    return { mapping: await readLastMapping(tx, caller.actor.tenant, bankAccountID) };
  });

/** What is wrong with a list, by line. */
function refusedList(problems: readonly { readonly line: number | null; readonly text: string }[]): AppError {
  const words = ({ line, text }: (typeof problems)[number]) => (line === null ? `${text}.` : `Line ${line}: ${text}.`);
  const [first] = problems;
  const more = problems.length > 1 ? ` There is more: ${problems.length - 1}.` : '';
  const byPath = Map.groupBy(problems, ({ line }) => (line === null ? 'content' : `lines.${line}`));
  return new AppError('POSITIVE_PAY_REFUSED', first && `${words(first)}${more}`, {
    modelState: Object.fromEntries([...byPath].map(([path, of]) => [path, of.map(words)])),
  });
}

const refusedAt = (path: string, message: string): AppError =>
  new AppError('POSITIVE_PAY_REFUSED', message, { modelState: { [path]: [message] } });
