import { dayCounts } from '@closewright/domain/dates';
import {
  chargedPeriods,
  prorationDefaultColumns as column,
  dayOwners,
  dayRoundings,
  paidWhens,
  prorationDefaultList,
  prorationDefaultProblems,
  prorationLimits,
  wordsOf,
} from '@closewright/domain/prorations';
import { field, line, record } from '../kit/index.ts';
import { regionOrAll } from '../regions/region.fields.ts';

/** What the office does with prorations of a state. */
export const prorationDefaultRecord = record({
  table: 'proration_defaults',
  id: 'prorationDefaultID',
  of: 'tenant',
  noun: 'Proration default',
  name: [['state', 'label']],
  fields: {
    state: {
      ...field.requiredText({ label: column.state, max: 2 }),
      schema: line().regex(/^[A-Z]{2}$/, 'A state is two capital letters'),
    },
    regionID: regionOrAll,
    label: field.text({ label: column.label, max: prorationLimits.name }),
    period: field.choice({ label: column.period, choices: wordsOf(chargedPeriods), max: 20 }),
    paidWhen: field.choice({ label: column.paidWhen, choices: paidWhens, max: 20 }),
    estimatePercent: field.rate({ label: column.estimatePercent }),
    dayCount: field.choice({ label: column.dayCount, choices: dayCounts, max: 20 }),
    closingDayBelongsTo: field.choice({ label: column.closingDayBelongsTo, choices: wordsOf(dayOwners), max: 20 }),
    dailyDecimals: field.choice({ label: column.dailyDecimals, choices: wordsOf(dayRoundings), max: 20 }),
    inactive: field.boolean({ label: column.inactive }),
  },
  problems: prorationDefaultProblems,
  most: prorationDefaultList.most,
  isVersioned: true,
  read: 'readConfiguration',
});
