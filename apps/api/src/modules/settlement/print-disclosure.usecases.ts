import type { DownloadAddress } from '@closewright/contract/kit';
import { settlementLists } from '@closewright/contract/settlement';
import { formOfFile, reckonedDocument } from '@closewright/domain/closing-file';
import { AppError } from '@closewright/domain/errors';
import { closingDisclosure, toldOfFile } from '@closewright/domain/forms';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { PrintedForm } from '../../platform/pdf/index.ts';
import type { FilePlace } from '../../platform/records/index.ts';
import type { Actor, Database } from '../../platform/tenant/in-tenant.ts';
import { besideFile } from '../orders/file-work.usecases.ts';
import { readDocument } from '../orders/orders.queries.ts';
import { loanTypeNames, type StoredSettlement } from './settlement.queries.ts';
import { foundSettlement, hiddenLists, type StatementWanted } from './settlement.usecases.ts';
import { isWithSeller } from './versions.queries.ts';
import { asOfToday } from './versions.usecases.ts';

/** Where the PDF of a closing disclosure may be fetched, by who may read the file and all that is in its statement. */
export function offerClosingDisclosure(
  database: Database,
  caller: Caller,
  { ordersID, loanID }: StatementWanted,
  offer: (statement: StatementWanted, fileNumber: string) => DownloadAddress,
): Promise<DownloadAddress> {
  const action = 'readSettlementEntries';
  return besideFile({ database, caller, ordersID, action }, async (tx, file) => {
    file.refuse('readOrder');
    const stored = await statementOnForm(tx, file.place, loanID);
    for (const name of hiddenLists(stored, file.session)) file.refuse(settlementLists[name].record.read);
    return offer({ ordersID, loanID: stored.loanID }, file.state.fileNumber);
  });
}

/** A statement on the form of a closing disclosure. Throws NOT_FOUND for one that is on another form, as for one that is not there. */
async function statementOnForm(tx: Transaction<DB>, place: FilePlace, loanID: number): Promise<StoredSettlement> {
  const stored = await foundSettlement(tx, place, loanID);
  if (formOfFile(stored.settlementStatementType) !== 'CDF')
    throw new AppError('NOT_FOUND', 'The statement of this file is on another form: it has no closing disclosure.');
  return stored;
}

/** The closing disclosure of a statement as it is stored. */
export function closingDisclosureOnPaper(
  database: Database,
  actor: Actor,
  { ordersID, loanID }: StatementWanted,
): Promise<PrintedForm> {
  return database.inTenant(actor, async (tx) => {
    const place = { tenant: actor.tenant, ordersID };
    const stored = await statementOnForm(tx, place, loanID);
    const file = await readDocument(tx, actor, ordersID);
    const loanTypes = await loanTypeNames(tx, actor.tenant);
    const settlement = { ...asOfToday(stored), kindOfOrder: file.order.kindOfOrder };
    const { statement } = settlement;
    const told = toldOfFile(
      file,
      { ...settlement, stated: statement, statedOfLoan: statement },
      { issued: null, propertyValue: null },
      (loanTypeID) => loanTypes.get(loanTypeID) ?? null,
    );
    const { fileNumber, updatedAt } = file.order;
    return {
      title: `Closing disclosure of file ${fileNumber}, draft`,
      author: actor.name,
      // Of what it is made of: the same statement of the same file gives the same bytes.
      createdAt: new Date(later(updatedAt, settlement.updatedAt)),
      footer: `File ${fileNumber} · Draft`,
      document: closingDisclosure(reckonedDocument(settlement, await isWithSeller(tx, place)), told),
      isDraft: true,
    };
  });
}

/** The later one of two instants. */
const later = (one: string, other: string | null): string => (other !== null && other > one ? other : one);
