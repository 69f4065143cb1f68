import type { DownloadAddress } from '@closewright/contract/kit';
import { type SettlementForm, settlementLists } from '@closewright/contract/settlement';
import { reckonedDocument } from '@closewright/domain/closing-file';
import { AppError } from '@closewright/domain/errors';
import { formsThatFit, formTitle, type StatementOnForms, statementOnForm } from '@closewright/domain/forms';
import type { Caller } from '../../platform/auth/caller.ts';
import type { PrintedForm } from '../../platform/pdf/index.ts';
import type { Actor, Database } from '../../platform/tenant/in-tenant.ts';
import { besideFile } from '../orders/file-work.usecases.ts';
import { readDocument } from '../orders/orders.queries.ts';
import { asOfToday, type StoredSettlement } from './settlement.queries.ts';
import { foundSettlement, hiddenLists, type StatementWanted } from './settlement.usecases.ts';
import { toldOfStatement } from './told-of-statement.ts';

/** A form of a statement. */
export interface FormWanted extends StatementWanted {
  readonly form: SettlementForm;
}

/** Where the PDF of a form may be fetched, by who may read the file and all that is in its statement. */
export function offerForm(
  database: Database,
  caller: Caller,
  { ordersID, loanID, form }: FormWanted,
  offer: (wanted: FormWanted, fileNumber: string) => DownloadAddress,
): Promise<DownloadAddress> {
  const action = 'readSettlementEntries';
  return besideFile({ database, caller, ordersID, action }, async (tx, file) => {
    file.refuse('readOrder');
    const stored = await foundSettlement(tx, file.place, loanID);
    for (const name of hiddenLists(stored, file.session)) file.refuse(settlementLists[name].record.read);
    requireForm(form, formsThatFit(asOnForms(stored, stored.hasSeller)));
    return offer({ ordersID, loanID: stored.loanID, form }, file.state.fileNumber);
  });
}

/** What decides on which forms a statement is drawn. */
export const asOnForms = (
  { settlementStatementType, loans, loanID }: Pick<StoredSettlement, 'settlementStatementType' | 'loans' | 'loanID'>,
  hasSeller: boolean,
): StatementOnForms => ({
  settlementStatementType,
  hasSeller,
  hasLoan: loans.some((loan) => loan.loanID === loanID),
});

/** Throws NOT_FOUND for a form that does not fit, as for one that is not there. */
function requireForm(form: SettlementForm, fitting: readonly SettlementForm[]): void {
  if (!fitting.includes(form)) throw new AppError('NOT_FOUND', `The statement of this file has no ${formTitle(form)}.`);
}

/** A form of a statement as it is stored: a draft. */
export function formOnPaper(
  database: Database,
  actor: Actor,
  { ordersID, loanID, form }: FormWanted,
): Promise<PrintedForm> {
  return database.inTenant(actor, async (tx) => {
    const place = { tenant: actor.tenant, ordersID };
    const stored = await foundSettlement(tx, place, loanID);
    const { hasSeller } = stored;
    requireForm(form, formsThatFit(asOnForms(stored, hasSeller)));
    const file = await readDocument(tx, actor, ordersID);
    const settlement = asOfToday(stored);
    const { fileNumber, updatedAt } = file.order;
    const told = await toldOfStatement(tx, actor.tenant, { file, settlement, issued: null });
    return {
      title: `${formTitle(form)} of file ${fileNumber}, draft`,
      author: actor.name,
      // Of what it is made of: the same statement of the same file gives the same bytes.
      createdAt: new Date(later(updatedAt, settlement.updatedAt)),
      footer: `File ${fileNumber} · Draft`,
      document: statementOnForm(form, reckonedDocument(settlement, hasSeller), told),
      isDraft: true,
    };
  });
}

/** The later one of two instants. */
const later = (one: string, other: string | null): string => (other !== null && other > one ? other : one);
