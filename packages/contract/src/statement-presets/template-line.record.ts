import { feeLimits, payeeRules } from '@closewright/domain/fees';
import { chargedPeriods, paidWhens, wordsOf } from '@closewright/domain/prorations';
import {
  templateLineColumns as column,
  templatedFeeParts,
  templateLineList,
  templateLineProblems,
  templateParts,
} from '@closewright/domain/statement-presets';
import { field, pickFields, record } from '../kit/index.ts';
import { feeFields } from '../settlement/index.ts';

/** A line that statements made from a template begin with. */
export const templateLineRecord = record({
  table: 'settlement_template_lines',
  id: 'templateLineID',
  of: 'tenant',
  noun: 'Template line',
  name: [['label']],
  fields: {
    settlementTemplateID: field.select({ label: column.settlementTemplateID, lookup: 'settlementTemplates' }),
    part: field.choice({ label: column.part, choices: templateParts, max: 20 }),
    label: feeFields.label,
    ...pickFields(feeFields, templatedFeeParts),
    payeeRule: field.choice({ label: column.payeeRule, choices: payeeRules, max: 20 }),
    payeeName: field.text({ label: column.payeeName, max: feeLimits.name }),
    period: field.choice({ label: column.period, choices: wordsOf(chargedPeriods), max: 20 }),
    paidWhen: field.choice({ label: column.paidWhen, choices: paidWhens, max: 20 }),
    inactive: field.boolean({ label: column.inactive }),
  },
  problems: templateLineProblems,
  most: templateLineList.most,
  isVersioned: true,
  read: 'readConfiguration',
});
