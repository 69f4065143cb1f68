import { escrowItemKinds, escrowLimits, escrowPayers } from '@closewright/domain/escrow-account';
import { wordsOf } from '@closewright/domain/prorations';
import { field, record } from '../kit/index.ts';

/** What a closer writes of an item of the escrow account; columns of table `escrow_items` (domain.md §3). */
export const escrowItemFields = {
  label: field.requiredText({ label: 'Item', max: escrowLimits.name }),
  kind: field.choice({ label: 'Kind', choices: wordsOf(escrowItemKinds), max: 40 }),
  monthlyAmount: field.money({ label: 'Bill of every month', min: 0 }),
  monthsCollected: field.integer({ label: 'Months collected', min: 0, max: escrowLimits.monthsCollected }),
  payee: field.text({ label: 'Paid to', max: escrowLimits.name }),
  paidBy: field.choice({ label: 'Paid by', choices: wordsOf(escrowPayers), max: 20 }),
} as const;

/** What the servicer pays out of the escrow account: taxes, insurance. */
export const escrowItemRecord = record({
  table: 'escrow_items',
  id: 'escrowItemID',
  of: 'orders',
  root: 'settlementID',
  order: 'sequence',
  noun: 'Escrow item',
  name: [['label']],
  fields: escrowItemFields,
  most: escrowLimits.items,
  read: 'readSettlementEntries',
  write: 'saveSettlement',
});

/** A bill of an item in the first year of the account. */
export const escrowBillRecord = record({
  table: 'escrow_bills',
  id: 'escrowBillID',
  of: 'orders',
  parent: 'escrowItemID',
  order: 'sequence',
  noun: 'Escrow bill',
  fields: {
    dueDate: field.date({ label: 'Due' }),
    amount: field.money({ label: 'Amount', min: 0 }),
  },
  most: escrowLimits.billsOfItem,
  read: 'readSettlementEntries',
  write: 'saveSettlement',
});
