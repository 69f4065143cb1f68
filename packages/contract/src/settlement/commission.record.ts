import {
  commissionAgreements,
  commissionBases,
  commissionLimits,
  commissionPayeeProblems,
  commissionPayers,
  commissionProblems,
  commissionTierProblems,
} from '@closewright/domain/commissions';
import { field, record } from '../kit/index.ts';

/** What a closer writes of the commission of a side; columns of table `commissions` (domain.md §3). */
export const commissionFields = {
  label: field.requiredText({ label: 'Side', max: commissionLimits.name }),
  paidBy: field.choice({ label: 'Paid by', choices: commissionPayers, max: 20 }),
  agreedAs: field.choice({ label: 'Agreed as', choices: commissionAgreements, max: 20 }),
  reckonedOn: field.choice({ label: 'Reckoned on', choices: commissionBases, max: 40 }),
  concessions: field.money({ label: 'Concessions', min: 0 }),
  baseAmount: field.money({ label: 'Own amount', min: 0 }),
  rate: field.rate({ label: 'Rate' }),
  flatAmount: field.money({ label: 'Flat amount', min: 0 }),
  bonus: field.money({ label: 'Bonus', min: 0 }),
  depositHeld: field.money({ label: 'Deposit held', min: 0 }),
  referralPayee: field.text({ label: 'Referral to', max: commissionLimits.name }),
  referralRate: field.rate({ label: 'Referral rate' }),
  remarks: field.memo({ label: 'Remarks', max: commissionLimits.memo }),
} as const;

/** The commission of a side of the sale. */
export const commissionRecord = record({
  table: 'commissions',
  id: 'commissionID',
  of: 'orders',
  root: 'settlementID',
  order: 'sequence',
  noun: 'Commission',
  name: [['label']],
  fields: commissionFields,
  problems: commissionProblems,
  most: commissionLimits.commissions,
  read: 'readSettlementEntries',
  write: 'saveSettlement',
});

/** Who gets a part of a commission. */
export const commissionPayeeRecord = record({
  table: 'commission_payees',
  id: 'commissionPayeeID',
  of: 'orders',
  parent: 'commissionID',
  order: 'sequence',
  noun: 'Commission payee',
  name: [['payee']],
  fields: {
    payee: field.requiredText({ label: 'Payee', max: commissionLimits.name }),
    part: field.rate({ label: 'Part' }),
    holdsDeposit: field.boolean({ label: 'Holds deposit' }),
  },
  problems: commissionPayeeProblems,
  most: commissionLimits.payees,
  read: 'readSettlementEntries',
  write: 'saveSettlement',
});

/** The percent of a part of the price; the last one has no end. */
export const commissionTierRecord = record({
  table: 'commission_tiers',
  id: 'commissionTierID',
  of: 'orders',
  parent: 'commissionID',
  order: 'sequence',
  noun: 'Commission tier',
  fields: {
    upTo: field.money({ label: 'Up to', min: 0 }),
    rate: field.rate({ label: 'Rate' }),
  },
  problems: commissionTierProblems,
  most: commissionLimits.tiers,
  read: 'readSettlementEntries',
  write: 'saveSettlement',
});
