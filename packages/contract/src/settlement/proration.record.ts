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

const item = 'Charge and period';
const days = 'Days';
const after = 'After closing';

/** What a closer writes of an item that buyer and seller share; columns of table `prorations` (domain.md §3). */
export const prorationFields = {
  label: field.requiredText({ label: 'Item', section: item, max: prorationLimits.name }),
  amount: field.money({ label: 'Amount of the period', section: item, min: 0 }),
  period: field.choice({ label: 'Charged', section: item, choices: wordsOf(chargedPeriods), max: 20 }),
  periodFrom: field.date({ label: 'From', section: item }),
  periodTo: field.date({ label: 'To', section: item }),
  isPaid: field.boolean({ label: 'Paid by the seller', section: item }),
  estimatePercent: field.rate({ label: 'Estimate', section: item }),
  dayCount: field.choice({ label: 'Days counted', section: days, choices: dayCounts, max: 20 }),
  closingDayBelongsTo: field.choice({ label: 'Closing day of', section: days, choices: wordsOf(dayOwners), max: 20 }),
  dailyDecimals: field.choice({ label: 'Rounding of a day', section: days, choices: wordsOf(dayRoundings), max: 20 }),
  actualAmount: field.money({ label: 'Real bill', section: after, min: 0 }),
  remarks: field.memo({ label: 'Remarks', section: after, max: prorationLimits.memo }),
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
