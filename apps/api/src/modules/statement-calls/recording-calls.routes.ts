import * as contract from '@closewright/contract/statement-calls';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';
import type { Deps } from './one-save.ts';
import {
  listRecordingFees,
  listTransferTaxes,
  saveRecordingFees,
  saveTransferTaxes,
} from './recording-calls.usecases.ts';

/** Recording fees and transfer taxes. */
export function recordingCallsRoutes(app: FastifyInstance, deps: Deps): void {
  const { database } = deps;
  implement(app, contract.listRecordingFees, ({ caller, params }) => listRecordingFees(database, caller, params));
  implement(app, contract.addRecordingFee, ({ caller, params, body: { version, document } }) =>
    saveRecordingFees(
      deps,
      caller,
      { ...params, version },
      { recordingDocuments: [{ ...document, recordingDocumentID: -1 }] },
    ),
  );
  implement(app, contract.saveRecordingFee, ({ caller, params, body: { version, document } }) =>
    saveRecordingFees(
      deps,
      caller,
      { ...params, version },
      { recordingDocuments: [{ ...document, recordingDocumentID: params.recordingDocumentID }] },
    ),
  );
  implement(app, contract.removeRecordingFees, ({ caller, params, body: { version, recordingDocumentIDs } }) =>
    saveRecordingFees(deps, caller, { ...params, version }, { removeRecordingDocuments: recordingDocumentIDs }),
  );
  implement(app, contract.listTransferTaxes, ({ caller, params }) => listTransferTaxes(database, caller, params));
  implement(app, contract.addTransferTax, ({ caller, params, body: { version, tax } }) =>
    saveTransferTaxes(deps, caller, { ...params, version }, { transferTaxes: [{ ...tax, transferTaxID: -1 }] }),
  );
  implement(app, contract.saveTransferTax, ({ caller, params, body: { version, tax } }) =>
    saveTransferTaxes(
      deps,
      caller,
      { ...params, version },
      { transferTaxes: [{ ...tax, transferTaxID: params.transferTaxID }] },
    ),
  );
  implement(app, contract.removeTransferTaxes, ({ caller, params, body: { version, transferTaxIDs } }) =>
    saveTransferTaxes(deps, caller, { ...params, version }, { removeTransferTaxes: transferTaxIDs }),
  );
}
