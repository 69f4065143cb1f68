import { describe, expect, it } from 'vitest';
import { placeOfUser } from './place-of-user.ts';

const branch = (id: number, regionID: number, inactive = false) => ({ id, regionID, inactive });
const regions = [
  { regionID: 1, isDefault: false },
  { regionID: 2, isDefault: true },
];

describe('where a new file belongs', () => {
  it.each<[string, Parameters<typeof placeOfUser>, ReturnType<typeof placeOfUser>]>([
    ['the branch of the user', [11, regions, [branch(10, 1), branch(11, 1)]], { regionID: 1, branchID: 11 }],
    ['not one that is inactive', [11, regions, [branch(11, 1, true), branch(20, 2)]], { regionID: 2, branchID: 20 }],
    ['not one of a region the user has not', [31, regions, [branch(31, 3)]], { regionID: 2, branchID: null }],
    [
      'the only branch of the default region',
      [null, regions, [branch(10, 1), branch(20, 2)]],
      { regionID: 2, branchID: 20 },
    ],
    [
      'no branch where there are several',
      [null, regions, [branch(20, 2), branch(21, 2)]],
      { regionID: 2, branchID: null },
    ],
    [
      'the first region where none is the default',
      [null, [{ regionID: 5, isDefault: false }], []],
      { regionID: 5, branchID: null },
    ],
    ['nowhere without regions', [null, [], []], { regionID: null, branchID: null }],
  ])('%s', (_, given, expected) => {
    expect(placeOfUser(...given)).toEqual(expected);
  });
});
