import { field, record } from '../kit/index.ts';
import { regionOrAll } from '../regions/index.ts';

const section = 'item';

/** An item of a lookup set. Its id is one of its set. */
export const lookupRecord = record({
  table: 'lookups',
  id: 'id',
  of: 'tenant',
  order: 'sequence',
  noun: 'Lookup item',
  name: [['name']],
  fields: {
    name: field.requiredText({ label: 'Name', section, max: 120 }),
    regionID: regionOrAll(section),
    inactive: field.boolean({ label: 'Inactive', section }),
  },
  facts: {},
  // Further regions are a list; what rules know an item by has no limit in its column.
  others: ['set_name', 'regions', 'data'],
  isVersioned: true,
  read: 'readConfiguration',
});
