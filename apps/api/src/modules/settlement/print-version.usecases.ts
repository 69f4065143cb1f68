import type { DownloadAddress } from '@closewright/contract/kit';
import { type SettlementForm, settlementLists } from '@closewright/contract/settlement';
import { can } from '@closewright/domain/access';
import { figuresToKeep, formOfFile, reckonedDocument } from '@closewright/domain/closing-file';
import { AppError } from '@closewright/domain/errors';
import { formTitle } from '@closewright/domain/forms';
import type { Caller } from '../../platform/auth/caller.ts';
import { tenantZone } from '../../platform/clock/tenant-zone.ts';
import type { Paper } from '../../platform/pdf/index.ts';
import type { Actor, Database } from '../../platform/tenant/in-tenant.ts';
import { besideFile } from '../orders/file-work.usecases.ts';
import { asOfToday } from './settlement.queries.ts';
import { foundSettlement, hiddenLists, type StatementWanted } from './settlement.usecases.ts';
import { formsOfVersion } from './version-forms.usecases.ts';
import { type PrintedVersion, versionPaper } from './version-paper.ts';
import { formsPrinted } from './version-papers.queries.ts';
import { type StatementOfFile, type StoredVersion, versionOf } from './versions.queries.ts';
import { isAsKept, snapshotOf, statementOf } from './versions.usecases.ts';

/** What a version is printed as: a form of it, or the list of what it showed. */
export type PrintedAs = 'list' | SettlementForm;

/** What a print of a version is made of: plain data, so that a download can carry it along. */
export interface VersionPrint {
  readonly as: PrintedAs;
  readonly statement: StatementOfFile;
  readonly statementVersionID: number;
  readonly fileNumber: string;
  /** Whether the reader may read contacts. */
  readonly withContacts: boolean;
  /** IANA zone of the tenant. */
  readonly zone: string;
}

interface VersionWanted extends StatementWanted {
  readonly statementVersionID: number;
  /** Its own form where it is not said, or the list where it has none. */
  readonly as?: PrintedAs | undefined;
}

/**
 * Where the PDF of a version may be fetched, by who may read all that is in it. Of one that was changed since it was kept nothing is printed any more
 * but its list, which says so; what was printed of it before is what was kept, and is given out.
 */
export function offerVersion(
  database: Database,
  caller: Caller,
  { ordersID, loanID, statementVersionID, as }: VersionWanted,
  offer: (print: VersionPrint, version: StoredVersion) => DownloadAddress,
): Promise<DownloadAddress> {
  const action = 'readSettlementEntries';
  return besideFile({ database, caller, ordersID, action }, async (tx, file) => {
    const { loanID: ofLoan } = await foundSettlement(tx, file.place, loanID);
    const statement = await statementOf(tx, file, ofLoan);
    const version = await versionOf(tx, statement, statementVersionID);
    if (version === undefined) throw new AppError('NOT_FOUND', 'The statement has no such version.');
    const kept = { ...asOfToday(snapshotOf(version).settlement), regionID: file.state.regionID };
    for (const name of hiddenLists(kept, file.session)) file.refuse(settlementLists[name].record.read);
    const withContacts = can(file.session.access, 'readOrder').allowed;
    const isIntact = await isAsKept(tx, statement, version);
    const printed = (await formsPrinted(tx, file.place)).get(statementVersionID);
    const forms = isIntact ? formsOfVersion(version, snapshotOf(version), printed) : (printed ?? []);
    const printedAs = as ?? ((withContacts && isIntact && forms[0]) || 'list');
    if (printedAs !== 'list') {
      file.refuse('readOrder');
      // What is printed may hold what was taken out of the version since.
      if (!isIntact) for (const { record } of Object.values(settlementLists)) file.refuse(record.read);
      if (!forms.includes(printedAs)) throw noSuchForm(printedAs, isIntact);
    }
    const { fileNumber } = file.state;
    const zone = tenantZone(file.session);
    return offer({ as: printedAs, statement, statementVersionID, fileNumber, withContacts, zone }, version);
  });
}

const noSuchForm = (form: SettlementForm, isIntact: boolean) =>
  new AppError(
    'NOT_FOUND',
    isIntact
      ? `This version has no ${formTitle(form)}.`
      : `This version was changed since it was kept, and its ${formTitle(form)} was not printed before: it is not given out. Its list can be fetched, and says so.`,
  );

/** A version as a list of what it showed; null where it is there no more. */
export function versionAsList(
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
      figures: figures ?? figuresToKeep(reckonedDocument({ ...asOfToday(settlement), hasSeller }), form),
      isOfToday: figures === undefined,
    };
    return versionPaper(printed, { printedBy: actor.name, zone });
  });
}
