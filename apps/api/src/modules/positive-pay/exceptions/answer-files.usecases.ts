import type { DownloadAddress } from '@closewright/contract/kit';
import type { PositivePayAnswerFileRow } from '@closewright/contract/positive-pay';
import { AppError } from '@closewright/domain/errors';
import { type ExceptionDecision, judgeException, writeAnswers } from '@closewright/domain/positive-pay';
import type { Transaction } from 'kysely';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { hashOf } from '../../../platform/documents/index.ts';
import type { Offer } from '../../../platform/downloads/index.ts';
import type { SecretBox } from '../../../platform/secrets/index.ts';
import { type Actor, nextIDs } from '../../../platform/tenant/in-tenant.ts';
import { todayOf } from '../../workflow/file-tasks.usecases.ts';
import { lockPayFiles } from '../files.queries.ts';
import { openedPayAccount } from '../make-file.usecases.ts';
import { foundAccount, refuseWriting } from '../positive-pay.usecases.ts';
import {
  endAnswerFile,
  nextAnswerFileNumber,
  readAnswerFile,
  readAnswerFiles,
  readSealedAnswers,
  storeAnswerFile,
} from './answer-files.queries.ts';
import { readUnsent, type StoredException } from './exceptions.queries.ts';
import { type ExceptionDeps, toldAccounts } from './exceptions.usecases.ts';
import { refusedDecision } from './refused-decision.ts';

/** What the bytes of a file are fetched by. */
export interface AnswersWanted {
  readonly positivePayAnswerFileID: number;
}

/** What files of decisions are made and fetched with. */
export interface AnswerDeps extends ExceptionDeps {
  readonly secrets: SecretBox;
  readonly offer: Offer<AnswersWanted>;
}

/** A decision as whoever asks has seen it. */
interface SeenDecision {
  readonly positivePayExceptionID: number;
  readonly decision: ExceptionDecision;
}

/** Makes the file of all decisions of an account that were not sent, where those are what whoever asks has seen. */
export function makePositivePayAnswerFile(
  { database, clock, secrets, offer }: AnswerDeps,
  caller: Caller,
  { bankAccountID, exceptions }: { readonly bankAccountID: number; readonly exceptions: readonly SeenDecision[] },
): Promise<{ file: PositivePayAnswerFileRow; download: DownloadAddress }> {
  const { actor } = caller;
  const { tenant } = actor;
  return database.inTenant(actor, async (tx) => {
    refuseWriting(caller, await foundAccount(tx, caller, bankAccountID));
    await lockPayFiles(tx, tenant, bankAccountID);
    const unsent = (await readUnsent(tx, tenant, bankAccountID)).flatMap(decided);
    const [due, seen] = [unsent, exceptions].map((all) => all.map(seenKey).toSorted(byText).join(' '));
    if (due !== seen)
      throw refusedAt('CARRIED_ON', 'exceptions', 'Other decisions are to be sent by now than were seen. Look again.');
    const others = unsent.filter((each) => judgeException(each, each.check).value.finding !== each.found);
    const [other] = others;
    if (other) throw changedSince(others, other.checkNumber);

    const number = await nextAnswerFileNumber(tx, tenant, bankAccountID);
    const { accountNumber } = await openedPayAccount(tx, secrets, { tenant, bankAccountID });
    const text = writeAnswers(accountNumber, unsent);
    const bytes = Buffer.from(text, 'ascii');
    const positivePayAnswerFileID = await nextIDs(tx, 'positive_pay_answer_file_id');
    const sumOf = (decision: ExceptionDecision) => {
      const all = unsent.filter((each) => each.decision === decision);
      return { count: all.length, amount: all.reduce((sum, { amount }) => sum + amount, 0) };
    };
    const file = {
      ...{ positivePayAnswerFileID, bankAccountID, number, pay: sumOf('pay'), return: sumOf('return') },
      fileName: `Decisions ${todayOf(caller, clock.now())} ${number}.csv`,
      ...{ bytes: bytes.length, sha256: hashOf(bytes) },
      sealed: secrets.encrypt(text, placeOf(tenant, positivePayAnswerFileID)),
    };
    await storeAnswerFile(tx, tenant, file, unsent).catch(refusedDecision);
    const made = await foundFile(tx, caller, positivePayAnswerFileID);
    return { file: made, download: offered(offer, actor, made) };
  });
}

/** A page of the files of decisions of the accounts that the caller may know of. */
export function listPositivePayAnswerFiles(
  { database }: ExceptionDeps,
  caller: Caller,
  {
    bankAccountID,
    ...page
  }: { readonly bankAccountID?: number | undefined; readonly skip: number; readonly take: number },
): Promise<{ results: PositivePayAnswerFileRow[]; totalRecords: number }> {
  return database.inTenant(caller.actor, async (tx) => {
    const bankAccountIDs = await toldAccounts(tx, caller, bankAccountID);
    return readAnswerFiles(tx, { tenant: caller.actor.tenant, bankAccountIDs, ...page });
  });
}

/** Where the bytes of a file may be fetched. */
export function getPositivePayAnswerFileDocument(
  { database, offer }: AnswerDeps,
  caller: Caller,
  { positivePayAnswerFileID }: AnswersWanted,
): Promise<DownloadAddress> {
  return database.inTenant(caller.actor, async (tx) => {
    const file = await foundFile(tx, caller, positivePayAnswerFileID);
    refuseWriting(caller, await foundAccount(tx, caller, file.bankAccountID));
    if (file.takenBack !== null) throw takenBackAlready();
    return offered(offer, caller.actor, file);
  });
}

/** Takes a file back that did not reach the bank: what it told is to be sent again. */
export function takeBackPositivePayAnswerFile(
  { database }: ExceptionDeps,
  caller: Caller,
  { positivePayAnswerFileID, reason }: AnswersWanted & { readonly reason: string },
): Promise<PositivePayAnswerFileRow> {
  const { tenant } = caller.actor;
  return database.inTenant(caller.actor, async (tx) => {
    const { bankAccountID } = await foundFile(tx, caller, positivePayAnswerFileID);
    refuseWriting(caller, await foundAccount(tx, caller, bankAccountID));
    await lockPayFiles(tx, tenant, bankAccountID);
    // Again, for somebody may have taken it back meanwhile.
    const { takenBack } = await foundFile(tx, caller, positivePayAnswerFileID);
    if (takenBack !== null) throw new AppError('DECIDED_ALREADY', `${takenBack.by} has taken this file back already.`);
    await endAnswerFile(tx, tenant, positivePayAnswerFileID, reason);
    return foundFile(tx, caller, positivePayAnswerFileID);
  });
}

/** The bytes of a file as they were made; null where there is none. Throws where they are not those any more. */
export async function readAnswerBytes(
  { database, secrets }: Pick<AnswerDeps, 'database' | 'secrets'>,
  actor: Actor,
  { positivePayAnswerFileID }: AnswersWanted,
): Promise<Uint8Array | null> {
  const { tenant } = actor;
  const stored = await database.inTenant(actor, (tx) => readSealedAnswers(tx, tenant, positivePayAnswerFileID));
  if (!stored) return null;
  if (stored.takenBack !== null) throw takenBackAlready();
  const bytes = Buffer.from(secrets.decrypt(stored.sealed, placeOf(tenant, positivePayAnswerFileID)), 'ascii');
  if (hashOf(bytes) !== stored.sha256) throw new AppError('INTERNAL', 'This file was changed since it was made.');
  return bytes;
}

async function foundFile(
  tx: Transaction<DB>,
  caller: Caller,
  positivePayAnswerFileID: number,
): Promise<PositivePayAnswerFileRow> {
  const file = await readAnswerFile(tx, caller.actor.tenant, positivePayAnswerFileID);
  if (!file) throw new AppError('NOT_FOUND');
  await foundAccount(tx, caller, file.bankAccountID);
  return file;
}

const decided = ({ decision, ...exception }: StoredException) =>
  decision === null
    ? []
    : [
        {
          ...exception,
          decision: decision.decision,
          found: decision.found,
          number: decision.number,
          reason: decision.reason,
        },
      ];

const seenKey = ({ positivePayExceptionID, decision }: SeenDecision): string => `${positivePayExceptionID}:${decision}`;
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const placeOf = (tenant: string, row: number) => ({
  ...{ tenant, table: 'positive_pay_answer_files', column: 'content_encrypted', row },
});

const offered = (
  offer: Offer<AnswersWanted>,
  actor: Actor,
  { positivePayAnswerFileID, fileName }: PositivePayAnswerFileRow,
): DownloadAddress => offer(actor, { positivePayAnswerFileID }, { fileName, mediaType: 'text/csv' });

const takenBackAlready = () =>
  new AppError('DECIDED_ALREADY', 'This file was taken back: what it told is in another one, or to be sent.');

/** What was decided of another state of the ledger is decided again. */
function changedSince(others: readonly { readonly checkNumber: number }[], first: number): AppError {
  const words = (number: number) =>
    `The ledger says otherwise of check ${number} since it was decided: decide it again.`;
  return new AppError('CARRIED_ON', words(first), {
    modelState: Object.fromEntries(others.map(({ checkNumber }) => [`checks.${checkNumber}`, [words(checkNumber)]])),
  });
}

const refusedAt = (code: 'CARRIED_ON', path: string, message: string): AppError =>
  new AppError(code, message, { modelState: { [path]: [message] } });
