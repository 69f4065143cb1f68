import { describe, expect, it } from 'vitest';
import type { LookupItem } from '../lookups/index.ts';
import {
  canAddItems,
  canDeactivate,
  canRename,
  isPseudoItem,
  type LookupChange,
  type LookupSetName,
  lookupChangeErrors,
  lookupMessages,
  lookupSetNames,
  lookupSetRule,
} from './index.ts';

const item = (id: number, more: Partial<LookupItem> = {}): LookupItem => ({
  id,
  name: `Item ${id}`,
  data: null,
  regionID: 0,
  inactive: false,
  ...more,
});

describe('lookup sets (core.md §3)', () => {
  // holds core 3.20
  it('are all there, under the names of the spec', () => {
    const named =
      'staff branches underwriters roles states counties locations orderServices titleCompanies biRoles propertyLayouts timeTrackingCategories timeTrackingAccountCodes';
    expect(lookupSetNames).toEqual(expect.arrayContaining(named.split(' ')));
  });

  it.each<[LookupSetName, boolean, boolean]>([
    ['underwriters', true, true],
    ['orderKinds', false, true],
    ['states', false, true],
    ['fileStatuses', false, false],
    ['staff', false, false],
  ])('%s: items can be added %s, made inactive %s', (set, add, deactivate) => {
    expect([canAddItems(set), canDeactivate(set)]).toEqual([add, deactivate]);
  });

  it.each<[LookupSetName, number, boolean]>([
    ['underwriters', 1, true],
    ['roles', 15, false],
    ['roles', 100, true],
    ['roles', 0, false],
    ['orderKinds', 1, false],
  ])('%s item %i can be renamed: %s', (set, id, expected) => {
    expect(canRename(set, id)).toBe(expected);
  });

  it('know their pseudo items, which can not be edited (core.md §9)', () => {
    expect(lookupSetRule('roles').pseudo).toMatchObject({ id: 0, name: '[None]' });
    expect(lookupSetRule('departments').pseudo).toMatchObject({ id: 0, name: 'None' });
    expect(lookupSetRule('customers').pseudo).toMatchObject({ id: -1, name: 'None' });
    expect([isPseudoItem('roles', 0), isPseudoItem('customers', -1), isPseudoItem('roles', 1)]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('changes of an item', () => {
  const { pseudo, table, noAdding, noRenaming, noDeactivating, nameRequired, nameTaken, noData, unknownData } =
    lookupMessages;

  it.each<[string, LookupSetName, LookupItem | null, LookupChange, Record<string, string>]>([
    ['a new item', 'underwriters', null, { name: 'Ficus Title' }, {}],
    ['a new item without a name', 'underwriters', null, { name: ' ' }, { name: nameRequired }],
    ['a new item of a fixed list', 'orderKinds', null, { name: 'New' }, { '': noAdding }],
    ['an item of a table', 'staff', item(1), { name: 'New' }, { '': table }],
    ['the pseudo item', 'roles', item(0), { name: 'Nobody' }, { '': pseudo }],
    ['another name', 'underwriters', item(1), { name: 'New' }, {}],
    ['the same name', 'orderKinds', item(1), { name: 'Item 1', inactive: true }, {}],
    ['a name of the product', 'roles', item(15), { name: 'Purchaser' }, { name: noRenaming }],
    ['a name that is taken, in other letters', 'underwriters', item(1), { name: 'TAKEN' }, { name: nameTaken }],
    ['a blank name', 'underwriters', item(1), { name: '' }, { name: nameRequired }],
    ['making a status inactive', 'fileStatuses', item(1), { inactive: true }, { inactive: noDeactivating }],
    ['data where there is none', 'underwriters', item(1), { data: 'x' }, { data: noData }],
    ['data of the product', 'states', item(1, { data: 'TX' }), { data: 'TT' }, { data: noData }],
    ['unchanged data', 'states', item(1, { data: 'TX' }), { data: 'TX' }, {}],
    ['a choice', 'orderServices', item(1, { data: 'full' }), { data: 'none' }, {}],
    ['no choice', 'orderServices', item(1, { data: 'full' }), { data: 'half' }, { data: unknownData }],
    ['regions of a global item', 'underwriters', item(1), { regions: [2] }, { regions: lookupMessages.globalRegions }],
    ['regions of a regional item', 'underwriters', item(1), { regionID: 1, regions: [2] }, {}],
    [
      'a regional item made global',
      'underwriters',
      item(1, { regionID: 1, regions: [2] }),
      { regionID: 0 },
      { regions: lookupMessages.globalRegions },
    ],
  ])('%s', (_name, set, stored, change, expected) => {
    expect(lookupChangeErrors(set, stored, change, ['Taken'])).toEqual(expected);
  });
});
