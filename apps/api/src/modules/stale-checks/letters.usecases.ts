import type { DownloadAddress } from '@closewright/contract/kit';
import type { NamedStaleCheck, StaleCheck } from '@closewright/contract/stale-checks';
import { AppError } from '@closewright/domain/errors';
import { addressLines, formatDate } from '@closewright/domain/formats';
import { letterProblem, type OwnerLetterKind, ownerLetter } from '@closewright/domain/stale-checks';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { Offer } from '../../platform/downloads/index.ts';
import type { PrintedLetter, Printer } from '../../platform/pdf/index.ts';
import type { Actor } from '../../platform/tenant/in-tenant.ts';
import { type StaleDeps, staleReadOf } from './judged-checks.usecases.ts';
import {
  type LetterHead,
  readChecksOfActs,
  readLetterHeads,
  type StaleRead,
  type StoredCheck,
} from './stale-checks.queries.ts';
import { onChecks, refuseProblem } from './stale-checks.usecases.ts';
import { insertActs } from './store-acts.queries.ts';

/** What letters are written with. */
export interface LetterDeps extends StaleDeps {
  readonly printer: Pick<Printer, 'letters'>;
}

/** Which letters an address stands for, of what whoever asked may know of. */
export interface LettersWanted {
  readonly staleActIDs: readonly number[];
  readonly read: StaleRead;
  /** When the PDF says that it was made. */
  readonly madeAt: number;
}

interface Writing {
  readonly checks: readonly NamedStaleCheck[];
  readonly letter: OwnerLetterKind;
  readonly on: string;
}

/** Records a letter to the owner of each check, and answers where all may be fetched as one PDF. What the PDF says is made of what is recorded. */
export async function writeOwnerLetters(
  deps: LetterDeps & { readonly offer: Offer<LettersWanted> },
  caller: Caller,
  { checks, letter, on }: Writing,
): Promise<{ checks: StaleCheck[]; download: DownloadAddress }> {
  let download: DownloadAddress | null = null;
  const written = await onChecks(deps, caller, checks, async (tx, read, inHand) => {
    inHand.forEach((check, at) => {
      refuseProblem(letterProblem({ letter, on }, check, read.today), at, '');
    });
    const firstID = await insertActs(
      tx,
      read.tenant,
      inHand.map((check) => ({
        ...{ check, kind: 'wrote' as const, on, letter, address: check.address },
        ...(letter === 'due diligence' && { reportState: check.state, reportDue: check.dormancy?.reportDue ?? null }),
      })),
    );
    const staleActIDs = inHand.map((_check, at) => firstID + at);
    // Made before it is recorded, so that nothing is recorded of what cannot be printed.
    await printed(deps, tx, caller.actor, { staleActIDs, read, madeAt: deps.clock.now().getTime() });
    download = offered(deps, caller, { staleActIDs, read });
  });
  if (download === null) throw new Error('letters without an address');
  return { checks: written, download };
}

/** Where letters that were written may be fetched again. Throws NOT_FOUND where one is not there, or was taken back. */
export const printOwnerLetters = (
  deps: LetterDeps & { readonly offer: Offer<LettersWanted> },
  caller: Caller,
  staleActIDs: readonly number[],
): Promise<DownloadAddress> =>
  deps.database.inTenant(caller.actor, async (tx) => {
    const read = await staleReadOf(tx, deps, caller);
    if ((await lettersOf(tx, read, staleActIDs)).length < new Set(staleActIDs).size) throw new AppError('NOT_FOUND');
    return offered(deps, caller, { staleActIDs, read });
  });

const offered = (
  { clock, offer }: LetterDeps & { readonly offer: Offer<LettersWanted> },
  { actor }: Caller,
  { staleActIDs, read }: Omit<LettersWanted, 'madeAt'>,
): DownloadAddress =>
  offer(
    actor,
    { staleActIDs, read, madeAt: clock.now().getTime() },
    { fileName: `Letters-to-owners-${read.today}.pdf`, mediaType: 'application/pdf' },
  );

/** The PDF of letters that were written; null where there is none any more. */
export const pdfOfLetters = (deps: LetterDeps, actor: Actor, wanted: LettersWanted): Promise<Uint8Array | null> =>
  deps.database.inTenant(actor, (tx) => printed(deps, tx, actor, wanted));

async function printed(
  { printer }: Pick<LetterDeps, 'printer'>,
  tx: Transaction<DB>,
  actor: Actor,
  { staleActIDs, read, madeAt }: LettersWanted,
): Promise<Uint8Array | null> {
  const letters = await lettersOf(tx, read, staleActIDs);
  if (letters.length === 0) return null;
  return printer.letters(
    { title: 'Letters to owners of checks', author: actor.name, createdAt: new Date(madeAt), footer: '', letters },
    actor.tenant,
  );
}

/** Letters as they are printed, in the order in which they were written. */
async function lettersOf(
  tx: Transaction<DB>,
  read: StaleRead,
  staleActIDs: readonly number[],
): Promise<readonly PrintedLetter[]> {
  const checks = await readChecksOfActs(tx, read, staleActIDs);
  const heads = await readLetterHeads(tx, read.tenant, staleActIDs);
  return heads.flatMap((head) => {
    const check = checks.find(({ acts }) => acts.some(({ staleActID }) => staleActID === head.staleActID));
    return check === undefined ? [] : letterOf(check, head);
  });
}

function letterOf(check: StoredCheck, head: LetterHead): readonly PrintedLetter[] {
  const act = check.acts.find(({ staleActID }) => staleActID === head.staleActID);
  if (!act?.letter || !act.address || act.takenBack !== null) return [];
  const { reportState: state, reportDue: due } = head;
  const report = state === null || due === null ? null : { state, due };
  const { subject, paragraphs, facts, replies } = ownerLetter({ ...check, letter: act.letter, on: act.on, report });
  return [
    {
      office: [head.title, ...addressLines({ ...head, address2: null })],
      date: formatDate(act.on),
      address: [check.payee, ...addressLines(act.address)],
      ...{ subject, paragraphs, facts, replies },
      foot: `Check ${check.checkNumber ?? ''} · File ${check.fileNumber}`,
    },
  ];
}
