import type { DownloadAddress } from '@closewright/contract/kit';
import { type SettlementForm, settlementLists } from '@closewright/contract/settlement';
import { type ReckonedStatement, reckonedDocument } from '@closewright/domain/closing-file';
import { AppError } from '@closewright/domain/errors';
import {
  type FormDocument,
  formsThatFit,
  formTitle,
  type StatementOnForms,
  statementOnForm,
  type ToldOfFile,
} from '@closewright/domain/forms';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { PrintedForm } from '../../platform/pdf/index.ts';
import type { Actor, Database } from '../../platform/tenant/in-tenant.ts';
import { besideFile, type VisibleFile } from '../orders/file-work.usecases.ts';
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
  return besideFile({ database, caller, ordersID }, async (tx, file) => {
    const stored = await wholeStatement(tx, file, loanID);
    requireForm(form, formsThatFit(asOnForms(stored, stored.hasSeller)));
    return offer({ ordersID, loanID: stored.loanID, form }, file.state.fileNumber);
  });
}

/** A statement as it is stored, for who may read the file and all that is in it. */
export async function wholeStatement(
  tx: Transaction<DB>,
  { place, session, refuse }: VisibleFile,
  loanID: number,
): Promise<StoredSettlement> {
  refuse('readOrder');
  refuse('readSettlementEntries');
  const stored = await foundSettlement(tx, place, loanID);
  for (const name of hiddenLists(stored, session)) refuse(settlementLists[name].record.read);
  return stored;
}

/** What of a stored statement decides on its forms. */
export type AsOnForms = Pick<StoredSettlement, 'settlementStatementType' | 'loans' | 'loanID'>;

/** What decides on which forms a statement is drawn. */
export const asOnForms = (
  { settlementStatementType, loans, loanID }: AsOnForms,
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
    const { known, told, onForms, changedAt } = await statementToDraw(tx, actor, { ordersID, loanID });
    requireForm(form, formsThatFit(onForms));
    return draftOnPaper(statementOnForm(form, known, told), { of: formTitle(form), actor, told, changedAt });
  });
}

/** What the forms of a statement are drawn of. */
interface StatementToDraw {
  readonly known: ReckonedStatement;
  readonly told: ToldOfFile;
  readonly onForms: StatementOnForms;
  /** When the file, or its statement, was changed last. */
  readonly changedAt: string;
}

/** A statement as it is stored, with all that its forms tell. */
export async function statementToDraw(
  tx: Transaction<DB>,
  actor: Actor,
  { ordersID, loanID }: StatementWanted,
): Promise<StatementToDraw> {
  const place = { tenant: actor.tenant, ordersID };
  const stored = await foundSettlement(tx, place, loanID);
  const { hasSeller } = stored;
  const file = await readDocument(tx, actor, ordersID);
  const settlement = asOfToday(stored);
  return {
    known: reckonedDocument({ ...settlement, hasSeller }),
    told: await toldOfStatement(tx, actor.tenant, { file, settlement, issued: null }),
    onForms: asOnForms(stored, hasSeller),
    changedAt: later(file.order.updatedAt, settlement.updatedAt),
  };
}

interface Draft extends Pick<StatementToDraw, 'told' | 'changedAt'> {
  /** What the form is called. */
  readonly of: string;
  /** Who prints it. */
  readonly actor: Actor;
}

/** A form as a draft: it says so, and has neither version nor day of issue. */
export const draftOnPaper = (
  document: FormDocument,
  { of, actor, told: { fileNumber }, changedAt }: Draft,
): PrintedForm => ({
  title: `${of} of file ${fileNumber}, draft`,
  author: actor.name,
  // Of what it is made of: the same statement of the same file gives the same bytes.
  createdAt: new Date(changedAt),
  footer: `File ${fileNumber} · Draft`,
  document,
  isDraft: true,
});

/** The later one of two instants. */
export const later = (one: string, other: string | null): string => (other !== null && other > one ? other : one);
