import { positivePayLimits } from '@closewright/domain/positive-pay';
import { field, record } from '../kit/index.ts';

/** How a bank wants to be told which checks it may pay. What its lines are made of is one value, as a schedule of rates is. */
export const positivePayLayoutRecord = record({
  table: 'positive_pay_layouts',
  id: 'positivePayLayoutID',
  of: 'tenant',
  noun: 'Positive pay layout',
  name: [['name']],
  fields: {
    name: field.requiredText({ label: 'Layout', max: positivePayLimits.name }),
    inactive: field.boolean({ label: 'Inactive' }),
  },
  others: ['layout'],
  untold: ['layout'],
  most: positivePayLimits.layouts,
  isVersioned: true,
  read: 'readBankAccounts',
});
