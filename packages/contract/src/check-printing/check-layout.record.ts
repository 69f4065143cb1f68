import {
  checkLayoutLimits,
  checkLayoutList,
  checkLayoutProblems,
  checkPlaces,
  checkLayoutColumns as column,
} from '@closewright/domain/check-printing';
import { field, record } from '../kit/index.ts';

/** How checks are printed on the paper that the office has. */
export const checkLayoutRecord = record({
  table: 'check_layouts',
  id: 'checkLayoutID',
  of: 'tenant',
  noun: 'Check layout',
  name: [['name']],
  fields: {
    name: field.requiredText({ label: column.name, max: checkLayoutLimits.name }),
    place: field.choice({ label: column.place, choices: checkPlaces, max: 20, required: true }),
    isBlankPaper: field.boolean({ label: column.isBlankPaper }),
    printsMicr: field.boolean({ label: column.printsMicr }),
    secondSignatureFrom: field.money({ label: column.secondSignatureFrom, min: 0 }),
    voidAfterDays: field.integer({ label: column.voidAfterDays, min: 1, max: checkLayoutLimits.days }),
    inactive: field.boolean({ label: column.inactive }),
  },
  problems: checkLayoutProblems,
  most: checkLayoutList.most,
  isVersioned: true,
  read: null,
});
