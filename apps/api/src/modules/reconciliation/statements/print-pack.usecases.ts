import type { DownloadAddress } from '@closewright/contract/kit';
import { AppError } from '@closewright/domain/errors';
import type { ReconciliationPack } from '@closewright/domain/reconciliation';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import { hashOf } from '../../../platform/documents/index.ts';
import type { Offer } from '../../../platform/downloads/index.ts';
import type { Printer } from '../../../platform/pdf/index.ts';
import type { Actor, Database } from '../../../platform/tenant/in-tenant.ts';
import { readWaiting } from '../matching/waiting.usecases.ts';
import { readTrustAccounts } from './accounts.queries.ts';
import { officeOf, type PackOffice, packOf } from './pack.usecases.ts';
import { packPaper } from './pack-paper.ts';
import { readPack, readReconciliation } from './reconciliations.queries.ts';
import { foundReconciliation } from './reconciliations.usecases.ts';
import { foundTrustAccount } from './trust-accounts.usecases.ts';

/** What packs are printed with. */
interface PackDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly printer: Printer;
}

/** Which pack is fetched. */
export interface PackWanted {
  readonly reconciliationID: number;
}

/** Which day is printed as it stands. */
export interface DraftWanted extends Omit<PackOffice, 'tenant'> {
  readonly bankAccountID: number;
  readonly date: string;
}

/** Where the pack of a reconciliation may be fetched. */
export function keptPack(
  database: Database,
  caller: Caller,
  reconciliationID: number,
  offer: Offer<PackWanted>,
): Promise<DownloadAddress> {
  return database.inTenant(caller.actor, async (tx) => {
    const { row } = await foundReconciliation(tx, caller, reconciliationID);
    const fileName = named(`Reconciliation ${row.reconciliationDate} ${row.name}`);
    return offer(caller.actor, { reconciliationID }, { fileName, mediaType: 'application/pdf' });
  });
}

/** Where a day may be fetched as it stands. */
export function draftPack(
  database: Database,
  caller: Caller,
  { bankAccountID, date }: { readonly bankAccountID: number; readonly date: string },
  offer: Offer<DraftWanted>,
): Promise<DownloadAddress> {
  return database.inTenant(caller.actor, async (tx) => {
    const { name } = await foundTrustAccount(tx, caller, bankAccountID);
    const { office, zone } = officeOf(caller);
    const file = { fileName: named(`Draft reconciliation ${date} ${name}`), mediaType: 'application/pdf' };
    return offer(caller.actor, { bankAccountID, date, office, zone }, file);
  });
}

/** The PDF of a pack as it was kept, with who signed it since; null where there is none. Throws where the pack is not that of its hash any more. */
export async function pdfOfPack(
  { database, printer }: PackDeps,
  actor: Actor,
  { reconciliationID }: PackWanted,
): Promise<Uint8Array | null> {
  const stored = await database.inTenant(actor, async (tx) => {
    const pack = await readPack(tx, actor.tenant, reconciliationID);
    const reconciliation = await readReconciliation(tx, actor.tenant, reconciliationID);
    return pack && reconciliation && { ...pack, row: reconciliation.row };
  });
  if (!stored) return null;
  if (hashOf(Buffer.from(stored.pack)) !== stored.sha256)
    throw new AppError('INTERNAL', 'This pack was changed since it was finalized: it is not shown.');
  // What has the hash was made by `reconciliationPack`.
  const pack = JSON.parse(stored.pack) as ReconciliationPack;
  return printer.pack(packPaper(pack, { signed: stored.row }), actor.tenant);
}

/** The PDF of a day as it stands; null where its account is gone. */
export async function pdfOfDraft(
  { database, printer, clock }: PackDeps,
  actor: Actor,
  { bankAccountID, date, ...office }: DraftWanted,
): Promise<Uint8Array | null> {
  const pack = await database.inTenant(actor, async (tx) => {
    const [account] = await readTrustAccounts(tx, actor.tenant, bankAccountID);
    if (!account) return null;
    const waiting = await readWaiting(tx, { tenant: actor.tenant, bankAccountID: account.bankAccountID }, date);
    return packOf(tx, { tenant: actor.tenant, ...office }, { account, date, waiting });
  });
  return pack && printer.pack(packPaper(pack, { drawn: clock.now(), by: actor.name }), actor.tenant);
}

/** The name of a file; what a bank account may be called and a file may not is a blank. */
const named = (words: string): string => `${words.replaceAll(/[|*?\\:<>/$"]/g, ' ')}.pdf`;
