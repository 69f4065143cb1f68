import { field, record } from '../kit/index.ts';
import { regionOrAll } from '../regions/index.ts';

/** An item of a lookup set. Its id is one of its set. */
export const lookupRecord = record({
  table: 'lookups',
  id: 'id',
  of: 'tenant',
  order: 'sequence',
  noun: 'Lookup item',
  name: [['name']],
  fields: {
    name: field.requiredText({ label: 'Name', max: 120 }),
    regionID: regionOrAll,
    inactive: field.boolean({ label: 'Inactive' }),
  },
  // Further regions are a list; what rules know an item by has no limit in its column.
  others: ['set_name', 'regions', 'data'],
  isVersioned: true,
  read: 'readConfiguration',
});
