import {
  checkPrinterLimits,
  checkPrinterList,
  checkPrinterColumns as column,
} from '@closewright/domain/check-printing';
import { field, record } from '../kit/index.ts';

const offset = { min: -checkPrinterLimits.offset, max: checkPrinterLimits.offset };

/** A printer that checks are printed on, and how far off it prints. */
export const checkPrinterRecord = record({
  table: 'check_printers',
  id: 'checkPrinterID',
  of: 'tenant',
  noun: 'Check printer',
  name: [['name']],
  fields: {
    name: field.requiredText({ label: column.name, max: checkPrinterLimits.name }),
    right: field.requiredInteger({ label: column.right, ...offset }),
    down: field.requiredInteger({ label: column.down, ...offset }),
    inactive: field.boolean({ label: column.inactive }),
  },
  most: checkPrinterList.most,
  isVersioned: true,
  read: null,
});
