import { dayCounts } from '@closewright/domain/dates';
import {
  chargedPeriods,
  dayOwners,
  dayRoundings,
  prorationLimits,
  prorationProblems,
  wordsOf,
} from '@closewright/domain/prorations';
import { field, record } from '../kit/index.ts';

/** What a closer writes of an item that buyer and seller share; columns of table `prorations` (domain.md §3). */
export const prorationFields = {
  label: field.requiredText({ label: 'Item', max: prorationLimits.name }),
  amount: field.money({ label: 'Amount of the period', min: 0 }),
  period: field.choice({ label: 'Charged', choices: wordsOf(chargedPeriods), max: 20 }),
  periodFrom: field.date({ label: 'From' }),
  periodTo: field.date({ label: 'To' }),
  isPaid: field.boolean({ label: 'Paid by the seller' }),
  estimatePercent: field.rate({ label: 'Estimate' }),
  dayCount: field.choice({ label: 'Days counted', choices: dayCounts, max: 20 }),
  closingDayBelongsTo: field.choice({ label: 'Closing day of', choices: wordsOf(dayOwners), max: 20 }),
  dailyDecimals: field.choice({ label: 'Rounding of a day', choices: wordsOf(dayRoundings), max: 20 }),
  actualAmount: field.money({ label: 'Real bill', min: 0 }),
  remarks: field.memo({ label: 'Remarks', max: prorationLimits.memo }),
} as const;

/** An item that buyer and seller share at closing: taxes, dues. */
export const prorationRecord = record({
  table: 'prorations',
  id: 'prorationID',
  of: 'orders',
  root: 'settlementID',
  order: 'sequence',
  noun: 'Proration',
  name: [['label']],
  fields: prorationFields,
  problems: prorationProblems,
  most: prorationLimits.prorations,
  read: 'readSettlementEntries',
  write: 'saveSettlement',
});
