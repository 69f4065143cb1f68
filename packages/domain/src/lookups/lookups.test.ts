import { describe, expect, it } from 'vitest';
import {
  findItem,
  invalidLookupItem,
  isInRegions,
  itemName,
  type LookupItem,
  pseudoItems,
  storedText,
  visibleItems,
} from './index.ts';

const item = (id: number, regionID: number, more: Partial<LookupItem> = {}): LookupItem => ({
  id,
  name: `Item ${id}`,
  data: null,
  regionID,
  inactive: false,
  ...more,
});

const items = [
  item(1, 0),
  item(2, 5),
  item(3, 6),
  item(4, 5, { inactive: true }),
  item(5, 6, { regions: [5, 7] }),
  item(6, 0, { inactive: true }),
];
const ids = (list: readonly LookupItem[]) => list.map(({ id }) => id);

// holds core 3.20, core 6.16, blocks 3.27, blocks 5.24
describe('visible items (core.md §6)', () => {
  it.each([
    ['own region and the global one', { regionIDs: [5] }, [1, 2, 5]],
    ['no region: the global one', { regionIDs: [] }, [1]],
    ['several regions', { regionIDs: [5, 6] }, [1, 2, 3, 5]],
    ['an inactive item while selected', { regionIDs: [5], selectedIDs: [4] }, [1, 2, 4, 5]],
    ['an item of another region while selected', { regionIDs: [5], selectedIDs: [3] }, [1, 2, 3, 5]],
    ['inactive items when asked for', { regionIDs: [5], includeInactive: true }, [1, 2, 4, 5, 6]],
  ])('%s', (_name, scope, expected) => {
    expect(ids(visibleItems(items, scope))).toEqual(expected);
  });

  it('know an item of several regions', () => {
    expect(isInRegions({ regionID: 6, regions: [5, 7] }, [7])).toBe(true);
    expect(isInRegions({ regionID: 6, regions: [5, 7] }, [8])).toBe(false);
    expect(isInRegions({ regionID: 6, regions: [0] }, [])).toBe(true);
  });
});

describe('finding items', () => {
  const sets = { staff: [item(1, 0)], branches: [] };

  it.each([
    ['staff', 1, 'Item 1'],
    ['staff', null, ''],
    ['staff', 9, ''],
    ['branches', 1, ''],
    ['nothing', 1, 'Invalid lookupKey'],
    ['toString', 1, 'Invalid lookupKey'],
  ])('%s %j is called %j', (key, id, name) => {
    expect(itemName(sets, key, id)).toBe(name);
  });

  // holds core 8.9
  it('an unknown key gives id -1 (core.md §8)', () => {
    expect(findItem(sets, 'nothing', 1)).toBe(invalidLookupItem);
    expect(invalidLookupItem).toMatchObject({ id: -1, name: 'Invalid lookupKey' });
    expect(findItem(sets, 'staff', 9)).toBeNull();
  });

  it.each([
    ['closer_id', { kind: 'select', lookup: 'staff' }, 1, 'Item 1'],
    ['closer_id', { kind: 'select', lookup: 'staff' }, 9, '9'],
    ['loan_id', { kind: 'select', lookup: 'loansOfFile' }, 9, '9'],
    ['is_on', { kind: 'boolean' }, false, 'No'],
    ['sale_price_cents', undefined, 18_000_000, '180,000.00'],
  ])('in the audit %s, a value of %j, reads %j as %j', (column, field, value, text) => {
    const stored = { column, field: field && { ...field, isFact: false } };
    expect(storedText(value, stored, { staff: items }, (instant) => instant)).toBe(text);
  });

  // holds core 9.16, blocks 9.30
  it.each([
    ['nonConfiguredTasks', 0, 'Non-Configured Tasks'],
    ['noDepartment', 0, 'None'],
    ['noRole', 0, '[None]'],
    ['noCustomer', -1, 'None'],
  ] as const)('pseudo item %s (core.md §9)', (key, id, name) => {
    expect(pseudoItems[key]).toMatchObject({ id, name });
  });
});
