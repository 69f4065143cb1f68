import type { DownloadAddress } from '@closewright/contract/kit';
import type { PositivePayFileRow } from '@closewright/contract/positive-pay';
import { AppError } from '@closewright/domain/errors';
import { type PositivePayFile, type PositivePayProblem, positivePayFile } from '@closewright/domain/positive-pay';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { hashOf } from '../../platform/documents/index.ts';
import type { Offer } from '../../platform/downloads/index.ts';
import { openAccountNumber, type SecretBox } from '../../platform/secrets/index.ts';
import { type Actor, type Database, nextIDs } from '../../platform/tenant/in-tenant.ts';
import { todayOf } from '../workflow/file-tasks.usecases.ts';
import { readDue, readNumberRanges } from './due.queries.ts';
import { lockPayFiles, nextFileNumber, readSealedAccount, readSealedFile, storePayFile } from './files.queries.ts';
import { readLayouts } from './layouts.queries.ts';
import { foundAccount, foundFile, gapsOf, layoutProblem, refuseWriting } from './positive-pay.usecases.ts';

/** What the bytes of a file are fetched by. */
export interface PayFileWanted {
  readonly positivePayFileID: number;
}

/** What files are made and fetched with. */
export interface PayFileDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly offer: Offer<PayFileWanted>;
}

/** Makes the file of all that is due of an account, where that is what whoever asks has seen. */
export function makePositivePayFile(
  { database, clock, secrets, offer }: PayFileDeps,
  caller: Caller,
  { bankAccountID, dueDigest }: { readonly bankAccountID: number; readonly dueDigest: string },
): Promise<{ file: PositivePayFileRow; download: DownloadAddress }> {
  const { actor } = caller;
  const { tenant } = actor;
  return database.inTenant(actor, async (tx) => {
    await lockPayFiles(tx, tenant, bankAccountID);
    const account = await foundAccount(tx, caller, bankAccountID);
    refuseWriting(caller, account);
    const { events, digest } = await readDue(tx, bankAccountID);
    const layout = await layoutOf(tx, tenant, account);
    if (events.length === 0) throw refused('dueDigest', 'Nothing is due: somebody has made a file of it.');
    if (digest !== dueDigest) throw refused('dueDigest', changed);
    const facts = { date: todayOf(caller, clock.now()), number: await nextFileNumber(tx, tenant, bankAccountID) };
    const { file, problems } = positivePayFile(
      layout,
      await openedPayAccount(tx, secrets, { tenant, bankAccountID }),
      events,
      facts,
    );
    if (!file) throw refusedBy(problems);
    const gaps = gapsOf(await readNumberRanges(tx, tenant, bankAccountID));
    const positivePayFileID = await nextIDs(tx, 'positive_pay_file_id');
    const { issue, void: ended, stop, fromNumber, toNumber } = file.totals;
    const counted = ({ count, amount }: typeof issue) => ({ count, amount: amount.value });
    await storePayFile(
      tx,
      tenant,
      {
        ...{ positivePayFileID, bankAccountID, ...facts, ...gaps, fileName: file.fileName },
        ...{ positivePayLayoutID: layout.positivePayLayoutID, layoutName: layout.name },
        totals: { issue: counted(issue), void: counted(ended), stop: counted(stop), fromNumber, toNumber },
        ...sealedFile(secrets, { tenant, positivePayFileID }, file),
      },
      events,
    ).catch(changedMeanwhile);
    const made = await foundFile(tx, caller, positivePayFileID);
    return { file: made.file, download: offered(offer, actor, made.file) };
  });
}

/** Where the bytes of a file may be fetched. */
export function getPositivePayFileDocument(
  { database, offer }: PayFileDeps,
  caller: Caller,
  positivePayFileID: number,
): Promise<DownloadAddress> {
  return database.inTenant(caller.actor, async (tx) => {
    const { file, account } = await foundFile(tx, caller, positivePayFileID);
    refuseWriting(caller, account);
    refuseTakenBack(file);
    return offered(offer, caller.actor, file);
  });
}

/** The bytes of a file as they were made; null where there is none. Throws where they are not those any more. */
export async function readPayFileBytes(
  { database, secrets }: Pick<PayFileDeps, 'database' | 'secrets'>,
  actor: Actor,
  { positivePayFileID }: PayFileWanted,
): Promise<Uint8Array | null> {
  const { tenant } = actor;
  const stored = await database.inTenant(actor, (tx) => readSealedFile(tx, tenant, positivePayFileID));
  if (!stored) return null;
  refuseTakenBack(stored);
  const bytes = Buffer.from(secrets.decrypt(stored.sealed, placeOf(tenant, positivePayFileID)), 'ascii');
  if (hashOf(bytes) !== stored.sha256) throw new AppError('INTERNAL', 'This file was changed since it was made.');
  return bytes;
}

/** What is due again is in the next file: a bank that has both is told of it twice. */
function refuseTakenBack({ state }: { readonly state: string }): void {
  if (state === 'taken back')
    throw new AppError('DECIDED_ALREADY', 'This file was taken back: what it told is in another one, or due.');
}

async function layoutOf(
  tx: Transaction<DB>,
  tenant: string,
  { positivePayLayoutID }: { readonly positivePayLayoutID: number | null },
) {
  const [layout] = positivePayLayoutID === null ? [] : await readLayouts(tx, tenant, positivePayLayoutID);
  if (!layout) throw refused('positivePayLayoutID', layoutProblem({ positivePayLayoutID: null }) ?? '');
  if (layout.isUnreadable) throw refused('positivePayLayoutID', unreadableWords(layout.name));
  return layout;
}

const unreadableWords = (name: string): string =>
  `The layout ${name} cannot be read. Save it anew under Positive pay layouts.`;

/** The account number leaves its seal here, for files alone: those that are made, and those of the bank that are read. */
export async function openedPayAccount(
  tx: Transaction<DB>,
  secrets: SecretBox,
  { tenant, bankAccountID }: { readonly tenant: string; readonly bankAccountID: number },
) {
  const { routing_number: routingNumber, ...sealed } = await readSealedAccount(tx, tenant, bankAccountID);
  const place = { tenant, table: 'bank_accounts', row: bankAccountID };
  return { routingNumber, accountNumber: openAccountNumber(secrets, place, sealed) };
}

const placeOf = (tenant: string, row: number) => ({
  ...{ tenant, table: 'positive_pay_files', column: 'content_encrypted', row },
});

function sealedFile(
  secrets: SecretBox,
  { tenant, positivePayFileID }: { readonly tenant: string; readonly positivePayFileID: number },
  { text }: PositivePayFile,
) {
  const bytes = Buffer.from(text, 'ascii');
  return {
    ...{ bytes: bytes.length, sha256: hashOf(bytes) },
    sealed: secrets.encrypt(text, placeOf(tenant, positivePayFileID)),
  };
}

const offered = (
  offer: Offer<PayFileWanted>,
  actor: Actor,
  { positivePayFileID, fileName }: PositivePayFileRow,
): DownloadAddress => offer(actor, { positivePayFileID }, { fileName, mediaType: 'text/plain' });

const changed = 'Other events are due by now than were seen. Look at them again.';

/** The database judges what is due again as it stores: what was posted in between is refused. */
function changedMeanwhile(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === 'PP001') throw refused('dueDigest', changed, error);
  throw error;
}

/** How many problems are told one by one. */
const mostProblems = 100;

/** What has no place in the file, by layout and check. */
function refusedBy(problems: readonly PositivePayProblem[]): AppError {
  const words = ({ checkNumber, label, why }: PositivePayProblem) =>
    `${checkNumber === null ? 'The layout' : `Check ${checkNumber}`}${label && `, ${label}`}: ${why}.`;
  const told = problems.slice(0, mostProblems).map((problem): [string, readonly string[]] => {
    const { path, checkNumber } = problem;
    return [checkNumber === null ? `layout.${path}` : `checks.${checkNumber}.${path}`, [words(problem)]];
  });
  const [first] = problems;
  const more = problems.length > 1 ? ` There is more: ${problems.length - 1}.` : '';
  return new AppError('POSITIVE_PAY_REFUSED', first && `${words(first)}${more}`, {
    modelState: Object.fromEntries(told),
  });
}

const refused = (path: string, message: string, cause?: unknown): AppError =>
  new AppError('POSITIVE_PAY_REFUSED', message, { modelState: { [path]: [message] }, cause });
