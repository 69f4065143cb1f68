import {
  lenderDefaultColumns as column,
  lenderDefaultList,
  lenderDefaultParts,
  lenderDefaultProblems,
} from '@closewright/domain/statement-presets';
import { field, pickFields, record } from '../kit/index.ts';
import { settlementFields } from '../settlement/index.ts';

/** What statements of the loans of a lender say again and again. */
export const lenderDefaultRecord = record({
  table: 'lender_defaults',
  id: 'lenderDefaultID',
  of: 'tenant',
  noun: 'Lender default',
  name: [['lenderName']],
  fields: {
    lenderName: field.requiredText({ label: column.lenderName, max: 120 }),
    ...pickFields(settlementFields, lenderDefaultParts),
    inactive: field.boolean({ label: column.inactive }),
  },
  problems: lenderDefaultProblems,
  most: lenderDefaultList.most,
  isVersioned: true,
  read: 'readConfiguration',
});
