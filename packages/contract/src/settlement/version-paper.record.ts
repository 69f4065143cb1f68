import { formNames } from '@closewright/domain/forms';
import { field, record } from '../kit/index.ts';

/** A form of a version as it was printed first: which document of the file it is. It never changes. */
export const versionPaperRecord = record({
  table: 'version_papers',
  id: 'documentID',
  of: 'orders',
  noun: 'Printed form of a version',
  name: [['form']],
  fields: {},
  facts: { form: field.choice({ label: 'Form', choices: formNames, max: 30, required: true }) },
  others: ['statement_version_id'],
  untold: ['statement_version_id'],
  read: 'readSettlementEntries',
  staysBehind: 'A printed form is of a version, which stays behind.',
  notCopied: 'A printed form is of a version of its own closing.',
});
