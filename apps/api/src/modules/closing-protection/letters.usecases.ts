import { type Letter, type LetterRequest, letterRecord } from '@closewright/contract/closing-protection';
import type { DownloadAddress } from '@closewright/contract/kit';
import { issuesLetters, issuesNoLetters, letterProblems, mayLetter } from '@closewright/domain/closing-protection';
import { AppError } from '@closewright/domain/errors';
import { readSetting, type StoredSettings } from '@closewright/domain/system-settings';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { DocumentStore } from '../../platform/documents/index.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import { refuseStale } from '../../platform/errors/stale-version.ts';
import { addRecord, changeRecord, type FilePlace } from '../../platform/records/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { besideFile, writeFile } from '../orders/file-work.usecases.ts';
import { readDocument } from '../orders/orders.queries.ts';
import { feeOf, letterOrder } from './letter-order.ts';
import { currentActor, letterOfFile, letterOfRequest, lettersOfFile, type StoredLetter } from './letters.queries.ts';
import { type Underwriter, UnderwriterUnreachable } from './underwriter.ts';

export interface LetterDeps {
  readonly database: Database;
  readonly underwriter: Underwriter;
  readonly documents: DocumentStore;
  /** What the tenant has set. */
  readonly settingsOf: (tenant: string) => Promise<StoredSettings>;
  readonly now: () => Date;
}

interface Place {
  readonly ordersID: number;
  readonly letterID: number;
}

const noAnswer = 'The underwriter does not answer. The request is kept: try again from the list of letters.';

/** The letters of a file, the newest first. */
export function listLetters({ database }: LetterDeps, caller: Caller, ordersID: number): Promise<Letter[]> {
  return besideFile({ database, caller, ordersID, action: 'readLetters' }, async (tx, { place }) =>
    (await lettersOfFile(tx, place.tenant, ordersID)).map(shown),
  );
}

/**
 * Asks for a letter. The request is stored before the underwriter is asked, so that an answer that never came can be asked for again with
 * the same key; a request that is sent twice is one letter.
 */
export async function requestLetter(
  deps: LetterDeps,
  caller: Caller,
  request: { ordersID: number; requestKey: string; reissuedFromID: number | null; letter: LetterRequest },
): Promise<Letter> {
  const { database, settingsOf, now } = deps;
  const { actor } = caller;
  const { ordersID, requestKey, reissuedFromID, letter } = request;
  const cplUnderwriterCompanyID = readSetting(await settingsOf(actor.tenant), 'cplUnderwriterCompanyID');
  const work = { database, caller, ordersID, action: 'orderLetters' } as const;
  const letterID = await writeFile(work, async (tx, { place, leaveUntold }) => {
    // Whoever shows the file is told of the answer.
    leaveUntold();
    const known = await letterOfRequest(tx, actor.tenant, requestKey);
    if (known && known.ordersID !== ordersID) throw new AppError('NOT_FOUND');
    if (known) return known.letterID;
    const file = await readDocument(tx, actor, ordersID);
    if (!issuesLetters(file.order.underwriterCompanyID, cplUnderwriterCompanyID)) {
      refuseFields({ underwriterCompanyID: issuesNoLetters }, 'letter.');
    }
    const isOther = letter.underwriterCompanyID !== cplUnderwriterCompanyID;
    const isLoan = letter.loanID === null || file.loans.some(({ loanID }) => loanID === letter.loanID);
    refuseFields(
      {
        ...letterProblems(letter),
        ...(isOther ? { underwriterCompanyID: issuesNoLetters } : {}),
        ...(isLoan ? {} : { loanID: 'This is no loan of the file' }),
      },
      'letter.',
    );
    if (reissuedFromID !== null) await refuseStep(tx, caller, { ordersID, letterID: reissuedFromID }, 'reissue');
    const requestedAt = now();
    const fee = feeOf(caller, letter, requestedAt);
    return addRecord(tx, letterRecord, place, {
      ...letter,
      state: 'Pending',
      requestKey,
      reissuedFromID,
      fee: fee?.cents ?? null,
      feeRule: fee?.rule ?? null,
      requestedAt,
    });
  });
  return answerOf(deps, caller, { ordersID, letterID });
}

/** Asks again for a letter the underwriter has not answered. */
export async function retryLetter(deps: LetterDeps, caller: Caller, place: Place): Promise<Letter> {
  const { database } = deps;
  await besideFile({ database, caller, ordersID: place.ordersID, action: 'orderLetters' }, async (tx) => {
    if ((await found(tx, caller, place)).state === 'Refused') await refuseStep(tx, caller, place, 'retry');
  });
  return answerOf(deps, caller, place);
}

/** Takes a letter back at the underwriter, then here. */
export async function voidLetter(
  { database, underwriter, now }: LetterDeps,
  caller: Caller,
  { version, reason, ...place }: Place & { version: number; reason: string },
): Promise<Letter> {
  const { tenant } = caller.actor;
  const work = { database, caller, ordersID: place.ordersID, action: 'orderLetters' } as const;
  const check = async (tx: Transaction<DB>) => {
    const letter = await refuseStep(tx, caller, place, 'void');
    refuseStale({ ...shown(letter), updatedBy: letter.requestedBy, updatedAt: letter.requestedAt }, version);
    return letter;
  };
  const letter = await besideFile(work, check);
  const answer = await underwriter
    .void({ tenant, letterNumber: letter.letterNumber ?? '', reason })
    .catch((error: unknown) => {
      if (!(error instanceof UnderwriterUnreachable)) throw error;
      throw new AppError('UNAVAILABLE', 'The underwriter does not answer. The letter stands as it is: try again.');
    });
  if (answer.kind === 'refused') refuseFields({ [answer.field]: answer.message });
  return writeFile(work, async (tx, inHand) => {
    await check(tx);
    const change = { voidedAt: now(), voidedBy: currentActor, voidReason: reason };
    await changeRecord(tx, letterRecord, inHand.place, place.letterID, { state: 'Voided', ...change });
    return shown(await found(tx, caller, place));
  });
}

/** Where the PDF of a letter may be fetched. */
export async function letterDocument(
  { database }: LetterDeps,
  caller: Caller,
  place: Place,
  offer: (documentID: number, fileName: string) => DownloadAddress,
): Promise<DownloadAddress> {
  return besideFile({ database, caller, ordersID: place.ordersID, action: 'readLetters' }, async (tx) => {
    const { documentID, letterNumber } = await found(tx, caller, place);
    if (documentID === null) throw new AppError('NOT_FOUND');
    return offer(documentID, `${letterNumber}.pdf`);
  });
}

/** Asks the underwriter for a letter that has no answer yet, and stores what it says. */
async function answerOf(deps: LetterDeps, caller: Caller, place: Place): Promise<Letter> {
  const { database, underwriter, documents, now } = deps;
  const { actor } = caller;
  const { tenant } = actor;
  const { letter, order } = await database.inTenant(actor, async (tx) => {
    const stored = await found(tx, caller, place);
    return { letter: stored, order: await letterOrder(tx, caller, place.ordersID, stored) };
  });
  if (letter.state !== 'Pending') return shown(letter);
  const answer = await underwriter.issue(order).catch((error: unknown) => {
    if (error instanceof UnderwriterUnreachable) return null;
    throw error;
  });
  const outcome = await writeFile({ database, caller, ordersID: place.ordersID }, async (tx, inHand) => {
    const current = await found(tx, caller, place);
    // Somebody else asked with the same key meanwhile and was told the same.
    if (current.state !== 'Pending') {
      inHand.leaveUntold();
      return current;
    }
    if (answer === null) {
      if (current.problem !== noAnswer)
        await changeRecord(tx, letterRecord, inHand.place, letter.letterID, { problem: noAnswer });
    } else if (answer.kind === 'refused') {
      await changeRecord(tx, letterRecord, inHand.place, letter.letterID, {
        state: 'Refused',
        problem: answer.message,
      });
    } else {
      const { letterNumber, document: content } = answer;
      const about = { ordersID: place.ordersID, name: `Closing Protection Letter ${letterNumber}` };
      const documentID = await documents.put(tx, tenant, { ...about, mediaType: 'application/pdf', content });
      await changeRecord(tx, letterRecord, inHand.place, letter.letterID, {
        state: 'Issued',
        letterNumber,
        documentID,
        issuedAt: now(),
        problem: null,
      });
      await replaceOld(tx, caller, inHand.place, letter.reissuedFromID);
    }
    return found(tx, caller, place);
  });
  if (answer === null && outcome.state === 'Pending') throw new AppError('UNAVAILABLE', noAnswer);
  if (answer?.kind === 'refused' && outcome.state === 'Refused')
    refuseFields({ [answer.field]: answer.message }, 'letter.');
  return shown(outcome);
}

/** An issued letter that another one now stands in place of protects no more; a voided or refused one stays what it is. */
async function replaceOld(tx: Transaction<DB>, caller: Caller, place: FilePlace, oldID: number | null): Promise<void> {
  if (oldID === null) return;
  const old = await found(tx, caller, { ordersID: place.ordersID, letterID: oldID });
  if (old.state === 'Issued') await changeRecord(tx, letterRecord, place, oldID, { state: 'Replaced' });
}

async function found(tx: Transaction<DB>, { actor }: Caller, place: Place): Promise<StoredLetter> {
  const letter = await letterOfFile(tx, actor.tenant, place);
  if (letter === null) throw new AppError('NOT_FOUND');
  return letter;
}

async function refuseStep(
  tx: Transaction<DB>,
  caller: Caller,
  place: Place,
  step: 'retry' | 'void' | 'reissue',
): Promise<StoredLetter> {
  const letter = await found(tx, caller, place);
  if (!mayLetter(step, letter.state)) refuseFields({ '': `The letter is ${letter.state.toLowerCase()} by now.` });
  return letter;
}

function shown({ requestKey: _key, documentID: _document, ...letter }: StoredLetter): Letter {
  return letter;
}
