import { poolLimits } from '@closewright/domain/orders';
import { field, line, record } from '../kit/index.ts';

const { maxPrefix, maxNumber, maxWidth } = poolLimits;

/** A pool that branches take file numbers from. */
export const fileNumberPoolRecord = record({
  table: 'file_number_pools',
  id: 'poolID',
  of: 'tenant',
  noun: 'Pool of file numbers',
  name: [['name']],
  fields: {
    name: field.requiredText({ label: 'Name', max: 80 }),
    // It may be empty, but it is never unknown.
    prefix: {
      ...field.text({ label: 'Prefix', max: maxPrefix }),
      required: true,
      schema: line().max(maxPrefix),
    },
    nextNumber: field.requiredInteger({ label: 'Next number', min: 1, max: maxNumber }),
    width: field.requiredInteger({ label: 'Digits', min: 1, max: maxWidth }),
    inactive: field.boolean({ label: 'Inactive' }),
  },
  others: ['prefix_key'],
  isVersioned: true,
  read: 'readConfiguration',
});
