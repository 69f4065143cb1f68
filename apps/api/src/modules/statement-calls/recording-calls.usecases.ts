import type { Settlement, SettlementChanges } from '@closewright/contract/settlement';
import { chargeFigureSchema } from '@closewright/contract/statement-calls';
import { recordingDocumentFigure, transferTaxFigure } from '@closewright/domain/government-charges';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { getSettlement, type StatementWanted } from '../settlement/settlement.usecases.ts';
import { type Changing, type Deps, saveThrough } from './one-save.ts';

const feesOf = ({ loanID, version, recordingDocuments }: Settlement) => ({
  loanID,
  version,
  recordingDocuments,
  figures: recordingDocuments.map((row) => ({
    recordingDocumentID: row.recordingDocumentID,
    figure: chargeFigureSchema.parse(recordingDocumentFigure(row)),
  })),
});

function taxesOf({ loanID, version, transferTaxes, loans, salePrice }: Settlement) {
  const loanAmount = loans.find((loan) => loan.loanID === loanID)?.amount ?? null;
  return {
    loanID,
    version,
    transferTaxes,
    figures: transferTaxes.map((row) => ({
      transferTaxID: row.transferTaxID,
      figure: chargeFigureSchema.parse(transferTaxFigure(row, { salePrice, loanAmount })),
    })),
  };
}

type Documents = Pick<SettlementChanges, 'recordingDocuments' | 'removeRecordingDocuments'>;
type Taxes = Pick<SettlementChanges, 'transferTaxes' | 'removeTransferTaxes'>;

/** The documents to record, and what each costs. */
export const listRecordingFees = async (database: Database, caller: Caller, wanted: StatementWanted) =>
  feesOf(await getSettlement(database, caller, wanted));

/** Adds, changes or deletes documents to record. */
export const saveRecordingFees = async (deps: Deps, caller: Caller, wanted: Changing, changes: Documents) =>
  feesOf(
    await saveThrough(deps, caller, wanted, changes, {
      'recordingDocuments.0': 'document',
      removeRecordingDocuments: 'recordingDocumentIDs',
    }),
  );

/** The taxes on the transfer and the mortgage, and what each comes to. */
export const listTransferTaxes = async (database: Database, caller: Caller, wanted: StatementWanted) =>
  taxesOf(await getSettlement(database, caller, wanted));

/** Adds, changes or deletes taxes. */
export const saveTransferTaxes = async (deps: Deps, caller: Caller, wanted: Changing, changes: Taxes) =>
  taxesOf(
    await saveThrough(deps, caller, wanted, changes, {
      'transferTaxes.0': 'tax',
      removeTransferTaxes: 'transferTaxIDs',
    }),
  );
