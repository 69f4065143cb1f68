import type { DownloadAddress } from '@closewright/contract/kit';
import type { DueWires, WireFile } from '@closewright/contract/wires';
import { AppError } from '@closewright/domain/errors';
import { meansOfFormat, type SendingMeans, type WireFileFormat, wireReference } from '@closewright/domain/wires';
import type { Transaction } from 'kysely';
import type { Caller } from '../../../platform/auth/caller.ts';
import { bankReason, refuseBank } from '../../../platform/auth/judge-bank.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { hashOf } from '../../../platform/documents/index.ts';
import type { Offer } from '../../../platform/downloads/index.ts';
import type { SecretBox } from '../../../platform/secrets/index.ts';
import { type Actor, nextIDs } from '../../../platform/tenant/in-tenant.ts';
import { todayOf } from '../../workflow/file-tasks.usecases.ts';
import { refusedWire } from './refused-wire.ts';
import { checksOf, readChecked, refuseLeaving } from './shown-wire.ts';
import {
  endWireFile,
  lockWireFiles,
  nextWireFileNumber,
  readSealedWireFile,
  readWireFile,
  readWireFiles,
  storeWireFile,
} from './wire-files.queries.ts';
import { storeSendings } from './wire-rows.queries.ts';
import { type DueSum, readDueSums, readDueWires, type StoredDue, type StoredWire } from './wires.queries.ts';
import { toldRegions, type WireDeps } from './wires-out.usecases.ts';
import { writtenAch } from './written-ach.ts';
import { writtenWires } from './written-file.ts';

/** What the bytes of a file are fetched by. */
export interface WireFileWanted {
  readonly wireFileID: number;
}

/** What files of wires are made and fetched with. */
export interface WireFileDeps extends WireDeps {
  readonly secrets: SecretBox;
  readonly offer: Offer<WireFileWanted>;
}

/** The trust accounts that the caller may know of, with what a file of each would hold now. */
export function listDueWires({ database, clock }: WireDeps, caller: Caller): Promise<DueWires[]> {
  const { tenant } = caller.actor;
  return database.inTenant(caller.actor, async (tx) => {
    const regions = await toldRegions(tx, caller);
    const today = todayOf(caller, clock.now());
    const accounts = await readDueSums(tx, { tenant, bankAccountIDs: [...regions.keys()], today });
    return accounts
      .filter(({ isClosed, wires, ach }) => !isClosed || wires.count + ach.count > 0)
      .map((account) => {
        const { regionID, isClosed: _isClosed, takesAch: _takesAch, wires, ach, ...told } = account;
        const reason = bankReason(caller.session, 'sendWires', regionID)?.text ?? null;
        const dueOf = (means: SendingMeans, { count, amount, digest }: DueSum) => ({
          ...{ due: { count, amount }, digest },
          obstacle: reason ?? dueProblem(account, means),
        });
        return { ...told, ...dueOf('wire', wires), ach: dueOf('ACH', ach) };
      });
  });
}

/** Makes the file of all wires of an account that are due, where those are what whoever asks has seen. */
export function makeWireFile(
  { database, clock, secrets, offer }: WireFileDeps,
  caller: Caller,
  asked: { readonly bankAccountID: number; readonly format: WireFileFormat; readonly digest: string },
): Promise<{ file: WireFile; download: DownloadAddress }> {
  const { actor } = caller;
  const { tenant } = actor;
  const { bankAccountID, format } = asked;
  return database.inTenant(actor, async (tx) => {
    await lockWireFiles(tx, tenant, bankAccountID);
    const today = todayOf(caller, clock.now());
    refuseBank(caller.session, 'sendWires', await foundRegion(tx, caller, bankAccountID));
    const [account] = await readDueSums(tx, { tenant, bankAccountIDs: [bankAccountID], today });
    if (account?.isClosed) throw new AppError('BANK_ACCOUNT_CLOSED');
    const means = meansOfFormat[format];
    const { wires, digest } = await readDueWires(tx, { tenant, bankAccountID, means, today });
    if (wires.length === 0) throw seenOtherwise('Nothing is due: somebody has made a file of it.');
    if (digest !== asked.digest) throw seenOtherwise('Others are due by now than were seen. Look at them again.');
    const on = await readChecked(tx, caller, clock.now(), wires);
    for (const wire of wires) refuseLeaving(checksOf(wire, on, null), wireReference(bankAccountID, wire, means));

    const number = await nextWireFileNumber(tx, tenant, bankAccountID);
    const writing = { tx, secrets, on, bankAccountID, number, today, wires };
    const { text, messageID, fileName, sent, ach } =
      format === 'NACHA' ? await writtenAch(writing) : await writtenWires(writing, format);
    const bytes = Buffer.from(text, 'utf8');
    const wireFileID = await nextIDs(tx, 'wire_file_id');
    const amount = wires.reduce((sum, wire) => sum + wire.amount, 0);
    await storeWireFile(tx, tenant, {
      ...{ wireFileID, bankAccountID, number, format, date: today, messageID, ach },
      ...{ fileName, count: wires.length, amount },
      ...{ bytes: bytes.length, sha256: hashOf(bytes), sealed: secrets.encrypt(text, placeOf(tenant, wireFileID)) },
    });
    const sendings = sent.flatMap(({ wire: { naming, ...wire }, uetr, trace }) =>
      naming === null
        ? []
        : [{ ...placeIn(wire), naming, amount: wire.amount, wireFileID, uetr, trace, bankReference: null }],
    );
    await storeSendings(tx, tenant, sendings).catch(refusedWire);
    const { file } = await foundFile(tx, caller, wireFileID);
    return { file, download: offered(offer, actor, file) };
  });
}

/** A page of the files of the accounts that the caller may know of. */
export function listWireFiles(
  { database }: WireDeps,
  caller: Caller,
  {
    bankAccountID,
    ...page
  }: { readonly bankAccountID?: number | undefined; readonly skip: number; readonly take: number },
): Promise<{ results: WireFile[]; totalRecords: number }> {
  return database.inTenant(caller.actor, async (tx) => {
    const all = [...(await toldRegions(tx, caller)).keys()];
    const bankAccountIDs = all.filter((id) => bankAccountID === undefined || id === bankAccountID);
    return readWireFiles(tx, { tenant: caller.actor.tenant, bankAccountIDs, ...page });
  });
}

/** Where the bytes of a file may be fetched. */
export function getWireFileDocument(
  { database, offer }: WireFileDeps,
  caller: Caller,
  wireFileID: number,
): Promise<DownloadAddress> {
  return database.inTenant(caller.actor, async (tx) => {
    const { file, regionID } = await foundFile(tx, caller, wireFileID);
    refuseBank(caller.session, 'sendWires', regionID);
    if (file.takenBack !== null) throw takenBackAlready();
    return offered(offer, caller.actor, file);
  });
}

/** Takes a file back that the bank did not load, with all of its wires. */
export function takeBackWireFile(
  { database }: WireDeps,
  caller: Caller,
  { wireFileID, reason }: { readonly wireFileID: number; readonly reason: string },
): Promise<WireFile> {
  const { tenant } = caller.actor;
  return database.inTenant(caller.actor, async (tx) => {
    const before = await foundFile(tx, caller, wireFileID);
    refuseBank(caller.session, 'sendWires', before.regionID);
    await lockWireFiles(tx, tenant, before.file.bankAccountID);
    // Again, for somebody may have taken it back meanwhile.
    const { takenBack } = (await foundFile(tx, caller, wireFileID)).file;
    if (takenBack !== null) throw new AppError('DECIDED_ALREADY', `${takenBack.by} has taken this file back already.`);
    await endWireFile(tx, tenant, wireFileID, reason).catch(refusedWire);
    return (await foundFile(tx, caller, wireFileID)).file;
  });
}

/** The bytes of a file as they were made; null where there is none. Throws where they are not those any more. */
export async function readWireFileBytes(
  { database, secrets }: Pick<WireFileDeps, 'database' | 'secrets'>,
  actor: Actor,
  { wireFileID }: WireFileWanted,
): Promise<Uint8Array | null> {
  const { tenant } = actor;
  const stored = await database.inTenant(actor, (tx) => readSealedWireFile(tx, tenant, wireFileID));
  if (!stored) return null;
  if (stored.takenBack !== null) throw takenBackAlready();
  const bytes = Buffer.from(secrets.decrypt(stored.sealed, placeOf(tenant, wireFileID)), 'utf8');
  if (hashOf(bytes) !== stored.sha256) throw new AppError('INTERNAL', 'This file was changed since it was made.');
  return bytes;
}

const mediaTypes = {
  ...{ 'pain.001': 'application/xml', CSV: 'text/csv' },
  NACHA: 'text/plain',
} as const satisfies Record<WireFileFormat, string>;

const placeIn = ({ bankAccountID, stripe, number }: Pick<StoredWire, 'bankAccountID' | 'stripe' | 'number'>) => ({
  ...{ bankAccountID, stripe, number },
});

async function foundRegion(tx: Transaction<DB>, caller: Caller, bankAccountID: number): Promise<number> {
  const regionID = (await toldRegions(tx, caller)).get(bankAccountID);
  if (regionID === undefined) throw new AppError('NOT_FOUND');
  return regionID;
}

async function foundFile(tx: Transaction<DB>, caller: Caller, wireFileID: number) {
  const file = await readWireFile(tx, caller.actor.tenant, wireFileID);
  if (!file) throw new AppError('NOT_FOUND');
  return { file, regionID: await foundRegion(tx, caller, file.bankAccountID) };
}

const placeOf = (tenant: string, row: number) => ({
  ...{ tenant, table: 'wire_files', column: 'content_encrypted', row },
});

const offered = (offer: Offer<WireFileWanted>, actor: Actor, { wireFileID, fileName, format }: WireFile) =>
  offer(actor, { wireFileID }, { fileName, mediaType: mediaTypes[format] });

function dueProblem({ isClosed, takesAch, wires, ach }: StoredDue, means: SendingMeans): string | null {
  if (isClosed) return 'This bank account is inactive or closed.';
  if (means === 'wire') return wires.count === 0 ? 'No wire is released.' : null;
  if (ach.count === 0) return 'No ACH payment is released.';
  return takesAch ? null : 'This bank account has no ACH setting. Enter it under Bank accounts.';
}

const takenBackAlready = () =>
  new AppError('DECIDED_ALREADY', 'This file was taken back: its wires are in another one, or to be released.');

const seenOtherwise = (words: string) => new AppError('CARRIED_ON', words, { modelState: { digest: [words] } });
