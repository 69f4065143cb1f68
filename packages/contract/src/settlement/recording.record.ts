import {
  governmentLimits,
  recordedAs,
  recordingDocumentProblems,
  taxBases,
  taxLevels,
  taxMethods,
  transferTaxProblems,
} from '@closewright/domain/government-charges';
import { field, record } from '../kit/index.ts';

const rateVersion = field.text({ label: 'Version of the rates', max: 80 });

/** What a document keeps of the schedule it is charged by. */
const recordingTermFields = {
  rateVersion,
  baseFee: field.money({ label: 'Fee of the document', min: 0 }),
  pagesIncluded: field.integer({ label: 'Pages included', min: 0, max: governmentLimits.pages }),
  pageFee: field.money({ label: 'Each further page', min: 0 }),
  namesIncluded: field.integer({ label: 'Names included', min: 0, max: governmentLimits.names }),
  nameFee: field.money({ label: 'Each further name', min: 0 }),
  surcharges: field.money({ label: 'Surcharges', min: 0 }),
} as const;

/** What a closer writes of a document to record; columns of table `recording_documents` (domain.md §3). */
export const recordingDocumentFields = {
  label: field.requiredText({ label: 'Document', max: governmentLimits.name }),
  kind: field.choice({ label: 'Recorded as', choices: recordedAs, max: 20 }),
  pages: field.integer({ label: 'Pages', min: 1, max: governmentLimits.pages }),
  names: field.integer({ label: 'Names', min: 0, max: governmentLimits.names }),
  fee: field.money({ label: 'Fee', min: 0 }),
  ...recordingTermFields,
  borrowerPart: field.rate({ label: 'Part of the borrower' }),
  remarks: field.memo({ label: 'Remarks', max: governmentLimits.memo }),
} as const;

/** A document that the closing records. */
export const recordingDocumentRecord = record({
  table: 'recording_documents',
  id: 'recordingDocumentID',
  of: 'orders',
  root: 'settlementID',
  order: 'sequence',
  noun: 'Recording document',
  name: [['label']],
  fields: recordingDocumentFields,
  problems: recordingDocumentProblems,
  most: governmentLimits.documents,
  read: 'readSettlementEntries',
  write: 'editRecordingFees',
});

/** What a closer writes of a tax on the transfer or the mortgage; columns of table `transfer_taxes`. */
export const transferTaxFields = {
  label: field.requiredText({ label: 'Tax', max: governmentLimits.name }),
  payee: field.text({ label: 'Paid to', max: governmentLimits.name }),
  level: field.choice({ label: 'Tax of', choices: taxLevels, max: 20 }),
  method: field.choice({ label: 'Reckoned by', choices: taxMethods, max: 20 }),
  reckonedOn: field.choice({ label: 'Reckoned on', choices: taxBases, max: 20 }),
  baseAmount: field.money({ label: 'Own amount', min: 0 }),
  freeAmount: field.money({ label: 'Free of the tax', min: 0 }),
  rate: field.rate({ label: 'Rate' }),
  unit: field.money({ label: 'Unit', min: 0 }),
  unitAmount: field.money({ label: 'For each unit', min: 0 }),
  flatAmount: field.money({ label: 'Flat amount', min: 0 }),
  tiers: field.text({ label: 'Tiers', max: governmentLimits.tiers }),
  rateVersion,
  isExempt: field.boolean({ label: 'Exempt' }),
  exemption: field.text({ label: 'Exemption', max: governmentLimits.name }),
  borrowerPart: field.rate({ label: 'Part of the borrower' }),
  remarks: field.memo({ label: 'Remarks', max: governmentLimits.memo }),
} as const;

/** A tax on the transfer or the mortgage. */
export const transferTaxRecord = record({
  table: 'transfer_taxes',
  id: 'transferTaxID',
  of: 'orders',
  root: 'settlementID',
  order: 'sequence',
  noun: 'Transfer tax',
  name: [['label']],
  fields: transferTaxFields,
  problems: transferTaxProblems,
  most: governmentLimits.taxes,
  read: 'readSettlementEntries',
  write: 'editTransferTaxes',
});
