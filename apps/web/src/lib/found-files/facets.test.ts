import { SearchKind } from '@closewright/domain/file-search';
import { describe, expect, it } from 'vitest';
import { type FacetedFile, facetsOf, narrowed, noneChosen } from './facets.ts';

const file = (
  ordersID: number,
  grades: FacetedFile['matches'][number]['grade'][],
  more: Partial<FacetedFile> = {},
) => ({
  ordersID,
  status: 1,
  branchID: 1,
  matches: grades.map((grade) => ({ kind: SearchKind.Buyer, grade, text: 'Jones' })),
  ...more,
});

const item = (id: number, name: string) => ({ id, name, data: null, regionID: 0, regions: [], inactive: false });
const lookups = { fileStatuses: [item(1, 'Open'), item(2, 'Closed')], branches: [item(1, 'Main Street')] };
const files = [
  file(1, ['exact']),
  file(2, ['contains', 'similar'], { status: 2 }),
  file(3, ['similar'], { matches: [{ kind: SearchKind.Address, grade: 'similar', text: '1 Oak St' }] }),
];
const ids = (found: typeof files) => found.map(({ ordersID }) => ordersID);

describe('facets', () => {
  // holds blocks 3.21
  it('count files, not matches, and leave out what no file has', () => {
    expect(facetsOf(files, lookups)).toEqual({
      grade: [
        { value: 'exact', label: 'Exact', count: 1 },
        { value: 'contains', label: 'Contains', count: 1 },
        { value: 'similar', label: 'Similar', count: 2 },
      ],
      kind: [
        { value: '1', label: 'Buyer', count: 2 },
        { value: '4', label: 'Address', count: 1 },
      ],
      status: [
        { value: '1', label: 'Open', count: 2 },
        { value: '2', label: 'Closed', count: 1 },
      ],
      branch: [{ value: '1', label: 'Main Street', count: 3 }],
    });
  });

  it('narrow by one of the values of each facet', () => {
    expect(ids(narrowed(files, noneChosen))).toEqual([1, 2, 3]);
    expect(ids(narrowed(files, { ...noneChosen, grade: ['similar'] }))).toEqual([2, 3]);
    expect(ids(narrowed(files, { ...noneChosen, grade: ['exact', 'similar'] }))).toEqual([1, 2, 3]);
    expect(ids(narrowed(files, { ...noneChosen, grade: ['similar'], status: ['2'] }))).toEqual([2]);
    expect(ids(narrowed(files, { ...noneChosen, branch: ['9'] }))).toEqual([]);
  });
});
