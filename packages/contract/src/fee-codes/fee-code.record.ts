import {
  feeCodeColumns as column,
  feeCodeList,
  feeKindWords,
  feeLimits,
  payeeProblems,
  payeeRules,
  toleranceWords,
} from '@closewright/domain/fees';
import { wordsOf } from '@closewright/domain/prorations';
import { feeSections } from '@closewright/domain/settlement';
import { field, line, record } from '../kit/index.ts';

/** A fee as the office charges it again and again. */
export const feeCodeRecord = record({
  table: 'fee_codes',
  id: 'feeCodeID',
  of: 'tenant',
  noun: 'Fee code',
  name: [['code'], ['label']],
  fields: {
    code: {
      ...field.requiredText({ label: column.code, max: feeLimits.code }),
      schema: line()
        .min(1, { error: 'Code is required', abort: true })
        .max(feeLimits.code)
        .regex(/^[\dA-Za-z][\w./-]*$/, 'A code is letters, digits, . / _ and -, without blanks'),
    },
    label: field.requiredText({ label: column.label, max: feeLimits.name }),
    section: field.choice({ label: column.section, choices: wordsOf(feeSections), max: 1 }),
    kind: field.choice({ label: column.kind, choices: wordsOf(feeKindWords), max: 40 }),
    payeeRule: field.choice({ label: column.payeeRule, choices: payeeRules, max: 20 }),
    payeeName: field.text({ label: column.payeeName, max: feeLimits.name }),
    bucket: field.choice({ label: column.bucket, choices: wordsOf(toleranceWords), max: 20 }),
    isFinanceCharge: field.boolean({ label: column.isFinanceCharge }),
    isOptional: field.boolean({ label: column.isOptional }),
    inactive: field.boolean({ label: column.inactive }),
  },
  problems: payeeProblems,
  most: feeCodeList.most,
  others: ['code_key'],
  isVersioned: true,
  read: 'readConfiguration',
});
