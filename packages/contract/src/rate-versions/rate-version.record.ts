import { rateVersionLimits } from '@closewright/domain/rate-versions';
import { field, record } from '../kit/index.ts';

/** A version of a schedule or manual of an office: once published it is never changed. */
export const rateVersionRecord = record({
  table: 'rate_versions',
  id: 'rateVersionID',
  of: 'tenant',
  noun: 'Version of rates',
  name: [['label']],
  fields: {
    kind: field.requiredText({ label: 'Kind', max: 20 }),
    code: field.requiredText({ label: 'Code', max: rateVersionLimits.code }),
    number: field.requiredInteger({ label: 'Number', min: 1, max: 100_000 }),
    label: field.requiredText({ label: 'Name', max: rateVersionLimits.name }),
    state: field.requiredText({ label: 'State', max: 2, min: 2 }),
    county: field.text({ label: 'County', max: 80 }),
    source: field.requiredText({ label: 'Source', max: 300 }),
    status: field.requiredText({ label: 'Status', max: 20 }),
    effectiveFrom: field.date({ label: 'In force from' }),
    hash: field.requiredText({ label: 'Hash', max: 64 }),
  },
  others: ['content'],
  untold: ['content'],
  most: rateVersionLimits.versions,
  isVersioned: true,
  read: 'readConfiguration',
});
