import { bankFileLimits } from '@closewright/domain/bank-files';
import { field, record } from '../kit/index.ts';

/** How a bank writes its CSV files. What its columns say is one value, as a schedule of rates is. */
export const bankFileLayoutRecord = record({
  table: 'bank_file_layouts',
  id: 'bankFileLayoutID',
  of: 'tenant',
  noun: 'Bank file layout',
  name: [['name']],
  fields: {
    name: field.requiredText({ label: 'Layout', max: 60 }),
    inactive: field.boolean({ label: 'Inactive' }),
  },
  others: ['layout'],
  untold: ['layout'],
  most: bankFileLimits.layouts,
  isVersioned: true,
  read: 'readBankAccounts',
});
