import { addendumLimits } from '@closewright/domain/addenda';
import { adjustmentKinds, adjustmentLimits, adjustmentProblems } from '@closewright/domain/adjustments';
import { wordsOf } from '@closewright/domain/prorations';
import { field, record } from '../kit/index.ts';

/** What a closer writes of a debit or credit that is not worked out; columns of table `adjustments` (domain.md §3). */
export const adjustmentFields = {
  kind: field.choice({ label: 'Kind', choices: wordsOf(adjustmentKinds), max: 30 }),
  label: field.text({ label: 'Description', max: adjustmentLimits.name }),
  buyerAmount: field.money({ label: 'Borrower', min: 0 }),
  sellerAmount: field.money({ label: 'Seller', min: 0 }),
  party: field.text({ label: 'Given or paid by another', max: adjustmentLimits.name }),
  /** What is printed beside the line; remarks stay in the office. */
  note: field.memo({ label: 'Note to the line', max: addendumLimits.note }),
  remarks: field.memo({ label: 'Remarks', max: adjustmentLimits.memo }),
} as const;

/** A debit or credit of the summaries K to N: personal property, a seller credit, rent. */
export const adjustmentRecord = record({
  table: 'adjustments',
  id: 'adjustmentID',
  of: 'orders',
  root: 'settlementID',
  order: 'sequence',
  noun: 'Debit or credit',
  name: [['label'], ['kind']],
  fields: adjustmentFields,
  problems: adjustmentProblems,
  most: adjustmentLimits.adjustments,
  read: 'readSettlementEntries',
  write: 'saveSettlement',
});
