import type { JournalExport } from '@closewright/contract/journal-exports';
import type { DownloadAddress } from '@closewright/contract/kit';
import { AppError } from '@closewright/domain/errors';
import { counted } from '@closewright/domain/formats';
import { isMapped, type JournalDocument, journalFiles } from '@closewright/domain/journal-exports';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { hashOf } from '../../platform/documents/index.ts';
import type { Offer } from '../../platform/downloads/index.ts';
import { type Actor, type Database, nextIDs } from '../../platform/tenant/in-tenant.ts';
import { todayOf } from '../workflow/file-tasks.usecases.ts';
import { decideExport, lockExports, nextExportNumber, readDocument, storeExport } from './exports.queries.ts';
import { foundAccount, foundExport, refuseWriting } from './journal-accounts.usecases.ts';
import { numbersOf, readDue } from './journal-due.usecases.ts';

/** What the bytes of a file of an export are fetched by. */
export interface JournalWanted {
  readonly journalExportID: number;
  readonly document: JournalDocument;
}

/** What exports are made and fetched with. */
export interface JournalDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly offer: Offer<JournalWanted>;
}

/** Makes the export that was seen; what was posted since is in the next one. */
export function makeJournalExport(
  { database, clock, offer }: JournalDeps,
  caller: Caller,
  asked: { readonly bankAccountID: number; readonly upTo: string; readonly digest: string },
): Promise<{ export: JournalExport; download: DownloadAddress }> {
  const { actor } = caller;
  const { tenant } = actor;
  const { bankAccountID } = asked;
  return database.inTenant(actor, async (tx) => {
    await lockExports(tx, tenant, bankAccountID);
    const account = await foundAccount(tx, caller, bankAccountID);
    refuseWriting(caller, account);
    const upTo = numbersOf(asked.upTo);
    const due = await readDue(tx, tenant, account, upTo);
    const { lines, gaps, unbalanced } = due.journals;
    if (lines.length === 0) throw refused('upTo', 'Nothing is left to export: somebody has made an export of it.');
    if (due.digest !== asked.digest) throw refused('digest', changed);
    if (gaps.length > 0)
      throw refused('mapping', `The mapping lacks ${counted(gaps.length, 'entry', 'entries')}. Fill it in first.`);
    if (unbalanced.length > 0)
      throw refused('', `Debits and credits are not the same on ${unbalanced.join(', ')}: have the ledger verified.`);
    const number = await nextExportNumber(tx, tenant, bankAccountID);
    const mapped = lines.filter(isMapped);
    const content = { bankAccountID, bankAccount: account.name, number, lines: mapped, branches: due.branches };
    const id = await nextIDs(tx, 'journal_export_id');
    await storeExport(tx, {
      ...{ id, bank: bankAccountID, number, date: todayOf(caller, clock.now()), upTo, officeNames: due.officeKeys },
      ...{ lines: mapped, files: journalFiles(content, due.settings) },
    }).catch(changedMeanwhile);
    const { made } = await foundExport(tx, caller, id);
    return { export: made, download: offered(offer, actor, made, 'columns') };
  });
}

/** Where a file of an export may be fetched. */
export function getJournalExportDocument(
  { database, offer }: Pick<JournalDeps, 'database' | 'offer'>,
  caller: Caller,
  { journalExportID, document }: JournalWanted,
): Promise<DownloadAddress> {
  return database.inTenant(caller.actor, async (tx) => {
    const { made } = await foundExport(tx, caller, journalExportID);
    refuseTakenBack(made);
    return offered(offer, caller.actor, made, document);
  });
}

/** The bytes of a file of an export as they were made; null where there is none. Throws where they are not those any more. */
export async function readJournalBytes(
  database: Database,
  actor: Actor,
  { journalExportID, document }: JournalWanted,
): Promise<Uint8Array | null> {
  const stored = await database.inTenant(actor, (tx) => readDocument(tx, actor.tenant, journalExportID, document));
  if (!stored) return null;
  refuseTakenBack(stored);
  const bytes = Buffer.from(stored.text, 'utf8');
  if (hashOf(bytes) !== stored.sha256) throw new AppError('INTERNAL', 'This file was changed since it was made.');
  return bytes;
}

/** Records that the books have an export, with what they call it. */
export const acceptJournalExport = (
  database: Database,
  caller: Caller,
  { journalExportID, reference }: { readonly journalExportID: number; readonly reference: string },
): Promise<JournalExport> => decide(database, caller, journalExportID, { state: 'accepted', reference });

/** Records that the books do not have an export: its transactions are free again. */
export const takeBackJournalExport = (
  database: Database,
  caller: Caller,
  { journalExportID, reason }: { readonly journalExportID: number; readonly reason: string },
): Promise<JournalExport> => decide(database, caller, journalExportID, { state: 'taken back', reason });

function decide(
  database: Database,
  caller: Caller,
  journalExportID: number,
  decision: Parameters<typeof decideExport>[3],
): Promise<JournalExport> {
  const { tenant } = caller.actor;
  return database.inTenant(caller.actor, async (tx) => {
    const { account } = await foundExport(tx, caller, journalExportID);
    refuseWriting(caller, account);
    await lockExports(tx, tenant, account.bankAccountID);
    // Again, for somebody may have decided it meanwhile.
    const { made } = await foundExport(tx, caller, journalExportID);
    refuseTakenBack(made);
    if (made.state === decision.state)
      throw new AppError('DECIDED_ALREADY', `${made.accepted?.by} has accepted this export already.`);
    await decideExport(tx, tenant, journalExportID, decision);
    return (await foundExport(tx, caller, journalExportID)).made;
  });
}

/** Its transactions are in another export or to be exported: books that had both would have them twice. */
function refuseTakenBack({ state }: { readonly state: string }): void {
  if (state === 'taken back')
    throw new AppError(
      'DECIDED_ALREADY',
      'This export was taken back: its transactions are in another one, or to be exported.',
    );
}

const offered = (
  offer: Offer<JournalWanted>,
  actor: Actor,
  { journalExportID, files }: JournalExport,
  document: JournalDocument,
): DownloadAddress =>
  offer(actor, { journalExportID, document }, { fileName: files[document].fileName, mediaType: 'text/csv' });

const changed = 'Something else is to be exported by now than was seen. Look at it again.';

const refused = (path: string, message: string, cause?: unknown): AppError =>
  new AppError('JOURNALS_REFUSED', message, { modelState: { [path]: [message] }, cause });

/** The database sums up again as it stores: a file that has changed its branch in between is refused. */
function changedMeanwhile(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === 'JE001') throw refused('digest', changed, error);
  throw error;
}
