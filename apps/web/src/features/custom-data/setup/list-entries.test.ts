import { describe, expect, it } from 'vitest';
import { entriesOf, type ListEntryItem, newNames, sentEntries, withEntries } from './list-entries.ts';

const entry = (id: number, name: string, parentID: number | null = null): ListEntryItem => ({ id, name, parentID });

describe('the choices of a list', () => {
  it('are edited in their order and sent in the new one, new ones without an id', () => {
    const values = [
      { customDataListValueID: 8, availableValue: 'Second', positionOrdinal: 2 },
      { customDataListValueID: 7, availableValue: 'First', positionOrdinal: 1 },
    ].map((value) => ({ ...value, customDataDefinitionID: 1, parentID: null, parentAvailableValue: null }));
    const entries = entriesOf(values);
    expect(entries.map(({ name }) => name)).toEqual(['First', 'Second']);
    expect(sentEntries([...entries, entry(-1, 'Third')])).toEqual([
      { customDataListValueID: 7, availableValue: 'First', parentID: null },
      { customDataListValueID: 8, availableValue: 'Second', parentID: null },
      { customDataListValueID: 0, availableValue: 'Third', parentID: null },
    ]);
  });

  it('of one parent value are exchanged, those of the others stay', () => {
    const all = [entry(1, 'Bell', 10), entry(2, 'Cache', 20), entry(3, 'Travis', 10)];
    const next = [entry(3, 'Travis', 10), entry(1, 'Bell', 10), entry(-1, 'Hays', 10)];
    expect(withEntries(all, 10, next).map(({ name }) => name)).toEqual(['Travis', 'Bell', 'Hays', 'Cache']);
    expect(withEntries(all, 20, []).map(({ name }) => name)).toEqual(['Bell', 'Travis']);
    expect(withEntries(all, 30, [entry(-2, 'Ada', 30)]).map(({ name }) => name)).toEqual([
      'Bell',
      'Cache',
      'Travis',
      'Ada',
    ]);
  });

  it('can be pasted: one a line, blanks and what is there already left out', () => {
    expect(newNames(' One \r\n\nTwo\ntwo\nTHREE\n', [{ name: 'three' }])).toEqual(['One', 'Two']);
  });
});
