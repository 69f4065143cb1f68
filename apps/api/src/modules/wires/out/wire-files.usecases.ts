import { randomUUID } from 'node:crypto';
import type { DownloadAddress } from '@closewright/contract/kit';
import type { DueWires, WireFile } from '@closewright/contract/wires';
import { AppError } from '@closewright/domain/errors';
import {
  type WireFileContent,
  type WireFileFormat,
  wireFileProblems,
  wireReference,
  writePain001,
  writeWireCsv,
} from '@closewright/domain/wires';
import type { Transaction } from 'kysely';
import type { Caller } from '../../../platform/auth/caller.ts';
import { bankReason, refuseBank } from '../../../platform/auth/judge-bank.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { hashOf } from '../../../platform/documents/index.ts';
import type { Offer } from '../../../platform/downloads/index.ts';
import { openAccountNumber, type SecretBox } from '../../../platform/secrets/index.ts';
import { type Actor, nextIDs } from '../../../platform/tenant/in-tenant.ts';
import { todayOf } from '../../workflow/file-tasks.usecases.ts';
import { openAccount } from '../payees/payees.queries.ts';
import { refusedWire } from './refused-wire.ts';
import { type CheckedOn, checksOf, instructionsOf, readChecked, refuseLeaving } from './shown-wire.ts';
import {
  endWireFile,
  lockWireFiles,
  nextWireFileNumber,
  readDebtor,
  readSealedWireFile,
  readWireFile,
  readWireFiles,
  storeWireFile,
} from './wire-files.queries.ts';
import { storeSendings } from './wire-rows.queries.ts';
import { readDueSums, readDueWires, type StoredDue, type StoredWire } from './wires.queries.ts';
import { toldRegions, type WireDeps } from './wires-out.usecases.ts';

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
      .filter(({ isClosed, count }) => !isClosed || count > 0)
      .map((account) => {
        const { regionID, isClosed: _isClosed, count, amount, ...told } = account;
        const reason = bankReason(caller.session, 'sendWires', regionID)?.text ?? null;
        return { ...told, due: { count, amount }, obstacle: reason ?? dueProblem(account) };
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
    const { wires, digest } = await readDueWires(tx, { tenant, bankAccountID, today });
    if (wires.length === 0) throw seenOtherwise('Nothing is due: somebody has made a file of it.');
    if (digest !== asked.digest) throw seenOtherwise('Other wires are due by now than were seen. Look at them again.');
    const on = await readChecked(tx, caller, clock.now(), wires);
    for (const wire of wires) refuseLeaving(checksOf(wire, on, null), wireReference(bankAccountID, wire));

    const number = await nextWireFileNumber(tx, tenant, bankAccountID);
    const sent = wires.map((wire) => ({ wire, uetr: randomUUID() }));
    const content = {
      messageID: `W${bankAccountID}-${today.replaceAll('-', '')}-${number}`,
      ...{ createdAt: clock.now().toISOString(), requestedOn: today },
      debtor: await openedDebtor(tx, secrets, tenant, bankAccountID),
      wires: sent.flatMap(({ wire, uetr }) => openedWire(secrets, on, wire, uetr)),
    };
    const text = written(content, format);
    const bytes = Buffer.from(text, 'utf8');
    const wireFileID = await nextIDs(tx, 'wire_file_id');
    const amount = wires.reduce((sum, wire) => sum + wire.amount, 0);
    await storeWireFile(tx, tenant, {
      ...{ wireFileID, bankAccountID, number, format, date: today, messageID: content.messageID },
      ...{ fileName: `Wires ${content.messageID}.${extensions[format]}`, count: wires.length, amount },
      ...{ bytes: bytes.length, sha256: hashOf(bytes), sealed: secrets.encrypt(text, placeOf(tenant, wireFileID)) },
    });
    const sendings = sent.flatMap(({ wire: { naming, ...wire }, uetr }) =>
      naming === null ? [] : [{ ...placeIn(wire), naming, amount: wire.amount, wireFileID, uetr, bankReference: null }],
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

const extensions = { 'pain.001': 'xml', CSV: 'csv' } as const satisfies Record<WireFileFormat, string>;
const mediaTypes = { 'pain.001': 'application/xml', CSV: 'text/csv' } as const satisfies Record<WireFileFormat, string>;

function written(content: WireFileContent, format: WireFileFormat): string {
  const problems = wireFileProblems(content, format);
  const [first] = problems;
  if (first) {
    const named = ({ reference, words }: typeof first) => `${reference === null ? '' : `Wire ${reference}: `}${words}.`;
    throw new AppError('WIRE_BLOCKED', named(first), {
      modelState: Object.fromEntries(
        problems.map((problem) => [
          `${problem.reference === null ? '' : `wires.${problem.reference}.`}${problem.path}`,
          [named(problem)],
        ]),
      ),
    });
  }
  return format === 'CSV' ? writeWireCsv(content) : writePain001(content);
}

/** The number of the account leaves its seal here, for the file alone. */
async function openedDebtor(
  tx: Transaction<DB>,
  secrets: SecretBox,
  tenant: string,
  bankAccountID: number,
): Promise<WireFileContent['debtor']> {
  const { account_title, bank_name, routing_number, ...sealed } = await readDebtor(tx, tenant, bankAccountID);
  const accountNumber = openAccountNumber(secrets, { tenant, table: 'bank_accounts', row: bankAccountID }, sealed);
  const names = { name: account_title, bankName: bank_name, routingNumber: routing_number };
  return { ...names, accountNumber, address: null };
}

/** A wire as the bank is told it, with the number of the account that it goes to. */
function openedWire(secrets: SecretBox, on: CheckedOn, wire: StoredWire, uetr: string): WireFileContent['wires'] {
  const instructions = instructionsOf(on, wire);
  if (!instructions) return [];
  const accountNumber = openAccount(secrets, on.caller.actor.tenant, instructions);
  const reference = wireReference(wire.bankAccountID, wire);
  const destination = { ...instructions, accountNumber };
  return [{ reference, uetr, amount: wire.amount, destination, remittance: wire.fileNumber }];
}

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

const dueProblem = ({ isClosed, count }: StoredDue): string | null =>
  isClosed ? 'This bank account is inactive or closed.' : count === 0 ? 'No wire is released.' : null;

const takenBackAlready = () =>
  new AppError('DECIDED_ALREADY', 'This file was taken back: its wires are in another one, or to be released.');

const seenOtherwise = (words: string) => new AppError('CARRIED_ON', words, { modelState: { digest: [words] } });
