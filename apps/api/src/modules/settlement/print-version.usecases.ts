import type { DownloadAddress } from '@closewright/contract/kit';
import { settlementLists } from '@closewright/contract/settlement';
import { can } from '@closewright/domain/access';
import { figuresToKeep, formOfFile, reckonedDocument } from '@closewright/domain/closing-file';
import { AppError } from '@closewright/domain/errors';
import type { Caller } from '../../platform/auth/caller.ts';
import { tenantZone } from '../../platform/clock/tenant-zone.ts';
import type { Paper } from '../../platform/pdf/index.ts';
import type { Actor, Database } from '../../platform/tenant/in-tenant.ts';
import { besideFile } from '../orders/file-work.usecases.ts';
import { foundSettlement, hiddenLists, type StatementWanted } from './settlement.usecases.ts';
import { type PrintedVersion, versionPaper } from './version-paper.ts';
import { type StatementOfFile, type StoredVersion, versionOf } from './versions.queries.ts';
import { asOfToday, isAsKept, snapshotOf, statementOf } from './versions.usecases.ts';

/** What a print of a version is made of: plain data, so that a download can carry it along. */
export interface VersionPrint {
  readonly statement: StatementOfFile;
  readonly statementVersionID: number;
  readonly fileNumber: string;
  /** Whether the reader may read contacts. */
  readonly withContacts: boolean;
  /** IANA zone of the tenant. */
  readonly zone: string;
}

/** Where the PDF of a version may be fetched, by who may read all that is in it. */
export function offerVersion(
  database: Database,
  caller: Caller,
  { ordersID, loanID, statementVersionID }: StatementWanted & { statementVersionID: number },
  offer: (print: VersionPrint, version: StoredVersion) => DownloadAddress,
): Promise<DownloadAddress> {
  const action = 'readSettlementEntries';
  return besideFile({ database, caller, ordersID, action }, async (tx, file) => {
    const { loanID: own } = await foundSettlement(tx, file.place, loanID);
    const statement = await statementOf(tx, file, own);
    const version = await versionOf(tx, statement, statementVersionID);
    if (version === undefined) throw new AppError('NOT_FOUND', 'The statement has no such version.');
    const kept = { ...asOfToday(snapshotOf(version).settlement), regionID: file.state.regionID };
    for (const name of hiddenLists(kept, file.session)) file.refuse(settlementLists[name].record.read);
    const withContacts = can(file.session.access, 'readOrder').allowed;
    const { fileNumber } = file.state;
    const zone = tenantZone(file.session);
    return offer({ statement, statementVersionID, fileNumber, withContacts, zone }, version);
  });
}

/** A version on paper; null where it is there no more. */
export function versionOnPaper(
  database: Database,
  actor: Actor,
  { statement, statementVersionID, fileNumber, withContacts, zone }: VersionPrint,
): Promise<Paper | null> {
  return database.inTenant(actor, async (tx) => {
    const version = await versionOf(tx, statement, statementVersionID);
    if (version === undefined) return null;
    const { hasSeller, head, settlement, figures } = snapshotOf(version);
    const form = formOfFile(settlement.settlementStatementType);
    const printed: PrintedVersion = {
      version,
      fileNumber,
      head: head && (withContacts ? head : { ...head, contacts: [] }),
      form,
      isIntact: await isAsKept(tx, statement, version),
      figures: figures ?? figuresToKeep(reckonedDocument(asOfToday(settlement), hasSeller), form),
      isOfToday: figures === undefined,
    };
    return versionPaper(printed, { printedBy: actor.name, zone });
  });
}
