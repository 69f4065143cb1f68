import { record } from '../kit/index.ts';
import { branchFields } from './branch.fields.ts';
import { regionFields } from './region.fields.ts';

/** A region of the company. */
export const regionRecord = record({
  table: 'regions',
  id: 'regionID',
  of: 'tenant',
  noun: 'Region',
  name: [['description']],
  fields: regionFields,
  isVersioned: true,
  read: 'readConfiguration',
});

/** A branch of a region. */
export const branchRecord = record({
  table: 'branches',
  id: 'branchID',
  of: 'tenant',
  noun: 'Branch',
  name: [['name']],
  fields: branchFields,
  // Pools and templates name the branches that use them.
  others: ['file_number_pool_id', 'workflow_process_template_id'],
  isVersioned: true,
  read: 'readConfiguration',
});
