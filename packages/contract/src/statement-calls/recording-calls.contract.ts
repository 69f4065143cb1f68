import { z } from 'zod';
import { endpoint, idSchema } from '../kit/index.ts';
import { recordingDocumentRecord, settlementParams, settlementSchema, transferTaxRecord } from '../settlement/index.ts';
import { explainedSchema, figureOf } from './figure.schema.ts';
import { ofStatement, rowsToRemove, saveErrors, seen, tag, typed } from './statement-part.ts';

const feesPath = '/api/orders/:ordersID/settlements/:loanID/recording-fees';
const taxesPath = '/api/orders/:ordersID/settlements/:loanID/transfer-taxes';
const mayRead = { kind: 'action', action: 'readSettlementEntries' } as const;

/** What a document or a tax costs, and what each side bears of it. */
export const chargeFigureSchema = figureOf({
  amount: explainedSchema,
  borrower: explainedSchema,
  seller: explainedSchema,
});

/** The documents to record, and what each costs. */
export const recordingFeePartSchema = ofStatement.extend({
  ...settlementSchema.pick({ recordingDocuments: true }).shape,
  figures: z.array(z.object({ recordingDocumentID: idSchema, figure: chargeFigureSchema })).readonly(),
});

/** The taxes on the transfer and the mortgage, and what each comes to. */
export const transferTaxPartSchema = ofStatement.extend({
  ...settlementSchema.pick({ transferTaxes: true }).shape,
  figures: z.array(z.object({ transferTaxID: idSchema, figure: chargeFigureSchema })).readonly(),
});

export const listRecordingFees = endpoint({
  name: 'listRecordingFees',
  method: 'GET',
  path: feesPath,
  summary: 'The documents to record, and what each costs.',
  tag,
  params: settlementParams,
  result: recordingFeePartSchema,
  access: mayRead,
  errors: ['NOT_FOUND'],
});

export const addRecordingFee = endpoint({
  name: 'addRecordingFee',
  method: 'POST',
  path: feesPath,
  summary: 'Adds a document to record.',
  tag,
  params: settlementParams,
  body: z.strictObject({ ...seen, document: typed(recordingDocumentRecord.fields) }),
  result: recordingFeePartSchema,
  access: { kind: 'action', action: 'editRecordingFees' },
  errors: saveErrors,
  audits: ['settlements', 'recording_documents'],
});

export const saveRecordingFee = endpoint({
  name: 'saveRecordingFee',
  method: 'PATCH',
  path: `${feesPath}/:recordingDocumentID`,
  summary: 'Saves what changed on a document to record.',
  tag,
  params: settlementParams.extend({ recordingDocumentID: z.coerce.number().pipe(idSchema) }),
  body: z.strictObject({
    ...seen,
    document: typed(recordingDocumentRecord.fields),
  }),
  result: recordingFeePartSchema,
  access: { kind: 'action', action: 'editRecordingFees' },
  errors: saveErrors,
  idempotent: false,
  audits: ['settlements', 'recording_documents'],
});

export const removeRecordingFees = endpoint({
  name: 'removeRecordingFees',
  method: 'POST',
  path: `${feesPath}/remove`,
  summary: 'Deletes documents to record, all or none.',
  tag,
  params: settlementParams,
  body: z.strictObject({ ...seen, recordingDocumentIDs: rowsToRemove }),
  result: recordingFeePartSchema,
  access: { kind: 'action', action: 'editRecordingFees' },
  errors: saveErrors,
  audits: ['settlements', 'recording_documents'],
});

export const listTransferTaxes = endpoint({
  name: 'listTransferTaxes',
  method: 'GET',
  path: taxesPath,
  summary: 'The taxes on the transfer and the mortgage, and what each comes to.',
  tag,
  params: settlementParams,
  result: transferTaxPartSchema,
  access: mayRead,
  errors: ['NOT_FOUND'],
});

export const addTransferTax = endpoint({
  name: 'addTransferTax',
  method: 'POST',
  path: taxesPath,
  summary: 'Adds a tax.',
  tag,
  params: settlementParams,
  body: z.strictObject({ ...seen, tax: typed(transferTaxRecord.fields) }),
  result: transferTaxPartSchema,
  access: { kind: 'action', action: 'editTransferTaxes' },
  errors: saveErrors,
  audits: ['settlements', 'transfer_taxes'],
});

export const saveTransferTax = endpoint({
  name: 'saveTransferTax',
  method: 'PATCH',
  path: `${taxesPath}/:transferTaxID`,
  summary: 'Saves what changed on a tax.',
  tag,
  params: settlementParams.extend({ transferTaxID: z.coerce.number().pipe(idSchema) }),
  body: z.strictObject({ ...seen, tax: typed(transferTaxRecord.fields) }),
  result: transferTaxPartSchema,
  access: { kind: 'action', action: 'editTransferTaxes' },
  errors: saveErrors,
  idempotent: false,
  audits: ['settlements', 'transfer_taxes'],
});

export const removeTransferTaxes = endpoint({
  name: 'removeTransferTaxes',
  method: 'POST',
  path: `${taxesPath}/remove`,
  summary: 'Deletes taxes, all or none.',
  tag,
  params: settlementParams,
  body: z.strictObject({ ...seen, transferTaxIDs: rowsToRemove }),
  result: transferTaxPartSchema,
  access: { kind: 'action', action: 'editTransferTaxes' },
  errors: saveErrors,
  audits: ['settlements', 'transfer_taxes'],
});
