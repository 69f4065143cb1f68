import { addendumCopies, addendumLimits, addendumProblems } from '@closewright/domain/addenda';
import { field, record } from '../kit/index.ts';

/** What a closer writes of an addendum; columns of table `addenda` (domain.md §3). */
export const addendumFields = {
  title: field.requiredText({ label: 'Title', max: addendumLimits.title }),
  copies: field.choice({ label: 'Prints with', choices: addendumCopies, max: 20 }),
  body: field.memo({ label: 'Text', max: addendumLimits.body }),
} as const;

/** A page of a statement that its form has no place for. */
export const addendumRecord = record({
  table: 'addenda',
  id: 'addendumID',
  of: 'orders',
  root: 'settlementID',
  order: 'sequence',
  noun: 'Addendum',
  name: [['title']],
  fields: addendumFields,
  problems: addendumProblems,
  most: addendumLimits.addenda,
  read: 'readSettlementEntries',
  write: 'saveSettlement',
});

/** What a line is made of where an addendum itemizes it: its parts are, in sum, the line. */
const partFields = {
  label: field.requiredText({ label: 'Part', max: addendumLimits.name }),
  payee: field.text({ label: 'Payee of the part', max: addendumLimits.name }),
  amount: field.money({ label: 'Amount' }),
} as const;

const part = {
  of: 'orders',
  order: 'sequence',
  name: [['label']],
  fields: partFields,
  most: addendumLimits.parts,
  read: 'readSettlementEntries',
  write: 'saveSettlement',
} as const;

/** A part of a fee. */
export const feePartRecord = record({
  ...part,
  table: 'fee_parts',
  id: 'feePartID',
  parent: 'feeID',
  noun: 'Part of a fee',
});

/** A part of a debit or credit. */
export const adjustmentPartRecord = record({
  ...part,
  table: 'adjustment_parts',
  id: 'adjustmentPartID',
  parent: 'adjustmentID',
  noun: 'Part of a debit or credit',
});
